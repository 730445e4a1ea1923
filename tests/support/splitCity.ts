import { accountRows } from '../../mocks/city/accounts.ts';
import { cityOf, drawCity } from '../../mocks/city/city.ts';
import type { Row, Rows } from '../../mocks/platform/Store.ts';

/** The moment of the city. */
export const MOMENT = Date.UTC(2026, 10, 11, 18, 47);

/** Who is bounded: he may do whatever is not for administrators alone. */
export const BOUNDED = 'device_admin';

const boundedId = String(accountRows.find(({ username }) => username === BOUNDED)?.id);

/** The property that leads to the domain, or to the device, of the rows of a collection. */
const PLACES: Readonly<Record<string, string>> = {
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

/** Whose rows name devices and domains at any depth. */
export const NAMING: readonly string[] = ['groups', 'strategies', 'plans', 'scenes', 'overrides'];

/** Whether the rows of a collection lie somewhere. */
export const hasPlace = (collection: string): boolean =>
  collection in PLACES || NAMING.includes(collection);

/** A city, a user of two of its districts, and which of its rows lie in them. */
export function splitCity() {
  const drawn = drawCity(cityOf({ users: 0, assets: 800, now: MOMENT }), 'Lamp#2026');
  const districts = (drawn.domains ?? []).filter(({ level }) => level === 2);
  const assigned = [districts[0], districts[4]].map(row => String(row?.id));
  const places = placesOf(drawn, assigned);
  const rows: Rows = {
    ...drawn,
    ...withOwn(drawn, places),
    userDomains: (drawn.userDomains ?? []).map(row =>
      row.id === boundedId ? { id: boundedId, domainIds: assigned } : row,
    ),
  };
  const isInside = judgeOf(rows, places);
  const only = (side: boolean): Rows =>
    Object.fromEntries(
      Object.entries(rows).map(([collection, all]) => [
        collection,
        hasPlace(collection) ? all.filter(row => isInside(collection, row) === side) : all,
      ]),
    );
  return { rows, assigned, isInside, inside: only(true), outside: only(false) };
}

interface Places {
  readonly domains: ReadonlySet<unknown>;
  readonly assets: ReadonlySet<unknown>;
}

/** Upwards from each domain, where the platform goes downwards. */
function placesOf({ domains = [], assets = [] }: Rows, assigned: readonly string[]): Places {
  const parents = new Map<unknown, unknown>(domains.map(({ id, parentId }) => [id, parentId]));
  const isBelow = (id: unknown): boolean =>
    typeof id === 'string' && (assigned.includes(id) || isBelow(parents.get(id)));
  const ids = new Set([...parents.keys()].filter(isBelow));
  return {
    domains: ids,
    assets: new Set(assets.filter(row => ids.has(row.domainId)).map(({ id }) => id)),
  };
}

/** On both sides something of every kind that names devices. */
function withOwn({ assets = [], ...rows }: Rows, places: Places): Rows {
  const added = [true, false].map((side, n) => {
    const lamps = assets
      .filter(row => row.model === 'ssslc' && places.assets.has(row.id) === side)
      .map(({ id }) => id);
    const assetIds = lamps.slice(20, 23);
    const id = (kind: string) => `own-${kind}-${n}`;
    const settings = [{ assetIds, on: true, brightness: 70 }];
    const override = { on: true, brightness: 50, reason: 'test', by: 'operator', state: 'expired' };
    const time = new Date(MOMENT - 7_200_000).toISOString();
    return {
      groups: { id: id('group'), name: id('Group'), model: 'ssslc', assetIds },
      scenes: { id: id('scene'), name: id('Scene'), settings },
      overrides: {
        ...{ id: id('override'), targets: { assetIds }, ...override },
        ...{ createdAt: time, expires: time },
      },
    };
  });
  return Object.fromEntries(
    (['groups', 'scenes', 'overrides'] as const).map(name => [
      name,
      // First, so that they are what a call takes.
      [...added.map(each => each[name]), ...(rows[name] ?? [])],
    ]),
  );
}

function judgeOf(rows: Rows, places: Places) {
  const named = new Map<unknown, readonly [collection: string, row: Row]>(
    ['domains', 'assets', 'groups', 'strategies'].flatMap(collection =>
      (rows[collection] ?? []).map(row => [row.id, [collection, row] as const] as const),
    ),
  );
  return function isInside(collection: string, row: Row): boolean {
    const key = PLACES[collection];
    if (key) return places.domains.has(row[key]) || places.assets.has(row[key]);
    const { id, ...rest } = row;
    const names = textsIn(rest).flatMap(text => {
      const found = text === id ? undefined : named.get(text);
      return found ? [found] : [];
    });
    return names.length > 0 && names.every(([of, each]) => isInside(of, each));
  };
}

/** Every text in a value, at any depth, with the property that it stands at. */
export function textsWithKeys(value: unknown, key = ''): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[key, value]];
  if (Array.isArray(value)) return value.flatMap(item => textsWithKeys(item, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, held]) => textsWithKeys(held, name));
}

const textsIn = (value: unknown) => textsWithKeys(value).map(([, text]) => text);
