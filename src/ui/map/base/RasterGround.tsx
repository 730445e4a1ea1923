import { ImageOverlay, type Layer, latLngBounds } from 'leaflet';

import type { ImageLayerOptions, TileLayerOptions } from './baseLayer.ts';
import { useReplacedLayer } from './useReplacedLayer.ts';
import { IMAGE_EVENTS, type LoadingStatus, TILE_EVENTS } from './watchLoading.ts';
import { XyzTileLayer } from './XyzTileLayer.ts';

interface RasterGroundProps {
  readonly layer: ImageLayerOptions | TileLayerOptions;
  /** Another number loads the ground again. */
  readonly attempt: number;
  readonly onStatus: (status: LoadingStatus) => void;
}

/** Tiles or an image below the markers. */
export const RasterGround = ({ layer, attempt, onStatus }: RasterGroundProps) => {
  const events = layer.kind === 'image' ? IMAGE_EVENTS : TILE_EVENTS;
  useReplacedLayer({ source: layer, create: createRaster, ...{ attempt, events, onStatus } });
  return null;
};

function createRaster(layer: ImageLayerOptions | TileLayerOptions): Layer {
  if (layer.kind === 'tiles') return new XyzTileLayer(layer);
  const [southWest, northEast] = layer.bounds;
  return new ImageOverlay(layer.url, latLngBounds(southWest, northEast), {
    className: 'map-raster',
  });
}
