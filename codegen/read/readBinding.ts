import type { OperationDescriptor, Verb } from '../../src/schema/operation.ts';
import type { OpenApi, Schema } from '../openapi.ts';
import type { FoundOperation } from './operations.ts';
import { dereference, flatten, type Flat } from './resolve.ts';

/** What an operation is to the console. */
export interface Binding {
  readonly is: OperationDescriptor['is'];
  readonly resource?: string;
  readonly on?: OperationDescriptor['on'];
  /** The document says so; an inferred binding gives way when there is no such resource. */
  readonly stated: boolean;
}

/** Steps of a path that name no resource. */
const PREFIX = /^(api|rest|v\d+(\.\d+)*)$/i;

/** What an operation is, as its document says, or else by its method and path. */
export function readBinding(document: OpenApi, found: FoundOperation): Binding {
  const words = found.operation['x-console'] ?? {};
  const { resource, rest } = split(found.template);
  const is = words.is ?? inferVerb(document, found, rest);
  if (is === 'none') {
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
  const steps = template.split('/').filter(Boolean);
  const start = steps.findIndex(step => !PREFIX.test(step));
  const [resource, ...rest] = steps.slice(Math.max(start, 0));
  return resource === undefined || isParameter(resource)
    ? { resource: undefined, rest }
    : { resource, rest };
}

const isParameter = (step: string) => step.startsWith('{');

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
    if (method === 'get') return answersList(document, operation) ? 'list' : 'none';
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

/** The schema of the first successful answer in JSON. */
export function answerSchema(
  document: OpenApi,
  { responses = {} }: FoundOperation['operation'],
): Schema | undefined {
  const [, answer] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  const content = answer && dereference(document, answer).content;
  const [, media] = Object.entries(content ?? {}).find(([type]) => type.includes('json')) ?? [];
  return media?.schema;
}

const answersList = (document: OpenApi, operation: FoundOperation['operation']): boolean =>
  answeredItem(document, operation) !== undefined;

/** The schema of the records that a list answers. */
export function answeredItem(
  document: OpenApi,
  operation: FoundOperation['operation'],
): Flat | undefined {
  const schema = answerSchema(document, operation);
  const { items } = schema ? flatten(document, schema).schema : {};
  return items && flatten(document, items);
}
