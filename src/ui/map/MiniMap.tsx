import { MapDots, type MapDot } from './MapDots.tsx';
import { MapFrame } from './MapFrame.tsx';

export type { MapDot } from './MapDots.tsx';

interface MiniMapProps {
  /** What it shows, for who cannot see it. */
  readonly label: string;
  readonly places: readonly MapDot[];
  /** Its size, where 200 px of height and all of the width are not it. */
  readonly className?: string;
}

/** A small map of one place or some, to look at: fetch it with `lazyScreen(() => import(…))`, it brings Leaflet. */
export default function MiniMap({ label, places, className = 'map-mini' }: MiniMapProps) {
  const view = places.length > 0 ? { places: places.map(({ place }) => place) } : undefined;
  return (
    <MapFrame label={label} view={view} className={className}>
      <MapDots dots={places} />
    </MapFrame>
  );
}
