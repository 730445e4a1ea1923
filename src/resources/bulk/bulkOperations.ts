import type { OperationDescriptor } from '../../schema/operation.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { mayAnswer } from '../record/answerOf.ts';
import { needsReach } from './statesOf.ts';
import { idsFieldOf } from './idsFieldOf.ts';

/** What can be done to many records: what fits one of them, what takes a selection, a field for all, delete last. */
export function bulkOperations(descriptor: ResourceDescriptor): readonly OperationDescriptor[] {
  const { actions, verbs } = descriptor;
  const canUpdate = verbs.update?.body?.fields.some(({ readOnly }) => !readOnly);
  return [
    ...actions.filter(
      operation =>
        operation.is === 'action' &&
        (operation.method !== 'get' || asksDevice(operation)) &&
        (operation.on === 'record' || idsFieldOf(operation, descriptor)),
    ),
    ...(verbs.update && canUpdate ? [verbs.update] : []),
    ...(verbs.delete ? [verbs.delete] : []),
  ];
}

/** What a device answers is worth asking of many; what the platform knows stands in lists. */
export const asksDevice = (operation: OperationDescriptor): boolean =>
  operation.method === 'get' && needsReach(operation) && mayAnswer(operation);
