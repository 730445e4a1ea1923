import { type SyntheticEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import type { FieldDescriptor } from '../../schema/field.ts';
import { matchesCondition } from '../descriptor/matchesCondition.ts';
import type { FormRulesValue, FormValues } from '../values/FormRules.ts';
import { mapServerErrors } from '../values/mapServerErrors.ts';
import type { ServerValidationError } from '../values/ServerValidationError.ts';
import { addRequiredObjects, toRequestValues } from '../values/toRequestValues.ts';
import type { useFormLeaving } from './useFormLeaving.ts';

/** The result of `onSubmit` when nothing was saved and the form stays open, after a cancel. */
export const NOT_SAVED = Symbol('stay');

/** Why nothing was saved, with the errors that have no field. */
export interface FormSubmitError {
  readonly error: unknown;
  readonly otherErrors: readonly ServerValidationError[];
}

export interface FormSubmissionOptions<Result> {
  readonly fields: readonly FieldDescriptor[];
  /** Sends the values. Errors with field details are shown at those fields. */
  readonly onSubmit: (values: FormValues) => Promise<Result | typeof NOT_SAVED>;
  /** Called after a successful submit: from then on nothing is unsaved. */
  readonly onSaved?: (result: Result) => void;
  /** Called with an error without field details, instead of the message above the form. */
  readonly onError?: (error: unknown) => void;
  /** Called with an error that is shown at fields. */
  readonly onValidationError?: (error: unknown) => void;
}

/** Sends the values of a form, and shows the errors of the platform at its fields or above it. */
export function useFormSubmission<Result>(
  form: UseFormReturn<Record<string, unknown>>,
  { startSubmit, endSubmit }: Pick<ReturnType<typeof useFormLeaving>, 'startSubmit' | 'endSubmit'>,
  { fields, onSubmit, onSaved, onError, onValidationError }: FormSubmissionOptions<Result>,
) {
  const [submitError, setSubmitError] = useState<FormSubmitError>();
  const [serverErrorCount, setServerErrorCount] = useState(0);
  const [serverErrors, setServerErrors] = useState<FormRulesValue['serverErrors']>({});

  const showErrors = (error: unknown) => {
    const shownFields = fields.filter(({ when }) => matchesCondition(when, form.getValues()));
    const { fieldErrors, otherErrors } = mapServerErrors(error, shownFields, form.getValues());
    // The message is formatted during render, so that it follows the language.
    for (const { name } of fieldErrors) form.setError(name, { type: 'server' });
    const serverErrorEntries = fieldErrors.map(detail => [
      detail.name,
      { error: detail, value: form.getValues(detail.name) },
    ]);
    setServerErrors(Object.fromEntries(serverErrorEntries) as FormRulesValue['serverErrors']);
    setServerErrorCount(count => count + 1);
    const hasDetails = fieldErrors.length + otherErrors.length > 0;
    if (hasDetails) onValidationError?.(error);
    else onError?.(error);
    if (otherErrors.length > 0 || !(hasDetails || onError)) setSubmitError({ error, otherErrors });
  };

  const send = async () => {
    let done: { readonly result: Result } | undefined;
    await form.handleSubmit(async values => {
      const result = await onSubmit(getShownValues(fields, values));
      if (result !== NOT_SAVED) done = { result: result as Result };
    })();
    return done;
  };

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    // A dialog is inside the React tree of the page that opened it, which may be another form.
    event.stopPropagation();
    if (!startSubmit()) return;
    setSubmitError(undefined);
    setServerErrors({});
    const done = await send().catch(showErrors);
    endSubmit(done !== undefined);
    if (done) onSaved?.(done.result);
  };

  return {
    submit: (event: SyntheticEvent) => void submit(event),
    submitError,
    serverErrors,
    /** The number of rejections by the platform. */
    serverErrorCount,
  };
}

/** Returns the values of the visible fields as request values. */
function getShownValues(fields: readonly FieldDescriptor[], values: FormValues): FormValues {
  const shownFields = fields.filter(({ when }) => matchesCondition(when, values));
  return addRequiredObjects(shownFields, toRequestValues(shownFields, values));
}
