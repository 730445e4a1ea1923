import type { Verb } from '../../src/schema/operation.ts';
import type { OpenApi } from '../openapi.ts';
import { answerSchema, successOf } from './answers.ts';
import { collectionsOf, isParameter, listedItem, stepsOf, type Collection } from './collections.ts';
import { constantKey, constantsOf } from './constants.ts';
import { needsOf } from './needs.ts';
import type { FoundOperation } from './operations.ts';
import type { Binding, BoundOperation } from './binding.ts';
import { bodyOf, canBeSent, isValueBody, itemOf } from './bodyContent.ts';
import { parameterSchema } from './parameterSchema.ts';
import { flatten } from './resolve.ts';
import { plainName } from './rows.ts';

/** An operation, the collection that its path starts with, and the steps after that. */
interface Placed {
  readonly found: FoundOperation;
  readonly collection: Collection;
  readonly rest: readonly string[];
}

const NONE: Binding = { is: 'none', stated: false };

/**
 * What operations are that no word of the document binds, by their methods and paths. Each verb of a resource is
 * given once: to the operation that fits it best, and of those to the first.
 *
 * @param said what the document says of other operations, by their names
 */
export function bindElsewhere(
  document: OpenApi,
  all: readonly FoundOperation[],
  said: ReadonlyMap<string, Binding>,
): readonly BoundOperation[] {
  const collections = collectionsOf(document);
  const placed = all.map(found => ({
    found,
    at: said.has(found.id) ? undefined : placeOf(collections, found),
  }));
  const taken = new Map<string, string>(
    [...said].map(([id, { is, resource }]) => [`${is} ${resource ?? ''}`, id]),
  );
  const done = new Set<string>();
  for (const [is, fits] of VERBS) {
    for (const { found, at } of placed) {
      if (!at || done.has(found.id)) continue;
      const verb = `${is} ${at.collection.resource}`;
      if (taken.has(verb) || !fits(document, at)) continue;
      taken.set(verb, found.id);
      done.add(found.id);
    }
  }
  const verbOf = new Map([...taken].map(([verb, id]) => [id, verb.split(' ')[0] as Verb]));
  return placed.map(({ found, at }) => {
    const stated = said.get(found.id);
    if (stated ?? !at) return { found, binding: stated ?? NONE };
    const { resource } = at.collection;
    const is = verbOf.get(found.id);
    if (is) return { found, binding: { is, resource, stated: false } };
    return { found, binding: readAction(document, at) ?? NONE };
  });
}

function placeOf(collections: readonly Collection[], found: FoundOperation): Placed | undefined {
  const steps = stepsOf(found.template);
  const collection = collections.find(({ template }) =>
    stepsOf(template).every((step, index) => steps[index] === step),
  );
  return (
    collection && { found, collection, rest: steps.slice(stepsOf(collection.template).length) }
  );
}

type Fits = (document: OpenApi, placed: Placed) => boolean;

const onCollection = ({ rest }: Placed) => rest.length === 0;
const onRecord = ({ rest: [first = '', ...others] }: Placed) =>
  others.length === 0 && isParameter(first);
const besideRecords = ({ rest: [first = '', ...others] }: Placed) =>
  others.length === 0 && first !== '' && !isParameter(first);
const by = (method: string, where: (placed: Placed) => boolean): Fits => {
  return (_, placed) => placed.found.method === method && where(placed);
};

/** A list that can be asked: all that it insists on has a value in the document. */
const lists: Fits = (document, { found }) =>
  found.method === 'get' &&
  listedItem(document, found.template) !== undefined &&
  needsOf(document, found) !== undefined;

const takesRecord: Fits = (document, { found }) => {
  const [, schema] = bodyOf(document, found) ?? [];
  return schema !== undefined && flatten(document, schema).schema.items === undefined;
};

const takesRecords: Fits = (document, { found }) => {
  const [, schema] = bodyOf(document, found) ?? [];
  return schema !== undefined && itemOf(document, schema) !== undefined;
};

/** What fits each verb, the best first. */
const VERBS: readonly (readonly [Verb, Fits])[] = [
  ['list', (document, at) => onCollection(at) && lists(document, at)],
  ['list', (document, at) => besideRecords(at) && lists(document, at) && isFree(document, at)],
  ['list', (document, at) => besideRecords(at) && lists(document, at)],
  ['count', (document, at) => at.found.method === 'get' && counts(document, at)],
  ['one', by('get', onRecord)],
  ['create', (document, at) => by('post', onCollection)(document, at) && takesRecord(document, at)],
  [
    'create',
    (document, at) => by('post', onCollection)(document, at) && takesRecords(document, at),
  ],
  ['create', by('post', onCollection)],
  [
    'update',
    (document, at) => by('patch', onRecord)(document, at) && canBeSent(document, at.found),
  ],
  ['update', (document, at) => by('put', onRecord)(document, at) && canBeSent(document, at.found)],
  // Some services change a record by POST to its address, or by PUT of the record with its key in it.
  ['update', (document, at) => by('post', onRecord)(document, at) && takesRecord(document, at)],
  ['update', (document, at) => by('put', onCollection)(document, at) && takesRecord(document, at)],
  // Some take a list of records wherever they are written.
  ['update', (document, at) => by('put', onCollection)(document, at) && takesRecords(document, at)],
  ['delete', by('delete', onRecord)],
];

const isFree: Fits = (document, { found }) =>
  Object.keys(needsOf(document, found) ?? {}).length === 0;

function counts(document: OpenApi, { found, rest }: Placed): boolean {
  if (rest.length !== 1 || plainName(rest[0] ?? '') !== 'count') return false;
  const schema = answerSchema(document, found.operation);
  const { properties = {} } = schema ? flatten(document, schema).schema : {};
  return Object.keys(properties).length === 0 || properties.count !== undefined;
}

/** What is no verb is a button, where a record and the fields of a form are all that it needs. */
function readAction(document: OpenApi, { found, collection, rest }: Placed): Binding | undefined {
  const { method, parameters } = found;
  const [first] = rest;
  const ofRecord = first !== undefined && isParameter(first);
  // A text in JSON is nothing that a form could ask for.
  const constants = constantsOf(document);
  const asks = parameters.some(
    each =>
      each.required &&
      each.in === 'query' &&
      !constants.has(constantKey(each)) &&
      parameterSchema(document, each).json,
  );
  const tooDeep = rest.filter(isParameter).length > (ofRecord ? 1 : 0);
  // The second of two ways to change a record would only be another edit.
  const isVerb = onRecord({ found, collection, rest }) && method !== 'post';
  // A read is a button where it answers something that can be shown.
  const answers = Object.keys(successOf(document, found.operation)?.content ?? {}).length > 0;
  const isRead = method === 'get' && (rest.length === 0 || !answers);
  const isSendable = canBeSent(document, found) || isValueBody(document, found);
  if (asks || tooDeep || isVerb || isRead || !isSendable) return undefined;
  return {
    is: 'action',
    resource: collection.resource,
    on: ofRecord ? 'record' : 'collection',
    stated: false,
  };
}
