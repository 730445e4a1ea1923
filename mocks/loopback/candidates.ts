import type { CompiledCondition } from './compileWhere.ts';
import { type FieldType, getFieldType } from './fieldTypes.ts';
import type { TableIndexes } from './tableIndexes.ts';
import { joinRanges } from './joinRanges.ts';
import type { KeyRange, IndexNarrowing } from './narrowing.ts';
import type { SortKey } from './parseOrder.ts';
import { findRangeBounds, findFirstPosition } from './tableOrdering.ts';
import type { TableDefinition } from './compileFilter.ts';
import type { RowTest } from './rowTest.ts';
import { SlotSet } from './SlotSet.ts';
import { concatSlots } from './slots.ts';
import type { IndexMatch } from './textIndex.ts';

/** The slots that may pass a condition; all that do are among them. */
export interface CandidateSlots {
  readonly set: SlotSet;
  /** The test that each candidate still needs; undefined when all of them pass. */
  readonly remainingTest: RowTest | undefined;
}

/** Types whose values an index can find; a coordinate, a list and an object equal no key. */
const INDEXED_TYPES = new Set<FieldType>(['string', 'number', 'boolean', 'date']);

/** The data that narrows a condition down to candidates. */
export interface IndexLookup {
  readonly indexes: TableIndexes;
  readonly shape: TableDefinition;
  /** The rows of the table by slot. */
  readonly rows: readonly (object | undefined)[];
  readonly slotOf: ReadonlyMap<unknown, number>;
}

type CompiledFieldCondition = Extract<CompiledCondition, { kind: 'field' }>;

/** The candidates of a condition; undefined when no index narrows it down. */
export function findCandidates(
  condition: CompiledCondition,
  lookup: IndexLookup,
): CandidateSlots | undefined {
  if (condition.kind === 'field') return findFieldCandidates(condition, lookup);
  return condition.kind === 'all'
    ? findAllCandidates(condition.parts, lookup)
    : findAnyCandidates(condition, lookup);
}

function findFieldCandidates(
  condition: CompiledFieldCondition,
  lookup: IndexLookup,
): CandidateSlots | undefined {
  const { narrowing, path, test } = condition;
  const { shape, indexes, rows } = lookup;
  const type = getFieldType(shape.fields, path);
  if (!type || !INDEXED_TYPES.has(type)) return undefined;
  const keys = narrowing?.by === 'keys' ? narrowing.keys : undefined;
  if (path === shape.key && keys) return { set: findByIds(keys, lookup), remainingTest: test };
  const values = path.includes('.') ? undefined : indexes.getValueIndex(path);
  if (values) return { set: values.findMatching(test, keys), remainingTest: undefined };
  if (!narrowing) return undefined;
  if (narrowing.by === 'text') {
    const { text, isExact } = narrowing;
    const { set, exact } = indexes.getTextIndex(path).find(text, isExact, test, rows);
    return { set, remainingTest: exact ? undefined : test };
  }
  const { set, exact } = findInOrder(narrowing, path, lookup);
  const { irregular } = indexes.column(path);
  if (irregular.size === 0) return { set, remainingTest: exact ? undefined : test };
  const irregularSlots = SlotSet.ofSlots(Uint32Array.from(irregular), rows.length);
  return { set: SlotSet.union([set, irregularSlots], rows.length), remainingTest: test };
}

/** Finds rows by id without an index: a list of one row, or a relation, thus costs nothing. */
function findByIds(keys: readonly SortKey[], { slotOf, rows }: IndexLookup): SlotSet {
  const slots = new Set(keys.flatMap(key => slotOf.get(key) ?? []));
  return SlotSet.ofSlots(Uint32Array.from(slots), rows.length);
}

/** Finds the slots of a narrowing by the sorted column of the path. */
function findInOrder(
  narrowing: Exclude<IndexNarrowing, { by: 'text' }>,
  path: string,
  lookup: IndexLookup,
): IndexMatch {
  if (narrowing.by === 'ranges') return findInRanges(narrowing.ranges, path, lookup);
  if (narrowing.by === 'nothing') return { set: findWithoutValue(path, lookup), exact: true };
  const results = [...new Set(narrowing.keys)].map(key =>
    findInRanges([{ from: key, to: key }], path, lookup),
  );
  const set = SlotSet.ofSlots(concatSlots(results.map(({ set }) => set.slots)), lookup.rows.length);
  return { set, exact: results.every(({ exact }) => exact) };
}

function findInRanges(
  ranges: readonly KeyRange[],
  path: string,
  { indexes, rows }: IndexLookup,
): IndexMatch {
  const column = indexes.column(path);
  const sorted = indexes.getSortedSlots([{ path, descending: false }]);
  const bounds = ranges.map(range => findRangeBounds(range, sorted, column));
  const start = Math.max(...bounds.map(([start]) => start));
  const end = Math.min(...bounds.map(([, end]) => end));
  const includesNulls = column.nulls.size > 0 && ranges.every(includesZero);
  const slots = sorted.subarray(start, Math.max(start, end));
  return { set: SlotSet.ofSlots(slots, rows.length), exact: !includesNulls };
}

/** Finds the slots without a value. Absent values sort first of all; null sorts among the others. */
function findWithoutValue(path: string, { indexes, rows }: IndexLookup): SlotSet {
  const { keys, nulls } = indexes.column(path);
  const sorted = indexes.getSortedSlots([{ path, descending: false }]);
  const absent = sorted.subarray(
    0,
    findFirstPosition(sorted, slot => keys[slot] !== undefined),
  );
  return SlotSet.ofSlots(concatSlots([absent, Uint32Array.from(nulls)]), rows.length);
}

/** Takes the smallest part; another one narrows it further, or tests each of its slots. */
function findAllCandidates(
  parts: readonly CompiledCondition[],
  lookup: IndexLookup,
): CandidateSlots | undefined {
  const results = joinRanges(parts).map(part => ({
    test: part.test,
    candidates: findCandidates(part, lookup),
  }));
  const narrowed = results.flatMap(({ test, candidates }) =>
    candidates ? [{ test, ...candidates }] : [],
  );
  const [smallest, ...otherParts] = narrowed.sort((a, b) => a.set.size - b.set.size);
  if (!smallest) return undefined;
  let { set } = smallest;
  const remainingTests = smallest.remainingTest ? [smallest.remainingTest] : [];
  for (const other of otherParts) {
    if (other.set.isCostlyFor(set)) remainingTests.push(other.test);
    else {
      set = set.intersect(other.set);
      if (other.remainingTest) remainingTests.push(other.remainingTest);
    }
  }
  remainingTests.push(...results.flatMap(({ test, candidates }) => (candidates ? [] : [test])));
  const [only] = remainingTests;
  if (remainingTests.length < 2) return { set, remainingTest: only };
  return { set, remainingTest: row => remainingTests.every(test => test(row)) };
}

function findAnyCandidates(
  { parts, test }: Extract<CompiledCondition, { parts: unknown }>,
  lookup: IndexLookup,
): CandidateSlots | undefined {
  const results: CandidateSlots[] = [];
  for (const part of parts) {
    const candidates = findCandidates(part, lookup);
    if (!candidates) return undefined;
    results.push(candidates);
  }
  const exact = results.every(({ remainingTest }) => !remainingTest);
  const sets = results.map(({ set }) => set);
  return { set: SlotSet.union(sets, lookup.rows.length), remainingTest: exact ? undefined : test };
}

/** Null sorts as 0. */
function includesZero({ from, to }: KeyRange): boolean {
  return typeof from === 'number' && from <= 0 && typeof to === 'number' && to >= 0;
}
