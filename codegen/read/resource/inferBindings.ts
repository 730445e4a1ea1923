import type { Verb } from '../../../src/schema/operation.ts';
import type { OpenApiDocument } from '../../openapi.ts';
import { getResponseSchema, findSuccessResponse } from '../operation/response.ts';
import { isPathParameter, splitPath } from '../operation/pathTemplate.ts';
import { findCollections, findListItem, type Collection } from './collections.ts';
import { getParameterKey, findConstantParameters } from '../operation/findConstantParameters.ts';
import { getRequiredParameters } from '../operation/getRequiredParameters.ts';
import type { FoundOperation } from '../operation/pathItem.ts';
import type { Binding, BoundOperation } from '../operation/BoundOperation.ts';
import {
  getBodyContent,
  canBuildBody,
  isSingleValueBody,
  getRecordItem,
} from '../operation/requestBody.ts';
import { getParameterSchema } from '../operation/parameter.ts';
import { flattenSchema } from '../schema/schemaObject.ts';
import { normalizeName } from '../schema/findRows.ts';

/** An operation, the collection at the start of its path, and the remaining steps. */
interface PathMatch {
  readonly found: FoundOperation;
  readonly collection: Collection;
  readonly rest: readonly string[];
}

const UNBOUND: Binding = { kind: 'none', isStated: false };

/**
 * Infers the bindings of operations without a declared binding, by their methods and paths. Each verb of a resource is
 * bound once: to the operation that matches it best, and of those to the first.
 *
 * @param statedBindings the declared bindings of other operations, by operationId
 * @see https://spec.openapis.org/oas/v3.1.1.html#paths-object
 */
export function inferBindings(
  document: OpenApiDocument,
  all: readonly FoundOperation[],
  statedBindings: ReadonlyMap<string, Binding>,
): readonly BoundOperation[] {
  const collections = findCollections(document);
  const candidates = all.map(found => ({
    found,
    at: statedBindings.has(found.id) ? undefined : matchCollection(collections, found),
  }));
  const idByVerb = new Map<string, string>(
    [...statedBindings].map(([id, { kind, resource }]) => [`${kind} ${resource ?? ''}`, id]),
  );
  const boundIds = new Set<string>();
  for (const [is, matches] of VERB_RULES) {
    for (const { found, at: match } of candidates) {
      if (!match || boundIds.has(found.id)) continue;
      const verb = `${is} ${match.collection.resource}`;
      if (idByVerb.has(verb) || !matches(document, match)) continue;
      idByVerb.set(verb, found.id);
      boundIds.add(found.id);
    }
  }
  const verbById = new Map([...idByVerb].map(([verb, id]) => [id, verb.split(' ')[0] as Verb]));
  return candidates.map(({ found, at: match }) => {
    const stated = statedBindings.get(found.id);
    if (stated ?? !match) return { found, binding: stated ?? UNBOUND };
    const { resource } = match.collection;
    const kind = verbById.get(found.id);
    if (kind) return { found, binding: { kind, resource, isStated: false } };
    return { found, binding: inferAction(document, match) ?? UNBOUND };
  });
}

function matchCollection(
  collections: readonly Collection[],
  found: FoundOperation,
): PathMatch | undefined {
  const steps = splitPath(found.template);
  const collection = collections.find(({ template }) =>
    splitPath(template).every((step, index) => steps[index] === step),
  );
  return (
    collection && { found, collection, rest: steps.slice(splitPath(collection.template).length) }
  );
}

type VerbMatcher = (document: OpenApiDocument, match: PathMatch) => boolean;

const isOnCollection = ({ rest }: PathMatch) => rest.length === 0;
const isOnRecord = ({ rest: [first = '', ...others] }: PathMatch) =>
  others.length === 0 && isPathParameter(first);
const isOnSubpath = ({ rest: [first = '', ...others] }: PathMatch) =>
  others.length === 0 && first !== '' && !isPathParameter(first);
const matchMethod = (method: string, isAtPath: (match: PathMatch) => boolean): VerbMatcher => {
  return (_, match) => match.found.method === method && isAtPath(match);
};

/** A list that can be requested: all its required parameters have a value in the document. */
const isList: VerbMatcher = (document, { found }) =>
  found.method === 'get' &&
  findListItem(document, found.template) !== undefined &&
  getRequiredParameters(document, found) !== undefined;

