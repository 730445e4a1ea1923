import { divIcon } from 'leaflet';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Marker, useMap, useMapEvents } from 'react-leaflet';

import { latLngOf } from '../../domain/latLng.ts';
import type { EquipmentState } from '../icons/StateGlyph.tsx';
import { Bubble } from './Bubble.tsx';
import type { Place } from './SiteMap.ts';
import { spacing } from './spacing.ts';

/** Many things at about one place, by their states. */
export interface MapBubble {
  readonly id: string;
  readonly name: string;
  readonly place: Place;
  /** Absent while it is being counted. */
  readonly counts?: Readonly<Record<EquipmentState, number>> | undefined;
}

interface MapBubblesProps {
  readonly bubbles: readonly MapBubble[];
  readonly onChoose: (id: string) => void;
}

/**
 * A disc for each part of the city, as large as what is in it. Where two would cover each other they are small and
 * without words until somebody points at them or comes nearer. Whoever has no pointer chooses in the tree beside.
 */
export const MapBubbles = ({ bubbles: all, onChoose }: MapBubblesProps) => {
  const bubbles = all.filter(({ place }) => latLngOf(place));
  const map = useMap();
  const [zoom, setZoom] = useState(() => map.getZoom());
  useMapEvents({ zoomend: () => setZoom(map.getZoom()) });
  const most = Math.max(1, ...bubbles.map(totalOf));
  const room = spacing(bubbles.map(({ place }) => map.project(place, zoom)));
  return bubbles.map((bubble, index) => (
    <OneBubble
      key={bubble.id}
      bubble={bubble}
      // The area of a disc, not its width, says how much it holds.
      share={Math.sqrt(totalOf(bubble) / most)}
      room={room[index] ?? Infinity}
      onChoose={() => onChoose(bubble.id)}
    />
  ));
};

const totalOf = ({ counts }: MapBubble) =>
  Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0);

interface OneBubbleProps {
  readonly bubble: MapBubble;
  readonly share: number;
  /** Pixels across that it may take. */
  readonly room: number;
  readonly onChoose: () => void;
}

const OneBubble = ({ bubble, share, room, onChoose }: OneBubbleProps) => {
  const [drawing] = useState(() => document.createElement('div'));
  const [icon] = useState(() =>
    divIcon({ html: drawing, className: 'map-bubble-spot', iconSize: [0, 0] }),
  );
  return (
    <>
      <Marker
        position={bubble.place}
        icon={icon}
        keyboard={false}
        riseOnHover
        eventHandlers={{ click: onChoose }}
      />
      {createPortal(
        <Bubble name={bubble.name} counts={bubble.counts} share={share} room={room} />,
        drawing,
      )}
    </>
  );
};
