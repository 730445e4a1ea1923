import { isDeepStrictEqual } from 'node:util';

import { createTable } from '../../mocks/loopback/table.ts';
import type { IndexThresholds } from '../../mocks/loopback/thresholds.ts';
import { fields, type FilterRow } from './loopbackFilters.ts';
import { naiveCount, naiveFind } from './naiveLoopback.ts';

type Filter = Readonly<Record<string, unknown>>;
type RandomInteger = (end: number) => number;

/** The first response of a table that differs from a plain scan of the same rows. */
export interface TableMismatch {
  readonly step: number;
  readonly rows: number;
  readonly call: string;
  readonly expected: unknown;
  readonly actual: unknown;
}

export interface DriveOptions {
  readonly seed: number;
  readonly steps: number;
  readonly thresholds?: Partial<IndexThresholds>;
  /** Rows that the table has before the first step. */
  readonly initialRows?: number;
  /** Rows above which the drive removes more than it adds. */
  readonly maxRows?: number;
}

/**
 * Sends a table the mix of calls that a console sends a platform: lists and their pages, filters, counts, creates,
 * changes, deletes and imports, in an order that the seed decides. Every response is compared with a plain scan.
 *
 * @returns the first mismatch; undefined when there is none
 * @example expect(driveTable({ seed: 7, steps: 1_000 })).toBeUndefined()
 */
export function driveTable({
  seed,
  steps,
  thresholds,
  initialRows = 0,
  maxRows = 500,
}: DriveOptions): TableMismatch | undefined {
  const random = randomIntegers(seed);
  const table = createTable<FilterRow>(fields, [], { thresholds });
  const rows = new Map<number, FilterRow>();
  let nextId = 1;
  let isGrowing = true;
  const put = (row: FilterRow) => {
    table.put(row);
    rows.set(row.id, row);
  };
  const create = () => put(randomRow(nextId++, random));
  for (let remaining = initialRows; remaining > 0; remaining -= 1) create();
  const pickId = () => [...rows.keys()][random(rows.size)] ?? nextId;

  for (let step = 0; step < steps; step += 1) {
    const all = () => [...rows.values()];
    const mismatch = (
      call: string,
      expected: unknown,
      actual: unknown,
    ): TableMismatch | undefined =>
      isDeepStrictEqual(expected, actual)
        ? undefined
        : { step, rows: rows.size, call, expected, actual };
    const find = (filter: Filter) =>
      mismatch(
        `find ${JSON.stringify(filter)}`,
        naiveFind(all(), fields, filter),
        table.find(filter),
      );
    const count = (where: Filter) =>
      mismatch(
        `count ${JSON.stringify(where)}`,
        naiveCount(all(), fields, where),
        table.count(where),
      );
    const remove = (id: number) => mismatch(`remove ${id}`, rows.delete(id), table.remove(id));

    if (rows.size > maxRows) isGrowing = false;
    if (rows.size < maxRows / 10) isGrowing = true;
    const kind = random(20);
    let found: TableMismatch | undefined;
    if (kind < 3) create();
    else if (kind < 4 && random(8) === 0) {
      for (let remaining = random(60); remaining > 0; remaining -= 1) {
        if (random(3) === 0 && rows.size > 0) put(randomRow(pickId(), random));
        else create();
      }
    } else if (kind < 7) {
      const row = rows.get(pickId());
      if (row) put({ ...row, ...randomChange(random) });
    } else if (kind < 8) found = remove(pickId());
    else if (kind < 9 && !isGrowing) {
      for (let remaining = 6; remaining > 0; remaining -= 1) found ??= remove(pickId());
    } else if (kind < 12) found = count(randomWhere(random));
    else {
      const filter = randomFilter(random, rows.size);
      found = find(filter);
      if (random(4) === 0) found ??= count(filter.where as Filter);
    }
    if (found) return found;
  }
  return undefined;
}

const labels = ['x', 'y', '空调', undefined, null];
const instants = ['2024-01-01T00:00:00.000Z', '2024-03-01T08:30:00.000Z', null];
const directions = ['', ' ASC', ' DESC'];
const paths = ['name', 'label', 'qty', 'active', 'createdAt', 'id'];

/** A row whose name is nearly unique, so that no index by values holds it, and whose other fields repeat. */
function randomRow(id: number, random: RandomInteger): FilterRow {
  return {
    id,
    ...randomChange(random),
    name: `${'路街巷'[random(3)]}${random(900)}号`,
    active: random(3) > 0,
    location: { lat: 30 + random(100) / 100, lng: 120 + random(100) / 100 },
  };
}

function randomChange(random: RandomInteger): Readonly<Record<string, unknown>> {
  const changes: readonly Readonly<Record<string, unknown>>[] = [
    { name: `${'路街巷'[random(3)]}${random(900)}号` },
    { qty: random(9) === 0 ? null : random(200) },
    { active: random(5) === 0 },
    { label: labels[random(labels.length)] },
    { createdAt: instants[random(instants.length)] },
    { location: { lat: 30 + random(100) / 100, lng: 120 + random(100) / 100 } },
  ];
  return JSON.parse(
    JSON.stringify({ ...changes[random(changes.length)], ...changes[random(changes.length)] }),
  ) as Readonly<Record<string, unknown>>;
}

function randomWhere(random: RandomInteger): Filter {
  const wheres: readonly Filter[] = [
    {},
    { active: true },
    { active: false },
    { label: ['x', 'y', '空调'][random(3)] },
    { label: { neq: 'x' } },
    { qty: { between: [random(100), 100 + random(100)] } },
    { qty: { gt: random(200) } },
    { name: { like: String(random(90)) } },
    { name: { gte: '街' } },
    { id: { inq: [random(600), random(600), random(600)] } },
    { and: [{ active: true }, { name: { like: '路' } }] },
    { or: [{ label: 'y' }, { qty: { lt: random(50) } }] },
    { createdAt: { gt: '2024-02-01T00:00:00.000Z' } },
  ];
  return wheres[random(wheres.length)] ?? {};
}

/** A page of a list: mostly in one of a few orders, the first or the last page, as in a console. */
function randomFilter(random: RandomInteger, rows: number): Filter {
  const columns = Array.from({ length: random(3) }, () => {
    return `${paths[random(paths.length)]}${directions[random(directions.length)]}`;
  });
  const order = random(2) === 0 ? ['name ASC'] : columns;
  const limit = [1, 7, 15, 100, 1_000][random(5)];
  const offset = random(2) === 0 ? 0 : random(rows + 2);
  const near = { near: { lat: 30.5, lng: 120.5 }, maxDistance: 1 + random(30), unit: 'kilometers' };
  const where = randomWhere(random);
  return random(12) === 0
    ? { where: { and: [where, { location: near }] }, order, limit, offset }
    : { where, order, limit, offset };
}

/** A linear congruential generator: the same integers for the same seed on every machine. */
function randomIntegers(seed: number): RandomInteger {
  let state = seed >>> 0;
  return end => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
}
