import { useTranslate } from 'react-admin';

import { BaseMap } from './BaseMap.tsx';
import type { MapMarker } from './mapMarker.ts';
import { MarkerLayer } from './MarkerLayer.tsx';

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
  const translate = useTranslate();
  const view =
    markers.length > 0 ? { positions: markers.map(({ position }) => position) } : undefined;
  return (
    <BaseMap label={label} view={view} className={className}>
      <MarkerLayer label={translate('map.positions', markers.length)} markers={markers} />
    </BaseMap>
  );
}
