import { coerce } from './coerce.ts';
import { without } from './fields.ts';
import { type FieldTypes, typeOf } from './fieldTypes.ts';
import { type Relations, withRelated } from './include.ts';
import type { JsonObject } from './json.ts';
import { type Measure, measureOf, nearest } from './near.ts';
import { ownValue } from './path.ts';
import { compileCondition, compileFilter, type Query, type Shape } from './query.ts';
import { Rows } from './rows.ts';
import { type Thresholds, thresholds } from './thresholds.ts';

export type { FieldTypes, Relations };

/** What a table can be told besides its fields. */
export interface TableOptions {
  /** The name of the id; `id` if left out. */
  readonly key?: string;
  readonly relations?: Relations;
  /** Fields that are never answered, and that nobody can filter or sort by, such as a password. */
  readonly hidden?: readonly string[];
  readonly thresholds?: Partial<Thresholds>;
}

/**
 * Rows in memory that answer filters as LoopBack's memory connector does. Rows are plain JSON and belong
 * to the table: change one by putting another in its place.
 *
 * @see spec/loopback.md, MOCK-03
 */
export class Table<Row extends object> {
  readonly key: string;
  readonly #shape: Shape;
  readonly #rows: Rows<Row>;

  constructor(fields: FieldTypes, rows: Iterable<Row> = [], options: TableOptions = {}) {
    const { key = 'id', relations = {}, hidden = [] } = options;
    this.key = key;
    this.#shape = {
      ...{ fields, key, relations, hidden: new Set(hidden) },
      thresholds: { ...thresholds, ...options.thresholds },
    };
    this.#rows = new Rows<Row>(this.#shape);
    for (const row of rows) this.put(row);
  }

  /** How many rows there are. */
  get size(): number {
    return this.#rows.size;
  }

  /** The whole row of an id, hidden fields included; an id as text finds a number, as in a path. */
  get(id: unknown): Row | undefined {
    return this.#rows.get(this.#idOf(id));
  }

  /** Adds a row, or puts it in the place of the one with the same id. */
  put(row: Row): void {
    this.#rows.put(this.#idOf(ownValue(row, this.key)), row);
  }

  /** Removes a row; false when there is none of that id. */
  remove(id: unknown): boolean {
    return this.#rows.remove(this.#idOf(id));
  }

  /**
   * The rows that a filter asks for: `where`, `order`, `limit`, `offset` or `skip`, `fields`, `include`.
   *
   * @throws FilterError for a malformed filter.
   */
  find(filter: JsonObject = {}): readonly Row[] {
    const { condition, nears, order, paging, select, inclusions } = compileFilter(
      filter,
      this.#shape,
    );
    const page =
      nears.length === 0
        ? this.#rows.page(condition, order, paging)
        : this.#near(condition, nears.map(measureOf), order, paging);
    const hide = this.#hide();
    return page.map(row => withRelated(select(hide(row)), inclusions, this.key) as Row);
  }

  /** How many rows pass a `where`. A `near` in it is ignored, as LoopBack does. */
  count(where: JsonObject = {}): number {
    return this.#rows.count(compileCondition(where, this.#shape).condition);
  }

  /** All rows, hidden fields included, in no order. */
  values(): Iterable<Row> {
    return this.#rows.values();
  }

  /**
   * How many of the rows that pass a `where` have each value of a field; null and absent are keys of their own.
   *
   * @example table.countBy('status', { domainId: { inq: ['a', 'b'] } }).get('fault') ?? 0
   */
  countBy(field: string, where: JsonObject = {}): ReadonlyMap<unknown, number> {
    return this.#rows.countBy(field, compileCondition(where, this.#shape).condition);
  }

  #near(
    condition: Query['condition'],
    measures: readonly Measure[],
    order: Query['order'],
    paging: Query['paging'],
  ): readonly Row[] {
    const [only] = measures;
    const isIndexed = only && typeOf(this.#shape.fields, only.path) === 'geopoint';
    if (isIndexed && measures.length === 1 && !Number.isNaN(only.radius)) {
      return this.#rows.near(condition, only, order, paging);
    }
    const { offset, limit } = paging;
    return nearest(this.#rows.page(condition, order), measures).slice(offset, offset + limit);
  }

  #hide(): (row: object) => object {
    const { hidden } = this.#shape;
    return hidden.size > 0 ? without([...hidden]) : row => row;
  }

  #idOf(id: unknown): unknown {
    return coerce(id, typeOf(this.#shape.fields, this.key), this.key);
  }
}

/**
 * Makes a table of rows that each have an id.
 *
 * @example createTable({ id: 'number', name: 'string' }, [{ id: 1, name: 'Li' }]).count({ name: 'Li' })
 */
export function createTable<Row extends object>(
  fields: FieldTypes,
  rows?: Iterable<Row>,
  options?: TableOptions,
): Table<Row> {
  return new Table(fields, rows, options);
}
