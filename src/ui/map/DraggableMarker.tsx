import { type LeafletKeyboardEvent, type Marker as LeafletMarker } from 'leaflet';
import { useEffect, useRef } from 'react';
import { Marker, useMap } from 'react-leaflet';

import { normalizePosition } from './mapPosition.ts';
import type { MapPosition } from './SiteMap.ts';
import { usePinIcon } from './usePinIcon.tsx';

interface DraggableMarkerProps {
  readonly position: MapPosition;
  /** The accessible name, with the keys that move it. */
  readonly label: string;
  readonly isReadOnly: boolean;
  readonly onMove: (position: MapPosition) => void;
}

/** In pixels, to the right and down. */
const PIXELS_BY_ARROW_KEY: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const LARGE_STEP_PX = 10;

/** The pin of a map: dragged, or moved by the arrow keys one pixel at a time, ten with Shift. */
export const DraggableMarker = ({ position, label, isReadOnly, onMove }: DraggableMarkerProps) => {
  const map = useMap();
  const marker = useRef<LeafletMarker>(null);
  const { icon, symbol } = usePinIcon();
  useEffect(() => {
    marker.current?.getElement()?.setAttribute('aria-label', label);
  }, [label]);
  const { lat, lng } = position;
  // The same position in another object does not pull back a map that was moved away from it.
  useEffect(() => {
    if (!map.getBounds().contains([lat, lng])) map.panTo([lat, lng], { animate: false });
  }, [map, lat, lng]);

  const handleKeyDown = ({ originalEvent }: LeafletKeyboardEvent) => {
    const [right, down] = PIXELS_BY_ARROW_KEY[originalEvent.key] ?? [0, 0];
    if (isReadOnly || (right === 0 && down === 0)) return;
    originalEvent.preventDefault();
    const stepPx = originalEvent.shiftKey ? LARGE_STEP_PX : 1;
    const target = map.project(position).add([right * stepPx, down * stepPx]);
    const moved = normalizePosition(map.unproject(target));
    // Along one axis, the other coordinate stays unchanged.
    onMove({
      lat: down === 0 ? position.lat : moved.lat,
      lng: right === 0 ? position.lng : moved.lng,
    });
  };
  return (
    <>
      <Marker
        ref={marker}
        position={position}
        icon={icon}
        draggable={!isReadOnly}
        eventHandlers={{
          dragend: () => marker.current && onMove(normalizePosition(marker.current.getLatLng())),
          keydown: handleKeyDown,
        }}
      />
      {symbol}
    </>
  );
};
