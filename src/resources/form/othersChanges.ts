import type { FieldDescriptor } from '../../schema/field.ts';
import type { FormValues } from './FormRules.ts';
import type { Clash } from './mergeEdit.ts';
import { plainValue } from './plainValues.ts';
import { sameValue } from './sameValue.ts';

/** The fields that somebody else changed and nobody has to decide about: they stay as they are now. */
export const othersChanges = (
  fields: readonly FieldDescriptor[],
  before: FormValues,
  theirs: FormValues,
  clashes: readonly Clash[],
): readonly FieldDescriptor[] =>
  fields.filter(field => {
    const { source } = field;
    const isAsked = clashes.some(({ name }) => name.split('.')[0] === source);
    const [old, now] = [plainValue(field, before[source]), plainValue(field, theirs[source])];
    return !isAsked && !sameValue(old, now);
  });
