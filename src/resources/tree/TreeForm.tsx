import { type RaRecord, useNotify, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';

import type { FieldDescriptor } from '../../schema/field.ts';
import { DialogFoot } from '../../ui/DialogFoot.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import type { DraftName } from '../../ui/unsaved/drafts.ts';
import type { Owner } from '../fieldKit.ts';
import { RecordForm } from '../form/RecordForm.tsx';
import { useRecordForm } from '../form/useRecordForm.ts';
import { DialogFields } from '../record/DialogFields.tsx';
import { useAct } from '../useAct.ts';
import type { ConsoleDataProvider } from '../../data/ConsoleDataProvider.ts';

interface TreeFormProps {
  readonly resource: string;
  readonly title: string;
  /** The button: names the act. */
  readonly confirm: string;
  readonly fields: readonly FieldDescriptor[];
  readonly start: Owner;
  /** Names the form, so that what was typed is found again after a session that ended. */
  readonly draft: DraftName;
  readonly send: (provider: ConsoleDataProvider, values: Owner) => Promise<{ data: RaRecord }>;
  /** What is told when it is done. */
  readonly told: (record: RaRecord) => string;
  readonly onClose: () => void;
  readonly onDone: (record: RaRecord) => void;
}

/** A short form over the tree: a record is added below another one, or gets another name. */
export const TreeForm = (props: TreeFormProps) => {
  const { resource, title, confirm, fields, start, send, onClose, onDone } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const act = useAct(resource);
  const state = useRecordForm<RaRecord>({
    fields,
    start,
    act: confirm,
    draft: props.draft,
    onSubmit: async values => {
      const { data } = await act(provider => send(provider, values));
      return data;
    },
    onSaved: record => {
      notify(props.told(record), { type: 'success' });
      onClose();
      onDone(record);
    },
  });
  const { isValid, isSubmitting } = useFormState({ control: state.form.control });
  return (
    <FormDialog open size="middle" title={title} onClose={onClose}>
      <RecordForm state={state} fields={fields} className="dialog-form" Frame={DialogFields}>
        <DialogFoot
          confirm={confirm}
          cancel={translate('shell.cancel')}
          disabled={!isValid && !isSubmitting}
          reason={translate('form.incomplete')}
          working={isSubmitting}
          onCancel={onClose}
        />
      </RecordForm>
    </FormDialog>
  );
};
