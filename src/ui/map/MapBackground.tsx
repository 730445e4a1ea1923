import { useEffect } from 'react';
import { ImageOverlay, useMap } from 'react-leaflet';

import { GroundLayer } from './ground/GroundLayer.tsx';
import { GridLinesLayer } from './GridLinesLayer.ts';
import { type MapPosition, useSiteMap } from './SiteMap.ts';

interface MapBackgroundProps {
  /** Labels each line with its degree, for entering a position manually. */
  readonly hasGridLabels?: boolean;
}

/**
 * The background of a map without tiles: the image of the site, or the drawn ground of the platform. Without either, the
 * lines at round degrees remain.
 */
export const MapBackground = ({ hasGridLabels = false }: MapBackgroundProps) => {
  const map = useMap();
  const { image } = useSiteMap();
  useEffect(() => {
    const lines = new GridLinesLayer({ className: hasGridLabels ? 'map-named' : 'map-calm' }).addTo(
      map,
    );
    return () => void lines.remove();
  }, [map, hasGridLabels]);
  return image ? (
    <ImageOverlay url={image.url} bounds={image.bounds.map(toLatLngTuple)} />
  ) : (
    <GroundLayer />
  );
};

const toLatLngTuple = ({ lat, lng }: MapPosition): [number, number] => [lat, lng];
