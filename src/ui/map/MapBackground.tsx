import { useEffect } from 'react';
import { ImageOverlay, useMap } from 'react-leaflet';

import { GridLinesLayer } from './GridLinesLayer.ts';
import { type MapPosition, useSiteMap } from './SiteMap.ts';

interface MapBackgroundProps {
  /** Says beside each line which degree it is: for who sets a place by hand. */
  readonly hasGridLabels?: boolean;
}

/** What a map without tiles stands on: lines at round degrees, and the picture of the site where there is one. */
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
