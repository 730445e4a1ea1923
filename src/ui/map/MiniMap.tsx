import { MapMarkers, type MapMarker } from './MapMarkers.tsx';
import { BaseMap } from './BaseMap.tsx';

export type { MapMarker } from './MapMarkers.tsx';

interface MiniMapProps {
  /** The accessible name. */
  readonly label: string;
  readonly markers: readonly MapMarker[];
  /** The size, if not 200 px high at full width. */
  readonly className?: string;
}

/**
 * A small read-only map of one or several positions: load it with `lazyComponent(() => import(…))`, it includes
 * Leaflet.
 */
export default function MiniMap({ label, markers, className = 'map-mini' }: MiniMapProps) {
  const view =
    markers.length > 0 ? { positions: markers.map(({ position }) => position) } : undefined;
  return (
    <BaseMap label={label} view={view} className={className}>
      <MapMarkers markers={markers} />
    </BaseMap>
  );
}
