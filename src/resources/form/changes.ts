import type { FieldDescriptor } from '../../schema/field.ts';
import type { FormValues } from './FormRules.ts';

/**
 * What an edit changes: the fields whose values differ. A value that was taken out is sent as
 * null, because an absent one means "as it was".
 */
export function changesOf(
  fields: readonly FieldDescriptor[],
  before: FormValues,
  after: FormValues,
): FormValues {
  const changed = fields.filter(
    ({ source }) =>
      JSON.stringify(after[source] ?? null) !== JSON.stringify(before[source] ?? null),
  );
  return Object.fromEntries(changed.map(({ source }) => [source, after[source] ?? null]));
}
