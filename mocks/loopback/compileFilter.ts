import { compileWhere, type CompiledCondition } from './compileWhere.ts';
import { parseFieldSelection, type FieldSelector } from './fieldSelection.ts';
import type { FieldTypes } from './fieldTypes.ts';
import { type RelationInclusion, parseInclude, type TableRelations } from './include.ts';
import type { JsonObject } from './json.ts';
import type { NearClause } from './near.ts';
import { type OrderColumn, parseOrder } from './parseOrder.ts';
import { type FilterPaging, parsePaging } from './parsePaging.ts';
import type { PropertyReader } from './propertyPath.ts';
import type { IndexThresholds } from './thresholds.ts';

/** Readers of hidden sort properties, each computed from the row: `{ nameSortKey: row => … }`. */
export type SortKeyReaders = Readonly<Record<string, PropertyReader>>;

/** The definition of a table for its queries. */
export interface TableDefinition {
  readonly fields: FieldTypes;
  /** The name of the id property. */
  readonly key: string;
  readonly relations: TableRelations;
  /** Fields that responses never contain, and that filters and orders ignore. */
  readonly hidden: ReadonlySet<string>;
  readonly sortKeys: SortKeyReaders;
  readonly thresholds: IndexThresholds;
}

/** A validated, compiled filter. */
export interface CompiledFilter {
  readonly condition: CompiledCondition;
  readonly nears: readonly NearClause[];
  readonly order: readonly OrderColumn[];
  readonly paging: FilterPaging;
  readonly select: FieldSelector;
  readonly inclusions: readonly RelationInclusion[];
}

/**
 * Compiles a filter for one table. It ignores what LoopBack ignores: unknown keys, and null as order, fields or
 * include.
 *
 * @throws FilterError for malformed input, before a row is read.
 */
export function compileFilter(filter: JsonObject, shape: TableDefinition): CompiledFilter {
  const { where = {} } = filter;
  return {
    ...compileCondition(where, shape),
    order: parseOrder(filter.order).filter(({ path }) => !isHidden(path, shape)),
    paging: parsePaging(filter),
    select: parseFieldSelection(filter.fields),
    inclusions: parseInclude(filter.include, shape.relations),
  };
}

/** Compiles a single `where`, as for a count. */
export function compileCondition(
  where: unknown,
  { fields, hidden }: TableDefinition,
): Pick<CompiledFilter, 'condition' | 'nears'> {
  const nears: NearClause[] = [];
  return { condition: compileWhere(where, { fields, hidden, nears }), nears };
}

function isHidden(path: string, { hidden }: TableDefinition): boolean {
  return hidden.has(path.split('.', 1)[0] ?? path);
}
