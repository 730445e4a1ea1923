import { compileWhere, type Condition } from './conditions.ts';
import { parseFields, type Selection } from './fields.ts';
import type { FieldTypes } from './fieldTypes.ts';
import { type Inclusion, parseInclude, type Relations } from './include.ts';
import type { JsonObject } from './json.ts';
import type { Near } from './near.ts';
import { type OrderColumn, parseOrder } from './order.ts';
import { type Paging, parsePaging } from './paging.ts';
import type { Reader } from './path.ts';
import type { Thresholds } from './thresholds.ts';

/** Hidden properties by which rows are ordered, each computed from the row: `{ nameSortKey: row => … }`. */
export type SortKeys = Readonly<Record<string, Reader>>;

/** What a table says about itself to those who ask it. */
export interface Shape {
  readonly fields: FieldTypes;
  /** The name of its id. */
  readonly key: string;
  readonly relations: Relations;
  /** Fields that are never answered, and that nobody can filter or sort by. */
  readonly hidden: ReadonlySet<string>;
  readonly sortKeys: SortKeys;
  readonly thresholds: Thresholds;
}

/** A filter, checked and ready to be asked. */
export interface Query {
  readonly condition: Condition;
  readonly nears: readonly Near[];
  readonly order: readonly OrderColumn[];
  readonly paging: Paging;
  readonly select: Selection;
  readonly inclusions: readonly Inclusion[];
}

/**
 * Compiles a filter for one table. What LoopBack ignores is ignored: unknown keys, and null in the place
 * of an order, fields or an include.
 *
 * @throws FilterError for everything malformed, before a row is looked at.
 */
export function compileFilter(filter: JsonObject, shape: Shape): Query {
  const { where = {} } = filter;
  return {
    ...compileCondition(where, shape),
    order: parseOrder(filter.order).filter(({ path }) => !isHidden(path, shape)),
    paging: parsePaging(filter),
    select: parseFields(filter.fields),
    inclusions: parseInclude(filter.include, shape.relations),
  };
}

/** Compiles a `where` alone, as a count has it. */
export function compileCondition(
  where: unknown,
  { fields, hidden }: Shape,
): Pick<Query, 'condition' | 'nears'> {
  const nears: Near[] = [];
  return { condition: compileWhere(where, { fields, hidden, nears }), nears };
}

function isHidden(path: string, { hidden }: Shape): boolean {
  return hidden.has(path.split('.', 1)[0] ?? path);
}
