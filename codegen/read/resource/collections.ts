import {
  METHODS,
  type OpenApiDocument,
  type OperationObject,
  type PathItemObject,
} from '../../openapi.ts';
import { isPathParameter, splitPath } from '../operation/pathTemplate.ts';
import { getResponseSchema } from '../operation/response.ts';
import { selectBodyContent } from '../operation/requestBody.ts';
import { findRecord, isRecordSchema, toSingular } from '../schema/findRecord.ts';
import { dereference } from '../schema/reference.ts';
import { flattenSchema, type FlatSchema } from '../schema/schemaObject.ts';
import { findRows, normalizeName } from '../schema/findRows.ts';

/** The path of a collection, such as `/store/orders`, and its resource. */
export interface Collection {
  readonly template: string;
  readonly resource: string;
}

/** Path steps that name no resource. */
const API_PREFIX = /^(api|apis|rest|v\d+(\.\d+)*([a-z]+\d*)?)$/i;

/** Caches the result: it is read for every operation of a document. */
const cache = new WeakMap<OpenApiDocument, readonly Collection[]>();

/**
 * Finds the collections of a document, longest path first: the path of a list, a path with record paths below it, or a
 * path to which a record of the same name is sent. A collection below a record path is excluded: it is an action of
 * that record.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#paths-object
 */
export function findCollections(document: OpenApiDocument): readonly Collection[] {
  const cached = cache.get(document);
  if (cached) return cached;
  const found = nameCollections(document, findTemplates(document)).toSorted(
    (singularName, other) =>
      splitPath(other.template).length - splitPath(singularName.template).length,
  );
  cache.set(document, found);
  return found;
}

function findTemplates(document: OpenApiDocument): readonly string[] {
  const found = Object.entries(document.paths ?? {}).flatMap(([template, item]) => {
    const steps = splitPath(template);
    const last = steps.at(-1) ?? '';
    const cached = steps.slice(0, -1);
    if (isPathParameter(last)) {
      const isRecord = (['get', 'put', 'patch', 'delete'] as const).some(name => item[name]);
      return isRecord && hasNoParameters(cached) && isResourceName(cached.at(-1))
        ? [joinPath(cached)]
        : [];
    }
    const isCollection =
      findListItem(document, template) ?? (isCreateOnly(document, item, last) || undefined);
    return hasNoParameters(steps) && isResourceName(last) && isCollection ? [joinPath(steps)] : [];
  });
  const all = [...new Set(found)];
  // `GET /pets/available` is another list of pets, not another resource.
  const isAlternativeList = (template: string) =>
    !hasRecordPaths(document, template) &&
    all.some(other => template.startsWith(`${other}/`) && isSameRecord(document, template, other));
  return all.filter(template => !isAlternativeList(template));
}

/** Whether a path only creates records: `POST /override-commands` of an `OverrideCommand`. */
function isCreateOnly(document: OpenApiDocument, { post }: PathItemObject, last: string): boolean {
  const { requestBody } = (post ?? {}) as OperationObject;
  const body = requestBody && dereference(document, requestBody).content;
  const [, schema] = selectBodyContent(body) ?? [];
  const { schema: bodySchema, name = '' } = schema
    ? flattenSchema(document, schema)
    : { schema: {} };
  const singularName = toSingular(normalizeName(last));
  return (
    singularName !== normalizeName(last) &&
    normalizeName(name) === singularName &&
    isRecordSchema(bodySchema)
  );
}

/** Returns the record schema of the list at a path, if it lists records. */
export function findListItem(document: OpenApiDocument, template: string): FlatSchema | undefined {
  const get = getPathItem(document, template)?.get as OperationObject | undefined;
  const schema = get && getResponseSchema(document, get);
  const rows = schema && findRows(document, schema, splitPath(template).at(-1) ?? '');
  const isRecordList =
    rows && (!rows.isBare || hasPageParameters(get)) && isRecordSchema(rows.item.schema);
  return isRecordList ? rows.item : undefined;
}

/** Whether a list below a collection returns the records of that collection. */
function isSameRecord(document: OpenApiDocument, list: string, collection: string): boolean {
  const listItem = findListItem(document, list);
  const record = findListItem(document, collection) ?? findRecordBelow(document, collection);
  if (!listItem || !record) return false;
  if (listItem.name !== undefined || record.name !== undefined)
    return listItem.name === record.name;
  const names = ({ schema }: FlatSchema) => Object.keys(schema.properties ?? {}).join(' ');
  return names(listItem) === names(record);
}

