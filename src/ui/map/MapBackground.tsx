import { useEffect } from 'react';
import { ImageOverlay, useMap } from 'react-leaflet';

import { GridLinesLayer } from './GridLinesLayer.ts';
import { type MapPosition, useSiteMap } from './SiteMap.ts';

interface MapBackgroundProps {
  /** Labels each line with its degree, for entering a position manually. */
  readonly hasGridLabels?: boolean;
}

/** The background of a map without tiles: lines at round degrees, and the image of the site if there is one. */
export const MapBackground = ({ hasGridLabels = false }: MapBackgroundProps) => {
  const map = useMap();
  const { image } = useSiteMap();
  useEffect(() => {
    const lines = new GridLinesLayer({ className: hasGridLabels ? 'map-named' : 'map-calm' }).addTo(
      map,
    );
    return () => void lines.remove();
  }, [map, hasGridLabels]);
  return image && <ImageOverlay url={image.url} bounds={image.bounds.map(toLatLngTuple)} />;
};

const toLatLngTuple = ({ lat, lng }: MapPosition): [number, number] => [lat, lng];
