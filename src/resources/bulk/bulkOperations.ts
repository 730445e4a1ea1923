import type { OperationDescriptor } from '../../schema/operation.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { idsFieldOf } from './idsFieldOf.ts';

/** What can be done to many records: what fits one of them, what takes a selection, a field for all, delete last. */
export function bulkOperations(descriptor: ResourceDescriptor): readonly OperationDescriptor[] {
  const { actions, verbs } = descriptor;
  const canUpdate = verbs.update?.body?.fields.some(({ readOnly }) => !readOnly);
  return [
    ...actions.filter(
      operation =>
        operation.is === 'action' &&
        operation.method !== 'get' &&
        (operation.on === 'record' || idsFieldOf(operation, descriptor)),
    ),
    ...(verbs.update && canUpdate ? [verbs.update] : []),
    ...(verbs.delete ? [verbs.delete] : []),
  ];
}
