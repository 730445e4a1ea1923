/** Parts of the page of a device that only some models have. */
type DeviceTabName = 'camera' | 'broadcast' | 'display' | 'sensor' | 'firmware';

/** Which models have which, as the calls behind them say. @see DEVICE-01, DEVICE-03, DEVICE-04 */
const MODELS_BY_TAB: Readonly<Record<DeviceTabName, readonly string[]>> = {
  camera: ['sscam'],
  broadcast: ['ssipat'],
  display: ['screen', 'ssads'],
  sensor: ['sensor', 'sses', 'xes', 'ssads', 'sssap', 'devicebox'],
  firmware: ['ssslc', 'ssads', 'ssgw'],
};

/** The models whose page has this part. */
export const getModelsWithTab = (tabName: DeviceTabName): readonly string[] =>
  MODELS_BY_TAB[tabName];
