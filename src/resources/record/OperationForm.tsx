import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';

import { DialogFoot } from '../../ui/DialogFoot.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { RecordForm } from '../form/RecordForm.tsx';
import { useRecordForm } from '../form/useRecordForm.ts';
import { useTellFailure } from '../useTellFailure.ts';
import { useText } from '../useText.ts';
import { DialogFields } from './DialogFields.tsx';
import type { OperationDialogProps } from './OperationDialogProps.ts';
import { startOf } from './startOf.ts';
import { useOperation } from './useOperation.ts';

/** The body of an operation as a form. */
export const OperationForm = ({
  descriptor,
  operation,
  record,
  onClose,
  onDone,
}: OperationDialogProps) => {
  const translate = useTranslate();
  const tellFailure = useTellFailure();
  const { call, wordsFor } = useOperation(descriptor, record);
  const words = wordsFor(operation);
  const text = useText();
  const fields = operation.body?.fields.filter(({ readOnly }) => !readOnly) ?? [];
  const state = useRecordForm({
    fields,
    start: startOf(fields, descriptor.fields, record),
    onFail: error => tellFailure(translate('action.confirm', words), error),
    onSubmit: async body => {
      await call(operation, body);
      onClose();
      onDone?.();
    },
  });
  const { isValid, isSubmitting } = useFormState({ control: state.form.control });
  return (
    <FormDialog open size="middle" title={translate('action.form', words)} onClose={onClose}>
      <RecordForm state={state} fields={fields} className="dialog-form" Frame={DialogFields}>
        {operation.confirm && <p>{text(operation.confirm)}</p>}
        {operation.physical && <p>{translate('action.physical')}</p>}
        <DialogFoot
          confirm={words.act}
          disabled={!isValid && !isSubmitting}
          reason={translate('form.incomplete')}
          working={isSubmitting}
          onCancel={onClose}
        />
      </RecordForm>
    </FormDialog>
  );
};
