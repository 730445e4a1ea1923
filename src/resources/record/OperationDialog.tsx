import { OperationConfirmDialog } from './OperationConfirmDialog.tsx';
import type { OperationDialogProps } from './OperationDialogProps.ts';
import { getOperationFields } from './operationFields.ts';
import { OperationFormDialog } from './OperationFormDialog.tsx';

/** Runs one operation on one record: with a form where it has values, else after a confirmation. */
export const OperationDialog = (props: OperationDialogProps) =>
  getOperationFields(props.operation).length > 0 ? (
    <OperationFormDialog {...props} />
  ) : (
    <OperationConfirmDialog {...props} />
  );
