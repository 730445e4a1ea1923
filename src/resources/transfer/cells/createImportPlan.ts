import type { RecordCondition, FieldDescriptor } from '../../../schema/field.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';
import { getFixedValues, narrowField } from '../../routes/resourceWhere.ts';
import { type TransferColumn, buildTransferColumns } from './buildTransferColumns.ts';

/** What becomes of a row: a new record, a change of one that is there, or whichever it is. */
export type ImportMode = 'create' | 'update' | 'both';

/** How rows can become records of a resource. Plain data, so that a worker can be told. */
export interface ImportPlan {
  readonly resource: string;
  readonly key: string;
  /** A new record brings its key along; else the platform gives it one. */
  readonly acceptsKey: boolean;
  readonly create?: readonly FieldDescriptor[];
  readonly update?: readonly FieldDescriptor[];
  /** What every new record has, whether the file says it or not. */
  readonly fixed?: Readonly<Record<string, unknown>>;
  /** All that a column of a file may be. */
  readonly columns: readonly TransferColumn[];
  readonly modes: readonly ImportMode[];
}

const getWritableFields = (fields: readonly FieldDescriptor[] = []) =>
  fields.filter(({ readOnly, kind }) => !readOnly && kind !== 'file');

/**
 * How rows become records, as the document's own operations take them; undefined where they cannot.
 *
 * @param where what every record of the place is like: a row need not say it, and cannot say anything else
 */
export function createImportPlan(
  { name, verbs, imports, fields, key }: ResourceDescriptor,
  where?: RecordCondition,
): ImportPlan | undefined {
  const fixed = getFixedValues(where);
  const create = getWritableFields(verbs.create?.body?.fields).map(field =>
    where ? applyFixedValue(field, where, fixed) : field,
  );
  const isForm = (verbs.create?.body?.mediaType ?? 'json').includes('json');
  const updateFields = getWritableFields(verbs.update?.body?.fields);
  const update = imports?.existingParameter
    ? getRowUpdateFields(create, updateFields)
    : updateFields;
  // Equipment in the street moves by a confirmed command, never by rows of a file.
  const canCreate = create.length > 0 && isForm && !verbs.create?.physical;
  const canUpdate = update.length > 0 && fields.some(({ source }) => source === key);
  if (!canCreate && !canUpdate) return undefined;
  const keyField = fields.find(({ source }) => source === key);
  const candidateFields = [
    ...(canUpdate && keyField ? [{ ...keyField, readOnly: false }] : []),
    ...(canCreate ? create : []),
    ...(canUpdate ? update : []),
  ];
  // The record's own words go before those of a body, which may say less: their order, help and groups.
  const order = fields.map(({ source }) => source);
  const unique = candidateFields.filter(
    ({ source }, at) => candidateFields.findIndex(other => other.source === source) === at,
  );
  const columns = unique.toSorted(
    (a, b) => getSortIndex(order, a.source) - getSortIndex(order, b.source),
  );
  return {
    ...{ resource: name, key },
    acceptsKey: canCreate && create.some(({ source }) => source === key),
    ...(canCreate && { create }),
    ...(canUpdate && { update }),
    ...(where && { fixed }),
    columns: buildTransferColumns(columns),
    modes: [
      ...(canCreate ? (['create'] as const) : []),
      ...(canUpdate ? (['update'] as const) : []),
      ...(canCreate && canUpdate ? (['both'] as const) : []),
    ],
  };
}

/** Rows that change records say what those of new ones do; what can be taken out, the edit of a record tells. */
const getRowUpdateFields = (
  create: readonly FieldDescriptor[],
  updateFields: readonly FieldDescriptor[],
): readonly FieldDescriptor[] =>
  create.map(field => ({
    ...field,
    required: false,
    nullable: updateFields.some(({ source, nullable }) => source === field.source && nullable),
  }));

const applyFixedValue = (
  field: FieldDescriptor,
  where: RecordCondition,
  fixed: object,
): FieldDescriptor =>
  Object.hasOwn(fixed, field.source)
    ? { ...narrowField(field, where), required: false }
    : narrowField(field, where);

const getSortIndex = (order: readonly string[], source: string) =>
  order.includes(source) ? order.indexOf(source) : order.length;
