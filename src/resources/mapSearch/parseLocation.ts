import type { SearchHit } from '../../data/mapSearch.ts';
import { type CoordinatesError, parseCoordinates } from '../../domain/geo/parseCoordinates.ts';

/** Why a text that looks like a position is none. */
export type LocationError = Exclude<CoordinatesError, 'format' | 'single'>;

/** Five decimals of a degree are a metre. */
const NAME_DECIMALS = 5;

/**
 * Parses the text of the search box as a position. A text that does not look like two numbers is a search for names.
 *
 * @example parseLocation('30.2, 120.2').location?.position // { lat: 30.2, lng: 120.2 }
 * @see MAP-06
 */
export function parseLocation(text: string): {
  readonly location?: SearchHit;
  readonly error?: LocationError;
} {
  const { position, error } = parseCoordinates(text);
  if (position) {
    const name = [position.lat, position.lng]
      .map(degrees => String(Number(degrees.toFixed(NAME_DECIMALS))))
      .join(', ');
    return { location: { kind: 'location', id: name, name, position } };
  }
  return error === 'format' || error === 'single' ? {} : { error };
}
