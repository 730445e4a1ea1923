import { divIcon, type Marker as LeafletMarker } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Marker } from 'react-leaflet';

import { parseLatLng } from '../../domain/latLng.ts';
import { Icon, type IconName } from '../icons/Icon.tsx';
import type { EquipmentState } from '../icons/StateGlyph.tsx';
import type { MapPosition } from './SiteMap.ts';

/** A marker at a position. */
export interface MapMarker {
  readonly id: string;
  readonly position: MapPosition;
  /** Shown on hover. */
  readonly name?: string;
  /** Its shape and colour; ink by default. */
  readonly state?: EquipmentState | undefined;
  /** Renders a marker with this icon instead of a dot. */
  readonly icon?: IconName | undefined;
}

/** Abnormal states are on top of the others; stateless markers are below all. */
const Z_INDEX_BY_STATE: Readonly<Record<EquipmentState | 'none', number>> = {
  ...{ none: -1000, normal: 0, unknown: 1000, offline: 2000, fault: 3000 },
};

interface MapMarkersProps {
  readonly markers: readonly MapMarker[];
}

/**
 * Dots and markers in the four shapes of a state. They are not in the Tab order: other elements have the same
 * content as text. Positions that are not on Earth are omitted: Leaflet would compute tiles without end.
 */
export const MapMarkers = ({ markers }: MapMarkersProps) => (
  <>
    {markers
      .filter(({ position: place }) => parseLatLng(place))
      .map(mapMarker => (
        // The icon is created once: another state or icon needs another marker.
        <StateMarker
          key={`${mapMarker.id} ${mapMarker.state} ${mapMarker.icon}`}
          mapMarker={mapMarker}
        />
      ))}
  </>
);

const StateMarker = ({
  mapMarker: { position: place, name, state, icon },
}: {
  readonly mapMarker: MapMarker;
}) => {
  const markerRef = useRef<LeafletMarker>(null);
  const size = icon ? 32 : 14;
  const [container] = useState(() => {
    const span = document.createElement('span');
    span.className = `${icon ? 'map-marker' : 'map-dot'} map-${state ?? 'none'}`;
    return span;
  });
  const [leafletIcon] = useState(() =>
    divIcon({
      html: container,
      className: 'map-spot',
      iconSize: [size, size],
      iconAnchor: [size / 2, size / 2],
    }),
  );
  useEffect(() => {
    const element = markerRef.current?.getElement();
    if (name) element?.setAttribute('title', name);
  }, [name]);
  return (
    <>
      <Marker
        ref={markerRef}
        position={place}
        icon={leafletIcon}
        interactive={false}
        keyboard={false}
        zIndexOffset={Z_INDEX_BY_STATE[state ?? 'none']}
      />
      {icon && createPortal(<Icon name={icon} size={18} />, container)}
    </>
  );
};
