import './mapRing.css';

import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useMap } from 'react-leaflet';

import type { MapPosition } from './SiteMap.ts';

/** A ring around a position that widens three times; with reduced motion it is drawn still. It moves with the map. */
export const MapRing = ({ position: { lat, lng } }: { readonly position: MapPosition }) => {
  const map = useMap();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const updatePosition = () => {
      const { x, y } = map.latLngToContainerPoint([lat, lng]);
      if (element.current)
        element.current.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
    };
    updatePosition();
    map.on('move zoom resize', updatePosition);
    return () => {
      map.off('move zoom resize', updatePosition);
    };
  }, [map, lat, lng]);
  return createPortal(
    <div ref={element} className="map-ring" aria-hidden>
      <div className="map-ring-circle" />
    </div>,
    map.getContainer(),
  );
};
