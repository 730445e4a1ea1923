import { latLngBounds } from 'leaflet';

/**
 * The world, once: a view ends at its edges. A request has one box, so that a view across the 180th meridian would have
 * the markers of one side only.
 */
export const WORLD_BOUNDS = latLngBounds([-90, -180], [90, 180]);

/** The options of a grid of tiles that is not repeated next to the world, where no markers are. */
export const SINGLE_WORLD_OPTIONS = { noWrap: true, bounds: WORLD_BOUNDS };
