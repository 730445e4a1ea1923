import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';

import { DialogFoot } from '../../ui/DialogFoot.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { RecordForm } from '../form/RecordForm.tsx';
import { STAY, useRecordForm } from '../form/useRecordForm.ts';
import { WorkInDialog } from '../tasks/WorkInDialog.tsx';
import { Consequences } from './Consequences.tsx';
import { DialogFields, DialogWords } from './DialogFields.tsx';
import type { OperationDialogProps } from './OperationDialogProps.ts';
import { operationFields } from './operationFields.ts';
import { startOf } from './startOf.ts';
import { useOperation } from './useOperation.tsx';
import { useOperationTitle } from './useOperationTitle.ts';

/** What an operation is given, as a form. */
export const OperationForm = ({
  descriptor,
  operation,
  record,
  start = {},
  onClose,
  onDone,
}: OperationDialogProps) => {
  const translate = useTranslate();
  const { call, wordsFor, taskId } = useOperation(descriptor, record);
  const words = wordsFor(operation);
  const fields = operationFields(operation);
  const state = useRecordForm({
    fields,
    start: { ...startOf(fields, descriptor.fields, record), ...start },
    act: translate('action.confirm', words),
    draft: [operation.id, record.id],
    onSubmit: async values => {
      const called = await call(operation, values);
      return called ? called.answer : STAY;
    },
    onSaved: answer => {
      onClose();
      onDone(answer);
    },
  });
  const title = useOperationTitle(operation, words, state.form.control);
  const { isValid, isSubmitting } = useFormState({ control: state.form.control });
  const asks = operation.physical && !operation.immediate;
  const head = (operation.confirm ?? asks) && (
    <Consequences descriptor={descriptor} operation={operation} ids={[record.id]} />
  );
  return (
    <FormDialog
      open
      size="middle"
      {...(asks && { glyph: 'critical' })}
      title={title}
      onClose={onClose}
    >
      <DialogWords value={{ head, foot: <WorkInDialog id={taskId} onMoved={onClose} /> }}>
        <RecordForm state={state} fields={fields} className="dialog-form" Frame={DialogFields}>
          <DialogFoot
            confirm={words.act}
            cancel={translate('shell.cancel')}
            disabled={!isValid && !isSubmitting}
            reason={translate('form.incomplete')}
            working={isSubmitting}
            onCancel={onClose}
          />
        </RecordForm>
      </DialogWords>
    </FormDialog>
  );
};
