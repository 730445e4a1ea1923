import type { Place } from './SiteMap.ts';

/** A sixth decimal is a tenth of a metre. */
const DECIMALS = 6;

/** Where the flat map ends, in degrees. */
const FARTHEST_NORTH = 85.051129;

/** A place on the flat map as a record keeps it: round, once around the world, within the poles. */
export function placeOn({ lat, lng }: Place): Place {
  const around = ((((lng + 180) % 360) + 360) % 360) - 180;
  return {
    lat: rounded(Math.max(-FARTHEST_NORTH, Math.min(FARTHEST_NORTH, lat))),
    lng: rounded(around),
  };
}

const rounded = (degrees: number) => Number(degrees.toFixed(DECIMALS));

export const placeWords = ({ lat, lng }: Place) => `${lat}, ${lng}`;
