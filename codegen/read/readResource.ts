import type { FieldDescriptor } from '../../src/schema/field.ts';
import type { ResourceModel } from '../model.ts';
import type { SchemaWords } from '../openapi.ts';
import type { BoundOperation } from './binding.ts';
import { humanise, inEveryLanguage } from './humanise.ts';
import { inferDialect } from './inferDialect.ts';
import { findKey } from './keyOf.ts';
import { withListWords } from './listWords.ts';
import { askedOf, readListing } from './readListing.ts';
import { recordName } from './recordName.ts';
import { readShapes } from './readShapes.ts';
import { readRecord } from './readRecord.ts';
import { withinBudget, type Reading } from './reading.ts';
import { importsOf } from './readImport.ts';
import { remark, type Remark } from './remark.ts';
import { flatten, type Flat } from './resolve.ts';

/** Fields by which people know a record, the best first. */
const NAMES = ['name', 'title', 'label', 'username'];
const PAGE_SIZE = 15;

/** A resource, and what its operations leave open. */
export interface FoundResource {
  readonly model: ResourceModel;
  readonly told: readonly Remark[];
}

/** Reads a resource from the operations that are bound to it. `undefined` when none tells what a record is. */
export function readResource(
  name: string,
  service: string,
  bound: readonly BoundOperation[],
  reading: Reading,
): FoundResource | undefined {
  const { document } = reading;
  const record = readRecord(document, name, bound);
  if (!record) return undefined;
  const { flat } = record;
  const { schema } = flat;
  const words = schema['x-console'] ?? {};
  const list = bound.find(({ binding }) => binding.is === 'list')?.found;
  const dialect =
    document['x-console']?.dialect ?? inferDialect(list ? askedOf(document, list) : []);
  const { fields: all, unwraps } = unwrapped(fieldsOf(flat, reading));
  const key = findKey(name, bound, all);
  // A key is short, however long a document lets it be.
  const plain = all.map(field =>
    field.source === key && field.kind === 'multiline'
      ? { ...field, kind: 'text' as const }
      : field,
  );
  const found = list && readListing(document, list, dialect, plain);
  const propertyWords = wordsOf(flat, reading);
  const listed = withListWords(plain, {
    words: propertyWords,
    dialect,
    listing: found?.listing,
    ordered: found?.ordered,
    branch: words.within?.field,
  });
  const fields = [...listed, ...restOf(record.whole, listed, reading)];
  const named = NAMES.find(name => fields.some(({ source, when }) => source === name && !when));
  const represent = words.represent ?? `{${named ?? key ?? 'id'}}`;
  const title = inEveryLanguage(recordName(name, flat.name ?? name, schema.title));
  const model: ResourceModel = {
    name,
    service,
    dialect,
    schema: flat.name ?? name,
    label: words.label ?? title,
    plural: words.plural ?? inEveryLanguage(humanise(name)),
    represent,
    ...(words.icon !== undefined && { icon: words.icon }),
    key: key ?? 'id',
    sort: sortOf(words.sort, represent, key ?? 'id', fields),
    pageSize: words.pageSize ?? PAGE_SIZE,
    ...(words.tree && { tree: treeOf(words.tree, fields) }),
    ...(words.within && { within: words.within }),
    ...(words.search && { search: words.search }),
    ...(words.searchBox && { searchBox: words.searchBox }),
    groups: words.groups ?? [],
    ...(words.actionGroups && { actionGroups: words.actionGroups }),
    include: fields.flatMap(field => [
      ...(field.kind === 'reference' && field.embedded !== undefined ? [field.embedded] : []),
      ...(propertyWords.get(field.source)?.include ? [field.source] : []),
    ]),
    fields,
    ...(found && { listing: found.listing }),
    ...(unwraps !== undefined && { unwraps }),
    verbs: Object.fromEntries(
      bound
        .filter(({ binding: { is } }) => !['import', 'action', 'reading', 'none'].includes(is))
        .map(({ found: { id }, binding }) => [binding.is, id]),
    ),
    ...importsOf(document, bound),
    actions: bound.filter(({ binding }) => binding.is === 'action').map(({ found: { id } }) => id),
  };
  const at = bound[0]?.found.at.slice(0, 2) ?? [];
  // What can only be sent is never opened.
  const opens = bound.some(
    ({ binding: { is } }) => is !== 'create' && is !== 'import' && is !== 'action',
  );
  return {
    model,
    told: [
      ...(found?.told ?? []),
      ...(key === undefined && opens ? [keyless(at, name, bound)] : []),
    ],
  };
}

function keyless(at: readonly string[], name: string, bound: readonly BoundOperation[]): Remark {
  const hasList = bound.some(({ binding: { is } }) => is === 'list');
  return remark(
    at,
    `no property of ${name} identifies a record: ${hasList ? 'the list can be read, and ' : ''}no record can be opened`,
    `${name} 没有能标识记录的属性：${hasList ? '列表可以查看，' : ''}单条记录无法打开`,
  );
}

const fieldsOf = (flat: Flat, reading: Reading): readonly FieldDescriptor[] =>
  readShapes(flat, {
    ...withinBudget(reading),
    use: 'record',
    trail: flat.name === undefined ? [] : [flat.name],
  });

/** JSON:API has the fields of a record in `attributes`, beside its id and type. */
function unwrapped(fields: readonly FieldDescriptor[]): {
  readonly fields: readonly FieldDescriptor[];
  readonly unwraps?: string;
} {
  const inner = fields.find(({ source }) => source === 'attributes');
  const hasType = fields.some(({ source }) => source === 'type');
  if (inner?.kind !== 'object' || !hasType) return { fields };
  const own = inner.fields.map(({ source }) => source);
  const outer = fields.filter(field => field !== inner && !own.includes(field.source));
  return { fields: [...outer, ...inner.fields], unwraps: inner.source };
}

/** What only reading one record answers: shown with the record, and not in the list. */
function restOf(
  whole: Flat | undefined,
  listed: readonly FieldDescriptor[],
  reading: Reading,
): readonly FieldDescriptor[] {
  if (!whole) return [];
  const known = new Set(listed.map(({ source }) => source));
  return unwrapped(fieldsOf(whole, reading)).fields.filter(({ source }) => !known.has(source));
}

const wordsOf = ({ schema }: Flat, { document }: Reading): ReadonlyMap<string, SchemaWords> =>
  new Map(
    Object.entries(schema.properties ?? {}).map(([source, property]) => [
      source,
      flatten(document, property).schema['x-console'] ?? {},
    ]),
  );

/** How its records stand below each other, and how deep they may. */
function treeOf(
  { parent, level }: NonNullable<SchemaWords['tree']>,
  fields: readonly FieldDescriptor[],
): NonNullable<ResourceModel['tree']> {
  const depth = fields.find(({ source }) => source === level);
  const deepest = depth && 'maximum' in depth ? depth.maximum : undefined;
  return {
    parent,
    ...(level !== undefined && { level }),
    ...(deepest !== undefined && { deepest }),
  };
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
  const sortable = fields.filter(field => field.sortable).map(({ source }) => source);
  const best = [first, key].find(source => source !== undefined && sortable.includes(source));
  return { field: best ?? (sortable.includes(key) ? key : (sortable[0] ?? key)), order: 'ASC' };
}
