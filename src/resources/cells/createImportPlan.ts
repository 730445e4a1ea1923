import type { RecordCondition, FieldDescriptor } from '../../schema/field.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { getFixedValues, narrowField } from '../conditions/resourceWhere.ts';
import { type TransferColumn, buildTransferColumns } from './buildTransferColumns.ts';
import { getWritableFields, type ImportMode, listImportModes } from './listImportModes.ts';

/** How rows become records of a resource. Plain data, so that it can be sent to a worker. */
export interface ImportPlan {
  readonly resource: string;
  readonly key: string;
  /** Whether a new record has its key in the file; otherwise the platform generates it. */
  readonly acceptsKey: boolean;
  readonly create?: readonly FieldDescriptor[];
  readonly update?: readonly FieldDescriptor[];
  /** Values that every new record gets, independent of the file. */
  readonly fixed?: Readonly<Record<string, unknown>>;
  /** All columns that a file may have. */
  readonly columns: readonly TransferColumn[];
  readonly modes: readonly ImportMode[];
}

/**
 * Creates the plan by which the operations of a document import rows; undefined where there are none.
 *
 * @param where the condition of the route: a row may omit these values, and cannot have others
 * @example createImportPlan(assets, { model: 'ssslc' })?.modes // ['create', 'update', 'both']
 */
export function createImportPlan(
  descriptor: ResourceDescriptor,
  where?: RecordCondition,
): ImportPlan | undefined {
  const { name, verbs, imports, fields, key } = descriptor;
  const modes = listImportModes(descriptor);
  if (modes.length === 0) return undefined;
  const [canCreate, canUpdate] = [modes.includes('create'), modes.includes('update')];
  const fixed = getFixedValues(where);
  const create = getWritableFields(verbs.create?.body?.fields).map(field =>
    where ? applyFixedValue(field, where, fixed) : field,
  );
  const updateFields = getWritableFields(verbs.update?.body?.fields);
  const update = imports?.existingParameter
    ? getRowUpdateFields(create, updateFields)
    : updateFields;
  const keyField = fields.find(({ source }) => source === key);
  const candidateFields = [
    ...(canUpdate && keyField ? [{ ...keyField, readOnly: false }] : []),
    ...(canCreate ? create : []),
    ...(canUpdate ? update : []),
  ];
  // Columns follow the field order of the record, because a body may have another one.
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
    modes,
  };
}

/**
 * An import that updates existing records has the fields of a new one; whether a value can be removed is defined by the
 * update.
 */
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
