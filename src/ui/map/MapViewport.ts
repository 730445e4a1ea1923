import type { Map } from 'leaflet';

import type { LatLngBox } from '../../domain/polygon.ts';
import type { MapPosition } from './SiteMap.ts';

/** A part of the earth, in degrees. */
export type MapBox = LatLngBox;

/** What a map shows. */
export interface MapViewport {
  readonly center: MapPosition;
  readonly zoom: number;
  readonly box: MapBox;
}

/** Reads the view of a map; one that is larger than the world has all of it. */
export function readViewport(map: Map): MapViewport {
  const { lat, lng } = map.getCenter();
  const bounds = map.getBounds();
  return {
    center: { lat, lng },
    zoom: map.getZoom(),
    box: {
      west: Math.max(-180, bounds.getWest()),
      south: Math.max(-90, bounds.getSouth()),
      east: Math.min(180, bounds.getEast()),
      north: Math.min(90, bounds.getNorth()),
    },
  };
}

/** Of the width or height of a view: a resized map has the same centre but for rounding. */
const MIN_MOVE_SHARE = 0.01;

/** Whether a map visibly shows another part of the earth. */
export const hasMoved = (from: MapViewport, { center, zoom }: MapViewport): boolean =>
  from.zoom !== zoom ||
  Math.abs(from.center.lng - center.lng) > MIN_MOVE_SHARE * (from.box.east - from.box.west) ||
  Math.abs(from.center.lat - center.lat) > MIN_MOVE_SHARE * (from.box.north - from.box.south);
