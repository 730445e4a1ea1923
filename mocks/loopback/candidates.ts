import type { Condition } from './conditions.ts';
import { type FieldType, typeOf } from './fieldTypes.ts';
import type { Indexes } from './indexes.ts';
import { joinRanges } from './joinRanges.ts';
import type { KeyRange, Narrowing } from './narrowing.ts';
import type { SortKey } from './order.ts';
import { boundsOf } from './ordering.ts';
import type { Shape } from './query.ts';
import type { RowTest } from './rowTest.ts';
import { common, joined, type Slots, union } from './slots.ts';

/** The slots that may pass a condition; all that do are among them. */
export interface Candidates {
  readonly slots: Slots;
  /** What they are still to be asked; undefined when all of them pass. */
  readonly rest: RowTest | undefined;
}

/** Types whose values an index can find; a place, a list and an object equal no key. */
const indexed = new Set<FieldType>(['string', 'number', 'boolean', 'date']);

/** A list of slots this many times as long as the kept ones costs more to look through than to ask each of those. */
const tooLong = 16;

/** What narrows a condition down is looked up here. */
export interface Lookup {
  readonly indexes: Indexes;
  readonly shape: Shape;
  /** How many slots there are, empty ones included. */
  readonly capacity: number;
}

/** The candidates of a condition; undefined when no index narrows it down. */
export function candidatesOf(condition: Condition, lookup: Lookup): Candidates | undefined {
  if (condition.kind === 'field') return ofField(condition, lookup);
  return condition.kind === 'all' ? ofAll(condition.parts, lookup) : ofAny(condition, lookup);
}

function ofField(
  condition: Extract<Condition, { kind: 'field' }>,
  lookup: Lookup,
): Candidates | undefined {
  const { narrowing, path, test } = condition;
  const type = typeOf(lookup.shape.fields, path);
  if (!narrowing || !type || !indexed.has(type)) return undefined;
  const found = lookUp(narrowing, path, lookup);
  if (!found) return undefined;
  const { odd } = lookup.indexes.column(path);
  const slots =
    odd.size > 0 ? union([found.slots, Uint32Array.from(odd)], lookup.capacity) : found.slots;
  return { slots, rest: found.exact && odd.size === 0 ? undefined : test };
}

interface Found {
  readonly slots: Slots;
  readonly exact: boolean;
}

function lookUp(narrowing: Narrowing, path: string, lookup: Lookup): Found | undefined {
  if (narrowing.by === 'ranges') return inRanges(narrowing.ranges, path, lookup);
  if (narrowing.by === 'keys') return atKeys([...new Set(narrowing.keys)], path, lookup);
  if (narrowing.text.length < 2) return undefined;
  const slots = lookup.indexes.text(path).candidates(narrowing.text, lookup.capacity);
  return slots && { slots, exact: false };
}

function inRanges(ranges: readonly KeyRange[], path: string, { indexes }: Lookup): Found {
  const column = indexes.column(path);
  const sorted = indexes.sorted([{ path, descending: false }]);
  const bounds = ranges.map(range => boundsOf(range, sorted, column));
  const start = Math.max(...bounds.map(([start]) => start));
  const end = Math.min(...bounds.map(([, end]) => end));
  const holdsNulls = column.nulls.size > 0 && ranges.every(holdsZero);
  return { slots: sorted.subarray(start, Math.max(start, end)), exact: !holdsNulls };
}

function atKeys(keys: readonly SortKey[], path: string, lookup: Lookup): Found {
  const found = keys.map(key => inRanges([{ from: key, to: key }], path, lookup));
  return {
    slots: joined(found.map(({ slots }) => slots)),
    exact: found.every(({ exact }) => exact),
  };
}

/** The smallest part is taken; another narrows it further, or is asked of each of its slots. */
function ofAll(parts: readonly Condition[], lookup: Lookup): Candidates | undefined {
  const found = joinRanges(parts).map(part => ({
    test: part.test,
    candidates: candidatesOf(part, lookup),
  }));
  const narrowed = found.flatMap(({ test, candidates }) =>
    candidates ? [{ test, ...candidates }] : [],
  );
  const [smallest, ...others] = narrowed.sort((a, b) => a.slots.length - b.slots.length);
  if (!smallest) return undefined;
  let { slots } = smallest;
  const rests = smallest.rest ? [smallest.rest] : [];
  for (const other of others) {
    if (other.slots.length > slots.length * tooLong) rests.push(other.test);
    else {
      slots = common(slots, other.slots, lookup.capacity);
      if (other.rest) rests.push(other.rest);
    }
  }
  rests.push(...found.flatMap(({ test, candidates }) => (candidates ? [] : [test])));
  return { slots, rest: rests.length > 0 ? row => rests.every(test => test(row)) : undefined };
}

function ofAny(
  { parts, test }: Extract<Condition, { parts: unknown }>,
  lookup: Lookup,
): Candidates | undefined {
  const found: Candidates[] = [];
  for (const part of parts) {
    const candidates = candidatesOf(part, lookup);
    if (!candidates) return undefined;
    found.push(candidates);
  }
  const exact = found.every(({ rest }) => !rest);
  const slots = union(
    found.map(candidates => candidates.slots),
    lookup.capacity,
  );
  return { slots, rest: exact ? undefined : test };
}

/** Null sorts as 0. */
function holdsZero({ from, to }: KeyRange): boolean {
  return typeof from === 'number' && from <= 0 && typeof to === 'number' && to >= 0;
}
