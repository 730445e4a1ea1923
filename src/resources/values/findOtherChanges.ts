import type { FieldDescriptor } from '../../schema/field.ts';
import type { FormValues } from './FormRules.ts';
import type { Conflict } from './mergeChanges.ts';
import { toRequestValue } from './toRequestValues.ts';
import { isSameValue } from './isSameValue.ts';

/** Returns the fields that another user changed without a conflict: they stay as they are now. */
export const findOtherChanges = (
  fields: readonly FieldDescriptor[],
  before: FormValues,
  theirs: FormValues,
  conflicts: readonly Conflict[],
): readonly FieldDescriptor[] =>
  fields.filter(field => {
    const { source } = field;
    const isConflicting = conflicts.some(({ name }) => name.split('.')[0] === source);
    const [old, current] = [
      toRequestValue(field, before[source]),
      toRequestValue(field, theirs[source]),
    ];
    return !isConflicting && !isSameValue(old, current);
  });
