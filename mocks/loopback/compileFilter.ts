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

/** Hidden properties by which rows are ordered, each computed from the row: `{ nameSortKey: row => … }`. */
export type SortKeyReaders = Readonly<Record<string, PropertyReader>>;

/** What a table says about itself to those who ask it. */
export interface TableDefinition {
  readonly fields: FieldTypes;
  /** The name of its id. */
  readonly key: string;
  readonly relations: TableRelations;
  /** Fields that are never answered, and that nobody can filter or sort by. */
  readonly hidden: ReadonlySet<string>;
  readonly sortKeys: SortKeyReaders;
  readonly thresholds: IndexThresholds;
}

/** A filter, checked and ready to be asked. */
export interface CompiledFilter {
  readonly condition: CompiledCondition;
  readonly nears: readonly NearClause[];
  readonly order: readonly OrderColumn[];
  readonly paging: FilterPaging;
  readonly select: FieldSelector;
  readonly inclusions: readonly RelationInclusion[];
}

/**
 * Compiles a filter for one table. What LoopBack ignores is ignored: unknown keys, and null in the place
 * of an order, fields or an include.
 *
 * @throws FilterError for everything malformed, before a row is looked at.
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

/** Compiles a `where` alone, as a count has it. */
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
