import type { OperationDescriptor } from '../../schema/operation.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { canHaveResponse } from '../record/operationResponse.ts';
import { requiresOnline } from './equipmentState.ts';
import { getIdsField } from './getIdsField.ts';

/**
 * Returns the bulk operations of a resource: record actions, operations on a selection, the update of a field, and
 * delete last.
 */
export function getBulkOperations(descriptor: ResourceDescriptor): readonly OperationDescriptor[] {
  const { actions, verbs } = descriptor;
  const canUpdate = verbs.update?.body?.fields.some(({ readOnly }) => !readOnly);
  return [
    ...actions.filter(
      operation =>
        operation.kind === 'action' &&
        (operation.method !== 'get' || isDeviceQuery(operation)) &&
        (operation.appliesTo === 'record' || getIdsField(operation, descriptor)),
    ),
    ...(verbs.update && canUpdate ? [verbs.update] : []),
    ...(verbs.delete ? [verbs.delete] : []),
  ];
}

/** Whether the operation queries a device. What the platform itself stores is in lists already. */
export const isDeviceQuery = (operation: OperationDescriptor): boolean =>
  operation.method === 'get' && requiresOnline(operation) && canHaveResponse(operation);
