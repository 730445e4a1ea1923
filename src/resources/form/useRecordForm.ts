import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';

import type { FieldDescriptor } from '../../schema/field.ts';
import { type DraftId, useFormDraft, useSaveDraftOnSessionEnd } from '../../ui/unsaved/drafts.ts';
import { matchesCondition } from '../matchesCondition.ts';
import type { FormRulesValue, FormRules, FormValues } from './FormRules.ts';
import { getDraftValues } from './getDraftValues.ts';
import { addRequiredObjects, toRequestValues } from './toRequestValues.ts';
import type { ServerValidationError } from './ServerValidationError.ts';
import { mapServerErrors } from './mapServerErrors.ts';
import { isSameValue } from './isSameValue.ts';
import { getDefaultValues } from './getDefaultValues.ts';

/** What `onSubmit` answers when nothing was saved and the form goes on: a person thought better of it. */
export const NOT_SAVED = Symbol('stay');

/** Why nothing was saved, and what of it has no field to stand at. */
export interface FormSubmitError {
  readonly error: unknown;
  readonly otherErrors: readonly ServerValidationError[];
}

export interface RecordFormOptions<Result> extends Partial<FormRules> {
  readonly fields: readonly FieldDescriptor[];
  /** Values to begin with, besides the defaults of the document. */
  readonly defaultValues?: FormValues;
  /** A record that exists: the form begins with it as it is, and where it has no value there is none. */
  readonly record?: FormValues;
  /** Its name at this address: what is typed outlives the end of a session under it. @see AUTH-13 */
  readonly draft?: DraftId;
  /** When fields are judged: as they change (the usual), or when they are left, until somebody comes back. */
  readonly mode?: 'all' | 'onBlur';
  /** What is done and to which record, in words: a failure above the form begins with it. */
  readonly actionLabel?: string;
  /** Sends the values. What it throws is told at the fields that the platform names. */
  readonly onSubmit: (values: FormValues) => Promise<Result | typeof NOT_SAVED>;
  /** Done when they were sent: from here on nothing is unsaved. */
  readonly onSaved?: (result: Result) => void;
  /** Told what was thrown when no field is named, instead of the words above the form. */
  readonly onError?: (error: unknown) => void;
  /** Told what was thrown when it is shown at fields. */
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
  // What came back is compared with what it began with then: whatever somebody else did meanwhile is a conflict.
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
    // Its words are chosen where it is drawn, so that they follow the language.
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
    // A dialog is inside React's tree of the page that opened it, and so may be another form.
    event.stopPropagation();
    if (stage.current !== 'open') return;
    stage.current = 'sending';
    setSubmitError(undefined);
    setServerErrors({});
    const done = await send().catch(showErrors);
    stage.current = done ? 'saved' : 'open';
    if (done) onSaved?.(done.result);
  };

  /** Begins again with other values, as nobody has typed anything. */
  const restart = (values: FormValues) => {
    setInitialValues(values);
    setDraftRestored(false);
    form.reset(values);
  };

  return {
    form,
    /** What it began with. */
    initialValues,
    submit: (event: SyntheticEvent) => void submit(event),
    isUnsaved,
    restart,
    /** What was typed before a session ended is in it again. */
    restoredDraft: isDraftRestored
      ? {
          hasOmittedSecrets: savedDraft?.hasOmittedSecrets === true,
          discard: () => restart(getInitialValues()),
        }
      : undefined,
    /** Nobody is asked any more before it is left: what was typed goes on elsewhere. */
    allowLeave: () => {
      stage.current = 'saved';
    },
    actionLabel,
    submitError,
    /** How often the platform has refused it. */
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

/** What a person left in a form: the fields that show, as the platform wants them. */
function getShownValues(fields: readonly FieldDescriptor[], values: FormValues): FormValues {
  const shownFields = fields.filter(({ when }) => matchesCondition(when, values));
  return addRequiredObjects(shownFields, toRequestValues(shownFields, values));
}
