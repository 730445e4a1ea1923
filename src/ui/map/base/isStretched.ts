import type { LatLng } from '../../../domain/latLng.ts';
import { toMercatorY } from '../../../domain/polygon.ts';

/** A smaller difference of the proportions, as a share, is not visible. */
const MAX_STRETCH = 0.05;

/**
 * Whether an image of a size has other proportions than its corners on a Web Mercator map, which fits it between them.
 *
 * @param bounds the south-west and the north-east corner
 */
export function isStretched(
  {
    width = 0,
    height = 0,
  }: { readonly width?: number | undefined; readonly height?: number | undefined },
  [southWest, northEast]: readonly [LatLng, LatLng],
): boolean {
  if (!(width > 0 && height > 0)) return false;
  const mapWidth = ((northEast.lng - southWest.lng) * Math.PI) / 180;
  const mapHeight = toMercatorY(northEast) - toMercatorY(southWest);
  return Math.abs(Math.log(width / height / (mapWidth / mapHeight))) > Math.log1p(MAX_STRETCH);
}
