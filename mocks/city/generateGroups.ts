import type { Row } from '../platform/Store.ts';
import type { CityAssets, AssetRow } from './generateAssets.ts';
import { CITY_ID, CITY_NAME, type CityDomains } from './generateDomains.ts';
import { createSeededId } from '../shared/ids.ts';
import type { CityModel } from './models/cityModels.ts';
import type { StreetMap } from './generateStreets.ts';
import { assertDefined } from '../shared/assertDefined.ts';

/** The maximum number of groups of a street's lamps, and of controllers per group. */
const MAX_STREET_GROUPS = 24;
const MAX_LAMPS_PER_GROUP = 200;

/** City-wide groups of a model, and their maximum number of members. */
const CITY_GROUPS: readonly (readonly [CityModel, string])[] = [
  ['ssads', '信息屏组'],
  ['sscam', '摄像机组'],
  ['ssipat', '广播组'],
  ['sspole', '智慧杆组'],
];
const MAX_MEMBERS = 500;

/** Generates groups: the lamps of the first streets, and the assets of some other models. */
export function generateGroups(
  map: StreetMap,
  domains: CityDomains,
  { byModel }: CityAssets,
): Row[] {
  const streetIndexes = new Map(map.streets.map((street, i) => [street, i] as const));
  const streetIndexBySection = new Map(
    map.sections.map(
      ({ street }, i) =>
        [assertDefined(domains.sectionIds[i]), assertDefined(streetIndexes.get(street))] as const,
    ),
  );
  const lamps = new Map<number, AssetRow[]>();
  for (const controller of byModel.ssslc) {
    const street = assertDefined(streetIndexBySection.get(controller.domainId));
    const streetLamps = lamps.get(street) ?? [];
    if (streetLamps.length === 0 && lamps.size === MAX_STREET_GROUPS) break;
    lamps.set(street, streetLamps);
    if (streetLamps.length < MAX_LAMPS_PER_GROUP) streetLamps.push(controller);
  }
  const groups: Row[] = [];
  const add = (group: Row) =>
    groups.push({ id: createSeededId('group', groups.length + 1), ...group });
  for (const [street, streetLamps] of lamps) {
    const { name, district } = assertDefined(map.streets[street]);
    add({
      name: `${assertDefined(map.districts[district]).name}${name}灯组`,
      model: 'ssslc',
      domainId: domains.streetIds[street],
      assetIds: streetLamps.map(({ id }) => id),
    });
  }
  for (const [model, noun] of CITY_GROUPS) {
    const assetIds = byModel[model].slice(0, MAX_MEMBERS).map(({ id }) => id);
    if (assetIds.length === 0) continue;
    add({ name: `${CITY_NAME}${noun}`, model, domainId: CITY_ID, assetIds });
  }
  return groups;
}
