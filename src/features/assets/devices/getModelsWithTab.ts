/** Tabs of the device page that only some models have. */
type DeviceTabName = 'camera' | 'broadcast' | 'display' | 'sensor' | 'firmware';

/** The models with each tab, from the paths of the operations behind it. @see DEVICE-01, DEVICE-03, DEVICE-04 */
const MODELS_BY_TAB: Readonly<Record<DeviceTabName, readonly string[]>> = {
  camera: ['sscam'],
  broadcast: ['ssipat'],
  display: ['screen', 'ssads'],
  sensor: ['sensor', 'sses', 'xes', 'ssads', 'sssap', 'devicebox'],
  firmware: ['ssslc', 'ssads', 'ssgw'],
};

/** Returns the models whose page has this tab. */
export const getModelsWithTab = (tabName: DeviceTabName): readonly string[] =>
  MODELS_BY_TAB[tabName];
