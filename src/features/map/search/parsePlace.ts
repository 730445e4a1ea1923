import { type CoordinatesError, parseCoordinates } from '../../../domain/geo/parseCoordinates.ts';
import type { SearchHit } from './readSearchPage.ts';

/** Why a text that looks like a position is none. */
export type PlaceError = Exclude<CoordinatesError, 'format' | 'single'>;

/** Five decimals of a degree are a metre. */
const NAME_DECIMALS = 5;

/**
 * Parses the text of the search box as a position. A text that does not look like two numbers is a search for names.
 *
 * @example parsePlace('30.2, 120.2').place?.position // { lat: 30.2, lng: 120.2 }
 * @see MAP-06
 */
export function parsePlace(text: string): {
  readonly place?: SearchHit;
  readonly error?: PlaceError;
} {
  const { position, error } = parseCoordinates(text);
  if (position) {
    const name = [position.lat, position.lng]
      .map(degrees => String(Number(degrees.toFixed(NAME_DECIMALS))))
      .join(', ');
    return { place: { kind: 'place', id: name, name, position } };
  }
  return error === 'format' || error === 'single' ? {} : { error };
}
