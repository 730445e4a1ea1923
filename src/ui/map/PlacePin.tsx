import { divIcon, type LeafletKeyboardEvent, type Marker as LeafletMarker } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Marker, useMap } from 'react-leaflet';

import { Icon } from '../icons/Icon.tsx';
import { placeOn } from './place.ts';
import type { Place } from './SiteMap.ts';

interface PlacePinProps {
  readonly place: Place;
  /** Says what it is and how it is moved. */
  readonly label: string;
  readonly isFixed: boolean;
  readonly onMove: (place: Place) => void;
}

/** Pixels, right and down. */
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const FAR = 10;

/** The pin on a map: dragged, or moved by the arrow keys a pixel at a time, with Shift ten. */
export const PlacePin = ({ place, label, isFixed, onMove }: PlacePinProps) => {
  const map = useMap();
  const marker = useRef<LeafletMarker>(null);
  const [drawing] = useState(() => document.createElement('span'));
  // Markup set as text would have to pass the browser's policy; an element need not.
  const [icon] = useState(() =>
    divIcon({ html: drawing, className: 'map-pin', iconSize: [32, 32], iconAnchor: [16, 30] }),
  );
  useEffect(() => {
    marker.current?.getElement()?.setAttribute('aria-label', label);
  }, [label]);
  useEffect(() => {
    if (!map.getBounds().contains(place)) map.panTo(place, { animate: false });
  }, [map, place]);

  const step = ({ originalEvent }: LeafletKeyboardEvent) => {
    const [right, down] = ARROWS[originalEvent.key] ?? [0, 0];
    if (isFixed || (right === 0 && down === 0)) return;
    originalEvent.preventDefault();
    const by = originalEvent.shiftKey ? FAR : 1;
    const at = map.project(place).add([right * by, down * by]);
    const moved = placeOn(map.unproject(at));
    // Along one line the other number stays as it is.
    onMove({ lat: down === 0 ? place.lat : moved.lat, lng: right === 0 ? place.lng : moved.lng });
  };
  return (
    <>
      <Marker
        ref={marker}
        position={place}
        icon={icon}
        draggable={!isFixed}
        eventHandlers={{
          dragend: () => marker.current && onMove(placeOn(marker.current.getLatLng())),
          keydown: step,
        }}
      />
      {createPortal(<Icon name="pin" size={32} />, drawing)}
    </>
  );
};
