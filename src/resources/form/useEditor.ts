import { useContext, useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';

import type { FieldDescriptor } from '../../schema/field.ts';
import { useText } from '../useText.ts';
import { FormRulesContext, type FormValues } from './FormRules.ts';
import { complaintOf } from './complaint.ts';
import { isBlank, judgeField } from './judgeField.ts';
import { sameValue } from './sameValue.ts';
import { useComplaintWords } from './useComplaintWords.ts';
import { useRefusalWords } from './useRefusalWords.ts';

/**
 * One field of a form: its value, its words, and what is wrong with it.
 * A complaint is judged again while drawing, so it follows the language; it shows once the field was touched or edited.
 */
export function useEditor(field: FieldDescriptor, name: string) {
  const text = useText();
  const complaintWords = useComplaintWords();
  const refusalWords = useRefusalWords();
  const id = useId();
  const { getValues, clearErrors } = useFormContext<FormValues>();
  const { rules, deps, clearsOnFocus, refused } = useContext(FormRulesContext);
  const judge = (value: unknown, values: FormValues) =>
    (isBlank(value) ? undefined : complaintOf(rules[name]?.(value as never, values), value)) ??
    judgeField(field, value);
  const {
    field: { ref, onChange, onBlur, ...input },
    fieldState: { error, isTouched, isDirty },
    formState: { isSubmitted },
  } = useController({
    name,
    rules: {
      validate: (given, values) => judge(given, values)?.key ?? true,
      ...(deps[name] && { deps: deps[name] }),
    },
  });

  const value: unknown = input.value;
  const told = isTouched || isDirty || isSubmitted;
  // A form that takes complaints away keeps in mind whose turn it is; else the value itself is judged, and what is in it.
  const isJudged = clearsOnFocus ? error !== undefined && error.type !== 'server' : told;
  const complaint = isJudged && told ? judge(getValues(name), getValues()) : undefined;
  const refusal = refused[name];
  const isRefused =
    refusal !== undefined &&
    sameValue(refusal.value, value) &&
    (!clearsOnFocus || error?.type === 'server');
  return {
    id,
    inputRef: ref,
    value,
    // Nothing is null in a form: for `undefined` the form would bring back what it began with.
    onChange: (changed: unknown) => onChange(changed ?? null),
    onBlur,
    onFocus: clearsOnFocus ? () => clearErrors(name) : undefined,
    label: text(field.label),
    optional: !field.required,
    problem: isRefused ? refusalWords(refusal.detail) : complaint && complaintWords(complaint),
    hint: field.help && text(field.help),
  };
}

export type Editor = ReturnType<typeof useEditor>;
