import './mapRing.css';

import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useMap } from 'react-leaflet';

import { MARKERS_MOVED } from './canvas/LabelRoom.ts';
import type { MapDisc } from './canvas/findDisc.ts';
import type { MapPosition } from './SiteMap.ts';

interface MapRingProps {
  readonly position: MapPosition;
  /** Returns the disc of the position, which the ring encloses instead; none for a marker. */
  readonly findDisc: (position: MapPosition) => MapDisc | undefined;
}

/** Between a disc and its ring, in pixels. */
const DISC_GAP_PX = 6;

/**
 * A ring around a position or its disc that widens three times; with reduced motion it is still. It moves with the map.
 */
export const MapRing = ({ position: { lat, lng }, findDisc }: MapRingProps) => {
  const map = useMap();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const updatePosition = () => {
      const disc = findDisc({ lat, lng });
      const { x, y } = disc ?? map.latLngToContainerPoint([lat, lng]);
      const { current: ring } = element;
      if (!ring) return;
      ring.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
      if (disc) ring.style.setProperty('--ring-size', `${2 * (disc.radius + DISC_GAP_PX)}px`);
      else ring.style.removeProperty('--ring-size');
    };
    updatePosition();
    const events = `move zoom resize ${MARKERS_MOVED}`;
    map.on(events, updatePosition);
    return () => {
      map.off(events, updatePosition);
    };
  }, [map, findDisc, lat, lng]);
  return createPortal(
    <div
      ref={element}
      className="map-ring pointer-events-none absolute top-0 right-auto bottom-auto left-0 z-650"
      aria-hidden
    >
      <div className="m-[calc(var(--ring-size,48px)/-2)] size-(--ring-size,48px) rounded-[50%] border-3 border-(--critical) motion-safe:animate-[map-ring_2s_ease-out_3_forwards]" />
    </div>,
    map.getContainer(),
  );
};
