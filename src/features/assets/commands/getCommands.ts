import { isDeviceQuery } from '../../../resources/bulk/getBulkOperations.ts';
import { getActionGroup } from '../../../resources/record/getActionGroup.ts';
import { matchesCondition } from '../../../resources/descriptor/matchesCondition.ts';
import type { OperationDescriptor } from '../../../schema/operation.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';

/** The calls that name a device parameter. @see DEVICE-01 */
const COMMAND_PATH_PATTERN = /\/(?:req|set|action)\/[^{}/]+$/u;

const isCommand = (operation: OperationDescriptor) =>
  COMMAND_PATH_PATTERN.test(operation.path) &&
  (operation.method !== 'get' || isDeviceQuery(operation));

/** Returns the commands of a model by group; in each, physical actions first, reads last. */
export function getCommands(
  assets: ResourceDescriptor,
  model: string | undefined,
): readonly OperationDescriptor[] {
  if (model === undefined) return [];
  const rank = ({ physical, method }: OperationDescriptor) =>
    physical ? 0 : method === 'get' ? 2 : 1;
  const groupIndex = (operation: OperationDescriptor) =>
    getActionGroup(assets, operation)?.index ?? Number.MAX_SAFE_INTEGER;
  return assets.actions
    .filter(operation => isCommand(operation) && matchesCondition(operation.when, { model }))
    .toSorted(
      (first, second) => groupIndex(first) - groupIndex(second) || rank(first) - rank(second),
    );
}

/** Returns the models with at least one command. */
export function getCommandableModels(assets: ResourceDescriptor) {
  const field = assets.fields.find(({ source }) => source === 'model');
  return field?.kind === 'enum'
    ? field.choices.filter(({ value }) => getCommands(assets, String(value)).length > 0)
    : [];
}
