import type { OperationDescriptor } from '../../schema/operation.ts';

/** Whether an operation destroys something, or moves something in the street. */
export const isGrave = ({ is, physical }: OperationDescriptor): boolean =>
  is === 'delete' || physical;
