import { ImageOverlay, type Layer, latLngBounds } from 'leaflet';
import { useEffect, useEffectEvent } from 'react';
import { useMap } from 'react-leaflet';

import type { ImageLayerOptions, TileLayerOptions } from './baseLayer.ts';
import { IMAGE_EVENTS, type LoadingStatus, TILE_EVENTS, watchLoading } from './watchLoading.ts';
import { XyzTileLayer } from './XyzTileLayer.ts';

interface RasterGroundProps {
  readonly layer: ImageLayerOptions | TileLayerOptions;
  /** Another number loads the ground again. */
  readonly attempt: number;
  readonly onStatus: (status: LoadingStatus) => void;
}

/** Tiles or an image below the markers. */
export const RasterGround = ({ layer, attempt, onStatus }: RasterGroundProps) => {
  const map = useMap();
  const report = useEffectEvent(onStatus);
  useEffect(() => {
    const raster = createRaster(layer);
    const events = layer.kind === 'image' ? IMAGE_EVENTS : TILE_EVENTS;
    const stop = watchLoading(raster, events, status => report(status));
    raster.addTo(map);
    return () => {
      stop();
      raster.remove();
      report('ready');
    };
  }, [map, layer, attempt]);
  return null;
};

function createRaster(layer: ImageLayerOptions | TileLayerOptions): Layer {
  if (layer.kind === 'tiles') return new XyzTileLayer(layer);
  const [southWest, northEast] = layer.bounds;
  return new ImageOverlay(layer.url, latLngBounds(southWest, northEast), {
    className: 'map-raster',
  });
}
