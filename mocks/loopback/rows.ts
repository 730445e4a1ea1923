import { type Candidates, candidatesOf } from './candidates.ts';
import type { Condition } from './conditions.ts';
import { Indexes } from './indexes.ts';
import type { OrderColumn } from './order.ts';
import type { Paging } from './paging.ts';
import type { Shape } from './query.ts';
import type { RowTest } from './rowTest.ts';
import { keep, keepMarked, marks, type Slots } from './slots.ts';

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

  put(id: unknown, row: Row): void {
    const slot = this.#slotOf.get(id) ?? this.#free.pop() ?? this.#rows.length;
    this.#slotOf.set(id, slot);
    this.#rows[slot] = row;
    this.#indexes.change(slot);
  }

  remove(id: unknown): boolean {
    const slot = this.#slotOf.get(id);
    if (slot === undefined) return false;
    this.#slotOf.delete(id);
    this.#rows[slot] = undefined;
    this.#free.push(slot);
    this.#indexes.change(slot);
    return true;
  }

  /** One page of the rows that pass a condition, in an order whose ties stand by id. */
  page(
    condition: Condition,
    order: readonly OrderColumn[],
    { offset, limit }: Paging = everyRow,
  ): readonly Row[] {
    const candidates = this.#candidates(condition);
    const wanted = Math.min(offset + limit, this.size);
    const sorted = this.#indexes.sorted(order);
    if (!candidates) return this.#walk(sorted, condition.test, offset, wanted);
    const { slots, rest } = candidates;
    const way = cheapestWay(this.size, candidates, wanted);
    if (way === 'walk') return this.#walk(sorted, condition.test, offset, wanted);
    if (way === 'sort') {
      const ranked = this.#ranked(rest ? this.#passing(slots, rest) : slots, order);
      return Array.from(ranked.subarray(offset, wanted), rank => this.#rows[sorted[rank]!]!);
    }
    const found = keepMarked(sorted, marks(slots, this.#rows.length));
    return this.#walk(found, rest ?? always, offset, wanted);
  }

  count(condition: Condition): number {
    const candidates = this.#candidates(condition);
    if (candidates) {
      const { slots, rest } = candidates;
      return rest ? this.#passing(slots, rest).length : slots.length;
    }
    let count = 0;
    for (const row of this.#rows) if (row && condition.test(row)) count += 1;
    return count;
  }

  #candidates(condition: Condition): Candidates | undefined {
    const lookup = { indexes: this.#indexes, shape: this.#shape, capacity: this.#rows.length };
    return candidatesOf(condition, lookup);
  }

  #passing(slots: Slots, test: RowTest): Slots {
    return keep(slots, slot => {
      const row = this.#rows[slot];
      return row !== undefined && test(row);
    });
  }

  /** Where slots stand in an order, ascending. */
  #ranked(slots: Slots, order: readonly OrderColumn[]): Slots {
    const ranks = this.#indexes.ranks(order);
    const ranked = new Uint32Array(slots.length);
    for (let at = 0; at < slots.length; at += 1) ranked[at] = ranks[slots[at]!]!;
    return ranked.sort();
  }

  #walk(slots: Slots, test: RowTest, offset: number, wanted: number): Row[] {
    const page: Row[] = [];
    let passed = 0;
    for (let at = 0; at < slots.length && passed < wanted; at += 1) {
      const row = this.#rows[slots[at]!];
      if (!row || !test(row)) continue;
      passed += 1;
      if (passed > offset) page.push(row);
    }
    return page;
  }
}

const always: RowTest = () => true;

/**
 * How a page is put together from candidates, by what each way costs in nanoseconds: to walk all rows in
 * order and ask each until the page is full; to walk them and ask only the candidates; to sort those.
 */
function cheapestWay(
  size: number,
  { slots, rest }: Candidates,
  wanted: number,
): 'walk' | 'mark' | 'sort' {
  const found = slots.length;
  const walk = 60 * Math.min(size, (size * wanted) / found);
  const mark = 2 * found + 3 * size;
  const sort = found * (5 * Math.log2(found + 1) + (rest ? 60 : 0));
  const least = Math.min(walk, mark, sort);
  return least === walk ? 'walk' : least === mark ? 'mark' : 'sort';
}
