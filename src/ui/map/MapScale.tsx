import { useState } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';

import { useFigures } from '../useFigures.ts';
import { scaleOf } from './scaleOf.ts';

/** The longest that the bar may be, in pixels. */
const LONGEST = 96;

/** A bar of a round length, with how far that is on the ground. */
export const MapScale = () => {
  const map = useMap();
  const figure = useFigures();
  const [metres, setMetres] = useState(0);
  const measure = () => {
    const { y } = map.getSize();
    const from = map.containerPointToLatLng([0, y / 2]);
    setMetres(map.distance(from, map.containerPointToLatLng([LONGEST, y / 2])));
  };
  useMapEvents({ moveend: measure, zoomend: measure, resize: measure });
  const scale = scaleOf(metres);
  if (!scale) return null;
  const words =
    scale.metres < 1000 ? `${figure(scale.metres)} m` : `${figure(scale.metres / 1000)} km`;
  return (
    <svg
      className="map-scale"
      width={LONGEST + 72}
      height="20"
      role="img"
      aria-label={words}
      focusable="false"
    >
      <path d={`M1 8v6h${Math.round(scale.share * LONGEST)}v-6`} />
      <text x={Math.round(scale.share * LONGEST) + 10} y="14">
        {words}
      </text>
    </svg>
  );
};
