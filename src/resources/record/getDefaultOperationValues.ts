import type { FieldDescriptor } from '../../schema/field.ts';
import type { PlainObject } from '../fieldComponents.ts';
import { validateField } from '../form/validateField.ts';

/**
 * What the form of an operation begins with: what the record has by the same name, where it is of the same kind and
 * the form would take it. Records that came along for a list of references stand for their ids.
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
