import { DomEvent } from 'leaflet';
import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useMap } from 'react-leaflet';

import type { MapPosition } from './SiteMap.ts';

interface MapAnchorProps {
  readonly position: MapPosition;
  /** The gap between the position and the content, in pixels. */
  readonly gap: number;
  /** Pixels at the edges of the map that other elements cover. */
  readonly inset: { readonly left: number; readonly right: number; readonly top: number };
  readonly children: ReactNode;
}

/** Content next to a position: on the right of it, or on the left where there is more room. It moves with the map. */
export const MapAnchor = ({ position, gap, inset, children }: MapAnchorProps) => {
  const map = useMap();
  const element = useRef<HTMLDivElement>(null);
  const { lat, lng } = position;
  const { left: leftInset, right: rightInset, top: topInset } = inset;
  useEffect(() => {
    const anchor = element.current;
    if (!anchor) return undefined;
    DomEvent.disableClickPropagation(anchor);
    DomEvent.disableScrollPropagation(anchor);
    const updatePosition = () => {
      const { x, y } = map.latLngToContainerPoint([lat, lng]);
      const { x: width, y: height } = map.getSize();
      const fitsRight = x + gap + anchor.offsetWidth <= width - rightInset;
      const hasRoomLeft = x - gap - anchor.offsetWidth >= leftInset;
      const left = fitsRight || !hasRoomLeft ? x + gap : x - gap - anchor.offsetWidth;
      const top = Math.max(
        topInset,
        Math.min(height - anchor.offsetHeight - EDGE_GAP_PX, y - anchor.offsetHeight / 2),
      );
      anchor.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
    };
    updatePosition();
    const observer = new ResizeObserver(updatePosition);
    observer.observe(anchor);
    map.on('move zoom resize', updatePosition);
    return () => {
      observer.disconnect();
      map.off('move zoom resize', updatePosition);
    };
  }, [map, lat, lng, gap, leftInset, rightInset, topInset]);
  return createPortal(
    <div ref={element} className="map-anchor absolute top-0 left-0 z-1000 cursor-auto">
      {children}
    </div>,
    map.getContainer(),
  );
};

/** Between the content and the lower edge of the map, in pixels. */
const EDGE_GAP_PX = 12;
