import { narrowed } from '../../../resources/places/where.ts';
import type { Condition } from '../../../schema/field.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';
import { UNKNOWN, withAdoptionOfMany } from '../adopt/adopting.ts';

/** What is between this device and that one: of many it would be the same for all. Many lamps do share a gateway, or lose it. */
const OF_TWO = new Set([
  ...['exchangeAsset', 'relatePoleAsset', 'unrelatePoleAsset'],
  ...['replaceWhitelist', 'addToWhitelist', 'recallCameraPreset', 'panCamera'],
  ...['addPlayerProject', 'removePlayerProject', 'activatePlayerProject'],
]);

/**
 * What can be done to many devices at once at a place: what fits its model, and nothing that pairs one with another.
 * What a known device can do, nobody knows of one that is unknown: it is adopted.
 */
export function forMany(
  descriptor: ResourceDescriptor,
  where: Condition | undefined,
): ResourceDescriptor {
  const all = withAdoptionOfMany(descriptor);
  const isUnknown = where?.['model'] === UNKNOWN;
  const actions = all.actions.filter(({ id, caseOf }) => !OF_TWO.has(id) && (caseOf ?? !isUnknown));
  return narrowed({ ...all, actions }, where, undefined);
}
