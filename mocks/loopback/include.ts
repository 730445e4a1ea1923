import { FilterError, quote } from './FilterError.ts';
import { isObject, type JsonObject } from './json.ts';
import { ownValue } from './path.ts';

/** The part of another table that a relation needs. */
export interface Related {
  /** The name of its id. */
  readonly key: string;
  find(filter?: JsonObject): readonly object[];
}

/**
 * A relation of a table. `key` is the foreign key: of a `belongsTo` on the row itself, of a `hasMany` on
 * the related rows, of a `referencesMany` a list of ids on the row itself.
 * The table is a function, so that two tables can know each other.
 */
export interface Relation {
  readonly kind: 'belongsTo' | 'hasMany' | 'referencesMany';
  readonly key: string;
  readonly table: () => Related;
}

/** The relations of a table, by the property that an included row stands in. */
export type Relations = Readonly<Record<string, Relation>>;

/** One relation asked for, with the filter of its rows. */
export interface Inclusion {
  readonly name: string;
  readonly relation: Relation;
  readonly scope: JsonObject;
}

/**
 * The `include` of a filter: a name, a list, `{relation, scope}`, `{name: true}` or `{name: nested}`.
 * Of several names in one object only the first counts; what is neither text nor object is ignored.
 *
 * @throws FilterError for a relation that the table does not have.
 * @see spec/loopback.md, section 13
 */
export function parseInclude(include: unknown, relations: Relations): readonly Inclusion[] {
  if (Array.isArray(include)) return include.flatMap(part => parseInclude(part, relations));
  if (typeof include === 'string' && include) return [inclusion(include, {}, relations)];
  if (!isObject(include)) return [];
  const named = include.rel || include.relation;
  if (typeof named === 'string') {
    return [inclusion(named, isObject(include.scope) ? include.scope : {}, relations)];
  }
  const [first] = Object.entries(include);
  return first ? [inclusion(first[0], nested(first[1]), relations)] : [];
}

/**
 * Adds the related rows to a row that is about to be answered; the row itself stays as it is.
 * A relation of which nothing is found is absent (`belongsTo`) or an empty list (`hasMany`).
 *
 * @param id name of the row's own id
 * @throws FilterError for a `hasMany` of a row whose id was not selected.
 */
export function withRelated(row: object, inclusions: readonly Inclusion[], id: string): object {
  const related = inclusions.flatMap(inclusion => {
    const found = find[inclusion.relation.kind](row, inclusion, id);
    return found === undefined ? [] : [[inclusion.name, found] as const];
  });
  return related.length > 0 ? { ...row, ...Object.fromEntries(related) } : row;
}

const find = {
  belongsTo: (row: object, { relation, scope }: Inclusion): object | undefined => {
    const value = ownValue(row, relation.key);
    if (value === null || value === undefined) return undefined;
    const table = relation.table();
    return table.find(scoped(scope, table.key, value))[0];
  },
  referencesMany: (row: object, { relation, scope }: Inclusion): readonly object[] => {
    const ids = ownValue(row, relation.key);
    const table = relation.table();
    return Array.isArray(ids) ? table.find(scoped(scope, table.key, { inq: ids })) : [];
  },
  hasMany: (row: object, { relation, scope }: Inclusion, id: string): readonly object[] => {
    const value = ownValue(row, id);
    if (value !== null && value !== undefined) {
      return relation.table().find(scoped(scope, relation.key, value));
    }
    throw new FilterError(
      `ID property "${id}" is missing for included item: add it to the fields of the filter.`,
    );
  },
};

/** The filter of the scope for one parent. Paging so counts per parent, as it does in LoopBack. */
function scoped(scope: JsonObject, key: string, value: unknown): JsonObject {
  const match = { [key]: value };
  const where = scope.where === undefined ? match : { and: [match, scope.where] };
  return { ...scope, where, fields: withKey(scope.fields, key) };
}

/** The key that rows are matched by is always selected. */
function withKey(fields: unknown, key: string): unknown {
  if (typeof fields === 'string' && fields) return [fields, key];
  if (Array.isArray(fields)) return fields.length > 0 ? [...(fields as unknown[]), key] : fields;
  if (!isObject(fields)) return fields;
  const names = Object.entries(fields).filter(([name]) => name !== key);
  const chosen = names.some(([, wanted]) => wanted) ? [[key, true] as const] : [];
  return Object.fromEntries([...names, ...chosen]);
}

function inclusion(name: string, scope: JsonObject, relations: Relations): Inclusion {
  const relation = Object.hasOwn(relations, name) ? relations[name] : undefined;
  if (relation) return { name, relation, scope };
  const known = Object.keys(relations).join(', ') || 'none';
  throw new FilterError(
    `The relation ${quote(name)} is not defined: include one of these: ${known}.`,
  );
}

/** `{owner: true}` and `{owner: false}` include the owner alone; anything else is included in it. */
function nested(include: unknown): JsonObject {
  return typeof include === 'boolean' ? {} : { include };
}
