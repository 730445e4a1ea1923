import { coerce } from './coerce.ts';
import { combineAll, type CompiledCondition } from './compileWhere.ts';
import { omitFields } from './fieldSelection.ts';
import { type FieldTypes, getFieldType } from './fieldTypes.ts';
import { type TableRelations, addRelatedRows } from './include.ts';
import type { JsonObject } from './json.ts';
import { type NearMeasure, compileNear, sortByDistance } from './near.ts';
import { ALL_ROWS } from './parsePaging.ts';
import { createPathReader, getOwnValue } from './propertyPath.ts';
import {
  compileCondition,
  compileFilter,
  type CompiledFilter,
  type TableDefinition,
  type SortKeyReaders,
} from './compileFilter.ts';
import { IndexedRows } from './indexedRows.ts';
import { type IndexThresholds, DEFAULT_THRESHOLDS } from './thresholds.ts';

export type { FieldTypes, TableRelations };

/** Options of a table besides its fields. */
export interface TableOptions {
  /** The name of the id property; `id` by default. */
  readonly key?: string;
  readonly relations?: TableRelations;
  /** Fields that responses never contain, and that filters and orders ignore, such as a password. */
  readonly hidden?: readonly string[];
  /** Properties that responses never contain, and that lists can be ordered by. */
  readonly sortKeys?: SortKeyReaders;
  readonly thresholds?: Partial<IndexThresholds>;
}

/** The rows of a table that a view contains: those with one of some values, or those that pass a test. */
export type RowScope<Row> =
  | { readonly path: string; readonly values: ReadonlySet<unknown> }
  | { readonly test: (row: Row) => boolean };

/** The differences of a view from its table. */
export interface ViewOptions<Row> {
  /** The scope; all rows when undefined. */
  readonly scope: RowScope<Row> | undefined;
  readonly relations: TableRelations;
}

/**
 * Rows in memory, with filters that behave as in LoopBack's memory connector. Rows are plain JSON and belong to the
 * table: to change a row, put a replacement.
 *
 * @see docs/loopback.md, MOCK-03
 */
export class Table<Row extends object> {
  readonly key: string;
  readonly #shape: TableDefinition;
  #rows: IndexedRows<Row>;
  /** The condition of a view's rows. */
  #scope: CompiledCondition | undefined;

