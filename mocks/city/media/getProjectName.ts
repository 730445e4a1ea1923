const SITE_NAMES = [
  '滨江大道',
  '江南大道',
  '市民中心',
  '奥体中心',
  '钱塘江岸',
  '星光大道',
  '地铁西兴站',
  '科技馆',
];
const THEMES = [
  '节日问候',
  '交通提示',
  '城市形象',
  '公益宣传',
  '天气预警',
  '活动预告',
  '停车引导',
  '夜游推荐',
];

/** Returns the project name. Every location has every theme once before a name gets a number. */
export function getProjectName(i: number): string {
  const name = `${SITE_NAMES[i % SITE_NAMES.length]} ${THEMES[(i + Math.floor(i / SITE_NAMES.length)) % THEMES.length]}`;
  const round = Math.floor(i / (SITE_NAMES.length * THEMES.length));
  return round === 0 ? name : `${name} ${round + 1}`;
}
