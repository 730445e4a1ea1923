/*
 * LoopBack's filters, written down once more as plainly as possible: every row is asked, all are sorted.
 * It shares no line with the engine that it judges. It knows no malformed filters.
 */
import type { Row } from './loopbackFilters.ts';

type Types = Readonly<Record<string, string>>;
type Json = Readonly<Record<string, unknown>>;

/** The rows that a filter asks for. */
export function naiveFind(rows: readonly Row[], types: Types, filter: Json): unknown[] {
  const { where = {} } = filter;
  let found = rows.filter(row => passes(row, where as Json, types));
  found = sort(found, filter.order);
  const nears = nearsIn(where as Json);
  if (nears.length > 0) found = nears.flatMap(near => byDistance(found, near));
  const skip = Number(filter.skip || filter.offset || 0);
  const limit = Number(filter.limit ?? (skip > 0 ? 100 : Infinity));
  return found.slice(skip, skip + limit).map(row => pick(row, filter.fields));
}

/** How many rows pass a `where`. */
export function naiveCount(rows: readonly Row[], types: Types, where: Json): number {
  return rows.filter(row => passes(row, where, types)).length;
}

function passes(row: unknown, where: Json, types: Types): boolean {
  return Object.entries(where).every(([path, wanted]) => {
    if (path === 'and') return (wanted as Json[]).every(part => passes(row, part, types));
    if (path === 'or') return (wanted as Json[]).some(part => passes(row, part, types));
    const type = Object.hasOwn(types, path) ? types[path] : undefined;
    return tellApart(wanted).every(([operator, operand]) =>
      reach(row, path.split('.')).some(value => valuePasses(value, operator, operand, type)),
    );
  });
}

/** A matcher as its operators; a bare value asks for equality. */
function tellApart(wanted: unknown): [string, unknown][] {
  const bare = typeof wanted !== 'object' || wanted === null || Array.isArray(wanted);
  const measures = ['near', 'maxDistance', 'minDistance', 'unit'];
  return bare
    ? [['eq', wanted]]
    : Object.entries(wanted).filter(([name]) => !measures.includes(name));
}

const emptyList = Symbol('a list without items');

/** All values that a path may mean: the one at its end, and those of each list on the way. */
function reach(row: unknown, path: readonly string[]): unknown[] {
  const [step, ...rest] = path;
  if (step === undefined) {
    return Array.isArray(row)
      ? row.length === 0
        ? [emptyList]
        : row.flatMap(item => reach(item, []))
      : [row];
  }
  const has = row !== null && row !== undefined && Object.hasOwn(row, step);
  const next = has ? (row as Json)[step] : undefined;
  if (next === null || next === undefined) return [next];
  if (rest.length === 0 || !Array.isArray(next)) return reach(next, rest);
  // A list in the middle is both itself, without the rest of the path, and each of its items.
  return [...reach(next, rest), ...next.flatMap(item => reach(item, rest))];
}

function valuePasses(value: unknown, operator: string, operand: unknown, type?: string): boolean {
  if (value === emptyList) return operator === 'neq';
  const to = (wanted: unknown) => order(read(value, type), cast(wanted, type));
  const list = () =>
    type === 'date' ? (operand as unknown[]).filter(it => it === null) : (operand as unknown[]);
  switch (operator) {
    case 'eq':
      return to(operand) === 0;
    case 'neq':
      return to(operand) !== 0;
    case 'gt':
      return to(operand) > 0;
    case 'gte':
      return to(operand) >= 0;
    case 'lt':
      return to(operand) < 0;
    case 'lte':
      return to(operand) <= 0;
    case 'between':
      return to((operand as unknown[])[0]) >= 0 && to((operand as unknown[])[1]) <= 0;
    case 'inq':
      return list().some(item => to(item) === 0);
    case 'nin':
      return !list().some(item => to(item) === 0);
    case 'regexp':
      return typeof value === 'string' && value !== '' && toRegExp(String(operand)).test(value);
    default:
      return like(value, operator, String(operand), type);
  }
}

function like(value: unknown, operator: string, pattern: string, type?: string): boolean {
  const negated = operator.startsWith('n');
  if (type === 'date') return negated;
  const wanted = cast(pattern, type);
  if (!wanted) return false;
  let source = textOf(wanted);
  try {
    RegExp(source);
  } catch {
    source = source.replace(/\W/g, '\\$&');
  }
  source = source.split('%').join('.*').split('_').join('.');
  return RegExp(source, operator.includes('il') ? 'i' : '').test(String(value)) !== negated;
}

function toRegExp(text: string): RegExp {
  const [, source, flags] = /^\/(.*)\/(\w+)$/.exec(text) ?? [];
  return source === undefined ? RegExp(text) : RegExp(source, flags);
}

const textOf = (value: unknown) => String(value);