function findRecordBelow(document: OpenApiDocument, collection: string): FlatSchema | undefined {
  const path = Object.entries(document.paths ?? {}).find(
    ([template, item]) => item.get && isRecordPath(template, collection),
  );
  const schema = path && getResponseSchema(document, path[1].get as OperationObject);
  const names = splitPath(collection).slice(-1);
  return schema && findRecord(document, schema, names).flat;
}

/** Returns the path item of a template, with or without a trailing slash in the document. */
const getPathItem = (document: OpenApiDocument, template: string): PathItemObject | undefined =>
  document.paths?.[template] ?? document.paths?.[`${template}/`];

const hasPageParameters = ({ parameters = [] }: OperationObject): boolean =>
  parameters.some(each => 'name' in each && /page|limit|offset|cursor|size|skip/i.test(each.name));

const joinPath = (steps: readonly string[]) => `/${steps.join('/')}`;
const hasNoParameters = (steps: readonly string[]) =>
  steps.length > 0 && !steps.some(isPathParameter);
const isResourceName = (step: string | undefined) => step !== undefined && !API_PREFIX.test(step);

const isRecordPath = (template: string, collection: string): boolean => {
  const steps = splitPath(template);
  return isPathParameter(steps.at(-1) ?? '') && joinPath(steps.slice(0, -1)) === collection;
};

const hasRecordPaths = (document: OpenApiDocument, collection: string): boolean =>
  Object.entries(document.paths ?? {}).some(
    ([template, item]) =>
      isRecordPath(template, collection) && METHODS.some(name => name !== 'post' && item[name]),
  );

/** Names each collection after its last step; in case of a conflict, after all its steps. */
function nameCollections(
  document: OpenApiDocument,
  templates: readonly string[],
): readonly Collection[] {
  const getShortName = (template: string) => formatResourceName(splitPath(template).slice(-1));
  const groups = templates.map(template => ({
    template,
    as: findCanonicalPath(document, template, templates),
  }));
  const canonicalPaths = [...new Set(groups.map(({ as }) => as))];
  const names = new Map<string, string>();
  for (const template of canonicalPaths) {
    const sameNamed = canonicalPaths.filter(
      other => getShortName(other) === getShortName(template),
    );
    const steps = splitPath(template);
    const fullName = formatResourceName(
      sameNamed.length > 1 ? dropApiSteps(steps) : steps.slice(-1),
    );
    const taken = new Set(names.values());
    names.set(
      template,
      taken.has(fullName) ? formatResourceName([...steps, String(taken.size)]) : fullName,
    );
  }
  return groups.map(({ template, as }) => ({
    template,
    resource: names.get(as) ?? getShortName(as),
  }));
}

const dropApiSteps = (steps: readonly string[]) =>
  steps.filter(step => !/^(apis?|rest)$/i.test(step));

/** Formats a name that is valid in a URL and in code: letters of any script, digits, dots and dashes. */
export const formatResourceName = (steps: readonly string[]): string =>
  steps
    .join('-')
    .replaceAll(/[^\p{L}\p{N}._-]+/gu, '-')
    .replaceAll(/^[._-]+|[._-]+$/g, '') || 'resource';

/** Returns the path of the resource that has the list: `/pet/{id}` and `/pets` are one resource. */
function findCanonicalPath(
  document: OpenApiDocument,
  template: string,
  all: readonly string[],
): string {
  if (findListItem(document, template) || !hasRecordPaths(document, template)) return template;
  const steps = splitPath(template);
  const name = normalizeName(steps.at(-1) ?? '');
  const pluralNames = [`${name}s`, `${name}es`, name.replace(/y$/, 'ies'), `${name}list`];
  const plural = all.find(other => {
    const otherSteps = splitPath(other);
    const isSibling = joinPath(otherSteps.slice(0, -1)) === joinPath(steps.slice(0, -1));
    return (
      other !== template &&
      isSibling &&
      pluralNames.includes(normalizeName(otherSteps.at(-1) ?? ''))
    );
  });
  return plural !== undefined && !hasRecordPaths(document, plural) ? plural : template;
}
