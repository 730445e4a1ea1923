import { MapBubbles, type MapBubble } from './MapBubbles.tsx';
import { MapDots, type MapDot } from './MapDots.tsx';
import { MapFrame } from './MapFrame.tsx';
import type { Place } from './SiteMap.ts';

interface AreaMapProps {
  readonly label: string;
  /** What it is centred on, when it has a place. */
  readonly center: Place | undefined;
  /** The parts of what is shown; pressing one chooses it. */
  readonly bubbles: readonly MapBubble[];
  readonly dots: readonly MapDot[];
  readonly onChoose: (id: string) => void;
}

/** Half of a disc on either side, and its name. */
const ROOM = 180;

/** A large map of a part of the city: the parts of it, or what stands in it. */
export default function AreaMap({ label, center, bubbles, dots, onChoose }: AreaMapProps) {
  const places = [...bubbles, ...dots].map(({ place }) => place);
  const view =
    center || places.length > 0 ? { places, room: ROOM, ...(center && { center }) } : undefined;
  return (
    <MapFrame label={label} view={view} className="map-fill">
      <MapDots dots={dots} />
      <MapBubbles bubbles={bubbles} onChoose={onChoose} />
    </MapFrame>
  );
}
