import { type RaRecord, useNotify } from 'react-admin';

import type { FieldDescriptor } from '../../schema/field.ts';
import type { DraftId } from '../drafts/drafts.ts';
import type { PlainObject } from '../../schema/isObject.ts';
import { useLeaveAfterSave } from '../form/useLeaveAfterSave.ts';
import { useRecordForm } from '../form/useRecordForm.ts';
import { RecordFormDialog } from '../record/RecordFormDialog.tsx';
import { useResourceMutation } from '../calls/useResourceMutation.ts';
import type { ConsoleDataProvider } from '../../data/ConsoleDataProvider.ts';

interface TreeFormDialogProps {
  readonly resource: string;
  readonly title: string;
  /** The label of the submit button, which names the action. */
  readonly confirmLabel: string;
  readonly fields: readonly FieldDescriptor[];
  readonly defaultValues: PlainObject;
  /** Identifies the draft, which restores input after the end of a session. */
  readonly draft: DraftId;
  readonly send: (
    provider: ConsoleDataProvider,
    values: PlainObject,
  ) => Promise<{ data: RaRecord }>;
  /** Returns the message of the success notification. */
  readonly getSuccessMessage: (record: RaRecord) => string;
  readonly onClose: () => void;
  readonly onDone: (record: RaRecord) => void;
}

/** A short form dialog over the tree: adds a child, or renames a record. */
export const TreeFormDialog = (props: TreeFormDialogProps) => {
  const { resource, title, confirmLabel, fields, defaultValues, send, onClose, onDone } = props;
  const notify = useNotify();
  const leaveAfterSave = useLeaveAfterSave();
  const mutate = useResourceMutation(resource);
  const state = useRecordForm<RaRecord>({
    fields,
    defaultValues,
    actionLabel: confirmLabel,
    draft: props.draft,
    onSubmit: async values => {
      const { data } = await mutate(provider => send(provider, values));
      return data;
    },
    onSaved: record => {
      notify(props.getSuccessMessage(record), { type: 'success' });
      leaveAfterSave(() => {
        onClose();
        onDone(record);
      });
    },
  });
  return <RecordFormDialog {...{ title, confirmLabel, state, fields, onClose }} requiresValid />;
};
