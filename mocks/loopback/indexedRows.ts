import { type CandidateSlots, findCandidates } from './candidates.ts';
import type { CompiledCondition } from './compileWhere.ts';
import { TableIndexes } from './tableIndexes.ts';
import type { NearMeasure } from './near.ts';
import { findNearestSlots } from './nearestSlots.ts';
import type { OrderColumn } from './parseOrder.ts';
import { ALL_ROWS, type FilterPaging } from './parsePaging.ts';
import { createPathReader } from './propertyPath.ts';
import type { TableDefinition } from './compileFilter.ts';
import type { RowTest } from './rowTest.ts';
import { SlotSet } from './SlotSet.ts';
import { hasBit, filterSlots, type Slots } from './slots.ts';

/** The rows of a table, each in a slot, which is its number in the indexes. */
export class IndexedRows<Row extends object> {
  readonly #shape: TableDefinition;
  readonly #rows: (Row | undefined)[] = [];
  readonly #slotOf = new Map<unknown, number>();
  readonly #free: number[] = [];
  readonly #indexes: TableIndexes;

  constructor(shape: TableDefinition) {
    this.#shape = shape;
    this.#indexes = new TableIndexes(this.#rows, shape);
  }

  get size(): number {
    return this.#slotOf.size;
  }

  get(id: unknown): Row | undefined {
    const slot = this.#slotOf.get(id);
    return slot === undefined ? undefined : this.#rows[slot];
  }

  *values(): Iterable<Row> {
    for (const row of this.#rows) if (row) yield row;
  }

  put(id: unknown, row: Row): void {
    const knownSlot = this.#slotOf.get(id);
    const slot = knownSlot ?? this.#free.pop() ?? this.#rows.length;
    if (knownSlot === undefined) this.#slotOf.set(id, slot);
    this.#rows[slot] = row;
    this.#indexes.updateSlot(slot, knownSlot === undefined);
  }

  remove(id: unknown): boolean {
    const slot = this.#slotOf.get(id);
    if (slot === undefined) return false;
    this.#slotOf.delete(id);
    this.#rows[slot] = undefined;
    this.#free.push(slot);
    this.#indexes.updateSlot(slot, true);
    return true;
  }

  /** Returns one page of the rows that match a condition, in an order with ties by id. */
  findPage(
    condition: CompiledCondition,
    order: readonly OrderColumn[],
    { offset, limit }: FilterPaging = ALL_ROWS,
  ): readonly Row[] {
    const end = Math.min(offset + limit, this.size);
    if (isUnconditional(condition)) {
      return this.#getRows(this.#indexes.getSortedSlots(order).subarray(offset, end));
    }
    const candidates = this.#findCandidates(condition);
    if (!candidates)
      return this.#scanOrder(this.#indexes.getSortedSlots(order), condition.test, offset, end);
    const { set, remainingTest } = candidates;
    if (set.size <= this.#shape.thresholds.sortAloneLimit) {
      const passing = Array.from(this.#filterCandidates(candidates).slots);
      if (passing.length > 1) passing.sort(this.#indexes.createComparer(order));
      return this.#getRows(passing.slice(offset, end));
    }
    if (!isScanCheaper(this.size, candidates, end)) {
      return this.#getRows(
        this.#indexes.getPageSlots(this.#filterCandidates(candidates).slots, order, offset, end),
      );
    }
    const { bits } = set;
    return this.#scanOrder(
      this.#indexes.getSortedSlots(order),
      remainingTest ?? acceptAll,
      offset,
      end,
      slot => hasBit(bits, slot),
    );
  }

  /** Returns one page of the rows that match a condition and are within a distance of a location, nearest first. */
  findNear(
    condition: CompiledCondition,
    measure: NearMeasure,
    order: readonly OrderColumn[],
    { offset, limit }: FilterPaging,
  ): readonly Row[] {
    const candidates = isUnconditional(condition) ? undefined : this.#findCandidates(condition);
    const slots = findNearestSlots({
      measure,
      measureAllLimit: this.#shape.thresholds.measureAllLimit,
      rows: this.#rows,
      geoIndex: this.#indexes.getGeoIndex(measure.path),
      candidates: candidates?.set,
      test: candidates ? candidates.remainingTest : condition.test,
      compareTies: this.#indexes.createComparer(order),
      limit: Math.min(offset + limit, this.size),
    });
    return this.#getRows(slots.slice(offset, offset + limit));
  }

  count(condition: CompiledCondition): number {
    if (isUnconditional(condition)) return this.size;
    const candidates = this.#findCandidates(condition);
    if (candidates) return this.#filterCandidates(candidates).size;
    let count = 0;
    for (const row of this.#rows) if (row && condition.test(row)) count += 1;
    return count;
  }

  /** Counts the rows that match a condition, by the value of a field. */
  countBy(field: string, condition: CompiledCondition): Map<unknown, number> {
    const values = this.#indexes.getValueIndex(field);
    const candidates = isUnconditional(condition) ? undefined : this.#findCandidates(condition);
    const set = candidates && this.#filterCandidates(candidates);
    if (values && (set || isUnconditional(condition))) return values.countBy(set);
    const counts = new Map<unknown, number>();
    const read = createPathReader(field);
    for (const row of set ? this.#getRows(set.slots) : this.values()) {
      if (!set && !condition.test(row)) continue;
      const value = read(row);
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return counts;
  }

  #findCandidates(condition: CompiledCondition): CandidateSlots | undefined {
    return findCandidates(condition, {
      indexes: this.#indexes,
      shape: this.#shape,
      rows: this.#rows,
      slotOf: this.#slotOf,
    });
  }

  #filterCandidates({ set, remainingTest }: CandidateSlots): SlotSet {
    if (!remainingTest) return set;
    const passing = filterSlots(set.slots, slot => {
      const row = this.#rows[slot];
      return row !== undefined && remainingTest(row);
    });
    return SlotSet.ofSlots(passing, this.#rows.length);
  }

  #getRows(slots: ArrayLike<number>): Row[] {
    return Array.from(slots, slot => this.#rows[slot]!);
  }

  #scanOrder(
    slots: Slots,
    test: RowTest,
    offset: number,
    end: number,
    isCandidate: (slot: number) => boolean = acceptAll,
  ): Row[] {
    const page: Row[] = [];
    let matchCount = 0;
    for (let at = 0; at < slots.length && matchCount < end; at += 1) {
      const slot = slots[at]!;
      if (!isCandidate(slot)) continue;
      const row = this.#rows[slot]!;
      if (!test(row)) continue;
      matchCount += 1;
      if (matchCount > offset) page.push(row);
    }
    return page;
  }
}

const acceptAll = () => true;

function isUnconditional(condition: CompiledCondition): boolean {
  return condition.kind === 'all' && condition.parts.length === 0;
}

/**
 * Whether a scan of all rows in their order, testing the candidates until the page is full, costs less than testing all
 * candidates and sorting the matches; in nanoseconds, with the end of the page counted from the first row.
 */
function isScanCheaper(size: number, { set, remainingTest }: CandidateSlots, end: number): boolean {
  const testCost = remainingTest ? 60 : 0;
  const steps = Math.min(size, (size * end) / set.size);
  const scanCost = 5 * steps + testCost * Math.min(set.size, end);
  const sortCost = set.size * (8 + 5 * Math.log2(set.size) + testCost);
  return scanCost < sortCost;
}
