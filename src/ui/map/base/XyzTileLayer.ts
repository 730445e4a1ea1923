import { type Coords, TileLayer } from 'leaflet';

import { SINGLE_WORLD_OPTIONS } from '../worldBounds.ts';
import type { TileLayerOptions } from './baseLayer.ts';

/** The size of the tiles that zooms are counted by, in pixels. */
const ZOOM_TILE_PX = 256;

/** The tiles of an XYZ template. */
export class XyzTileLayer extends TileLayer {
  readonly #hasRowsFromSouth: boolean;

  constructor({ url, minZoom, maxZoom, tileSize, crs }: TileLayerOptions) {
    // A tile of 512 px has the number of a tile of 256 px of the zoom before.
    const zoomOffset = -Math.log2(tileSize / ZOOM_TILE_PX);
    super(url, {
      ...{ tileSize, zoomOffset, className: 'map-raster' },
      minZoom,
      maxZoom: Infinity,
      maxNativeZoom: maxZoom - zoomOffset,
      ...SINGLE_WORLD_OPTIONS,
      // Tiles outside of the view make a slow connection slower.
      keepBuffer: 1,
      // Some providers reject requests without a referrer: they get the origin, never the URL of the page.
      referrerPolicy: 'origin',
    });
    this.#hasRowsFromSouth = crs === 'baidu';
  }

  override getTileUrl(coords: Coords): string {
    if (!this.#hasRowsFromSouth) return super.getTileUrl(coords);
    const southern = Object.assign(coords.clone(), { y: -coords.y - 1, z: coords.z });
    return super.getTileUrl(southern);
  }
}
