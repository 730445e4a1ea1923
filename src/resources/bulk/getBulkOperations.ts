import type { OperationDescriptor } from '../../schema/operation.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { canHaveResponse } from '../record/operationResponse.ts';
import { requiresOnline } from './equipmentState.ts';
import { getIdsField } from './getIdsField.ts';

/** What can be done to many records: what fits one of them, what takes a selection, a field for all, delete last. */
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

/** What a device answers is worth asking of many; what the platform knows stands in lists. */
export const isDeviceQuery = (operation: OperationDescriptor): boolean =>
  operation.method === 'get' && requiresOnline(operation) && canHaveResponse(operation);
