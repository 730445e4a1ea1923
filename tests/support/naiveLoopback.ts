/*
 * A second, simple implementation of LoopBack's filters: every row is tested, and all are sorted. It shares no code with
 * the engine that it is compared with, and does not support malformed filters.
 */
import type { FilterRow } from './loopbackFilters.ts';

type FieldTypeNames = Readonly<Record<string, string>>;
type Json = Readonly<Record<string, unknown>>;

/** The rows that match a filter. */
export function naiveFind(
  rows: readonly FilterRow[],
  types: FieldTypeNames,
  filter: Json,
): unknown[] {
  const { where = {} } = filter;
  let found = rows.filter(row => matchesWhere(row, where as Json, types));
  found = sort(found, filter.order);
  const nears = findNears(where as Json);
  if (nears.length > 0) found = nears.flatMap(near => sortByDistance(found, near));
  const skip = Number(filter.skip || filter.offset || 0);
  const limit = Number(filter.limit ?? (skip > 0 ? 100 : Infinity));
  return found.slice(skip, skip + limit).map(row => pickFields(row, filter.fields));
}

/** The number of rows that match a `where`, `near` included. */
export function naiveCount(rows: readonly FilterRow[], types: FieldTypeNames, where: Json): number {
  return naiveFind(rows, types, { where }).length;
}

function matchesWhere(row: unknown, where: Json, types: FieldTypeNames): boolean {
  return Object.entries(where).every(([path, matcher]) => {
    if (path === 'and') return (matcher as Json[]).every(part => matchesWhere(row, part, types));
    if (path === 'or') return (matcher as Json[]).some(part => matchesWhere(row, part, types));
    const type = Object.hasOwn(types, path) ? types[path] : undefined;
    return splitOperators(matcher).every(([operator, operand]) =>
      listValues(row, path.split('.')).some(value => matchesValue(value, operator, operand, type)),
    );
  });
}

/** The operators of a matcher; a plain value means equality. */
function splitOperators(matcher: unknown): [string, unknown][] {
  const isBareValue = typeof matcher !== 'object' || matcher === null || Array.isArray(matcher);
  const measures = ['near', 'maxDistance', 'minDistance', 'unit'];
  return isBareValue
    ? [['eq', matcher]]
    : Object.entries(matcher).filter(([name]) => !measures.includes(name));
}

const EMPTY_LIST = Symbol('a list without items');

/** All values of a path: the one at its end, and those of each list on the path. */
function listValues(row: unknown, path: readonly string[]): unknown[] {
  const [step, ...rest] = path;
  if (step === undefined) {
    return Array.isArray(row)
      ? row.length === 0
        ? [EMPTY_LIST]
        : row.flatMap(item => listValues(item, []))
      : [row];
  }
  const has = row !== null && row !== undefined && Object.hasOwn(row, step);
  const next = has ? (row as Json)[step] : undefined;
  if (next === null || next === undefined) return [next];
  if (rest.length === 0 || !Array.isArray(next)) return listValues(next, rest);
  // A list within the path is itself a value, without the rest of the path, and so is each of its items.
  return [...listValues(next, rest), ...next.flatMap(item => listValues(item, rest))];
}

function matchesValue(value: unknown, operator: string, operand: unknown, type?: string): boolean {
  if (value === EMPTY_LIST) return operator === 'neq';
  const compareTo = (matcher: unknown) => compare(toComparable(value, type), coerce(matcher, type));
  const list = () =>
    type === 'date' ? (operand as unknown[]).filter(item => item === null) : (operand as unknown[]);
  switch (operator) {
    case 'eq':
      return compareTo(operand) === 0;
    case 'neq':
      return compareTo(operand) !== 0;
    case 'gt':
      return compareTo(operand) > 0;
    case 'gte':
      return compareTo(operand) >= 0;
    case 'lt':
      return compareTo(operand) < 0;
    case 'lte':
      return compareTo(operand) <= 0;
    case 'between':
      return compareTo((operand as unknown[])[0]) >= 0 && compareTo((operand as unknown[])[1]) <= 0;
    case 'inq':
      return list().some(item => compareTo(item) === 0);
    case 'nin':
      return !list().some(item => compareTo(item) === 0);
    case 'regexp':
      return typeof value === 'string' && value !== '' && toRegExp(String(operand)).test(value);
    default:
      return like(value, operator, String(operand), type);
  }
}

