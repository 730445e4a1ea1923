import type { MapMarker } from '../mapMarker.ts';
import type { MarkerShape } from './markerShapes.ts';

/** A fault is never hidden behind a normal item. */
const DRAW_ORDER: Readonly<Record<MarkerShape, number>> = {
  ...{ none: 0, normal: 1, unknown: 2, offline: 3, fault: 4 },
};

const getDrawOrder = ({ state }: MapMarker) => DRAW_ORDER[state ?? 'none'];

/** Returns the markers in the order of their drawing: the worst state last, within a state the southern ones last. */
export const sortMarkers = (markers: readonly MapMarker[]): readonly MapMarker[] =>
  markers.toSorted(
    (one, other) =>
      getDrawOrder(one) - getDrawOrder(other) || other.position.lat - one.position.lat,
  );
