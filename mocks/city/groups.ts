import type { Row } from '../platform/Store.ts';
import type { Assets, AssetRow } from './assets.ts';
import { CITY_ID, CITY_NAME, type Domains } from './domains.ts';
import { seededId } from './ids.ts';
import type { Model } from './models.ts';
import type { StreetMap } from './streets.ts';
import { sure } from './sure.ts';

/** Groups of the lamps of a street, and so many of their controllers at most. */
const MOST_STREETS = 24;
const MOST_LAMPS = 200;

/** Groups over the whole city, and so many members at most. */
const KINDS: readonly (readonly [Model, string])[] = [
  ['ssads', '信息屏组'],
  ['sscam', '摄像机组'],
  ['ssipat', '广播组'],
  ['sspole', '智慧杆组'],
];
const MOST_MEMBERS = 500;

/** Draws groups: the lamps of the first streets, and what there is of some other models. */
export function drawGroups(map: StreetMap, domains: Domains, { byModel }: Assets): Row[] {
  const numbers = new Map(map.streets.map((street, i) => [street, i] as const));
  const streetOf = new Map(
    map.sections.map(
      ({ street }, i) => [sure(domains.sections[i]), sure(numbers.get(street))] as const,
    ),
  );
  const lamps = new Map<number, AssetRow[]>();
  for (const controller of byModel.ssslc) {
    const street = sure(streetOf.get(controller.domainId));
    const own = lamps.get(street) ?? [];
    if (own.length === 0 && lamps.size === MOST_STREETS) break;
    lamps.set(street, own);
    if (own.length < MOST_LAMPS) own.push(controller);
  }
  const groups: Row[] = [];
  const add = (group: Row) => groups.push({ id: seededId('group', groups.length + 1), ...group });
  for (const [street, own] of lamps) {
    const { name, district } = sure(map.streets[street]);
    add({
      name: `${sure(map.districts[district]).name}${name}灯组`,
      model: 'ssslc',
      domainId: domains.streets[street],
      assetIds: own.map(({ id }) => id),
    });
  }
  for (const [model, noun] of KINDS) {
    const assetIds = byModel[model].slice(0, MOST_MEMBERS).map(({ id }) => id);
    if (assetIds.length === 0) continue;
    add({ name: `${CITY_NAME}${noun}`, model, domainId: CITY_ID, assetIds });
  }
  return groups;
}
