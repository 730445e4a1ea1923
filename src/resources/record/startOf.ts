import type { FieldDescriptor } from '../../schema/field.ts';
import type { Owner } from '../fieldKit.ts';
import { judgeField } from '../form/judgeField.ts';

/**
 * What the form of an operation begins with: what the record has by the same name, where it is of the same kind and
 * the form would take it. Records that came along for a list of references stand for their ids.
 */
export function startOf(
  fields: readonly FieldDescriptor[],
  known: readonly FieldDescriptor[],
  record: Owner,
): Record<string, unknown> {
  const entries = fields.flatMap(field => {
    const value = record[field.source];
    const ids = field.kind === 'referenceList' ? idsIn(value) : undefined;
    if (ids) return [[field.source, ids] as const];
    const sameKind = known.find(({ source }) => source === field.source)?.kind === field.kind;
    const isGood = sameKind && value !== undefined && judgeField(field, value) === undefined;
    return isGood ? [[field.source, value] as const] : [];
  });
  return Object.fromEntries(entries);
}

function idsIn(value: unknown): readonly unknown[] | undefined {
  if (!Array.isArray(value) || !value.every(hasId)) return undefined;
  return value.map(({ id }) => id);
}

const hasId = (value: unknown): value is { readonly id: unknown } =>
  typeof value === 'object' && value !== null && 'id' in value;
