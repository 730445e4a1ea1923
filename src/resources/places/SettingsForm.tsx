import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';

import type { ConsoleDataProvider } from '../../data/ConsoleDataProvider.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import type { Owner } from '../fieldKit.ts';
import type { FormValues } from '../form/FormRules.ts';
import { RecordForm } from '../form/RecordForm.tsx';
import { STAY, useRecordForm } from '../form/useRecordForm.ts';
import { useStaleSave } from '../form/useStaleEdit.tsx';
import { FormFields } from '../record/PageForm.tsx';
import { useOneCall } from '../tasks/useOneCall.ts';
import { WorkInDialog } from '../tasks/WorkInDialog.tsx';
import { useText } from '../useText.ts';
import { asRecord, type SettingsScreenProps } from './settings.ts';

interface SettingsFormProps extends SettingsScreenProps {
  /** What the settings are called. */
  readonly name: string;
  /** The settings as they were read. */
  readonly before: RaRecord;
  readonly onSaved: () => void;
}

/** The form of settings. They are replaced whole, with what somebody else changed meanwhile merged in. */
export const SettingsForm = ({
  read,
  write,
  name,
  before: given,
  onSaved,
  edits,
  rules,
  deps,
  groups = [],
}: SettingsFormProps) => {
  const translate = useTranslate();
  const text = useText();
  const notify = useNotify();
  const provider = useDataProvider<ConsoleDataProvider>();
  const cache = useQueryClient();
  const fields = (write.body?.fields ?? []).filter(({ readOnly }) => !readOnly);
  const { id: taskId, wait } = useOneCall({ stays: true });
  const readAgain = async () => asRecord(read, await provider.call<Owner>(read));

  const state = useRecordForm<FormValues>({
    fields,
    record: given,
    draft: ['settings', read.id],
    act: text(write.label),
    ...(rules && { rules }),
    ...(deps && { deps }),
    onSubmit: values => stale.save(values),
    onSaved: changes => {
      const isChanged = Object.keys(changes).length > 0;
      if (isChanged) notify(translate('settings.saved', { name }), { type: 'success' });
      else notify(translate('form.unchanged'), { type: 'info' });
      onSaved();
    },
  });
  const before = state.begun as RaRecord;
  const stale = useStaleSave({
    name,
    read: readAgain,
    fields,
    before,
    send: async (changes, theirs) => {
      const kept = fields.flatMap(({ source }) =>
        Object.hasOwn(theirs, source) ? [[source, theirs[source] as unknown] as const] : [],
      );
      const body = { ...Object.fromEntries(kept), ...changes };
      const called = await wait({
        title: `${text(write.label)} · ${name}`,
        ask: async () => {
          await provider.call(write, { body: withoutNulls(body) });
          const saved = await provider.call<Owner>(read);
          cache.setQueryData(['settings', read.service, read.id], saved);
        },
      });
      return called ?? STAY;
    },
  });
  const { isSubmitting } = useFormState({ control: state.form.control });
  return (
    <>
      <RecordForm {...{ state, fields, groups, edits }} className="record-form" Frame={FormFields}>
        <div className="record-foot">
          <ActionButton onClick={() => state.restart(before)}>
            {translate('settings.discard')}
          </ActionButton>
          <ActionButton kind="primary" type="submit" working={isSubmitting}>
            {text(write.label)}
          </ActionButton>
        </div>
        <div className="record-work">
          <WorkInDialog id={taskId} onMoved={state.release} />
        </div>
      </RecordForm>
      {stale.dialog}
    </>
  );
};

/** What was emptied is left out of what replaces it. */
const withoutNulls = (body: FormValues): FormValues =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
