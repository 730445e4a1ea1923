import { latLngBounds, type Map, point } from 'leaflet';

import type { MapBox } from './MapViewport.ts';
import type { MapPosition } from './SiteMap.ts';
import { MOVED_BY_USER } from './useUserMovedMap.ts';

/** Changes the view of a map, as the user has chosen. */
export interface MapController {
  readonly setView: (center: MapPosition, zoom: number) => void;
  readonly getCenter: () => MapPosition;
  /**
   * Shows a whole box in what the panels leave free, within these zooms. A box that does not fit is shown around the
   * centre of the map, where that is in it.
   */
  readonly fitBox: (box: MapBox, limits: FitLimits) => void;
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

/** The zooms at which a box is shown, and what covers the map. */
export interface FitLimits {
  readonly minZoom?: number;
  readonly maxZoom: number;
  readonly padding: MapPadding;
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

const NO_ANIMATION = { animate: false };

export const createMapController = (map: Map): MapController => ({
  getCenter: () => map.getCenter(),
  setView: (center, zoom) => {
    // A map that was replaced by one of another coordinate system has no panes.
    if (!map.getPane('mapPane')) return;
    map.fire(MOVED_BY_USER);
    map.setView(center, zoom, { animate: false });
  },
  fitBox: ({ west, south, east, north }, { minZoom = 0, maxZoom, padding }) => {
    if (!map.getPane('mapPane')) return;
    const { left, right, top, bottom } = padding;
    const bounds = latLngBounds([
      [south, west],
      [north, east],
    ]);
    const fittingZoom = map.getBoundsZoom(bounds, false, point(left + right, top + bottom));
    const zoom = Math.max(minZoom, Math.min(maxZoom, fittingZoom));
    map.fire(MOVED_BY_USER);
    if (zoom > fittingZoom && bounds.contains(map.getCenter())) map.setZoom(zoom, NO_ANIMATION);
    else {
      const middle = map.project(bounds.getCenter(), zoom);
      const free = point(left - right, top - bottom).divideBy(2);
      map.setView(map.unproject(middle.subtract(free), zoom), zoom, NO_ANIMATION);
    }
  },
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
