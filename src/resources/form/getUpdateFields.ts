import type { FieldDescriptor, FieldKind } from '../../schema/field.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import type { FormValues } from './FormRules.ts';
import { isBlank } from './validateField.ts';

/** An empty list is a value, and an object is what is in it. */
const KINDS_ALLOWED_EMPTY: ReadonlySet<FieldKind> = new Set([
  ...(['list', 'enumList', 'referenceList'] as const),
  ...(['object', 'oneOf'] as const),
]);

/**
 * The fields of a change. Its body asks for none of them, because it may leave out what stays as it is; but what every
 * record has cannot be taken out of this one, so its form must not call it optional.
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
