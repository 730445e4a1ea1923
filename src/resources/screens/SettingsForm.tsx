import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';

import type { ConsoleDataProvider } from '../../data/ConsoleDataProvider.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { unsavedForms } from '../../ui/unsaved/unsavedForms.ts';
import type { PlainObject } from '../../schema/isObject.ts';
import type { FormValues } from '../values/FormRules.ts';
import { RecordForm } from '../form/RecordForm.tsx';
import { NOT_SAVED } from '../form/useFormSubmission.ts';
import { useRecordForm } from '../form/useRecordForm.ts';
import { useMergeOnSave } from '../form/useMergeOnSave.tsx';
import { FormPageFields } from './RecordFormPage.tsx';
import { useSingleCall } from '../tasks/useSingleCall.ts';
import { CallProgress } from '../tasks/CallProgress.tsx';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';
import { toSettingsRecord, type SettingsScreenProps } from './settingsRecord.ts';

interface SettingsFormProps extends SettingsScreenProps {
  readonly name: string;
  /** The settings as they were loaded. */
  readonly before: RaRecord;
  readonly onSaved: () => void;
}

/** The form of settings. A save replaces all of them, merged with changes by other users. */
export const SettingsForm = ({
  read,
  write,
  name,
  before: settings,
  onSaved,
  inputOverrides,
  rules,
  deps,
  groups = [],
}: SettingsFormProps) => {
  const translate = useTranslate();
  const text = useLocalizedText();
  const notify = useNotify();
  const provider = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const fields = (write.body?.fields ?? []).filter(({ readOnly }) => !readOnly);
  const { id: taskId, wait } = useSingleCall({ keepsWaiting: true });
  const refetchSettings = async () =>
    toSettingsRecord(read, await provider.call<PlainObject>(read));

  const state = useRecordForm<FormValues>({
    fields,
    record: settings,
    draft: ['settings', read.id],
    actionLabel: text(write.label),
    ...(rules && { rules }),
    ...(deps && { deps }),
    onSubmit: values => mergeOnSave.save(values),
    onSaved: changes => {
      const isChanged = Object.keys(changes).length > 0;
      if (isChanged) notify(translate('settings.saved', { name }), { type: 'success' });
      else notify(translate('form.unchanged'), { type: 'info' });
      onSaved();
      unsavedForms.continueBlockedNavigation();
    },
  });
  const before = state.initialValues as RaRecord;
  const mergeOnSave = useMergeOnSave({
    name,
    read: refetchSettings,
    fields,
    before,
    send: async (changes, theirs) => {
      const unchangedEntries = fields.flatMap(({ source }) =>
        Object.hasOwn(theirs, source) ? [[source, theirs[source] as unknown] as const] : [],
      );
      const body = { ...Object.fromEntries(unchangedEntries), ...changes };
      const callResult = await wait({
        title: `${text(write.label)} · ${name}`,
        send: async () => {
          await provider.call(write, { body: withoutNulls(body) });
          const saved = await provider.call<PlainObject>(read);
          queryClient.setQueryData(['settings', read.service, read.id], saved);
        },
      });
      return callResult ?? NOT_SAVED;
    },
  });
  const { isSubmitting } = useFormState({ control: state.form.control });
  return (
    <>
      <RecordForm
        {...{ state, fields, groups, inputOverrides }}
        className="record-form p-20 max-sm:p-16"
        Frame={FormPageFields}
      >
        <div className="record-foot mt-24 flex max-w-480 gap-8 max-sm:flex-wrap max-sm:*:flex-[1_1_max-content] print:hidden!">
          <ActionButton onClick={() => state.restart(before)}>
            {translate('settings.discard')}
          </ActionButton>
          <ActionButton kind="primary" type="submit" isPending={isSubmitting}>
            {text(write.label)}
          </ActionButton>
        </div>
        <div className="mt-12 max-w-480">
          <CallProgress id={taskId} onMoved={state.allowLeave} />
        </div>
      </RecordForm>
      {mergeOnSave.dialog}
    </>
  );
};

/** Cleared values are omitted from the new settings. */
const withoutNulls = (body: FormValues): FormValues =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
