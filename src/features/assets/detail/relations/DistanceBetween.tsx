import { distanceWords, metresBetween } from '../../../../domain/distance.ts';
import { latLngOf } from '../../../../domain/latLng.ts';
import type { Asset } from '../Part.ts';

type Positioned = Pick<Asset, 'geoPoint'>;

/** How far two devices are apart; nothing where the position of one is unknown. */
export const DistanceBetween = ({ one, other }: { one: Positioned; other: Positioned }) => {
  const [from, to] = [latLngOf(one.geoPoint), latLngOf(other.geoPoint)];
  return from && to ? (
    <span className="asset-choice-far">{distanceWords(metresBetween(from, to))}</span>
  ) : null;
};
