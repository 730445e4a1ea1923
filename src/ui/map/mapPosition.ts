import type { MapPosition } from './SiteMap.ts';

/** The sixth decimal is a tenth of a metre. */
const POSITION_DECIMALS = 6;

/** The latitude limit of the Mercator projection, in degrees. */
const MAX_LATITUDE_DEGREES = 85.051129;

/** Normalizes a position for a record: rounded, once around the world, within the poles. */
export function normalizePosition({ lat, lng }: MapPosition): MapPosition {
  const wrappedLng = ((((lng + 180) % 360) + 360) % 360) - 180;
  return {
    lat: roundDegrees(Math.max(-MAX_LATITUDE_DEGREES, Math.min(MAX_LATITUDE_DEGREES, lat))),
    lng: roundDegrees(wrappedLng),
  };
}

const roundDegrees = (degrees: number) => Number(degrees.toFixed(POSITION_DECIMALS));

export const formatPosition = ({ lat, lng }: MapPosition) => `${lat}, ${lng}`;
