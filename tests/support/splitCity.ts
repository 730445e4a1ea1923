import { accountRows } from '../../mocks/city/seededAccounts.ts';
import { getCityOptions, generateCity } from '../../mocks/city/generateCity.ts';
import type { Row, StoreRows } from '../../mocks/platform/Store.ts';

export const CITY_TIME_MS = Date.UTC(2026, 10, 11, 18, 47);

/** The limited user, with every permission except for those of administrators. */
export const BOUNDED_USERNAME = 'device_admin';

const boundedId = String(accountRows.find(({ username }) => username === BOUNDED_USERNAME)?.id);

/** The property with the domain, or the device, of the rows of a collection. */
const LOCATION_KEYS: Readonly<Record<string, string>> = {
  domains: 'id',
  assets: 'domainId',
  statuses: 'domain_id',
  faults: 'domain_id',
  alerts: 'domain_id',
  equipmentLogs: 'domain_id',
  upgradeLogs: 'asset_id',
  players: 'assetId',
  whitelists: 'id',
};

/** Collections whose rows name devices and domains at any depth. */
export const NAMING_COLLECTIONS: readonly string[] = [
  'groups',
  'strategies',
  'plans',
  'scenes',
  'overrides',
  'mutes',
];

/** Whether the rows of a collection belong to domains. */
export const hasLocation = (collection: string): boolean =>
  collection in LOCATION_KEYS || NAMING_COLLECTIONS.includes(collection);

/** A city, a user of two of its districts, and the rows that belong to them. */
export function createSplitCity() {
  const generated = generateCity(
    getCityOptions({ users: 0, assets: 800, now: CITY_TIME_MS }),
    'Lamp#2026',
  );
  const districts = (generated.domains ?? []).filter(({ level }) => level === 2);
  const assigned = [districts[0], districts[4]].map(row => String(row?.id));
  const idsInScope = getScopeIds(generated, assigned);
  const rows: StoreRows = {
    ...generated,
    ...addOwnRows(generated, idsInScope),
    userDomains: (generated.userDomains ?? []).map(row =>
      row.id === boundedId ? { id: boundedId, domainIds: assigned } : row,
    ),
  };
  const isInside = createInsideTest(rows, idsInScope);
  const filterSide = (side: boolean): StoreRows =>
    Object.fromEntries(
      Object.entries(rows).map(([collection, all]) => [
        collection,
        hasLocation(collection) ? all.filter(row => isInside(collection, row) === side) : all,
      ]),
    );
  return { rows, assigned, isInside, inside: filterSide(true), outside: filterSide(false) };
}

interface ScopeIds {
  readonly domains: ReadonlySet<unknown>;
  readonly assets: ReadonlySet<unknown>;
}

/** Ascends from each domain, while the platform descends. */
function getScopeIds(
  { domains = [], assets = [] }: StoreRows,
  assigned: readonly string[],
): ScopeIds {
  const parents = new Map<unknown, unknown>(domains.map(({ id, parentId }) => [id, parentId]));
  const isBelow = (id: unknown): boolean =>
    typeof id === 'string' && (assigned.includes(id) || isBelow(parents.get(id)));
  const ids = new Set([...parents.keys()].filter(isBelow));
  return {
    domains: ids,
    assets: new Set(assets.filter(row => ids.has(row.domainId)).map(({ id }) => id)),
  };
}

/** Adds a record of every kind that names devices, inside and outside the districts. */
function addOwnRows({ assets = [], ...rows }: StoreRows, idsInScope: ScopeIds): StoreRows {
  const added = [true, false].map((side, n) => {
    const lamps = assets
      .filter(row => row.model === 'ssslc' && idsInScope.assets.has(row.id) === side)
      .map(({ id }) => id);
    const assetIds = lamps.slice(20, 23);
    const id = (kind: string) => `own-${kind}-${n}`;
    const settings = [{ assetIds, on: true, brightness: 70 }];
    const override = { on: true, brightness: 50, reason: 'test', by: 'operator', state: 'expired' };
    const time = new Date(CITY_TIME_MS - 7_200_000).toISOString();
    return {
      groups: { id: id('group'), name: id('Group'), model: 'ssslc', assetIds },
      scenes: { id: id('scene'), name: id('Scene'), settings },
      overrides: {
        ...{ id: id('override'), targets: { assetIds }, ...override },
        ...{ createdAt: time, expires: time },
      },
      mutes: {
        ...{ id: id('mute'), assetId: lamps[20], reason: 'test', createdBy: 'operator' },
        ...{ createdAt: time, until: new Date(CITY_TIME_MS + 7_200_000).toISOString() },
      },
    };
  });
  return Object.fromEntries(
    (['groups', 'scenes', 'overrides', 'mutes'] as const).map(name => [
      name,
      // First, because calls use the first rows.
      [...added.map(each => each[name]), ...(rows[name] ?? [])],
    ]),
  );
}

function createInsideTest(rows: StoreRows, idsInScope: ScopeIds) {
  const rowsById = new Map<unknown, readonly [collection: string, row: Row]>(
    ['domains', 'assets', 'groups', 'strategies'].flatMap(collection =>
      (rows[collection] ?? []).map(row => [row.id, [collection, row] as const] as const),
    ),
  );
  return function isInside(collection: string, row: Row): boolean {
    const key = LOCATION_KEYS[collection];
    if (key) return idsInScope.domains.has(row[key]) || idsInScope.assets.has(row[key]);
    const { id, ...rest } = row;
    const names = listTexts(rest).flatMap(text => {
      const found = text === id ? undefined : rowsById.get(text);
      return found ? [found] : [];
    });
    return (
      names.length > 0 && names.every(([collectionName, each]) => isInside(collectionName, each))
    );
  };
}

/** Every text in a value, at any depth, with its property. */
export function listTextsWithKeys(
  value: unknown,
  key = '',
): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[key, value]];
  if (Array.isArray(value)) return value.flatMap(item => listTextsWithKeys(item, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => listTextsWithKeys(member, name));
}

const listTexts = (value: unknown) => listTextsWithKeys(value).map(([, text]) => text);
