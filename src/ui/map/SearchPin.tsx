import type { LeafletKeyboardEvent, Marker as LeafletMarker } from 'leaflet';
import { useEffect, useRef } from 'react';
import { Marker, useMap } from 'react-leaflet';

import type { MapPosition } from './SiteMap.ts';
import { usePinIcon } from './usePinIcon.tsx';

interface SearchPinProps {
  readonly position: MapPosition;
  /** The accessible name and the tooltip: what a press does. */
  readonly label: string;
  /** Undefined while a press draws. */
  readonly onRemove: (() => void) | undefined;
}

/** The pin of a searched position: a press removes it. */
export const SearchPin = ({ position, label, onRemove }: SearchPinProps) => {
  const map = useMap();
  const marker = useRef<LeafletMarker>(null);
  const { icon, symbol } = usePinIcon();
  useEffect(() => {
    const element = marker.current?.getElement();
    if (!element) return;
    element.setAttribute('aria-label', label);
    element.title = label;
    element.style.cursor = 'pointer';
  }, [label]);
  const remove = () => {
    if (!onRemove) return;
    map.getContainer().focus();
    onRemove();
  };
  const handleKeyDown = ({ originalEvent }: LeafletKeyboardEvent) => {
    if (![' ', 'Enter'].includes(originalEvent.key)) return;
    originalEvent.preventDefault();
    remove();
  };
  return (
    <>
      <Marker
        ref={marker}
        {...{ position, icon }}
        eventHandlers={{ click: remove, keydown: handleKeyDown }}
      />
      {symbol}
    </>
  );
};
