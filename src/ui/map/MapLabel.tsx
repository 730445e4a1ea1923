import { useEffect } from 'react';
import { useMap } from 'react-leaflet';

/** Names the map for assistive technology: arrow keys, + and − belong to it. */
export const MapLabel = ({ label }: { readonly label: string }) => {
  const map = useMap();
  useEffect(() => {
    const container = map.getContainer();
    container.setAttribute('role', 'application');
    container.setAttribute('aria-label', label);
  }, [map, label]);
  return null;
};