  constructor(fields: FieldTypes, rows: Iterable<Row> = [], options: TableOptions = {}) {
    const { key = 'id', relations = {}, hidden = [], sortKeys = {} } = options;
    this.key = key;
    this.#shape = {
      ...{ fields, key, relations, hidden: new Set(hidden), sortKeys },
      thresholds: { ...DEFAULT_THRESHOLDS, ...options.thresholds },
    };
    this.#rows = new IndexedRows<Row>(this.#shape);
    for (const row of rows) this.put(row);
  }

  /**
   * Creates a view of the rows in a scope: a row outside is missing by id, in lists, in counts and in relations. It
   * shares the indexes of the table.
   */
  view({ scope, relations }: ViewOptions<Row>): Table<Row> {
    const { fields, ...options } = this.#shape;
    const hidden = [...options.hidden];
    const view = new Table<Row>(fields, [], { ...options, relations, hidden });
    view.#rows = this.#rows;
    view.#scope = scope && compileScope(scope);
    return view;
  }

  /** The number of rows. */
  get size(): number {
    return this.#scope ? this.#rows.count(this.#scope) : this.#rows.size;
  }

  /** Returns the whole row of an id, hidden fields included; an id as text also matches a number, as in a path. */
  get(id: unknown): Row | undefined {
    const row = this.#rows.get(this.#coerceId(id));
    return row && this.#isInScope(row) ? row : undefined;
  }

  /**
   * Adds a row, or replaces the one with the same id.
   *
   * @throws Error for a row outside the scope of a view
   */
  put(row: Row): void {
    const id = this.#coerceId(getOwnValue(row, this.key));
    this.#assertInScope(row);
    this.#assertInScope(this.#rows.get(id));
    this.#rows.put(id, row);
  }

  /** Removes a row; false when the id does not exist. */
  remove(id: unknown): boolean {
    return this.get(id) !== undefined && this.#rows.remove(this.#coerceId(id));
  }

  /**
   * Returns the rows that match a filter: `where`, `order`, `limit`, `offset` or `skip`, `fields`, `include`.
   *
   * @throws FilterError for a malformed filter.
   */
  find(filter: JsonObject = {}): readonly Row[] {
    const { condition, nears, order, paging, select, inclusions } = compileFilter(
      filter,
      this.#shape,
    );
    const scopedCondition = this.#addScope(condition);
    const page =
      nears.length === 0
        ? this.#rows.findPage(scopedCondition, order, paging)
        : this.#findNear(scopedCondition, nears.map(compileNear), order, paging);
    const hide = this.#createHiding();
    return page.map(row => addRelatedRows(select(hide(row)), inclusions, this.key) as Row);
  }

  /**
   * Counts the rows that match a `where`, as many as `find` returns: a `near` in it holds too, so that a search by location
   * has pages. LoopBack ignores it.
   */
  count(where: JsonObject = {}): number {
    const { condition, nears } = compileCondition(where, this.#shape);
    return nears.length === 0
      ? this.#rows.count(this.#addScope(condition))
      : this.#findNear(this.#addScope(condition), nears.map(compileNear)).length;
  }

  /** Returns all rows, hidden fields included, in no order. */
  values(): Iterable<Row> {
    return this.#scope ? this.#listContained() : this.#rows.values();
  }

  /**
   * Counts the rows that match a `where` (`near` included), by the value of a field; null and absent are separate keys.
   *
   * @example table.countBy('status', { domainId: { inq: ['a', 'b'] } }).get('fault') ?? 0
   */
  countBy(field: string, where: JsonObject = {}): ReadonlyMap<unknown, number> {
    const { condition, nears } = compileCondition(where, this.#shape);
    const scopedCondition = this.#addScope(condition);
    if (nears.length === 0) return this.#rows.countBy(field, scopedCondition);
    const counts = new Map<unknown, number>();
    const read = createPathReader(field);
    for (const row of this.#findNear(scopedCondition, nears.map(compileNear))) {
      const value = read(row);
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return counts;
  }

  #findNear(
    condition: CompiledFilter['condition'],
    measures: readonly NearMeasure[],
    order: CompiledFilter['order'] = [],
    paging: CompiledFilter['paging'] = ALL_ROWS,
  ): readonly Row[] {
    const [single] = measures;
    const isIndexed = single && getFieldType(this.#shape.fields, single.path) === 'geopoint';
    if (isIndexed && measures.length === 1 && !Number.isNaN(single.radius)) {
      return this.#rows.findNear(condition, single, order, paging);
    }
    const { offset, limit } = paging;
    return sortByDistance(this.#rows.findPage(condition, order), measures).slice(
      offset,
      offset + limit,
    );
  }

  #addScope(condition: CompiledCondition): CompiledCondition {
    return this.#scope ? combineAll([this.#scope, condition]) : condition;
  }

  *#listContained(): Iterable<Row> {
    for (const row of this.#rows.values()) if (this.#isInScope(row)) yield row;
  }

  #isInScope(row: Row): boolean {
    return this.#scope?.test(row) ?? true;
  }

  #assertInScope(row: Row | undefined): void {
    if (row && !this.#isInScope(row)) throw new Error('The row is outside the scope of the view.');
  }

  #createHiding(): (row: object) => object {
    const { hidden } = this.#shape;
    return hidden.size > 0 ? omitFields([...hidden]) : row => row;
  }

  #coerceId(id: unknown): unknown {
    return coerce(id, getFieldType(this.#shape.fields, this.key), this.key);
  }
}

function compileScope<Row extends object>(scope: RowScope<Row>): CompiledCondition {
  if ('test' in scope) {
    return { kind: 'field', path: '', test: row => scope.test(row as Row) };
  }
  const { path, values } = scope;
  const keys = [...values].filter(value => typeof value === 'string');
  return {
    kind: 'field',
    path,
    test: row => values.has(getOwnValue(row, path)),
    narrowing: { by: 'keys', keys },
  };
}

/**
 * Creates a table of rows with ids.
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
