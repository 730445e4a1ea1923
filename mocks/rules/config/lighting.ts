/** The visible states of a lamp, with the colour of the marker. */
export const LAMP_STATUSES = [
  { status: 'lit', title: { en: 'Lit', zh: '亮灯' }, color: '#2e9e5b' },
  { status: 'dimmed', title: { en: 'Dimmed', zh: '调光' }, color: '#1f8f86' },
  { status: 'off', title: { en: 'Off', zh: '灭灯' }, color: '#56796a' },
  { status: 'fault', title: { en: 'Fault', zh: '故障' }, color: '#d4323f' },
  { status: 'offline', title: { en: 'Offline', zh: '离线' }, color: '#77868d' },
  { status: 'unknown', title: { en: 'Unknown', zh: '未知' }, color: '#3f7ee0' },
];

/** Strategies by light sensor. */
export const LUMEN_SETTINGS = { enabled: true, maximum: 500, interval: 60 };

/** The sensors that measure light. */
export const LUMEN_TYPES = [
  {
    key: 'onPole',
    title: { en: 'Light sensor on a pole', zh: '灯杆光照传感器' },
    model: 'sses',
    maximum: 65_535,
  },
  {
    key: 'inHub',
    title: { en: 'Light input of a data collector', zh: '数据采集器光照输入' },
    model: 'sssap',
    maximum: 2_000,
  },
];

/** Strategies by presence sensor. */
export const PRESENCE_SETTINGS = { enabled: true, hold: 60 };
