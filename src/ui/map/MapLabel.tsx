import { useEffect } from 'react';
import { useMap } from 'react-leaflet';

/** Arrow keys, + and − belong to the map. Its view is an attribute, because a canvas has no text. */
export const MapLabel = ({ label }: { readonly label: string }) => {
  const map = useMap();
  useEffect(() => {
    const container = map.getContainer();
    container.setAttribute('role', 'application');
    container.setAttribute('aria-label', label);
  }, [map, label]);
  useEffect(() => {
    const writeView = () => {
      const { lat, lng } = map.getCenter();
      map.getContainer().dataset.view = [lat, lng, map.getZoom()].join();
    };
    writeView();
    map.on('moveend', writeView);
    return () => void map.off('moveend', writeView);
  }, [map]);
  return null;
};
