import { divIcon, type Marker as LeafletMarker } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Marker } from 'react-leaflet';

import { latLngOf } from '../../domain/latLng.ts';
import { Icon, type IconName } from '../icons/Icon.tsx';
import type { EquipmentState } from '../icons/StateGlyph.tsx';
import type { Place } from './SiteMap.ts';

/** Something at a place. */
export interface MapDot {
  readonly id: string;
  readonly place: Place;
  /** Shown when it is pointed at. */
  readonly name?: string;
  /** Its shape and colour; ink where there is none. */
  readonly state?: EquipmentState | undefined;
  /** Drawn as a marker with this in it, not as a dot. */
  readonly icon?: IconName | undefined;
}

/** What needs a look is drawn last, over the others; what only says where, below all. */
const ORDER: Readonly<Record<EquipmentState | 'none', number>> = {
  ...{ none: -1000, normal: 0, unknown: 1000, offline: 2000, fault: 3000 },
};

interface MapDotsProps {
  readonly dots: readonly MapDot[];
}

/**
 * Dots and markers in the four shapes of a state. Nobody walks them by Tab: what they are stands in words elsewhere.
 * What is not on Earth is left out: Leaflet would count tiles without an end.
 */
export const MapDots = ({ dots }: MapDotsProps) => (
  <>
    {dots
      .filter(({ place }) => latLngOf(place))
      .map(dot => (
        // The icon is made once: another state or drawing is another marker.
        <Dot key={`${dot.id} ${dot.state} ${dot.icon}`} dot={dot} />
      ))}
  </>
);

const Dot = ({ dot: { place, name, state, icon } }: { readonly dot: MapDot }) => {
  const marker = useRef<LeafletMarker>(null);
  const size = icon ? 32 : 14;
  const [drawing] = useState(() => {
    const span = document.createElement('span');
    span.className = `${icon ? 'map-marker' : 'map-dot'} map-${state ?? 'none'}`;
    return span;
  });
  const [drawn] = useState(() =>
    divIcon({
      html: drawing,
      className: 'map-spot',
      iconSize: [size, size],
      iconAnchor: [size / 2, size / 2],
    }),
  );
  useEffect(() => {
    const element = marker.current?.getElement();
    if (name) element?.setAttribute('title', name);
  }, [name]);
  return (
    <>
      <Marker
        ref={marker}
        position={place}
        icon={drawn}
        interactive={false}
        keyboard={false}
        zIndexOffset={ORDER[state ?? 'none']}
      />
      {icon && createPortal(<Icon name={icon} size={18} />, drawing)}
    </>
  );
};
