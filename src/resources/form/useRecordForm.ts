import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';

import type { FieldDescriptor } from '../../schema/field.ts';
import { type DraftId, useFormDraft, useSaveDraftOnSessionEnd } from '../drafts/drafts.ts';
import { matchesCondition } from '../descriptor/matchesCondition.ts';
import type { FormRulesValue, FormRules, FormValues } from '../values/FormRules.ts';
import { getDraftValues } from '../values/getDraftValues.ts';
import { addRequiredObjects, toRequestValues } from '../values/toRequestValues.ts';
import type { ServerValidationError } from '../values/ServerValidationError.ts';
import { mapServerErrors } from '../values/mapServerErrors.ts';
import { isSameValue } from '../values/isSameValue.ts';
import { getDefaultValues } from '../values/getDefaultValues.ts';

/** The result of `onSubmit` when nothing was saved and the form stays open, after a cancel. */
export const NOT_SAVED = Symbol('stay');

/** Why nothing was saved, with the errors that have no field. */
export interface FormSubmitError {
  readonly error: unknown;
  readonly otherErrors: readonly ServerValidationError[];
}

export interface RecordFormOptions<Result> extends Partial<FormRules> {
  readonly fields: readonly FieldDescriptor[];
  /** Initial values, in addition to the defaults of the document. */
  readonly defaultValues?: FormValues;
  /** An existing record: its values are the initial values, without defaults. */
  readonly record?: FormValues;
  /** The id of its draft at this URL: the input survives the end of a session. @see AUTH-13 */
  readonly draft?: DraftId;
  /** When fields are validated: on change (the default), or on blur until the field is focused again. */
  readonly mode?: 'all' | 'onBlur';
  /** The label of the action and its record; the error above the form starts with it. */
  readonly actionLabel?: string;
  /** Sends the values. Errors with field details are shown at those fields. */
  readonly onSubmit: (values: FormValues) => Promise<Result | typeof NOT_SAVED>;
  /** Called after a successful submit: from then on nothing is unsaved. */
  readonly onSaved?: (result: Result) => void;
  /** Called with an error without field details, instead of the message above the form. */
  readonly onError?: (error: unknown) => void;
  /** Called with an error that is shown at fields. */
  readonly onValidationError?: (error: unknown) => void;
}

/**
 * The state of one form. The input survives every error. A second submit during the first one sends nothing, and saved values
 * are not sent again.
 *
 * @example
 * const state = useRecordForm({ fields: resetPassword.body.fields, onSubmit: values => save(values) });
 * return <RecordForm state={state} fields={fields}>…</RecordForm>;
 */
export function useRecordForm<Result>({
  fields,
  defaultValues,
  record,
  draft,
  mode = 'all',
  rules = {},
  deps = {},
  actionLabel = '',
  onSubmit,
  onSaved,
  onError,
  onValidationError,
}: RecordFormOptions<Result>) {
  const getInitialValues = () => record ?? { ...getDefaultValues(fields), ...defaultValues };
  const savedForm = useFormDraft(draft);
  const savedDraft = savedForm.draft;
  // A restored draft is compared with its own initial values: any change by another user meanwhile is a conflict.
  const [initialValues, setInitialValues] = useState<FormValues>(
    () => savedDraft?.initialValues ?? getInitialValues(),
  );
  const [isDraftRestored, setDraftRestored] = useState(savedDraft !== undefined);
  const [submitError, setSubmitError] = useState<FormSubmitError>();
  const [serverErrorCount, setServerErrorCount] = useState(0);
  const [serverErrors, setServerErrors] = useState<FormRulesValue['serverErrors']>({});
  const form = useForm<Record<string, unknown>>({
    mode,
    reValidateMode: mode === 'onBlur' ? 'onBlur' : 'onChange',
    defaultValues: initialValues,
    shouldFocusError: false,
  });
  useEffect(() => {
    if (savedDraft)
      form.reset(
        { ...savedDraft.initialValues, ...savedDraft.values },
        { keepDefaultValues: true },
      );
  }, [savedDraft, form]);
  const stage = useRef<'open' | 'sending' | 'saved'>('open');
  const isUnsaved = () =>
    stage.current !== 'saved' &&
    !isSameValue(toRequestValues(fields, form.getValues()), toRequestValues(fields, initialValues));

  useSaveDraftOnSessionEnd(savedForm, () =>
    isUnsaved() ? createDraft(fields, form.getValues(), initialValues) : undefined,
  );

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
    if (stage.current !== 'open') return;
    stage.current = 'sending';
    setSubmitError(undefined);
    setServerErrors({});
    const done = await send().catch(showErrors);
    stage.current = done ? 'saved' : 'open';
    if (done) onSaved?.(done.result);
  };

  /** Resets the form to other values, without unsaved changes. */
  const restart = (values: FormValues) => {
    setInitialValues(values);
    setDraftRestored(false);
    form.reset(values);
  };

  return {
    form,
    initialValues,
    submit: (event: SyntheticEvent) => void submit(event),
    isUnsaved,
    restart,
    /** Present when input from before a session end was restored. */
    restoredDraft: isDraftRestored
      ? {
          hasOmittedSecrets: savedDraft?.hasOmittedSecrets === true,
          discard: () => restart(getInitialValues()),
        }
      : undefined,
    /** Disables the unsaved-changes confirmation: the input continues elsewhere. */
    allowLeave: () => {
      stage.current = 'saved';
    },
    actionLabel,
    submitError,
    /** The number of rejections by the platform. */
    serverErrorCount,
    formRules: { rules, deps, clearErrorOnFocus: mode === 'onBlur', serverErrors },
  };
}

function createDraft(
  fields: readonly FieldDescriptor[],
  formValues: FormValues,
  initialValues: FormValues,
) {
  const values = getDraftValues(fields, formValues);
  const requestValues = toRequestValues(fields, formValues);
  const hasOmittedSecrets = !isSameValue(toRequestValues(fields, values), requestValues);
  return { values, initialValues, hasOmittedSecrets };
}

/** Returns the values of the visible fields as request values. */
function getShownValues(fields: readonly FieldDescriptor[], values: FormValues): FormValues {
  const shownFields = fields.filter(({ when }) => matchesCondition(when, values));
  return addRequiredObjects(shownFields, toRequestValues(shownFields, values));
}
