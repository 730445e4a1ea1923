/** Models that can be bound to a gateway, and those whose firmware can be upgraded. @see ASSET-04, DEVICE-05 */
const GATEWAY_CAPABLE_MODELS = ['ssslc', 'ssads', 'sssap'];
const UPGRADABLE_MODELS = ['ssslc', 'ssads', 'ssgw'];

/** The models with a screen of their own, in the order of the sidebars. @see SHELL-17 */
const OFFERED_MODELS = [
  {
    model: 'sspole',
    type: 'POLE',
    title: { en: 'Smart poles', zh: '智慧灯杆' },
    kind: 'structure',
  },
  {
    model: 'ssgw',
    type: 'GATEWAY',
    title: { en: 'Smart gateways', zh: '智能网关' },
    kind: 'network',
  },
  {
    model: 'ssslc',
    type: 'CONTROLLER',
    title: { en: 'Single-lamp controllers', zh: '单灯控制器' },
    kind: 'lighting',
  },
  { model: 'sscam', type: 'DEVICE', title: { en: 'Cameras', zh: '摄像机' }, kind: 'video' },
  {
    model: 'ssads',
    type: 'SCREEN',
    title: { en: 'LED displays', zh: 'LED 信息屏' },
    kind: 'display',
  },
  {
    model: 'sssap',
    type: 'SENSOR',
    title: { en: 'Data collectors', zh: '数据采集器' },
    kind: 'sensing',
  },
  {
    model: 'ssipat',
    type: 'DEVICE',
    title: { en: 'Broadcast terminals', zh: '广播终端' },
    kind: 'audio',
  },
];

/** The device models available in the console. */
export const AVAILABLE_MODELS = OFFERED_MODELS.map(offeredModel => ({
  ...offeredModel,
  gatewayCapable: GATEWAY_CAPABLE_MODELS.includes(offeredModel.model),
  upgradable: UPGRADABLE_MODELS.includes(offeredModel.model),
}));
