import type { Condition } from './conditions.ts';
import { type FieldType, typeOf } from './fieldTypes.ts';
import type { Indexes } from './indexes.ts';
import { joinRanges } from './joinRanges.ts';
import type { KeyRange, Narrowing } from './narrowing.ts';
import type { SortKey } from './order.ts';
import { boundsOf, firstAt } from './ordering.ts';
import type { Shape } from './query.ts';
import type { RowTest } from './rowTest.ts';
import { SlotSet } from './SlotSet.ts';
import { joined } from './slots.ts';
import type { Found } from './textIndex.ts';

/** The slots that may pass a condition; all that do are among them. */
export interface Candidates {
  readonly set: SlotSet;
  /** What they are still to be asked; undefined when all of them pass. */
  readonly rest: RowTest | undefined;
}

/** Types whose values an index can find; a place, a list and an object equal no key. */
const indexed = new Set<FieldType>(['string', 'number', 'boolean', 'date']);

/** What narrows a condition down is looked up here. */
export interface Lookup {
  readonly indexes: Indexes;
  readonly shape: Shape;
  /** The rows of the table by slot. */
  readonly rows: readonly (object | undefined)[];
  readonly slotOf: ReadonlyMap<unknown, number>;
}

type FieldCondition = Extract<Condition, { kind: 'field' }>;

/** The candidates of a condition; undefined when no index narrows it down. */
export function candidatesOf(condition: Condition, lookup: Lookup): Candidates | undefined {
  if (condition.kind === 'field') return ofField(condition, lookup);
  return condition.kind === 'all' ? ofAll(condition.parts, lookup) : ofAny(condition, lookup);
}

function ofField(condition: FieldCondition, lookup: Lookup): Candidates | undefined {
  const { narrowing, path, test } = condition;
  const { shape, indexes, rows } = lookup;
  const type = typeOf(shape.fields, path);
  if (!type || !indexed.has(type)) return undefined;
  const keys = narrowing?.by === 'keys' ? narrowing.keys : undefined;
  if (path === shape.key && keys) return { set: atIds(keys, lookup), rest: test };
  const values = path.includes('.') ? undefined : indexes.values(path);
  if (values) return { set: values.passing(test, keys), rest: undefined };
  if (!narrowing) return undefined;
  if (narrowing.by === 'text') {
    const { text, whole } = narrowing;
    const { set, exact } = indexes.text(path).find(text, whole, test, rows);
    return { set, rest: exact ? undefined : test };
  }
  const { set, exact } = inOrder(narrowing, path, lookup);
  const { odd } = indexes.column(path);
  if (odd.size === 0) return { set, rest: exact ? undefined : test };
  const others = SlotSet.ofSlots(Uint32Array.from(odd), rows.length);
  return { set: SlotSet.union([set, others], rows.length), rest: test };
}

/** An id is known without an index: a list of one row, or a relation, so costs nothing. */
function atIds(keys: readonly SortKey[], { slotOf, rows }: Lookup): SlotSet {
  const slots = new Set(keys.flatMap(key => slotOf.get(key) ?? []));
  return SlotSet.ofSlots(Uint32Array.from(slots), rows.length);
}

/** What an order by the path alone finds. */
function inOrder(
  narrowing: Exclude<Narrowing, { by: 'text' }>,
  path: string,
  lookup: Lookup,
): Found {
  if (narrowing.by === 'ranges') return inRanges(narrowing.ranges, path, lookup);
  if (narrowing.by === 'nothing') return { set: withoutValue(path, lookup), exact: true };
  const found = [...new Set(narrowing.keys)].map(key =>
    inRanges([{ from: key, to: key }], path, lookup),
  );
  const set = SlotSet.ofSlots(joined(found.map(({ set }) => set.slots)), lookup.rows.length);
  return { set, exact: found.every(({ exact }) => exact) };
}

function inRanges(ranges: readonly KeyRange[], path: string, { indexes, rows }: Lookup): Found {
  const column = indexes.column(path);
  const sorted = indexes.sorted([{ path, descending: false }]);
  const bounds = ranges.map(range => boundsOf(range, sorted, column));
  const start = Math.max(...bounds.map(([start]) => start));
  const end = Math.min(...bounds.map(([, end]) => end));
  const holdsNulls = column.nulls.size > 0 && ranges.every(holdsZero);
  const slots = sorted.subarray(start, Math.max(start, end));
  return { set: SlotSet.ofSlots(slots, rows.length), exact: !holdsNulls };
}

/** Absent values come first of all; null stands among the others. */
function withoutValue(path: string, { indexes, rows }: Lookup): SlotSet {
  const { keys, nulls } = indexes.column(path);
  const sorted = indexes.sorted([{ path, descending: false }]);
  const absent = sorted.subarray(
    0,
    firstAt(sorted, slot => keys[slot] !== undefined),
  );
  return SlotSet.ofSlots(joined([absent, Uint32Array.from(nulls)]), rows.length);
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
  const [smallest, ...others] = narrowed.sort((a, b) => a.set.size - b.set.size);
  if (!smallest) return undefined;
  let { set } = smallest;
  const rests = smallest.rest ? [smallest.rest] : [];
  for (const other of others) {
    if (other.set.isTooLongFor(set)) rests.push(other.test);
    else {
      set = set.within(other.set);
      if (other.rest) rests.push(other.rest);
    }
  }
  rests.push(...found.flatMap(({ test, candidates }) => (candidates ? [] : [test])));
  const [only] = rests;
  if (rests.length < 2) return { set, rest: only };
  return { set, rest: row => rests.every(test => test(row)) };
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
  const sets = found.map(({ set }) => set);
  return { set: SlotSet.union(sets, lookup.rows.length), rest: exact ? undefined : test };
}

/** Null sorts as 0. */
function holdsZero({ from, to }: KeyRange): boolean {
  return typeof from === 'number' && from <= 0 && typeof to === 'number' && to >= 0;
}
