import type { OperationDescriptor } from '../../schema/operation.ts';

/** Whether an operation destroys something, or moves something in the street. */
export const isCriticalOperation = ({ kind, physical }: OperationDescriptor): boolean =>
  kind === 'delete' || physical;
