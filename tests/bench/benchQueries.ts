import { type CityAsset, randomNumbers } from './cityAssets.ts';

/** One query: as a filter, and as a plain scan-and-sort. */
export interface BenchQuery {
  readonly isCount?: boolean;
  readonly filter: Readonly<Record<string, unknown>>;
  /** What a user would write without an index; every row is looked at. */
  readonly scan: (assets: readonly CityAsset[]) => readonly CityAsset[] | number;
}

/** A kind of query, and a generator of different queries of this kind. */
export interface BenchQueryKind {
  readonly name: string;
  readonly draw: () => BenchQuery;
}

/** A condition on one row, in both ways. */
interface Condition {
  readonly where: Readonly<Record<string, unknown>>;
  readonly holds: (asset: CityAsset) => boolean;
}

const PAGE = 15;
const MARKERS = 100;

/** The kinds of queries of lists and the map, generated from the queried assets. */
export function kindsOf(assets: readonly CityAsset[]): readonly BenchQueryKind[] {
  const random = randomNumbers(7);
  const upTo = (most: number) => Math.floor(random() * most);
  const asset = () => pickAsset(assets, upTo);
  const placed = assets.filter(hasPosition);
  const like = () => contains(partOf(asset().name, upTo));
  const pair = () => twoFields(asset(), upTo(3));
  return [
    { name: 'list: contains, sort, page', draw: () => listed(like(), upTo(3)) },
    { name: 'list: two fields, sort, page', draw: () => listed(pair(), upTo(3)) },
    { name: 'list: deep offset', draw: () => deepOffset(upTo(assets.length), upTo(2) === 0) },
    { name: 'count: contains', draw: () => counted(like()) },
    { name: 'count: two fields', draw: () => counted(pair()) },
    {
      name: 'near: nearest within 1 km',
      draw: () => near(pickAsset(placed, upTo).geoPoint, random),
    },
  ];
}

function pickAsset(assets: readonly CityAsset[], upTo: (most: number) => number): CityAsset {
  const asset = assets[upTo(assets.length)];
  if (!asset) throw new Error('There are no assets to ask for.');
  return asset;
}

/** What a user types to find a name: two to five characters of it. */
function partOf(name: string, upTo: (most: number) => number): string {
  const length = Math.min(name.length, 2 + upTo(4));
  const start = upTo(name.length - length + 1);
  return name.slice(start, start + length);
}

function contains(part: string): Condition {
  return { where: { name: { like: part } }, holds: ({ name }) => name.includes(part) };
}

function twoFields(asset: CityAsset, pair: number): Condition {
  const pairs = [
    ['domainId', 'model'],
    ['model', 'status'],
    ['domainId', 'status'],
  ] as const;
  const [one, other] = pairs[pair] ?? pairs[0];
  const [first, second] = [asset[one], asset[other]];
  return {
    where: { and: [{ [one]: first }, { [other]: second }] },
    holds: it => it[one] === first && it[other] === second,
  };
}

function deepOffset(offset: number, descending: boolean): BenchQuery {
  const order = descending ? ['model ASC', 'name DESC', 'id ASC'] : ['name ASC', 'id ASC'];
  const compare = descending ? byModel : byName;
  return {
    filter: { order, offset, limit: PAGE },
    scan: assets => [...assets].sort(compare).slice(offset, offset + PAGE),
  };
}

/** Some unregistered devices have none. */
const hasPosition = (asset: CityAsset): boolean => 'geoPoint' in asset;

function near(center: CityAsset['geoPoint'], random: () => number): BenchQuery {
  const from = { lat: center.lat + random() * 0.002, lng: center.lng + random() * 0.002 };
  const geoPoint = { near: from, maxDistance: 1, unit: 'kilometers' };
  return {
    filter: { where: { geoPoint }, order: ['id ASC'], offset: 0, limit: MARKERS },
    scan: assets =>
      assets
        .filter(hasPosition)
        .map(asset => ({ asset, distance: kilometers(from, asset.geoPoint) }))
        .filter(({ distance }) => distance <= 1)
        .sort((a, b) => a.distance - b.distance || (a.asset.id < b.asset.id ? -1 : 1))
        .slice(0, MARKERS)
        .map(({ asset }) => asset),
  };
}

function counted({ where, holds }: Condition): BenchQuery {
  return {
    isCount: true,
    filter: { where },
    scan: assets => assets.filter(holds).length,
  };
}

function listed({ where, holds }: Condition, page: number): BenchQuery {
  const [offset, end] = [page * PAGE, (page + 1) * PAGE];
  return {
    filter: { where, order: ['name ASC', 'id ASC'], offset, limit: PAGE },
    scan: assets => assets.filter(holds).sort(byName).slice(offset, end),
  };
}

function byName(a: CityAsset, b: CityAsset): number {
  return a.name < b.name ? -1 : a.name > b.name ? 1 : a.id < b.id ? -1 : 1;
}

function byModel(a: CityAsset, b: CityAsset): number {
  if (a.model !== b.model) return a.model < b.model ? -1 : 1;
  return a.name < b.name ? 1 : a.name > b.name ? -1 : a.id < b.id ? -1 : 1;
}

function kilometers(from: CityAsset['geoPoint'], to: CityAsset['geoPoint']): number {
  const radians = 0.01745329252;
  const [x1, x2] = [from.lat * radians, to.lat * radians];
  const turn = (to.lng - from.lng) * radians;
  const h = Math.sin((x2 - x1) / 2) ** 2 + Math.cos(x1) * Math.cos(x2) * Math.sin(turn / 2) ** 2;
  return 2 * Math.asin(Math.sqrt(h)) * 6370.99056;
}
