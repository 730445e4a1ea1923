import { use } from 'react';
import { useTranslate } from 'react-admin';

import { NOT_SAVED } from '../form/useFormSubmission.ts';
import { useRecordForm } from '../form/useRecordForm.ts';
import { InputOverridesContext } from '../inputs/InputOverridesContext.ts';
import { CallProgress } from '../tasks/CallProgress.tsx';
import { CustomDialogsContext } from './CustomDialogs.ts';
import { OperationConsequences } from './OperationConsequences.tsx';
import type { OperationDialogProps } from './OperationDialogProps.ts';
import { RecordFormDialog } from './RecordFormDialog.tsx';
import { getOperationFields } from './operationFields.ts';
import { getDefaultOperationValues } from './getDefaultOperationValues.ts';
import { useOperationCall } from './useOperationCall.tsx';
import { useOperationTitle } from './useOperationTitle.ts';

export const OperationFormDialog = ({
  descriptor,
  operation,
  record,
  defaultValues = {},
  onClose,
  onDone,
}: OperationDialogProps) => {
  const translate = useTranslate();
  const { inputs } = use(CustomDialogsContext);
  const { call, getMessageArgs, taskId } = useOperationCall(descriptor, record);
  const messageArgs = getMessageArgs(operation);
  const fields = getOperationFields(operation);
  const state = useRecordForm({
    fields,
    defaultValues: {
      ...getDefaultOperationValues(fields, descriptor.fields, record),
      ...defaultValues,
    },
    actionLabel: translate('action.confirm', messageArgs),
    draft: [operation.id, record.id],
    onSubmit: async values => {
      const result = await call(operation, values);
      return result ? result.response : NOT_SAVED;
    },
    onSaved: response => {
      onClose();
      onDone(response);
    },
  });
  const title = useOperationTitle(operation, messageArgs, state.form.control);
  const needsConfirmation = operation.physical && !operation.skipsConfirm;
  const header = (operation.confirm ?? needsConfirmation) && (
    <OperationConsequences descriptor={descriptor} operation={operation} ids={[record.id]} />
  );
  return (
    <InputOverridesContext value={inputs?.[operation.id] ?? {}}>
      <RecordFormDialog
        {...{ title, state, fields, header, onClose }}
        {...(needsConfirmation && { glyph: 'critical' })}
        confirmLabel={messageArgs.action}
        requiresValid
        footer={<CallProgress id={taskId} onMoved={onClose} />}
      />
    </InputOverridesContext>
  );
};
