import { OperationConfirm } from './OperationConfirm.tsx';
import type { OperationDialogProps } from './OperationDialogProps.ts';
import { OperationForm } from './OperationForm.tsx';

/** Does one operation on one record: with a form where it takes a body, else after a question. */
export const OperationDialog = (props: OperationDialogProps) =>
  (props.operation.body?.fields.length ?? 0) > 0 ? (
    <OperationForm {...props} />
  ) : (
    <OperationConfirm {...props} />
  );
