import type { EquipmentState } from '../../ui/icons/StateGlyph.tsx';

export type MapState = EquipmentState;

/** The states of the devices on the map, in the order of the legend. */
export const MAP_STATES = [
  'normal',
  'fault',
  'offline',
  'unknown',
] as const satisfies readonly MapState[];

export const isMapState = (state: string): state is MapState =>
  MAP_STATES.some(each => each === state);

/** The worst first: the order of the list next to the map. */
export const STATE_SEVERITY: Readonly<Record<MapState, number>> = {
  ...{ fault: 0, offline: 1, unknown: 2, normal: 3 },
};
