import { useTranslate } from 'react-admin';

import { BaseMap } from './BaseMap.tsx';
import type { MapCluster, MapMarker } from './mapMarker.ts';
import { MarkerLayer } from './MarkerLayer.tsx';
import type { MapPosition } from './SiteMap.ts';
import type { MapView } from './useMapView.ts';

interface AreaMapProps {
  readonly label: string;
  /** The center, if it has a position. */
  readonly center: MapPosition | undefined;
  /** The subdomains; a click selects one. */
  readonly clusters: readonly MapCluster[];
  readonly markers: readonly MapMarker[];
  /** The height of what covers the bottom edge, in pixels. */
  readonly bottom: number;
  readonly onSelect: (id: string) => void;
  /** Called for a press on a marker. */
  readonly onSelectMarker: (id: string) => void;
}

/** Half a disc on either side, and its name. */
const VIEW_PADDING_PX = 144;

/** The buttons at the right edge. */
const BUTTONS_WIDTH_PX = 52;

/** A large map of a part of the city: its domains as clusters, or its devices. */
export default function AreaMap({
  label,
  center,
  clusters,
  markers,
  bottom,
  onSelect,
  onSelectMarker,
}: AreaMapProps) {
  const translate = useTranslate();
  const positions = [...clusters, ...markers].map(({ position }) => position);
  const view: MapView | undefined =
    center || positions.length > 0
      ? {
          positions,
          room: VIEW_PADDING_PX,
          covered: { right: BUTTONS_WIDTH_PX, bottom },
          ...(center && { center }),
        }
      : undefined;
  const content = [
    clusters.length > 0 && translate('map.areas', clusters.length),
    markers.length > 0 && translate('map.positions', markers.length),
  ];
  return (
    <BaseMap label={label} view={view} className="map-fill" hasNotices>
      <MarkerLayer
        label={content.filter(Boolean).join(', ')}
        {...{ markers, clusters }}
        onSelect={({ kind, id }) => (kind === 'cluster' ? onSelect : onSelectMarker)(id)}
      />
    </BaseMap>
  );
}
