import { MapMarkers, type MapMarker } from './MapMarkers.tsx';
import { BaseMap } from './BaseMap.tsx';

export type { MapMarker } from './MapMarkers.tsx';

interface MiniMapProps {
  /** What it shows, for who cannot see it. */
  readonly label: string;
  readonly markers: readonly MapMarker[];
  /** Its size, where 200 px of height and all of the width are not it. */
  readonly className?: string;
}

/** A small map of one place or some, to look at: fetch it with `lazyComponent(() => import(…))`, it brings Leaflet. */
export default function MiniMap({ label, markers, className = 'map-mini' }: MiniMapProps) {
  const view =
    markers.length > 0 ? { positions: markers.map(({ position }) => position) } : undefined;
  return (
    <BaseMap label={label} view={view} className={className}>
      <MapMarkers markers={markers} />
    </BaseMap>
  );
}
