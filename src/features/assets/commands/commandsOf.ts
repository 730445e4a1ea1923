import { asksDevice } from '../../../resources/bulk/bulkOperations.ts';
import { groupOf } from '../../../resources/record/groupOf.ts';
import { holds } from '../../../resources/holds.ts';
import type { OperationDescriptor } from '../../../schema/operation.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';

/** The calls of B7 that name a parameter. */
const COMMAND = /\/(?:req|set|action)\/[^{}/]+$/u;

const isCommand = (operation: OperationDescriptor) =>
  COMMAND.test(operation.path) && (operation.method !== 'get' || asksDevice(operation));

/** What can be sent to devices of a model, by group; in each what acts in the street first, what only reads last. */
export function commandsOf(
  assets: ResourceDescriptor,
  model: string | undefined,
): readonly OperationDescriptor[] {
  if (model === undefined) return [];
  const rank = ({ physical, method }: OperationDescriptor) =>
    physical ? 0 : method === 'get' ? 2 : 1;
  const place = (operation: OperationDescriptor) =>
    groupOf(assets, operation)?.place ?? Number.MAX_SAFE_INTEGER;
  return assets.actions
    .filter(operation => isCommand(operation) && holds(operation.when, { model }))
    .toSorted((one, other) => place(one) - place(other) || rank(one) - rank(other));
}

/** The models that can be sent anything. */
export function commandedModels(assets: ResourceDescriptor) {
  const field = assets.fields.find(({ source }) => source === 'model');
  return field?.kind === 'enum'
    ? field.choices.filter(({ value }) => commandsOf(assets, String(value)).length > 0)
    : [];
}