/** An operand as a value of the type. */
function cast(operand: unknown, type?: string): unknown {
  if (operand === null) return null;
  if (type === 'string') return textOf(operand);
  if (type === 'number') return Number.isNaN(Number(operand)) ? operand : Number(operand);
  if (type === 'boolean') return operand === 'false' || operand === '0' ? false : Boolean(operand);
  return type === 'date' ? new Date(operand as string).getTime() : operand;
}

function read(value: unknown, type?: string): unknown {
  return type === 'date' && typeof value === 'string' ? new Date(value).getTime() : value;
}

/** -1, 0, 1, or NaN when two values have no order. */
function order(left: unknown, right: unknown): number {
  if (left == null || right == null) return left == null && right == null ? 0 : NaN;
  if (typeof left === 'object') return NaN;
  const [a, b] = [left as string, right as string];
  return a < b ? -1 : a > b ? 1 : a === b || Number(a) === Number(b) ? 0 : NaN;
}

/** Absent values first, then null, which is 0 among numbers, then the rest; the id decides at last. */
function sort(rows: readonly Row[], wanted: unknown): Row[] {
  const texts = (Array.isArray(wanted) ? wanted : [wanted ?? '']) as string[];
  const columns = texts
    .flatMap(text => text.split(','))
    .map(text => text.trim())
    .filter(Boolean);
  const weigh = (row: unknown, path: string) => {
    const value = path
      .split('.')
      .reduce<unknown>((it, step) => (it as Json | undefined)?.[step], row);
    if (value === undefined) return [0, 0];
    if (value === null || typeof value === 'boolean' || typeof value === 'number')
      return [1, Number(value)];
    const instant = path === 'createdAt' ? Date.parse(value as string) : NaN;
    return Number.isNaN(instant) ? [2, value as string] : [1, instant];
  };
  return [...rows].sort((a, b) => {
    for (const column of columns) {
      const [path = '', direction = 'ASC'] = column.split(' ');
      const [[kindA, keyA], [kindB, keyB]] = [weigh(a, path), weigh(b, path)] as [
        [number, never],
        [number, never],
      ];
      const order = kindA - kindB || (keyA < keyB ? -1 : keyA > keyB ? 1 : 0);
      if (order !== 0) return direction.toUpperCase() === 'DESC' ? -order : order;
    }
    return a.id - b.id;
  });
}

function hasNear(wanted: unknown): wanted is Json {
  return typeof wanted === 'object' && wanted !== null && 'near' in wanted;
}

function nearsIn(where: Json): Json[] {
  return Object.entries(where).flatMap(([path, wanted]) => {
    if (path === 'and' || path === 'or') return (wanted as Json[]).flatMap(nearsIn);
    return path === 'location' && hasNear(wanted) ? [wanted] : [];
  });
}

const radii: Readonly<Record<string, number>> = {
  kilometers: 6370.99056,
  meters: 6370990.56,
  miles: 3958.75,
  feet: 20902200,
  radians: 1,
  degrees: 57.29577951308,
};

function byDistance(
  rows: readonly Row[],
  { near, maxDistance, minDistance, unit = 'miles' }: Json,
): Row[] {
  const from = (typeof near === 'string' ? near.split(',') : near) as Json;
  const [lat, lng] = [Number(from.lat ?? from[0]), Number(from.lng ?? from[1])];
  const radius = radii[unit as string];
  const measured = rows.flatMap(row => {
    const place = row.location as { lat: number; lng: number } | null | undefined;
    if (!place) return [];
    const [x1, y1, x2, y2] = [lat, lng, place.lat, place.lng].map(
      degrees => degrees * 0.01745329252,
    ) as [number, number, number, number];
    const h =
      Math.sin((x2 - x1) / 2) ** 2 + Math.cos(x2) * Math.cos(x1) * Math.sin((y2 - y1) / 2) ** 2;
    return [{ row, distance: 2 * Math.asin(Math.sqrt(h)) * (radius ?? NaN) }];
  });
  if (radius === undefined) return measured.map(({ row }) => row).reverse();
  return measured
    .filter(({ distance }) => !(Number(maxDistance) > 0 && distance > Number(maxDistance)))
    .filter(({ distance }) => !(Number(minDistance) > 0 && distance < Number(minDistance)))
    .sort((a, b) => a.distance - b.distance)
    .map(({ row }) => row);
}

function pick(row: Row, fields: unknown): unknown {
  const chosen =
    typeof fields === 'string'
      ? [fields]
      : Array.isArray(fields)
        ? (fields as string[])
        : Object.entries(fields ?? {})
            .filter(([, on]) => on)
            .map(([name]) => name);
  return chosen.length === 0
    ? row
    : Object.fromEntries(Object.entries(row).filter(([name]) => chosen.includes(name)));
}
