import type { FieldDescriptor } from '../../src/schema/field.ts';
import type { Dialect } from '../../src/schema/resource.ts';
import type { ResourceModel } from '../model.ts';
import type { SchemaWords } from '../openapi.ts';
import { humanise, inEveryLanguage } from './humanise.ts';
import { withListWords } from './listWords.ts';
import type { FoundOperation } from './operations.ts';
import { answeredItem, answerSchema, type Binding } from './readBinding.ts';
import { readFields } from './readFields.ts';
import type { Reading } from './reading.ts';
import { flatten, type Flat } from './resolve.ts';

/** An operation and what it is. */
export interface BoundOperation {
  readonly found: FoundOperation;
  readonly binding: Binding;
}

/** Fields by which people know a record, the best first. */
const NAMES = ['name', 'title', 'label', 'username'];
const PAGE_SIZE = 15;

/** The schema of a resource's record: what its list answers, or else what reading one answers. */
export function recordSchema(
  document: Reading['document'],
  bound: readonly BoundOperation[],
): Flat | undefined {
  const list = bound.find(({ binding }) => binding.is === 'list');
  const item = list && answeredItem(document, list.found.operation);
  if (item) return item;
  const one = bound.find(({ binding }) => binding.is === 'one');
  const schema = one && answerSchema(document, one.found.operation);
  return schema && flatten(document, schema);
}

/** Reads a resource from the operations that are bound to it. `undefined` when none tells what a record is. */
export function readResource(
  name: string,
  service: string,
  bound: readonly BoundOperation[],
  reading: Reading,
): ResourceModel | undefined {
  const flat = recordSchema(reading.document, bound);
  if (!flat) return undefined;
  const { schema } = flat;
  const words = schema['x-console'] ?? {};
  const list = bound.find(({ binding }) => binding.is === 'list')?.found;
  const parameters = (list?.parameters ?? []).flatMap(parameter =>
    parameter.in === 'query' ? [parameter.name] : [],
  );
  const dialect = reading.document['x-console']?.dialect ?? inferDialect(parameters);
  const trail = flat.name === undefined ? [] : [flat.name];
  const fields = withListWords(readFields(schema, { ...reading, use: 'record', trail }), {
    words: wordsOf(flat, reading),
    dialect,
    parameters,
  });
  const key = keyOf(bound, fields);
  const named = NAMES.find(candidate => fields.some(({ source }) => source === candidate));
  const represent = words.represent ?? `{${named ?? key}}`;
  const title = inEveryLanguage(schema.title ?? humanise(flat.name ?? name));
  return {
    name,
    service,
    dialect,
    schema: flat.name ?? name,
    label: words.label ?? title,
    plural: words.plural ?? inEveryLanguage(humanise(name)),
    represent,
    ...(words.icon !== undefined && { icon: words.icon }),
    key,
    sort: sortOf(words.sort, represent, key, fields),
    pageSize: words.pageSize ?? PAGE_SIZE,
    groups: words.groups ?? [],
    include: fields.flatMap(field =>
      field.kind === 'reference' && field.embedded !== undefined ? [field.embedded] : [],
    ),
    fields,
    verbs: Object.fromEntries(
      bound
        .filter(({ binding: { is } }) => is !== 'action' && is !== 'none')
        .map(({ found, binding }) => [binding.is, found.id]),
    ),
    actions: bound.filter(({ binding }) => binding.is === 'action').map(({ found }) => found.id),
  };
}

/** A list with a `filter` speaks LoopBack; with a `range` and a `sort` beside it, simple REST. */
function inferDialect(parameters: readonly string[]): Dialect {
  if (!parameters.includes('filter')) return 'plain';
  return parameters.includes('range') && parameters.includes('sort') ? 'simple-rest' : 'loopback';
}

const wordsOf = ({ schema }: Flat, { document }: Reading): ReadonlyMap<string, SchemaWords> =>
  new Map(
    Object.entries(schema.properties ?? {}).map(([source, property]) => [
      source,
      flatten(document, property).schema['x-console'] ?? {},
    ]),
  );

/** The property that the path of a record is made with, or `id`. */
function keyOf(bound: readonly BoundOperation[], fields: readonly FieldDescriptor[]): string {
  const ofRecord = bound.filter(
    ({ binding: { is } }) => is === 'one' || is === 'update' || is === 'delete',
  );
  const names = ofRecord.flatMap(({ found }) => /\{([^}]+)\}$/.exec(found.template)?.[1] ?? []);
  return [...names, 'id'].find(name => fields.some(({ source }) => source === name)) ?? 'id';
}

/** `username`, or `lastLoginDate DESC`; else the first field of its name, in ascending order. */
function sortOf(
  stated: SchemaWords['sort'],
  represent: string,
  key: string,
  fields: readonly FieldDescriptor[],
): ResourceModel['sort'] {
  if (typeof stated === 'string') {
    const [field = key, order] = stated.split(' ');
    return { field, order: order === 'DESC' ? 'DESC' : 'ASC' };
  }
  const first = /\{([^}]+)\}/.exec(represent)?.[1];
  const field = fields.find(({ source, sortable }) => source === first && sortable)?.source ?? key;
  return { field, order: 'ASC' };
}
