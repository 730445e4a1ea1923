import { createTable, type Table } from '../../mocks/loopback/table.ts';
import { type CityAsset, assetFields, drawAssets, randomNumbers } from './cityAssets.ts';
import { type BenchLine, line } from './line.ts';
import { loopbackModel } from './loopbackModel.ts';
import { type BenchQueryKind, kindsOf, type BenchQuery } from './benchQueries.ts';

const MEASURE_MS = 400;
const LOOPBACK_MS = 600;
const MILLION = 1_000_000;
/** Queries of each kind whose slowest twentieth is measured, at a million rows. */
const SAMPLES = 100;
const WRITES = 100;

type Query<Result> = (benchQuery: BenchQuery) => Result;

/**
 * The time of the mock platform for the queries of lists and the map: at 10,000 and 100,000 assets compared with a plain scan-and-sort
 * of the same rows and with LoopBack's memory connector in the same run, at 1,000,000 alone.
 * Every query is different, so that a cache of results has no effect.
 */
export async function measureFilters(): Promise<readonly BenchLine[]> {
  const lines: BenchLine[] = [];
  for (const count of [10_000, 100_000]) lines.push(...(await compareAll(count)));
  return [...lines, ...measureMillion()];
}

async function compareAll(count: number): Promise<readonly BenchLine[]> {
  const assets = drawAssets(count);
  const began = performance.now();
  const table = createTable<CityAsset>(assetFields, assets);
  const loaded = performance.now();
  const ofTable = queriesPerSecond(table);
  const ofLoopback = loopbackModel(assets);
  const kinds = kindsOf(assets);
  kinds.forEach(({ draw }) => ofTable(draw()));
  const first = performance.now() - loaded;
  const lines: BenchLine[] = [];
  for (const kind of kinds) {
    await failIfDifferent(kind, [ofTable, ofScan(assets), ofLoopback]);
    const own = await rate(kind, ofTable, MEASURE_MS);
    const scan = await rate(kind, ofScan(assets), MEASURE_MS);
    const loopback = await rate(kind, ofLoopback, LOOPBACK_MS);
    lines.push(
      line({
        name: `${kind.name}, ${count.toLocaleString('en')} assets`,
        value: own / scan,
        unit: 'times',
        limit: count === 100_000 ? 20 : 1,
        bound: 'at least',
        ...(count === 100_000 && { row: 'PERF-02' }),
        note: `${rounded(own)} a second, a plain scan ${rounded(scan)}, LoopBack ${rounded(loopback)}: ${rounded(own / loopback)} times`,
      }),
    );
  }
  const note = `and ${rounded(loaded - began)} ms to load the rows; not in the other lines`;
  return [...lines, firstLists(count, first, note)];
}

function measureMillion(): readonly BenchLine[] {
  const assets = drawAssets(MILLION);
  const began = performance.now();
  const table = createTable<CityAsset>(assetFields, assets);
  const loaded = performance.now();
  const ofTable = queriesPerSecond(table);
  const kinds = kindsOf(assets);
  kinds.forEach(({ draw }) => ofTable(draw()));
  const first = performance.now() - loaded;
  // The kinds take turns, and the first of each is not counted: both kinds of order are sorted by then.
  const times = Array.from({ length: SAMPLES }, () => kinds.map(kind => time(ofTable, kind.draw())))
    .slice(1)
    .flat();
  const [middle, slow] = [0.5, 0.95].map(part => atPart(times, part)) as [number, number];
  return [
    line({
      name: 'mixed questions, 95th percentile, 1,000,000 assets',
      value: slow,
      unit: 'ms',
      limit: 100,
      bound: 'at most',
      row: 'PERF-02',
      note: `half of them within ${rounded(middle)} ms, the slowest ${rounded(Math.max(...times))} ms`,
    }),
    writes(table, kinds),
    firstLists(MILLION, first, `and ${rounded(loaded - began)} ms to load the rows`),
  ];
}

/** A row changes between any two lists; each list shows what was written. */
function writes(table: Table<CityAsset>, kinds: readonly BenchQueryKind[]): BenchLine {
  const random = randomNumbers(3);
  const ofTable = queriesPerSecond(table);
  const assets = Array.from(table.values());
  const chosen = Array.from({ length: WRITES }, () => Math.floor(random() * assets.length));
  const [contains, twoFields] = kinds;
  const began = performance.now();
  chosen.forEach((at, count) => {
    const asset = assets[at];
    if (!asset || !contains || !twoFields) return;
    const isEven = count % 2 === 0;
    table.put({ ...asset, ...(isEven ? { name: `${asset.name} ${count}` } : { status: 'fault' }) });
    ofTable((isEven ? contains : twoFields).draw());
  });
  return line({
    name: 'a write and the list after it, 1,000,000 assets',
    value: (performance.now() - began) / WRITES,
    unit: 'ms',
    limit: 5,
    bound: 'at most',
    note: 'the mean of 100: a name or a state changes, then contains or two fields, sorted',
  });
}

/** What the first queries after a start take: every index that they need is made then. */
function firstLists(count: number, ms: number, note: string): BenchLine {
  return line({
    name: `first question of each kind, ${count.toLocaleString('en')} assets`,
    value: ms / 1_000,
    unit: 's',
    limit: count === MILLION ? 20 : 3,
    bound: 'at most',
    note,
  });
}

const queriesPerSecond =
  (table: Table<CityAsset>): Query<readonly CityAsset[] | number> =>
  ({ isCount, filter }) =>
    isCount ? table.count(filter.where as Record<string, unknown>) : table.find(filter);

const ofScan =
  (assets: readonly CityAsset[]): Query<readonly CityAsset[] | number> =>
  ({ scan }) =>
    scan(assets);

async function failIfDifferent({ name, draw }: BenchQueryKind, queries: readonly Query<unknown>[]) {
  for (let times = 0; times < 3; times += 1) {
    const benchQuery = draw();
    const results = await Promise.all(queries.map(async query => idsOf(await query(benchQuery))));
    if (new Set(results).size > 1) {
      throw new Error(
        `${name}: not all responses to ${JSON.stringify(benchQuery.filter)} are equal.`,
      );
    }
  }
}

function idsOf(result: unknown): string {
  if (!Array.isArray(result)) return String(result);
  return result.map((it: string | CityAsset) => (typeof it === 'string' ? it : it.id)).join();
}

/** Responses a second. */
async function rate(
  { draw }: BenchQueryKind,
  query: Query<unknown>,
  during: number,
): Promise<number> {
  const began = performance.now();
  let spent = 0;
  for (let results = 1; ; results += 1) {
    const benchQuery = draw();
    const sentAt = performance.now();
    const result = query(benchQuery);
    if (result instanceof Promise) await result;
    spent += performance.now() - sentAt;
    if (performance.now() - began >= during) return (results / spent) * 1_000;
  }
}

function time(query: Query<unknown>, benchQuery: BenchQuery): number {
  const began = performance.now();
  query(benchQuery);
  return performance.now() - began;
}

function atPart(times: readonly number[], part: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? NaN;
}

const rounded = (value: number) =>
  Number(value.toPrecision(value >= 100 ? 6 : 3)).toFixed(value >= 100 ? 0 : 2);
