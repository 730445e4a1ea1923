import { formatDistance, getDistanceMetres } from '../../../../domain/distance.ts';
import { parseLatLng } from '../../../../domain/latLng.ts';
import type { Asset } from '../Asset.ts';

type PositionedAsset = Pick<Asset, 'geoPoint'>;

/** The distance between two devices; hidden if a position is unknown. */
export const DistanceBetween = ({
  firstAsset,
  secondAsset,
}: {
  firstAsset: PositionedAsset;
  secondAsset: PositionedAsset;
}) => {
  const [from, to] = [parseLatLng(firstAsset.geoPoint), parseLatLng(secondAsset.geoPoint)];
  return from && to ? (
    <span className="ml-auto whitespace-nowrap text-2">
      {formatDistance(getDistanceMetres(from, to))}
    </span>
  ) : null;
};
