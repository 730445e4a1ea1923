import { type RefObject, useEffect } from 'react';
import { type UseFormReturn, useFormState } from 'react-hook-form';

import type { FormFailure } from './useRecordForm.ts';

/** After a try that failed, the focus goes to the first field that is wrong, in the order of the screen; else to the words above. */
export function useFirstProblem(
  form: RefObject<HTMLFormElement | null>,
  { control }: UseFormReturn<Record<string, unknown>>,
  refusals: number,
  failure: FormFailure | undefined,
): void {
  const { submitCount } = useFormState({ control });
  useEffect(() => {
    if (submitCount > 0) focusFirstProblem(form.current);
  }, [form, submitCount, refusals, failure]);
}

const PROBLEM = '[aria-invalid="true"]:not([aria-hidden="true"]), [data-invalid]';
const FOCUSABLE =
  'input:not([aria-hidden="true"]), textarea, [tabindex="0"], button:not([disabled])';

function focusFirstProblem(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>(PROBLEM);
  const inside = wrong?.matches('[data-invalid]')
    ? wrong.querySelector<HTMLElement>(FOCUSABLE)
    : wrong;
  const target = inside ?? form?.querySelector<HTMLElement>('.form-failure');
  target?.focus();
}
