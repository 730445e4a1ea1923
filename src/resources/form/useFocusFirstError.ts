import { type RefObject, useEffect } from 'react';
import { type UseFormReturn, useFormState } from 'react-hook-form';

import type { FormSubmitError } from './useFormSubmission.ts';

/** After a failed submit, focuses the first invalid field in screen order; else the message above the form. */
export function useFocusFirstError(
  form: RefObject<HTMLFormElement | null>,
  { control }: UseFormReturn<Record<string, unknown>>,
  serverErrorCount: number,
  submitError: FormSubmitError | undefined,
): void {
  const { submitCount } = useFormState({ control });
  useEffect(() => {
    if (submitCount > 0) focusFirstError(form.current);
  }, [form, submitCount, serverErrorCount, submitError]);
}

const INVALID_SELECTOR = '[aria-invalid="true"]:not([aria-hidden="true"]), [data-invalid]';
const FOCUSABLE_SELECTOR =
  'input:not([aria-hidden="true"]), textarea, [tabindex="0"], button:not([disabled])';

function focusFirstError(form: HTMLFormElement | null): void {
  const invalidElement = form?.querySelector<HTMLElement>(INVALID_SELECTOR);
  const focusable = invalidElement?.matches('[data-invalid]')
    ? invalidElement.querySelector<HTMLElement>(FOCUSABLE_SELECTOR)
    : invalidElement;
  const target = focusable ?? form?.querySelector<HTMLElement>('.form-failure');
  target?.focus();
}
