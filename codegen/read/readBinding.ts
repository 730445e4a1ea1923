import type { Verb } from '../../src/schema/operation.ts';
import type { OpenApi, Operation } from '../openapi.ts';
import { answerSchema } from './answers.ts';
import { bindElsewhere } from './bindElsewhere.ts';
import type { Binding, BoundOperation } from './binding.ts';
import { isParameter, stepsOf } from './collections.ts';
import { findOperations, type FoundOperation } from './operations.ts';
import type { Flat } from './resolve.ts';
import { findRows } from './rows.ts';

const known = new WeakMap<OpenApi, readonly BoundOperation[]>();

/** Every operation of a document with what it is: as the document says, or else by its method and path. */
export function bindOperations(document: OpenApi): readonly BoundOperation[] {
  const before = known.get(document);
  if (before) return before;
  const all = findOperations(document);
  const stated = all.filter(
    ({ operation: { 'x-console': words } }) => words?.is ?? words?.resource,
  );
  const said = new Map(stated.map(found => [found.id, readBinding(document, found)]));
  const inferred = bindElsewhere(document, all, said);
  known.set(document, inferred);
  return inferred;
}

/** Steps of a path that name no resource. */
const PREFIX = /^(api|rest|v\d+(\.\d+)*)$/i;

/** What an operation is whose document says so, or says at least whose it is. */
function readBinding(document: OpenApi, found: FoundOperation): Binding {
  const words = found.operation['x-console'] ?? {};
  const { resource, rest } = split(found.template);
  const is = words.is ?? inferVerb(document, found, rest);
  if (is === 'none' || is === 'reading') {
    const of = words.resource !== undefined && { resource: words.resource };
    return { is, ...of, stated: words.is !== undefined };
  }
  const named = words.resource ?? resource;
  return {
    is,
    ...(named !== undefined && { resource: named }),
    ...(is === 'action' && { on: words.on ?? (rest.some(isParameter) ? 'record' : 'collection') }),
    stated: words.is !== undefined || words.resource !== undefined,
  };
}

/** `/api/v1/users/{id}/lock` → users, [{id}, lock]. */
function split(template: string): { resource: string | undefined; rest: readonly string[] } {
  const steps = stepsOf(template);
  const start = steps.findIndex(step => !PREFIX.test(step));
  const [resource, ...rest] = steps.slice(Math.max(start, 0));
  return resource === undefined || isParameter(resource)
    ? { resource: undefined, rest }
    : { resource, rest };
}

/** The verb of each method on a collection, and on a record. */
const ON_COLLECTION: Readonly<Record<string, Verb>> = { post: 'create' };
const ON_RECORD: Readonly<Record<string, Verb>> = {
  get: 'one',
  patch: 'update',
  put: 'update',
  delete: 'delete',
};

function inferVerb(
  document: OpenApi,
  { method, template, operation }: FoundOperation,
  rest: readonly string[],
): Binding['is'] {
  const [first] = rest;
  if (first === undefined) {
    if (method === 'get') return answeredItem(document, operation) ? 'list' : 'none';
    return ON_COLLECTION[method] ?? 'action';
  }
  if (rest.length === 1 && isParameter(first)) {
    const replaced = method === 'put' && document.paths?.[template]?.patch !== undefined;
    return replaced ? 'none' : (ON_RECORD[method] ?? 'action');
  }
  if (method === 'get') return rest.length === 1 && first === 'count' ? 'count' : 'none';
  // An action belongs to one record or to the collection; deeper paths are calls, not buttons.
  return rest.filter(isParameter).length <= 1 ? 'action' : 'none';
}

/** The schema of the records that a list answers. */
export function answeredItem(document: OpenApi, operation: Operation): Flat | undefined {
  const schema = answerSchema(document, operation);
  return schema && findRows(document, schema, '')?.item;
}
