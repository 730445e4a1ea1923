import { type Candidates, candidatesOf } from './candidates.ts';
import type { Condition } from './conditions.ts';
import { Indexes } from './indexes.ts';
import type { Measure } from './near.ts';
import { nearestSlots } from './nearestSlots.ts';
import type { OrderColumn } from './order.ts';
import type { Paging } from './paging.ts';
import { pathReader } from './path.ts';
import type { Shape } from './query.ts';
import type { RowTest } from './rowTest.ts';
import { SlotSet } from './SlotSet.ts';
import { hasBit, keep, type Slots } from './slots.ts';

const everyRow: Paging = { offset: 0, limit: Infinity };

/** The rows of a table, each in a slot, which is the number that the indexes know it by. */
export class Rows<Row extends object> {
  readonly #shape: Shape;
  readonly #rows: (Row | undefined)[] = [];
  readonly #slotOf = new Map<unknown, number>();
  readonly #free: number[] = [];
  readonly #indexes: Indexes;

  constructor(shape: Shape) {
    this.#shape = shape;
    this.#indexes = new Indexes(this.#rows, shape);
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
    const known = this.#slotOf.get(id);
    const slot = known ?? this.#free.pop() ?? this.#rows.length;
    if (known === undefined) this.#slotOf.set(id, slot);
    this.#rows[slot] = row;
    this.#indexes.change(slot, known === undefined);
  }

  remove(id: unknown): boolean {
    const slot = this.#slotOf.get(id);
    if (slot === undefined) return false;
    this.#slotOf.delete(id);
    this.#rows[slot] = undefined;
    this.#free.push(slot);
    this.#indexes.change(slot, true);
    return true;
  }

  /** One page of the rows that pass a condition, in an order whose ties stand by id. */
  page(
    condition: Condition,
    order: readonly OrderColumn[],
    { offset, limit }: Paging = everyRow,
  ): readonly Row[] {
    const end = Math.min(offset + limit, this.size);
    if (isEverything(condition)) {
      return this.#at(this.#indexes.sorted(order).subarray(offset, end));
    }
    const candidates = this.#candidates(condition);
    if (!candidates) return this.#walk(this.#indexes.sorted(order), condition.test, offset, end);
    const { set, rest } = candidates;
    if (set.size <= this.#shape.thresholds.sortedAlone) {
      const passing = Array.from(this.#passing(candidates).slots);
      if (passing.length > 1) passing.sort(this.#indexes.comparer(order));
      return this.#at(passing.slice(offset, end));
    }
    if (!isWalkCheaper(this.size, candidates, end)) {
      return this.#at(this.#indexes.page(this.#passing(candidates).slots, order, offset, end));
    }
    const { bits } = set;
    return this.#walk(this.#indexes.sorted(order), rest ?? always, offset, end, slot =>
      hasBit(bits, slot),
    );
  }

  /** One page of the rows that pass a condition and have a place in reach of another, nearest first. */
  near(
    condition: Condition,
    measure: Measure,
    order: readonly OrderColumn[],
    { offset, limit }: Paging,
  ): readonly Row[] {
    const candidates = isEverything(condition) ? undefined : this.#candidates(condition);
    const slots = nearestSlots({
      measure,
      measuredAll: this.#shape.thresholds.measuredAll,
      rows: this.#rows,
      places: this.#indexes.places(measure.path),
      only: candidates?.set,
      test: candidates ? candidates.rest : condition.test,
      before: this.#indexes.comparer(order),
      wanted: Math.min(offset + limit, this.size),
    });
    return this.#at(slots.slice(offset, offset + limit));
  }

  count(condition: Condition): number {
    if (isEverything(condition)) return this.size;
    const candidates = this.#candidates(condition);
    if (candidates) return this.#passing(candidates).size;
    let count = 0;
    for (const row of this.#rows) if (row && condition.test(row)) count += 1;
    return count;
  }

  /** How many of the rows that pass a condition have each value of a field. */
  countBy(field: string, condition: Condition): Map<unknown, number> {
    const values = this.#indexes.values(field);
    const candidates = isEverything(condition) ? undefined : this.#candidates(condition);
    const set = candidates && this.#passing(candidates);
    if (values && (set || isEverything(condition))) return values.countBy(set);
    const counts = new Map<unknown, number>();
    const read = pathReader(field);
    for (const row of set ? this.#at(set.slots) : this.values()) {
      if (!set && !condition.test(row)) continue;
      const value = read(row);
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return counts;
  }

  #candidates(condition: Condition): Candidates | undefined {
    return candidatesOf(condition, {
      indexes: this.#indexes,
      shape: this.#shape,
      rows: this.#rows,
      slotOf: this.#slotOf,
    });
  }

  #passing({ set, rest }: Candidates): SlotSet {
    if (!rest) return set;
    const passing = keep(set.slots, slot => {
      const row = this.#rows[slot];
      return row !== undefined && rest(row);
    });
    return SlotSet.ofSlots(passing, this.#rows.length);
  }

  #at(slots: ArrayLike<number>): Row[] {
    return Array.from(slots, slot => this.#rows[slot]!);
  }

  #walk(
    slots: Slots,
    test: RowTest,
    offset: number,
    end: number,
    isCandidate: (slot: number) => boolean = always,
  ): Row[] {
    const page: Row[] = [];
    let passed = 0;
    for (let at = 0; at < slots.length && passed < end; at += 1) {
      const slot = slots[at]!;
      if (!isCandidate(slot)) continue;
      const row = this.#rows[slot]!;
      if (!test(row)) continue;
      passed += 1;
      if (passed > offset) page.push(row);
    }
    return page;
  }
}

const always = () => true;

function isEverything(condition: Condition): boolean {
  return condition.kind === 'all' && condition.parts.length === 0;
}

/**
 * Whether to walk all rows in their order, asking the candidates until the page is full, costs less than
 * to ask all candidates and sort those that pass; in nanoseconds, and the end of the page counted from the first row.
 */
function isWalkCheaper(size: number, { set, rest }: Candidates, end: number): boolean {
  const ask = rest ? 60 : 0;
  const steps = Math.min(size, (size * end) / set.size);
  const walk = 5 * steps + ask * Math.min(set.size, end);
  const sort = set.size * (8 + 5 * Math.log2(set.size) + ask);
  return walk < sort;
}
