import type { OperationDescriptor } from '../../schema/operation.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import type { Text } from '../../schema/text.ts';

/** The action group of an operation, and its place among the groups of the resource. */
export function groupOf(
  { actionGroups = [] }: ResourceDescriptor,
  { group }: OperationDescriptor,
): { readonly label: Text; readonly place: number } | undefined {
  const place = actionGroups.findIndex(({ name }) => name === group);
  const found = actionGroups[place];
  return found && { label: found.label, place };
}
