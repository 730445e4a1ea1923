import type { Row } from '../platform/Store.ts';
import { createSeededId } from '../shared/ids.ts';
import { CITY_CENTRE } from './cityCoordinates.ts';
import type { StreetMap } from './generateStreets.ts';

/** The city itself: the first level of the domains. */
export const CITY_NAME = '云泽市';

export const CITY_ID = createSeededId('domain', 1);

/** The domains of a city and the domain of each part of the map. */
export interface CityDomains {
  readonly rows: readonly Row[];
  /** Ids by number of the district, the street and the section on the map. */
  readonly districtIds: readonly string[];
  readonly streetIds: readonly string[];
  readonly sectionIds: readonly string[];
}

/** The four levels of domains: the city, its districts, their streets, their sections. */
export function generateDomains({ districts, streets, sections }: StreetMap): CityDomains {
  const rows: Row[] = [];
  const add = (level: number, name: string, geoPoint: Row, parentId?: string) => {
    const id = createSeededId('domain', rows.length + 1);
    rows.push(
      parentId === undefined
        ? { id, name, level, geoPoint }
        : { id, name, level, parentId, geoPoint },
    );
    return id;
  };
  const city = add(1, CITY_NAME, { ...CITY_CENTRE });
  const districtIds = districts.map(({ name, lat, lng }) => add(2, name, { lat, lng }, city));
  const streetIds = streets.map(({ name, district, lat, lng }) =>
    add(3, name, { lat, lng }, districtIds[district]),
  );
  const idsByStreet = new Map(streets.map((street, i) => [street, streetIds[i]]));
  const sectionIds = sections.map(({ number, street, lat, lng }) =>
    add(4, `${street.name}${number}段`, { lat, lng }, idsByStreet.get(street)),
  );
  return { rows, districtIds, streetIds, sectionIds };
}
