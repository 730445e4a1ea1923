import { useTranslate } from 'react-admin';

import { measureSegments } from '../../../domain/distance.ts';
import type { LatLng } from '../../../domain/latLng.ts';
import { useFormatDistance } from './useFormatDistance.ts';

/** The length of a line: the total, and each of its segments. */
export const Measurement = ({ points }: { readonly points: readonly LatLng[] }) => {
  const translate = useTranslate();
  const formatDistance = useFormatDistance();
  const lengths = measureSegments(points);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  return (
    <dl className="map-measurement max-h-160 overflow-auto pr-8" aria-live="polite">
      <div className="row justify-between font-semibold">
        <dt>{translate('map.measure.total')}</dt>
        <dd>{formatDistance(total)}</dd>
      </div>
      {lengths.length > 1 &&
        lengths.map((length, index) => (
          <div key={index} className="row justify-between text-2">
            <dt>{translate('map.measure.segment', { number: index + 1 })}</dt>
            <dd>{formatDistance(length)}</dd>
          </div>
        ))}
    </dl>
  );
};
