import type { Map } from 'leaflet';
import { useState } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';

import { useFormatNumber } from '../useFormatNumber.ts';
import { getRoundScale } from './getRoundScale.ts';

/** The maximum width of the bar, in pixels. */
const MAX_BAR_WIDTH_PX = 96;

/** Between the bar and its text, and the width of a character of it, in pixels. */
const LABEL_GAP_PX = 10;
const DIGIT_WIDTH_PX = 7;

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
  const barWidth = Math.round(scale.share * MAX_BAR_WIDTH_PX);
  return (
    <svg
      className="map-scale pointer-events-none absolute bottom-24 left-12 z-1000 box-content overflow-visible rounded-1 bg-[color-mix(in_srgb,var(--raised)_75%,transparent)] fill-current px-4 text-11 text-(--map-text) [&>path]:fill-none [&>path]:stroke-current [&>path]:stroke-[1.5]"
      width={barWidth + LABEL_GAP_PX + DIGIT_WIDTH_PX * label.length}
      height="20"
      role="img"
      aria-label={label}
      focusable="false"
    >
      <path d={`M1 8v6h${barWidth}v-6`} />
      <text x={barWidth + LABEL_GAP_PX} y="14">
        {label}
      </text>
    </svg>
  );
};
