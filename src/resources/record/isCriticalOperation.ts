import type { OperationDescriptor } from '../../schema/operation.ts';

/**
 * Whether an operation destroys data, or moves physical equipment.
 *
 * @example isCriticalOperation(deleteUser) // true
 */
export const isCriticalOperation = ({ kind, physical }: OperationDescriptor): boolean =>
  kind === 'delete' || physical;
