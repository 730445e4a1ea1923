import { coerce } from './coerce.ts';
import { all, type Condition } from './conditions.ts';
import { without } from './fields.ts';
import { type FieldTypes, typeOf } from './fieldTypes.ts';
import { type Relations, withRelated } from './include.ts';
import type { JsonObject } from './json.ts';
import { type Measure, measureOf, nearest } from './near.ts';
import { ownValue } from './path.ts';
import { compileCondition, compileFilter, type Query, type Shape, type SortKeys } from './query.ts';
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
  /** Properties that are never answered, and that lists can be ordered by. */
  readonly sortKeys?: SortKeys;
  readonly thresholds?: Partial<Thresholds>;
}

/** The rows of a table that a view shows: those with one of some values, or those that pass a test. */
export type Scope<Row> =
  | { readonly path: string; readonly values: ReadonlySet<unknown> }
  | { readonly test: (row: Row) => boolean };

/** What a view of a table differs in from the table itself. */
export interface ViewOptions<Row> {
  /** All rows without one. */
  readonly scope: Scope<Row> | undefined;
  readonly relations: Relations;
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
  #rows: Rows<Row>;
  /** Of a view: what all of its rows pass. */
  #scope: Condition | undefined;

  constructor(fields: FieldTypes, rows: Iterable<Row> = [], options: TableOptions = {}) {
    const { key = 'id', relations = {}, hidden = [], sortKeys = {} } = options;
    this.key = key;
    this.#shape = {
      ...{ fields, key, relations, hidden: new Set(hidden), sortKeys },
      thresholds: { ...thresholds, ...options.thresholds },
    };
    this.#rows = new Rows<Row>(this.#shape);
    for (const row of rows) this.put(row);
  }

  /**
   * The same rows as far as they are in a scope: a row outside is not there, by id, in a list, in a count or in a
   * relation. It shares the indexes of the table.
   */
  view({ scope, relations }: ViewOptions<Row>): Table<Row> {
    const { fields, ...options } = this.#shape;
    const hidden = [...options.hidden];
    const view = new Table<Row>(fields, [], { ...options, relations, hidden });
    view.#rows = this.#rows;
    view.#scope = scope && conditionOf(scope);
    return view;
  }

  /** How many rows there are. */
  get size(): number {
    return this.#scope ? this.#rows.count(this.#scope) : this.#rows.size;
  }

  /** The whole row of an id, hidden fields included; an id as text finds a number, as in a path. */
  get(id: unknown): Row | undefined {
    const row = this.#rows.get(this.#idOf(id));
    return row && this.#contains(row) ? row : undefined;
  }

  /**
   * Adds a row, or puts it in the place of the one with the same id.
   *
   * @throws Error for a row outside the scope of a view
   */
  put(row: Row): void {
    const id = this.#idOf(ownValue(row, this.key));
    this.#refuseOutside(row);
    this.#refuseOutside(this.#rows.get(id));
    this.#rows.put(id, row);
  }

  /** Removes a row; false when there is none of that id. */
  remove(id: unknown): boolean {
    return this.get(id) !== undefined && this.#rows.remove(this.#idOf(id));
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
    const scoped = this.#within(condition);
    const page =
      nears.length === 0
        ? this.#rows.page(scoped, order, paging)
        : this.#near(scoped, nears.map(measureOf), order, paging);
    const hide = this.#hide();
    return page.map(row => withRelated(select(hide(row)), inclusions, this.key) as Row);
  }

  /** How many rows pass a `where`. A `near` in it is ignored, as LoopBack does. */
  count(where: JsonObject = {}): number {
    return this.#rows.count(this.#within(compileCondition(where, this.#shape).condition));
  }

  /** All rows, hidden fields included, in no order. */
  values(): Iterable<Row> {
    return this.#scope ? this.#contained() : this.#rows.values();
  }

  /**
   * How many of the rows that pass a `where` have each value of a field; null and absent are keys of their own.
   *
   * @example table.countBy('status', { domainId: { inq: ['a', 'b'] } }).get('fault') ?? 0
   */
  countBy(field: string, where: JsonObject = {}): ReadonlyMap<unknown, number> {
    const { condition } = compileCondition(where, this.#shape);
    return this.#rows.countBy(field, this.#within(condition));
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

  #within(condition: Condition): Condition {
    return this.#scope ? all([this.#scope, condition]) : condition;
  }

  *#contained(): Iterable<Row> {
    for (const row of this.#rows.values()) if (this.#contains(row)) yield row;
  }

  #contains(row: Row): boolean {
    return this.#scope?.test(row) ?? true;
  }

  #refuseOutside(row: Row | undefined): void {
    if (row && !this.#contains(row)) throw new Error('The row is outside the scope of the view.');
  }

  #hide(): (row: object) => object {
    const { hidden } = this.#shape;
    return hidden.size > 0 ? without([...hidden]) : row => row;
  }

  #idOf(id: unknown): unknown {
    return coerce(id, typeOf(this.#shape.fields, this.key), this.key);
  }
}

function conditionOf<Row extends object>(scope: Scope<Row>): Condition {
  if ('test' in scope) {
    return { kind: 'field', path: '', test: row => scope.test(row as Row) };
  }
  const { path, values } = scope;
  const keys = [...values].filter(value => typeof value === 'string');
  return {
    kind: 'field',
    path,
    test: row => values.has(ownValue(row, path)),
    narrowing: { by: 'keys', keys },
  };
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
