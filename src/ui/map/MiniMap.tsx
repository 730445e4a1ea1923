import { useTranslate } from 'react-admin';

import { BaseMap } from './BaseMap.tsx';
import type { MapMarker } from './mapMarker.ts';
import { MarkerLayer } from './MarkerLayer.tsx';
import type { MapPosition } from './SiteMap.ts';

interface MiniMapProps {
  /** The accessible name. */
  readonly label: string;
  readonly markers: readonly MapMarker[];
  /** The size, if not 200 px high at full width. */
  readonly className?: string;
}

/** More icons than these cover each other on a small map. */
const MAX_ICONS = 40;

/** Around the outermost icons, both sides together, in pixels: they are above their positions. */
const ICON_PADDING_PX = 88;

/**
 * A small read-only map of one or several positions: load it with `lazyComponent(() => import(…))`, it includes
 * Leaflet.
 */
export default function MiniMap({ label, markers, className = 'map-mini' }: MiniMapProps) {
  const translate = useTranslate();
  const hasIcons = markers.length <= MAX_ICONS && markers.some(({ icon }) => icon !== undefined);
  const view =
    markers.length > 0
      ? { positions: getCorners(markers), ...(hasIcons && { room: ICON_PADDING_PX }) }
      : undefined;
  return (
    <BaseMap label={label} view={view} className={className}>
      <MarkerLayer
        label={translate('map.positions', markers.length)}
        markers={markers}
        maxIcons={MAX_ICONS}
      />
    </BaseMap>
  );
}

/** Returns the corners of a box around all markers, which may be tens of thousands. */
function getCorners(markers: readonly MapMarker[]): readonly MapPosition[] {
  let [south, north, west, east] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { position } of markers) {
    const { lat, lng } = position;
    [south, north] = [Math.min(south, lat), Math.max(north, lat)];
    [west, east] = [Math.min(west, lng), Math.max(east, lng)];
  }
  return [
    { lat: south, lng: west },
    { lat: north, lng: east },
  ];
}
