import type { ServiceModel } from '../model.ts';
import { touch, type Change } from './Change.ts';
import { compareOperations, type FindUses } from './compareOperations.ts';
import { compareResources } from './compareResources.ts';
import { compareSchemas } from './compareSchemas.ts';

/**
 * Compares two versions of documents, service by service.
 *
 * @param usesOf finds hand-written code that names an operation, so that a change says which files it breaks
 * @returns every difference that a console or its users can notice, breaking ones first, in the order of the documents
 * @see SCHEMA-05
 */
export function compareModels(
  before: readonly ServiceModel[],
  after: readonly ServiceModel[],
  usesOf: FindUses = () => [],
): readonly Change[] {
  const [onlyOld, onlyNow] = [only(before), only(after)];
  // Two files are two versions of one document, whatever they are called.
  if (onlyOld && onlyNow) return sorted(compareTwo(onlyOld, onlyNow, usesOf));
  const now = new Map(after.map(model => [model.name, model]));
  const old = new Set(before.map(({ name }) => name));
  return sorted([
    ...before.flatMap(model => {
      const other = now.get(model.name);
      return other ? compareTwo(model, other, usesOf) : [goneService(model)];
    }),
    ...after
      .filter(({ name }) => !old.has(name))
      .map(({ name, resources }): Change => {
        const names = resources.map(resource => resource.name).join(', ');
        const what = names === '' ? 'is new' : `is new, with ${names}`;
        return { severity: 'safe', service: name, subject: 'the document', what, touches: [] };
      }),
  ]);
}

const only = (models: readonly ServiceModel[]): ServiceModel | undefined =>
  models.length === 1 ? models[0] : undefined;

/** Breaking changes first, otherwise as they come. */
function sorted(changes: readonly Change[]): readonly Change[] {
  const isBreaking = ({ severity }: Change) => severity === 'breaking';
  return [...changes.filter(isBreaking), ...changes.filter(change => !isBreaking(change))];
}

const compareTwo = (before: ServiceModel, after: ServiceModel, usesOf: FindUses) => [
  ...compareResources(before, after),
  ...compareOperations(before, after, usesOf),
  ...compareSchemas(before, after),
];

const goneService = ({ name, resources }: ServiceModel): Change => ({
  severity: 'breaking',
  service: name,
  subject: 'the document',
  what: 'is gone',
  touches: [
    touch('calls', name),
    touch('addresses', ...resources.map(resource => resource.name)),
    touch('mocks'),
  ],
});
