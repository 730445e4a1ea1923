import { OperationConfirm } from './OperationConfirm.tsx';
import type { OperationDialogProps } from './OperationDialogProps.ts';
import { operationFields } from './operationFields.ts';
import { OperationForm } from './OperationForm.tsx';

/** Does one operation on one record: with a form where it takes something, else after a question. */
export const OperationDialog = (props: OperationDialogProps) =>
  operationFields(props.operation).length > 0 ? (
    <OperationForm {...props} />
  ) : (
    <OperationConfirm {...props} />
  );
