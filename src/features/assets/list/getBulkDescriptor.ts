import { narrowResource } from '../../../resources/routes/resourceWhere.ts';
import type { RecordCondition } from '../../../schema/field.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';
import { UNKNOWN_DEVICE_MODEL, addBulkAdoptAction } from '../adopt/adoption.ts';

/** What is between this device and that one: of many it would be the same for all. Many lamps do share a gateway, or lose it. */
const SINGLE_ONLY_OPERATIONS = new Set([
  ...['exchangeAsset', 'relatePoleAsset', 'unrelatePoleAsset'],
  ...['replaceWhitelist', 'addToWhitelist', 'recallCameraPreset', 'panCamera'],
  ...['addPlayerProject', 'removePlayerProject', 'activatePlayerProject'],
]);

/**
 * What can be done to many devices at once at a place: what fits its model, and nothing that pairs one with another.
 * What a known device can do, nobody knows of one that is unknown: it is adopted.
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
