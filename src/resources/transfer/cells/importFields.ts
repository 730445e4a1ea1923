import type { Condition, FieldDescriptor } from '../../../schema/field.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';
import { fixedBy, narrowedField } from '../../places/where.ts';
import { type TransferColumn, transferColumns } from './transferColumns.ts';

/** What becomes of a row: a new record, a change of one that is there, or whichever it is. */
export type ImportMode = 'create' | 'update' | 'both';

/** How rows can become records of a resource. Plain data, so that a worker can be told. */
export interface ImportPlan {
  readonly resource: string;
  readonly key: string;
  /** A new record brings its key along; else the platform gives it one. */
  readonly givesKey: boolean;
  readonly create?: readonly FieldDescriptor[];
  readonly update?: readonly FieldDescriptor[];
  /** What every new record has, whether the file says it or not. */
  readonly fixed?: Readonly<Record<string, unknown>>;
  /** All that a column of a file may be. */
  readonly columns: readonly TransferColumn[];
  readonly modes: readonly ImportMode[];
}

const writable = (fields: readonly FieldDescriptor[] = []) =>
  fields.filter(({ readOnly, kind }) => !readOnly && kind !== 'file');

/**
 * How rows become records, as the document's own operations take them; undefined where they cannot.
 *
 * @param where what every record of the place is like: a row need not say it, and cannot say anything else
 */
export function importPlan(
  { name, verbs, imports, fields, key }: ResourceDescriptor,
  where?: Condition,
): ImportPlan | undefined {
  const fixed = fixedBy(where);
  const create = writable(verbs.create?.body?.fields).map(field =>
    where ? placed(field, where, fixed) : field,
  );
  const isForm = (verbs.create?.body?.mediaType ?? 'json').includes('json');
  const changed = writable(verbs.update?.body?.fields);
  const update = imports?.existing ? changedByRows(create, changed) : changed;
  // Equipment in the street moves by a confirmed command, never by rows of a file.
  const canCreate = create.length > 0 && isForm && !verbs.create?.physical;
  const canUpdate = update.length > 0 && fields.some(({ source }) => source === key);
  if (!canCreate && !canUpdate) return undefined;
  const keyField = fields.find(({ source }) => source === key);
  const known = [
    ...(canUpdate && keyField ? [{ ...keyField, readOnly: false }] : []),
    ...(canCreate ? create : []),
    ...(canUpdate ? update : []),
  ];
  // The record's own words go before those of a body, which may say less: their order, help and groups.
  const order = fields.map(({ source }) => source);
  const unique = known.filter(
    ({ source }, at) => known.findIndex(other => other.source === source) === at,
  );
  const columns = unique.toSorted((a, b) => place(order, a.source) - place(order, b.source));
  return {
    ...{ resource: name, key },
    givesKey: canCreate && create.some(({ source }) => source === key),
    ...(canCreate && { create }),
    ...(canUpdate && { update }),
    ...(where && { fixed }),
    columns: transferColumns(columns),
    modes: [
      ...(canCreate ? (['create'] as const) : []),
      ...(canUpdate ? (['update'] as const) : []),
      ...(canCreate && canUpdate ? (['both'] as const) : []),
    ],
  };
}

/** Rows that change records say what those of new ones do; what can be taken out, the edit of a record tells. */
const changedByRows = (
  create: readonly FieldDescriptor[],
  changed: readonly FieldDescriptor[],
): readonly FieldDescriptor[] =>
  create.map(field => ({
    ...field,
    required: false,
    nullable: changed.some(({ source, nullable }) => source === field.source && nullable),
  }));

const placed = (field: FieldDescriptor, where: Condition, fixed: object): FieldDescriptor =>
  Object.hasOwn(fixed, field.source)
    ? { ...narrowedField(field, where), required: false }
    : narrowedField(field, where);

const place = (order: readonly string[], source: string) =>
  order.includes(source) ? order.indexOf(source) : order.length;
