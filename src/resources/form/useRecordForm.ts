import type { FieldDescriptor } from '../../schema/field.ts';
import type { FormRules, FormValues } from '../values/FormRules.ts';
import { getDraftValues } from '../values/getDraftValues.ts';
import { isSameValue } from '../values/isSameValue.ts';
import { toRequestValues } from '../values/toRequestValues.ts';
import { useFormLeaving } from './useFormLeaving.ts';
import { type FormSubmissionOptions, useFormSubmission } from './useFormSubmission.ts';
import { type FormValuesOptions, useFormValues, type ValidationMode } from './useFormValues.ts';

export interface RecordFormOptions<Result>
  extends FormValuesOptions, FormSubmissionOptions<Result>, Partial<FormRules> {
  /** `all` by default. */
  readonly mode?: ValidationMode;
  /** The label of the action and its record; the error above the form starts with it. */
  readonly actionLabel?: string;
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
  mode = 'all',
  rules = {},
  deps = {},
  actionLabel = '',
  ...options
}: RecordFormOptions<Result>) {
  const { fields } = options;
  const { form, savedForm, isChanged, ...values } = useFormValues(options, mode);
  const { isUnsaved, allowLeave, ...stages } = useFormLeaving(savedForm, isChanged, () =>
    createDraft(fields, form.getValues(), values.initialValues),
  );
  const { serverErrors, ...submission } = useFormSubmission(form, stages, options);
  return {
    ...values,
    ...submission,
    form,
    isUnsaved,
    allowLeave,
    actionLabel,
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
