import type { OperationDescriptor } from '../../schema/operation.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import type { LocalizedText } from '../../schema/localizedText.ts';

/**
 * Returns the action group of an operation, and its index among the groups of the resource.
 *
 * @example getActionGroup(assets, panCamera) // { label: { en: 'Camera', zh: '摄像机' }, index: 2 }
 */
export function getActionGroup(
  { actionGroups = [] }: ResourceDescriptor,
  { group }: OperationDescriptor,
): { readonly label: LocalizedText; readonly index: number } | undefined {
  const index = actionGroups.findIndex(({ name }) => name === group);
  const found = actionGroups[index];
  return found && { label: found.label, index };
}