function like(value: unknown, operator: string, pattern: string, type?: string): boolean {
  const negated = operator.startsWith('n');
  if (type === 'date') return negated;
  const matcher = coerce(pattern, type);
  if (!matcher) return false;
  let source = textOf(matcher);
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

/** Converts an operand to the type. */
function coerce(operand: unknown, type?: string): unknown {
  if (operand === null) return null;
  if (type === 'string') return textOf(operand);
  if (type === 'number') return Number.isNaN(Number(operand)) ? operand : Number(operand);
  if (type === 'boolean') return operand === 'false' || operand === '0' ? false : Boolean(operand);
  return type === 'date' ? new Date(operand as string).getTime() : operand;
}

function toComparable(value: unknown, type?: string): unknown {
  return type === 'date' && typeof value === 'string' ? new Date(value).getTime() : value;
}

/** Compares two values: -1, 0, 1, or NaN if they have no order. */
function compare(left: unknown, right: unknown): number {
  if (left == null || right == null) return left == null && right == null ? 0 : NaN;
  if (typeof left === 'object') return NaN;
  const [a, b] = [left as string, right as string];
  return a < b ? -1 : a > b ? 1 : a === b || Number(a) === Number(b) ? 0 : NaN;
}

/** Sorts absent values first, then null, which is 0 among numbers, then the others; equal values by id. */
function sort(rows: readonly FilterRow[], matcher: unknown): FilterRow[] {
  const texts = (Array.isArray(matcher) ? matcher : [matcher ?? '']) as string[];
  const columns = texts
    .flatMap(text => text.split(','))
    .map(text => text.trim())
    .filter(Boolean);
  const getSortKey = (row: unknown, path: string) => {
    const value = path
      .split('.')
      .reduce<unknown>((item, step) => (item as Json | undefined)?.[step], row);
    if (value === undefined) return [0, 0];
    if (value === null || typeof value === 'boolean' || typeof value === 'number')
      return [1, Number(value)];
    const instant = path === 'createdAt' ? Date.parse(value as string) : NaN;
    return Number.isNaN(instant) ? [2, value as string] : [1, instant];
  };
  return [...rows].sort((a, b) => {
    for (const column of columns) {
      const [path = '', direction = 'ASC'] = column.split(' ');
      const [[kindA, keyA], [kindB, keyB]] = [getSortKey(a, path), getSortKey(b, path)] as [
        [number, never],
        [number, never],
      ];
      const compare = kindA - kindB || (keyA < keyB ? -1 : keyA > keyB ? 1 : 0);
      if (compare !== 0) return direction.toUpperCase() === 'DESC' ? -compare : compare;
    }
    return a.id - b.id;
  });
}

function hasNear(matcher: unknown): matcher is Json {
  return typeof matcher === 'object' && matcher !== null && 'near' in matcher;
}

function findNears(where: Json): Json[] {
  return Object.entries(where).flatMap(([path, matcher]) => {
    if (path === 'and' || path === 'or') return (matcher as Json[]).flatMap(findNears);
    return path === 'location' && hasNear(matcher) ? [matcher] : [];
  });
}

const EARTH_RADII: Readonly<Record<string, number>> = {
  kilometers: 6370.99056,
  meters: 6370990.56,
  miles: 3958.75,
  feet: 20902200,
  radians: 1,
  degrees: 57.29577951308,
};

function sortByDistance(
  rows: readonly FilterRow[],
  { near, maxDistance, minDistance, unit = 'miles' }: Json,
): FilterRow[] {
  const from = (typeof near === 'string' ? near.split(',') : near) as Json;
  const [lat, lng] = [Number(from.lat ?? from[0]), Number(from.lng ?? from[1])];
  const radius = EARTH_RADII[unit as string];
  const measured = rows.flatMap(row => {
    const location = row.location as { lat: number; lng: number } | null | undefined;
    if (!location) return [];
    const [x1, y1, x2, y2] = [lat, lng, location.lat, location.lng].map(
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

function pickFields(row: FilterRow, fields: unknown): unknown {
  const fieldNames =
    typeof fields === 'string'
      ? [fields]
      : Array.isArray(fields)
        ? (fields as string[])
        : Object.entries(fields ?? {})
            .filter(([, on]) => on)
            .map(([name]) => name);
  return fieldNames.length === 0
    ? row
    : Object.fromEntries(Object.entries(row).filter(([name]) => fieldNames.includes(name)));
}
