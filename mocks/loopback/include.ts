import { FilterError, quote } from './FilterError.ts';
import { isJsonObject, type JsonObject } from './json.ts';
import { getOwnValue } from './propertyPath.ts';

/** The part of another table that a relation needs. */
export interface RelatedTable {
  /** The name of the id property. */
  readonly key: string;
  find(filter?: JsonObject): readonly object[];
}

/**
 * A relation of a table. `key` is the foreign key: of a `belongsTo` on the row itself, of a `hasMany` on the related
 * rows, of a `referencesMany` a list of ids on the row itself. The table is a function, so that two tables can refer to
 * each other.
 */
export interface TableRelation {
  readonly kind: 'belongsTo' | 'hasMany' | 'referencesMany';
  readonly key: string;
  readonly table: () => RelatedTable;
}

/** The relations of a table, by the property of the included row. */
export type TableRelations = Readonly<Record<string, TableRelation>>;

/** One requested relation, with the filter of its rows. */
export interface RelationInclusion {
  readonly name: string;
  readonly relation: TableRelation;
  readonly scope: JsonObject;
}

/**
 * Parses the `include` of a filter: a name, a list, `{relation, scope}`, `{name: true}` or `{name: nested}`. Of several
 * names in one object only the first counts; values that are neither text nor object are ignored.
 *
 * @throws FilterError for a relation that the table does not have.
 * @see docs/loopback.md, section 13
 */
export function parseInclude(
  include: unknown,
  relations: TableRelations,
): readonly RelationInclusion[] {
  if (Array.isArray(include)) return include.flatMap(part => parseInclude(part, relations));
  if (typeof include === 'string' && include) return [createInclusion(include, {}, relations)];
  if (!isJsonObject(include)) return [];
  const relationName = include.rel || include.relation;
  if (typeof relationName === 'string') {
    return [
      createInclusion(relationName, isJsonObject(include.scope) ? include.scope : {}, relations),
    ];
  }
  const [first] = Object.entries(include);
  return first ? [createInclusion(first[0], toNestedScope(first[1]), relations)] : [];
}

/**
 * Adds the related rows to a row of a response; the row itself stays unchanged. A relation without related rows is
 * absent (`belongsTo`) or an empty list (`hasMany`).
 *
 * @param id name of the row's own id
 * @throws FilterError for a `hasMany` of a row whose id was not selected.
 */
export function addRelatedRows(
  row: object,
  inclusions: readonly RelationInclusion[],
  id: string,
): object {
  const related = inclusions.flatMap(createInclusion => {
    const relatedRows = find[createInclusion.relation.kind](row, createInclusion, id);
    return relatedRows === undefined ? [] : [[createInclusion.name, relatedRows] as const];
  });
  return related.length > 0 ? { ...row, ...Object.fromEntries(related) } : row;
}

const find = {
  belongsTo: (row: object, { relation, scope }: RelationInclusion): object | undefined => {
    const value = getOwnValue(row, relation.key);
    if (value === null || value === undefined) return undefined;
    const table = relation.table();
    return table.find(addScopeMatch(scope, table.key, value))[0];
  },
  referencesMany: (row: object, { relation, scope }: RelationInclusion): readonly object[] => {
    const ids = getOwnValue(row, relation.key);
    const table = relation.table();
    return Array.isArray(ids) ? table.find(addScopeMatch(scope, table.key, { inq: ids })) : [];
  },
  hasMany: (row: object, { relation, scope }: RelationInclusion, id: string): readonly object[] => {
    const value = getOwnValue(row, id);
    if (value !== null && value !== undefined) {
      return relation.table().find(addScopeMatch(scope, relation.key, value));
    }
    throw new FilterError(
      `ID property "${id}" is missing for included item: add it to the fields of the filter.`,
    );
  },
};

/** Returns the filter of the scope for one parent. Paging thus counts per parent, as in LoopBack. */
function addScopeMatch(scope: JsonObject, key: string, value: unknown): JsonObject {
  const match = { [key]: value };
  const where = scope.where === undefined ? match : { and: [match, scope.where] };
  return { ...scope, where, fields: includeKeyField(scope.fields, key) };
}

/** Adds the match key, which is always selected. */
function includeKeyField(fields: unknown, key: string): unknown {
  if (typeof fields === 'string' && fields) return [fields, key];
  if (Array.isArray(fields)) return fields.length > 0 ? [...(fields as unknown[]), key] : fields;
  if (!isJsonObject(fields)) return fields;
  const names = Object.entries(fields).filter(([name]) => name !== key);
  const keySelection = names.some(([, isSelected]) => isSelected) ? [[key, true] as const] : [];
  return Object.fromEntries([...names, ...keySelection]);
}

function createInclusion(
  name: string,
  scope: JsonObject,
  relations: TableRelations,
): RelationInclusion {
  const relation = Object.hasOwn(relations, name) ? relations[name] : undefined;
  if (relation) return { name, relation, scope };
  const relationNames = Object.keys(relations).join(', ') || 'none';
  throw new FilterError(
    `The relation ${quote(name)} is not defined: include one of these: ${relationNames}.`,
  );
}

/**
 * Returns the nested scope: `{owner: true}` and `{owner: false}` include the owner alone; anything else is included in
 * it.
 */
function toNestedScope(include: unknown): JsonObject {
  return typeof include === 'boolean' ? {} : { include };
}
