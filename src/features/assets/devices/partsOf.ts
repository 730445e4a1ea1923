/** Parts of the page of a device that only some models have. */
export type DevicePart = 'camera' | 'broadcast' | 'display' | 'sensor' | 'firmware';

/** Which models have which, as the calls behind them say. @see spec B7, B9 */
const PARTS: Readonly<Record<DevicePart, readonly string[]>> = {
  camera: ['sscam'],
  broadcast: ['ssipat'],
  display: ['screen', 'ssads'],
  sensor: ['sensor', 'sses', 'xes', 'ssads', 'sssap', 'devicebox'],
  firmware: ['ssslc', 'ssads', 'ssgw'],
};

const NAMES = Object.keys(PARTS) as DevicePart[];

/** The parts of a device of this model, in the order in which they matter. */
export const partsOf = (model: string): readonly DevicePart[] =>
  NAMES.filter(part => PARTS[part].includes(model));
