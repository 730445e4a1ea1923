import { narrowResource } from '../../../resources/conditions/resourceWhere.ts';
import type { RecordCondition } from '../../../schema/field.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';
import { UNKNOWN_DEVICE_MODEL, addBulkAdoptAction } from '../adopt/adoption.ts';

/**
 * Operations on a specific pair or a single device, which make no sense in bulk. Binding many lamps to one gateway
 * does.
 */
const SINGLE_ONLY_OPERATIONS = new Set([
  ...['exchangeAsset', 'relatePoleAsset', 'unrelatePoleAsset'],
  ...['replaceWhitelist', 'addToWhitelist', 'recallCameraPreset', 'panCamera'],
  ...['addPlayerProject', 'removePlayerProject', 'activatePlayerProject'],
]);

/**
 * Returns the bulk operations of a list: those that fit its model, without any that pair two devices. Unknown
 * devices can only be adopted, because their operations are unknown.
 */
export function getBulkDescriptor(
  descriptor: ResourceDescriptor,
  where: RecordCondition | undefined,
): ResourceDescriptor {
  const bulkDescriptor = addBulkAdoptAction(descriptor);
  const isUnknown = where?.['model'] === UNKNOWN_DEVICE_MODEL;
  const actions = bulkDescriptor.actions.filter(
    ({ id, variantOf }) => !SINGLE_ONLY_OPERATIONS.has(id) && (variantOf ?? !isUnknown),
  );
  return narrowResource({ ...bulkDescriptor, actions }, where, undefined);
}
