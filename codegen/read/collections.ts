import { METHODS, type OpenApi, type Operation, type PathItem } from '../openapi.ts';
import { answerSchema } from './answers.ts';
import { bodyContent } from './bodyContent.ts';
import { findRecord, recordOf, singular } from './record.ts';
import { dereference, flatten, type Flat } from './resolve.ts';
import { findRows, plainName } from './rows.ts';

/** A path that records stand under: `/store/orders`, and the resource that they are. */
export interface Collection {
  readonly template: string;
  readonly resource: string;
}

/** Steps of a path that name no resource. */
const PREFIX = /^(api|apis|rest|v\d+(\.\d+)*([a-z]+\d*)?)$/i;

/** The steps of a path. */
export const stepsOf = (template: string): readonly string[] => template.split('/').filter(Boolean);

/** Whether a step of a path is a parameter. */
export const isParameter = (step: string): boolean => step.startsWith('{');

/** Asked for every operation of a document, and the same each time. */
const known = new WeakMap<OpenApi, readonly Collection[]>();

/**
 * The collections of a document, longest path first: where a list is answered, below which a record has an address of
 * its own, or where one is sent that is called as the path is. A collection that stands below a record is none: it is what can be done with that record.
 */
export function collectionsOf(document: OpenApi): readonly Collection[] {
  const before = known.get(document);
  if (before) return before;
  const found = named(document, findTemplates(document)).toSorted(
    (one, other) => stepsOf(other.template).length - stepsOf(one.template).length,
  );
  known.set(document, found);
  return found;
}

function findTemplates(document: OpenApi): readonly string[] {
  const found = Object.entries(document.paths ?? {}).flatMap(([template, item]) => {
    const steps = stepsOf(template);
    const last = steps.at(-1) ?? '';
    const before = steps.slice(0, -1);
    if (isParameter(last)) {
      const isRecord = (['get', 'put', 'patch', 'delete'] as const).some(name => item[name]);
      return isRecord && isFlat(before) && isName(before.at(-1)) ? [pathOf(before)] : [];
    }
    const holds = listedItem(document, template) ?? (isSent(document, item, last) || undefined);
    return isFlat(steps) && isName(last) && holds ? [pathOf(steps)] : [];
  });
  const all = [...new Set(found)];
  // `GET /pets/available` is another way to ask for pets, not another resource.
  const isAnotherWay = (template: string) =>
    !hasRecords(document, template) &&
    all.some(other => template.startsWith(`${other}/`) && isSame(document, template, other));
  return all.filter(template => !isAnotherWay(template));
}

/** `POST /override-commands` of an `OverrideCommand`: records that can only be sent. */
function isSent(document: OpenApi, { post }: PathItem, last: string): boolean {
  const { requestBody } = (post ?? {}) as Operation;
  const body = requestBody && dereference(document, requestBody).content;
  const [, schema] = bodyContent(body) ?? [];
  const { schema: sent, name = '' } = schema ? flatten(document, schema) : { schema: {} };
  const one = singular(plainName(last));
  return one !== plainName(last) && plainName(name) === one && recordOf(sent);
}

/** What the path at a template lists, if it lists records. */
export function listedItem(document: OpenApi, template: string): Flat | undefined {
  const get = itemAt(document, template)?.get as Operation | undefined;
  const schema = get && answerSchema(document, get);
  const rows = schema && findRows(document, schema, stepsOf(template).at(-1) ?? '');
  const lists = rows && (!rows.bare || asksForPages(get)) && recordOf(rows.item.schema);
  return lists ? rows.item : undefined;
}

/** Whether a list below a collection answers the records of that collection. */
function isSame(document: OpenApi, list: string, collection: string): boolean {
  const item = listedItem(document, list);
  const record = listedItem(document, collection) ?? recordAt(document, collection);
  if (!item || !record) return false;
  if (item.name !== undefined || record.name !== undefined) return item.name === record.name;
  const names = ({ schema }: Flat) => Object.keys(schema.properties ?? {}).join(' ');
  return names(item) === names(record);
}

function recordAt(document: OpenApi, collection: string): Flat | undefined {
  const path = Object.entries(document.paths ?? {}).find(
    ([template, item]) => item.get && isRecordOf(template, collection),
  );
  const schema = path && answerSchema(document, path[1].get as Operation);
  const names = stepsOf(collection).slice(-1);
  return schema && findRecord(document, schema, names).flat;
}

/** The path item at a template, whether or not the document ends it with a slash. */
const itemAt = (document: OpenApi, template: string): PathItem | undefined =>
  document.paths?.[template] ?? document.paths?.[`${template}/`];

const asksForPages = ({ parameters = [] }: Operation): boolean =>
  parameters.some(each => 'name' in each && /page|limit|offset|cursor|size|skip/i.test(each.name));

const pathOf = (steps: readonly string[]) => `/${steps.join('/')}`;
const isFlat = (steps: readonly string[]) => steps.length > 0 && !steps.some(isParameter);
const isName = (step: string | undefined) => step !== undefined && !PREFIX.test(step);

const isRecordOf = (template: string, collection: string): boolean => {
  const steps = stepsOf(template);
  return isParameter(steps.at(-1) ?? '') && pathOf(steps.slice(0, -1)) === collection;
};

const hasRecords = (document: OpenApi, collection: string): boolean =>
  Object.entries(document.paths ?? {}).some(
    ([template, item]) =>
      isRecordOf(template, collection) && METHODS.some(name => name !== 'post' && item[name]),
  );

/** Names each collection after its last step; where two come to one name, after all its steps. */
function named(document: OpenApi, templates: readonly string[]): readonly Collection[] {
  const short = (template: string) => resourceName(stepsOf(template).slice(-1));
  const groups = templates.map(template => ({
    template,
    as: mergedInto(document, template, templates),
  }));
  const own = [...new Set(groups.map(({ as }) => as))];
  const names = new Map<string, string>();
  for (const template of own) {
    const twins = own.filter(other => short(other) === short(template));
    const steps = stepsOf(template);
    const long = resourceName(twins.length > 1 ? withoutApi(steps) : steps.slice(-1));
    const taken = new Set(names.values());
    names.set(template, taken.has(long) ? resourceName([...steps, String(taken.size)]) : long);
  }
  return groups.map(({ template, as }) => ({ template, resource: names.get(as) ?? short(as) }));
}

const withoutApi = (steps: readonly string[]) =>
  steps.filter(step => !/^(apis?|rest)$/i.test(step));

/** A name that can stand in an address and in code: letters of any script, digits, dots and dashes. */
export const resourceName = (steps: readonly string[]): string =>
  steps
    .join('-')
    .replaceAll(/[^\p{L}\p{N}._-]+/gu, '-')
    .replaceAll(/^[._-]+|[._-]+$/g, '') || 'resource';

/** `/pet/{id}` beside `/pets` is one resource: the one that lists. */
function mergedInto(document: OpenApi, template: string, all: readonly string[]): string {
  if (listedItem(document, template) || !hasRecords(document, template)) return template;
  const steps = stepsOf(template);
  const name = plainName(steps.at(-1) ?? '');
  const many = [`${name}s`, `${name}es`, name.replace(/y$/, 'ies'), `${name}list`];
  const plural = all.find(other => {
    const others = stepsOf(other);
    const beside = pathOf(others.slice(0, -1)) === pathOf(steps.slice(0, -1));
    return other !== template && beside && many.includes(plainName(others.at(-1) ?? ''));
  });
  return plural !== undefined && !hasRecords(document, plural) ? plural : template;
}
