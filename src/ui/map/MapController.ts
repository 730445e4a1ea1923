import { latLngBounds, type Map } from 'leaflet';

import type { MapBox } from './MapViewport.ts';
import type { MapPosition } from './SiteMap.ts';
import { MOVED_BY_USER } from './useUserMovedMap.ts';

/** Changes the view of a map, as the user has chosen. */
export interface MapController {
  readonly setView: (center: MapPosition, zoom: number) => void;
  /** Shows a whole box, at most at this zoom. */
  readonly fitBox: (box: MapBox, maxZoom: number) => void;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  /**
   * Moves the map so that a position is visible next to what covers an edge, with room on one side for content of a width
   * in pixels.
   */
  readonly panInside: (position: MapPosition, padding: MapPadding, contentWidth?: number) => void;
  /** The pixel of a position in the container; undefined outside of it. */
  readonly toPixel: (position: MapPosition) => { readonly x: number; readonly y: number };
}

/** Pixels on each side that are covered. */
export interface MapPadding {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** What of the height of a map stays between its paddings, in pixels. */
const MIN_ROOM_PX = 24;

export const createMapController = (map: Map): MapController => ({
  setView: (center, zoom) => {
    // A map that was replaced by one of another coordinate system has no panes.
    if (!map.getPane('mapPane')) return;
    map.fire(MOVED_BY_USER);
    map.setView(center, zoom, { animate: false });
  },
  fitBox: ({ west, south, east, north }, maxZoom) =>
    map.fitBounds(
      latLngBounds([
        [south, west],
        [north, east],
      ]),
      { animate: false, maxZoom },
    ),
  zoomIn: () => map.zoomIn(),
  zoomOut: () => map.zoomOut(),
  panInside: (position, { left, right, top, bottom }, contentWidth = 0) => {
    const { x } = map.latLngToContainerPoint(position);
    const { x: width, y: height } = map.getSize();
    const isTooNarrow = left + right + contentWidth > width;
    const hasRoom = x + contentWidth <= width - right || x - contentWidth >= left;
    map.panInside(position, {
      paddingTopLeft: [left, top],
      paddingBottomRight: [
        hasRoom || isTooNarrow ? right : right + contentWidth,
        // A panel takes a share of a low map.
        Math.max(0, Math.min(bottom, height - top - MIN_ROOM_PX)),
      ],
      animate: false,
    });
  },
  toPixel: position => {
    const { x, y } = map.latLngToContainerPoint(position);
    return { x, y };
  },
});
