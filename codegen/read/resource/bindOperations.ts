import type { Verb } from '../../../src/schema/operation.ts';
import type { OpenApiDocument, OperationObject } from '../../openapi.ts';
import { getResponseSchema } from '../operation/response.ts';
import { inferBindings } from './inferBindings.ts';
import type { Binding, BoundOperation } from '../operation/BoundOperation.ts';
import { isPathParameter, splitPath } from '../operation/pathTemplate.ts';
import { findOperations, type FoundOperation } from '../operation/pathItem.ts';
import type { FlatSchema } from '../schema/schemaObject.ts';
import { findRows } from '../schema/findRows.ts';

const cache = new WeakMap<OpenApiDocument, readonly BoundOperation[]>();

/**
 * Binds every operation of a document: as the document declares, or else by its method and path.
 *
 * @example
 * bindOperations(document).find(({ found }) => found.id === 'lockUser')?.binding
 * // { kind: 'action', resource: 'users', appliesTo: 'record', isStated: true }
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#paths-object
 */
export function bindOperations(document: OpenApiDocument): readonly BoundOperation[] {
  const cached = cache.get(document);
  if (cached) return cached;
  const all = findOperations(document);
  const statedOperations = all.filter(
    ({ operation: { 'x-console': extension } }) => extension?.kind ?? extension?.resource,
  );
  const statedBindings = new Map(
    statedOperations.map(found => [found.id, readBinding(document, found)]),
  );
  const inferred = inferBindings(document, all, statedBindings);
  cache.set(document, inferred);
  return inferred;
}

/** Path steps that name no resource. */
const API_PREFIX = /^(api|rest|v\d+(\.\d+)*)$/i;

/** Reads the binding of an operation whose document declares it, or at least its resource. */
function readBinding(document: OpenApiDocument, found: FoundOperation): Binding {
  const extension = found.operation['x-console'] ?? {};
  const { resource, rest } = splitTemplate(found.template);
  const kind = extension.kind ?? inferKind(document, found, rest);
  if (kind === 'none' || kind === 'report') {
    const ownResource = extension.resource !== undefined && { resource: extension.resource };
    return { kind, ...ownResource, isStated: extension.kind !== undefined };
  }
  const resourceName = extension.resource ?? resource;
  return {
    kind,
    ...(resourceName !== undefined && { resource: resourceName }),
    ...(kind === 'action' && {
      appliesTo: extension.appliesTo ?? (rest.some(isPathParameter) ? 'record' : 'collection'),
    }),
    isStated: extension.kind !== undefined || extension.resource !== undefined,
  };
}

/** `/api/v1/users/{id}/lock` → users, [{id}, lock]. */
function splitTemplate(template: string): {
  resource: string | undefined;
  rest: readonly string[];
} {
  const steps = splitPath(template);
  const start = steps.findIndex(step => !API_PREFIX.test(step));
  const [resource, ...rest] = steps.slice(Math.max(start, 0));
  return resource === undefined || isPathParameter(resource)
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

function inferKind(
  document: OpenApiDocument,
  { method, template, operation }: FoundOperation,
  rest: readonly string[],
): Binding['kind'] {
  const [first] = rest;
  if (first === undefined) {
    if (method === 'get') return findResponseItem(document, operation) ? 'list' : 'none';
    return ON_COLLECTION[method] ?? 'action';
  }
  if (rest.length === 1 && isPathParameter(first)) {
    const isReplacedByPatch = method === 'put' && document.paths?.[template]?.patch !== undefined;
    return isReplacedByPatch ? 'none' : (ON_RECORD[method] ?? 'action');
  }
  if (method === 'get') return rest.length === 1 && first === 'count' ? 'count' : 'none';
  // An action belongs to one record or to the collection; deeper paths are calls, not buttons.
  return rest.filter(isPathParameter).length <= 1 ? 'action' : 'none';
}

/** Returns the schema of the records in the response of a list. */
export function findResponseItem(
  document: OpenApiDocument,
  operation: OperationObject,
): FlatSchema | undefined {
  const schema = getResponseSchema(document, operation);
  return schema && findRows(document, schema, '')?.item;
}
