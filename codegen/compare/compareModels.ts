import type { ServiceModel } from '../model.ts';
import { affectedPart, type DocumentChange } from './DocumentChange.ts';
import { compareOperations, type FindUses } from './compareOperations.ts';
import { compareResources } from './compareResources.ts';
import { compareSchemas } from './compareSchemas.ts';
import { compareWebhooks } from './compareWebhooks.ts';

/**
 * Compares two versions of documents, service by service.
 *
 * @param findUses finds hand-written code that names an operation, so that a change lists the files that it breaks
 * @returns every difference that a console or its users can notice, breaking ones first, in the order of the documents
 * @see SCHEMA-05
 */
export function compareModels(
  before: readonly ServiceModel[],
  after: readonly ServiceModel[],
  findUses: FindUses = () => [],
): readonly DocumentChange[] {
  const [singleBefore, singleAfter] = [getOnlyModel(before), getOnlyModel(after)];
  // Two single files are two versions of one document, whatever their names.
  if (singleBefore && singleAfter)
    return sortBySeverity(compareServices(singleBefore, singleAfter, findUses));
  const now = new Map(after.map(model => [model.name, model]));
  const old = new Set(before.map(({ name }) => name));
  return sortBySeverity([
    ...before.flatMap(model => {
      const other = now.get(model.name);
      return other ? compareServices(model, other, findUses) : [createRemovedService(model)];
    }),
    ...after
      .filter(({ name }) => !old.has(name))
      .map(({ name, resources }): DocumentChange => {
        const names = resources.map(resource => resource.name).join(', ');
        const description = names === '' ? 'is new' : `is new, with ${names}`;
        return {
          severity: 'safe',
          service: name,
          subject: 'the document',
          description,
          affectedParts: [],
        };
      }),
  ]);
}

const getOnlyModel = (models: readonly ServiceModel[]): ServiceModel | undefined =>
  models.length === 1 ? models[0] : undefined;

/** Sorts breaking changes first and otherwise keeps the order. */
function sortBySeverity(changes: readonly DocumentChange[]): readonly DocumentChange[] {
  const isBreaking = ({ severity }: DocumentChange) => severity === 'breaking';
  return [...changes.filter(isBreaking), ...changes.filter(change => !isBreaking(change))];
}

const compareServices = (before: ServiceModel, after: ServiceModel, findUses: FindUses) => [
  ...compareResources(before, after),
  ...compareOperations(before, after, findUses),
  ...compareWebhooks(before, after),
  ...compareSchemas(before, after),
];

const createRemovedService = ({ name, resources }: ServiceModel): DocumentChange => ({
  severity: 'breaking',
  service: name,
  subject: 'the document',
  description: 'is removed',
  affectedParts: [
    affectedPart('calls', name),
    affectedPart('URLs', ...resources.map(resource => resource.name)),
    affectedPart('mocks'),
  ],
});
