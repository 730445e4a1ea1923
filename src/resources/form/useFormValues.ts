import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';

import type { FieldDescriptor } from '../../schema/field.ts';
import { type DraftId, useFormDraft } from '../drafts/drafts.ts';
import type { FormValues } from '../values/FormRules.ts';
import { getDefaultValues } from '../values/getDefaultValues.ts';
import { isSameValue } from '../values/isSameValue.ts';
import { toRequestValues } from '../values/toRequestValues.ts';

/** When fields are validated: on change, or on blur until the field is focused again. */
export type ValidationMode = 'all' | 'onBlur';

export interface FormValuesOptions {
  readonly fields: readonly FieldDescriptor[];
  /** Initial values, in addition to the defaults of the document. */
  readonly defaultValues?: FormValues;
  /** An existing record: its values are the initial values, without defaults. */
  readonly record?: FormValues;
  /** The id of its draft at this URL: the input survives the end of a session. @see AUTH-13 */
  readonly draft?: DraftId;
}

/** The values of a form: from its document, its record, or a draft of an earlier session. */
export function useFormValues(
  { fields, defaultValues, record, draft }: FormValuesOptions,
  mode: ValidationMode,
) {
  const getInitialValues = () => record ?? { ...getDefaultValues(fields), ...defaultValues };
  const savedForm = useFormDraft(draft);
  const savedDraft = savedForm.draft;
  // A restored draft is compared with its own initial values: any change by another user meanwhile is a conflict.
  const [initialValues, setInitialValues] = useState<FormValues>(
    () => savedDraft?.initialValues ?? getInitialValues(),
  );
  const [isDraftRestored, setDraftRestored] = useState(savedDraft !== undefined);
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

  /** Resets the form to other values, without unsaved changes. */
  const restart = (values: FormValues) => {
    setInitialValues(values);
    setDraftRestored(false);
    form.reset(values);
  };

  return {
    form,
    savedForm,
    initialValues,
    /** Whether the request differs from that of the initial values. */
    isChanged: () =>
      !isSameValue(
        toRequestValues(fields, form.getValues()),
        toRequestValues(fields, initialValues),
      ),
    restart,
    /** Present when input from before a session end was restored. */
    restoredDraft: isDraftRestored
      ? {
          hasOmittedSecrets: savedDraft?.hasOmittedSecrets === true,
          discard: () => restart(getInitialValues()),
        }
      : undefined,
  };
}
