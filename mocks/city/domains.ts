import type { Row } from '../platform/Store.ts';
import { seededId } from './ids.ts';
import { CENTRE } from './plane.ts';
import type { StreetMap } from './streets.ts';

/** The city itself: the first level of the domains. */
export const CITY_NAME = '云泽市';

/** The id of the city. */
export const CITY_ID = seededId('domain', 1);

/** The domains of a city and where each part of the map stands among them. */
export interface Domains {
  readonly rows: readonly Row[];
  /** Ids by number of the district, the street and the section on the map. */
  readonly districts: readonly string[];
  readonly streets: readonly string[];
  readonly sections: readonly string[];
}

/** The four levels of domains: the city, its districts, their streets, their sections. */
export function drawDomains({ districts, streets, sections }: StreetMap): Domains {
  const rows: Row[] = [];
  const add = (level: number, name: string, geoPoint: Row, parentId?: string) => {
    const id = seededId('domain', rows.length + 1);
    rows.push(
      parentId === undefined
        ? { id, name, level, geoPoint }
        : { id, name, level, parentId, geoPoint },
    );
    return id;
  };
  const city = add(1, CITY_NAME, { ...CENTRE });
  const districtIds = districts.map(({ name, lat, lng }) => add(2, name, { lat, lng }, city));
  const streetIds = streets.map(({ name, district, lat, lng }) =>
    add(3, name, { lat, lng }, districtIds[district]),
  );
  const idOf = new Map(streets.map((street, i) => [street, streetIds[i]]));
  const sectionIds = sections.map(({ number, street, lat, lng }) =>
    add(4, `${street.name}${number}段`, { lat, lng }, idOf.get(street)),
  );
  return { rows, districts: districtIds, streets: streetIds, sections: sectionIds };
}
