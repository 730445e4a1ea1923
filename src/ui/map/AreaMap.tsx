import { ClusterMarkers, type MapCluster } from './ClusterMarkers.tsx';
import { MapMarkers, type MapMarker } from './MapMarkers.tsx';
import { BaseMap } from './BaseMap.tsx';
import type { MapPosition } from './SiteMap.ts';

interface AreaMapProps {
  readonly label: string;
  /** The center, if it has a position. */
  readonly center: MapPosition | undefined;
  /** The subdomains; a click selects one. */
  readonly clusters: readonly MapCluster[];
  readonly markers: readonly MapMarker[];
  readonly onSelect: (id: string) => void;
}

/** Half a disc on either side, and its name. */
const VIEW_PADDING_PX = 180;

/** A large map of a part of the city: its domains as clusters, or its devices. */
export default function AreaMap({ label, center, clusters, markers, onSelect }: AreaMapProps) {
  const positions = [...clusters, ...markers].map(({ position }) => position);
  const view =
    center || positions.length > 0
      ? { positions, paddingPx: VIEW_PADDING_PX, ...(center && { center }) }
      : undefined;
  return (
    <BaseMap label={label} view={view} className="map-fill">
      <MapMarkers markers={markers} />
      <ClusterMarkers clusters={clusters} onSelect={onSelect} />
    </BaseMap>
  );
}
