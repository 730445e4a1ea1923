import { useContext, useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';

import type { FieldDescriptor } from '../../schema/field.ts';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';
import { FormRulesContext, type FormValues } from '../values/FormRules.ts';
import { toValidationError } from '../values/fieldValidationError.ts';
import { isBlank, validateField } from '../values/validateField.ts';
import { isSameValue } from '../values/isSameValue.ts';
import { useValidationMessage } from '../values/useValidationMessage.ts';
import { useServerErrorMessage } from '../values/useServerErrorMessage.ts';

/**
 * Returns the state of one input of a form: value, label, hint and validation error.
 * The error is formatted at each render, so that it follows the language; it shows after the input was touched or edited.
 *
 * @example
 * const input = useInputState(field, name);
 * <FormTextField input={input} value={formatScalar(input.value)} />
 */
export function useInputState(field: FieldDescriptor, name: string) {
  const text = useLocalizedText();
  const formatValidationError = useValidationMessage();
  const formatServerError = useServerErrorMessage();
  const id = useId();
  const { getValues, clearErrors } = useFormContext<FormValues>();
  const { rules, deps, clearErrorOnFocus, serverErrors } = useContext(FormRulesContext);
  const validate = (value: unknown, values: FormValues) =>
    (isBlank(value)
      ? undefined
      : toValidationError(rules[name]?.(value as never, values), value)) ??
    validateField(field, value);
  const {
    field: { ref, onChange, onBlur, ...fieldProps },
    fieldState: { error, isTouched, isDirty },
    formState: { isSubmitted },
  } = useController({
    name,
    rules: {
      validate: (inputValue, values) => validate(inputValue, values)?.key ?? true,
      ...(deps[name] && { deps: deps[name] }),
    },
  });

  const value: unknown = fieldProps.value;
  const isErrorShown = isTouched || isDirty || isSubmitted;
  // A form that clears errors on focus relies on the stored error; otherwise the value and its nested values are
  // validated.
  const isValidated = clearErrorOnFocus
    ? error !== undefined && error.type !== 'server'
    : isErrorShown;
  const validationError =
    isValidated && isErrorShown ? validate(getValues(name), getValues()) : undefined;
  const serverError = serverErrors[name];
  const isRejected =
    serverError !== undefined &&
    isSameValue(serverError.value, value) &&
    (!clearErrorOnFocus || error?.type === 'server');
  return {
    id,
    inputRef: ref,
    value,
    // A form stores null for undefined: for `undefined` react-hook-form would restore the initial value.
    onChange: (newValue: unknown) => onChange(newValue ?? null),
    onBlur,
    onFocus: clearErrorOnFocus ? () => clearErrors(name) : undefined,
    label: text(field.label),
    isOptional: !field.required,
    errorMessage: isRejected
      ? formatServerError(serverError.error)
      : validationError && formatValidationError(validationError),
    hint: field.help && text(field.help),
  };
}

export type InputState = ReturnType<typeof useInputState>;
