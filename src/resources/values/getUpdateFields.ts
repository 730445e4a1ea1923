import type { FieldDescriptor, FieldKind } from '../../schema/field.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import type { FormValues } from './FormRules.ts';
import { isBlank } from './validateField.ts';

/** An empty list is a value, and an object consists of its fields. */
const KINDS_ALLOWED_EMPTY: ReadonlySet<FieldKind> = new Set([
  ...(['list', 'enumList', 'referenceList'] as const),
  ...(['object', 'oneOf'] as const),
]);

/**
 * Returns the fields of an update. The body has no required fields, because unchanged values may be omitted; but what
 * every record has cannot be removed, so the form must not show it as optional.
 */
export function getUpdateFields(
  { fields, verbs }: ResourceDescriptor,
  record: FormValues,
): readonly FieldDescriptor[] {
  const requiredSources = new Set(
    fields
      .filter(({ required, nullable, when }) => required && !nullable && !when)
      .filter(({ source, kind }) => !KINDS_ALLOWED_EMPTY.has(kind) && !isBlank(record[source]))
      .map(({ source }) => source),
  );
  return (verbs.update?.body?.fields ?? []).map(field =>
    requiredSources.has(field.source) && !field.nullable ? { ...field, required: true } : field,
  );
}