const acceptsRecord: VerbMatcher = (document, { found }) => {
  const [, schema] = getBodyContent(document, found) ?? [];
  return schema !== undefined && flattenSchema(document, schema).schema.items === undefined;
};

const acceptsRecordList: VerbMatcher = (document, { found }) => {
  const [, schema] = getBodyContent(document, found) ?? [];
  return schema !== undefined && getRecordItem(document, schema) !== undefined;
};

/** The matchers of each verb, the best first. */
const VERB_RULES: readonly (readonly [Verb, VerbMatcher])[] = [
  ['list', (document, match) => isOnCollection(match) && isList(document, match)],
  [
    'list',
    (document, match) =>
      isOnSubpath(match) && isList(document, match) && hasNoRequiredParameters(document, match),
  ],
  ['list', (document, match) => isOnSubpath(match) && isList(document, match)],
  ['count', (document, match) => match.found.method === 'get' && isCount(document, match)],
  ['one', matchMethod('get', isOnRecord)],
  [
    'create',
    (document, match) =>
      matchMethod('post', isOnCollection)(document, match) && acceptsRecord(document, match),
  ],
  [
    'create',
    (document, match) =>
      matchMethod('post', isOnCollection)(document, match) && acceptsRecordList(document, match),
  ],
  ['create', matchMethod('post', isOnCollection)],
  [
    'update',
    (document, match) =>
      matchMethod('patch', isOnRecord)(document, match) && canBuildBody(document, match.found),
  ],
  [
    'update',
    (document, match) =>
      matchMethod('put', isOnRecord)(document, match) && canBuildBody(document, match.found),
  ],
  // Some services update a record by POST to its path, or by PUT of the record with its key in the body.
  [
    'update',
    (document, match) =>
      matchMethod('post', isOnRecord)(document, match) && acceptsRecord(document, match),
  ],
  [
    'update',
    (document, match) =>
      matchMethod('put', isOnCollection)(document, match) && acceptsRecord(document, match),
  ],
  // Some services accept a list of records for every write.
  [
    'update',
    (document, match) =>
      matchMethod('put', isOnCollection)(document, match) && acceptsRecordList(document, match),
  ],
  ['delete', matchMethod('delete', isOnRecord)],
];

const hasNoRequiredParameters: VerbMatcher = (document, { found }) =>
  Object.keys(getRequiredParameters(document, found) ?? {}).length === 0;

function isCount(document: OpenApiDocument, { found, rest }: PathMatch): boolean {
  if (rest.length !== 1 || normalizeName(rest[0] ?? '') !== 'count') return false;
  const schema = getResponseSchema(document, found.operation);
  const { properties = {} } = schema ? flattenSchema(document, schema).schema : {};
  return Object.keys(properties).length === 0 || properties.count !== undefined;
}

/** Infers an action: an operation that is not a verb, and needs only a record and the fields of a form. */
function inferAction(
  document: OpenApiDocument,
  { found, collection, rest }: PathMatch,
): Binding | undefined {
  const { method, parameters } = found;
  const [first] = rest;
  const isRecordAction = first !== undefined && isPathParameter(first);
  // A form has no input for a JSON text.
  const constants = findConstantParameters(document);
  const needsJsonParameter = parameters.some(
    each =>
      each.required &&
      each.in === 'query' &&
      !constants.has(getParameterKey(each)) &&
      getParameterSchema(document, each).json,
  );
  const hasTooManyKeys = rest.filter(isPathParameter).length > (isRecordAction ? 1 : 0);
  // A second update operation of a record would only be another edit.
  const isVerb = isOnRecord({ found, collection, rest }) && method !== 'post';
  // A read gets a button when its response can be shown.
  const hasResponse =
    Object.keys(findSuccessResponse(document, found.operation)?.content ?? {}).length > 0;
  const isRead = method === 'get' && (rest.length === 0 || !hasResponse);
  const isSendable = canBuildBody(document, found) || isSingleValueBody(document, found);
  if (needsJsonParameter || hasTooManyKeys || isVerb || isRead || !isSendable) return undefined;
  return {
    kind: 'action',
    resource: collection.resource,
    appliesTo: isRecordAction ? 'record' : 'collection',
    isStated: false,
  };
}
