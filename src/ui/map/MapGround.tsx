import { useEffect } from 'react';
import { ImageOverlay, useMap } from 'react-leaflet';

import { GridLines } from './gridLines.ts';
import { type Place, useSiteMap } from './SiteMap.ts';

interface MapGroundProps {
  /** Says beside each line which degree it is: for who sets a place by hand. */
  readonly isNamed?: boolean;
}

/** What a map without tiles stands on: lines at round degrees, and the picture of the site where there is one. */
export const MapGround = ({ isNamed = false }: MapGroundProps) => {
  const map = useMap();
  const { image } = useSiteMap();
  useEffect(() => {
    const lines = new GridLines({ className: isNamed ? 'map-named' : 'map-calm' }).addTo(map);
    return () => void lines.remove();
  }, [map, isNamed]);
  return image && <ImageOverlay url={image.url} bounds={image.bounds.map(pairOf)} />;
};

const pairOf = ({ lat, lng }: Place): [number, number] => [lat, lng];
