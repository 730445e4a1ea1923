import { useContext, useId } from 'react';
import { useTranslate } from 'react-admin';
import { useController, useFormContext } from 'react-hook-form';

import type { FieldDescriptor } from '../../schema/field.ts';
import { useText } from '../useText.ts';
import { type FieldRule, FormRulesContext, type FormValues } from './FormRules.ts';
import { type Complaint, isBlank, judgeField } from './judgeField.ts';

/**
 * One field of a form: its value, its words, and what is wrong with it.
 * A complaint is judged again while drawing, so it follows the language; it shows once the field was touched or edited.
 */
export function useEditor(field: FieldDescriptor, name: string) {
  const text = useText();
  const translate = useTranslate();
  const id = useId();
  const { getValues, clearErrors } = useFormContext<FormValues>();
  const { rules, deps, clearsOnFocus } = useContext(FormRulesContext);
  const judge = (value: unknown, values: FormValues) =>
    (isBlank(value) ? undefined : complaintOf(rules[name], value, values)) ??
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
  const refused = error?.type === 'server' ? error.message : undefined;
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
    problem: refused ?? (complaint && translate(complaint.key, complaint.args)),
    hint: field.help && text(field.help),
  };
}

export type Editor = ReturnType<typeof useEditor>;

function complaintOf(
  rule: FieldRule | undefined,
  value: unknown,
  values: FormValues,
): Complaint | undefined {
  const found = rule?.(value as never, values);
  return typeof found === 'string' ? { key: found } : found;
}
