import type { FieldDescriptor } from '../../schema/field.ts';
import type { PlainObject } from '../../schema/isObject.ts';
import { validateField } from '../values/validateField.ts';

/**
 * Returns the initial values of an operation form: the record's values of the same name, where the kind matches and the
 * form accepts them. Embedded records of a list of references become ids.
 */
export function getDefaultOperationValues(
  fields: readonly FieldDescriptor[],
  recordFields: readonly FieldDescriptor[],
  record: PlainObject,
): Record<string, unknown> {
  const entries = fields.flatMap(field => {
    const value = record[field.source];
    const ids = field.kind === 'referenceList' ? getIds(value) : undefined;
    if (ids) return [[field.source, ids] as const];
    const isSameKind =
      recordFields.find(({ source }) => source === field.source)?.kind === field.kind;
    const isUsable = isSameKind && value !== undefined && validateField(field, value) === undefined;
    return isUsable ? [[field.source, value] as const] : [];
  });
  return Object.fromEntries(entries);
}

function getIds(value: unknown): readonly unknown[] | undefined {
  if (!Array.isArray(value) || !value.every(hasId)) return undefined;
  return value.map(({ id }) => id);
}

const hasId = (value: unknown): value is { readonly id: unknown } =>
  typeof value === 'object' && value !== null && 'id' in value;
