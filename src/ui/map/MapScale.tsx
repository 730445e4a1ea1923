import type { Map } from 'leaflet';
import { useState } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';

import { useFormatNumber } from '../useFormatNumber.ts';
import { getRoundScale } from './getRoundScale.ts';

/** The maximum width of the bar, in pixels. */
const MAX_BAR_WIDTH_PX = 96;

/** Returns the length of the longest bar in the middle of a map, in metres. */
function measureBar(map: Map): number {
  const { y } = map.getSize();
  const from = map.containerPointToLatLng([0, y / 2]);
  return map.distance(from, map.containerPointToLatLng([MAX_BAR_WIDTH_PX, y / 2]));
}

/** A bar of a round length with its distance on the ground. */
export const MapScale = () => {
  const map = useMap();
  const formatNumber = useFormatNumber();
  const [metres, setMetres] = useState(() => measureBar(map));
  const measure = () => setMetres(measureBar(map));
  useMapEvents({ moveend: measure, zoomend: measure, resize: measure });
  const scale = getRoundScale(metres);
  if (!scale) return null;
  const label =
    scale.metres < 1000
      ? `${formatNumber(scale.metres)} m`
      : `${formatNumber(scale.metres / 1000)} km`;
  return (
    <svg
      className="map-scale"
      width={MAX_BAR_WIDTH_PX + 72}
      height="20"
      role="img"
      aria-label={label}
      focusable="false"
    >
      <path d={`M1 8v6h${Math.round(scale.share * MAX_BAR_WIDTH_PX)}v-6`} />
      <text x={Math.round(scale.share * MAX_BAR_WIDTH_PX) + 10} y="14">
        {label}
      </text>
    </svg>
  );
};
