import { formatPointer, type PointerPath } from '../jsonPointer.ts';
import type { ResourceModel, ServiceModel } from '../model.ts';
import type { OpenApiDocument, SchemaObject } from '../openapi.ts';
import { findOperations, type FoundOperation } from '../read/operation/pathItem.ts';
import { getBodyContent, getRecordItem } from '../read/operation/requestBody.ts';
import { getResponseSchema } from '../read/operation/response.ts';
import type { PathDiagnostic } from '../read/report/PathDiagnostic.ts';
import { flattenSchema } from '../read/schema/schemaObject.ts';
import { findComponentSites, findPropertySites, type PropertySites } from './propertySites.ts';

/** Validates that every field is defined once, and that a form can set it unless the platform does. */
export const lintFields = (model: ServiceModel): readonly PathDiagnostic[] => [
  ...model.resources.flatMap(resource => findUnsettable(model, resource)),
  ...findRepeated(model),
];

/** Finds the readable fields of a writable resource that no request body has, and that are not read-only. */
function findUnsettable(
  { document, operations }: ServiceModel,
  { name, schema, key, fields, verbs }: ResourceModel,
): readonly PathDiagnostic[] {
  if (!verbs.create && !verbs.update) return [];
  const ids = operations.filter(({ resource }) => resource === name).map(({ id }) => id);
  const bodies = findOperations(document)
    .filter(({ id }) => ids.includes(id))
    .flatMap(found => getBodySchema(document, found) ?? []);
  const settable = new Set(
    bodies.flatMap(body => Object.keys(flattenSchema(document, body).schema.properties ?? {})),
  );
  const sites = findComponentSites(document, schema);
  return fields
    .filter(({ source, readOnly }) => !readOnly && source !== key && !settable.has(source))
    .map(({ source }) => ({
      at: sites.get(source)?.[0] ?? ['components', 'schemas', schema],
      message: `"${source}" of ${schema} is in no body of ${name}, so that no form can set it; move it to the fields that the bodies of ${listVerbs(verbs)} compose with allOf, or say readOnly: true if the platform alone sets it`,
    }));
}

const listVerbs = ({ create, update }: ResourceModel['verbs']) =>
  [create, update].filter(Boolean).join(' and ');

/** Finds the properties that a body defines again, although the record in its response has them. */
function findRepeated({ document, operations }: ServiceModel): readonly PathDiagnostic[] {
  const kindById = new Map(operations.map(({ id, kind }) => [id, kind]));
  const found = findOperations(document)
    .filter(({ id }) => RECORD_KINDS.has(kindById.get(id) ?? ''))
    .flatMap(each => compareWithRecord(document, each));
  const byPointer = new Map(found.map(each => [formatPointer(each.at), each]));
  return [...byPointer.values()];
}

/** An operation that changes a record and is no action; `none`: of a record without screens. */
const RECORD_KINDS: ReadonlySet<string> = new Set(['create', 'update', 'none']);

function compareWithRecord(
  document: OpenApiDocument,
  found: FoundOperation,
): readonly PathDiagnostic[] {
  const [mediaType = ''] = getBodyContent(document, found) ?? [];
  const body = getBodySchema(document, found);
  const record = getResponseSchema(document, found.operation);
  if (!/json/.test(mediaType) || !body || !record) return [];
  const recordSites = findPropertySites(document, { at: [], schema: record });
  return [...findPropertySites(document, { at: [], schema: body })].flatMap(([name, sites]) =>
    sites.flatMap(at => createRepetition(document, name, at, recordSites)),
  );
}

function createRepetition(
  document: OpenApiDocument,
  name: string,
  at: PointerPath,
  recordSites: PropertySites,
): readonly PathDiagnostic[] {
  const other = recordSites.get(name)?.[0];
  if (!other || recordSites.get(name)?.some(site => formatPointer(site) === formatPointer(at)))
    return [];
  const message = `"${name}" of ${getOwnerName(at)} is also defined in ${getOwnerName(other)}; define it once, in a set of fields that both compose with allOf, or refer to it with $ref: '#${formatPointer(other)}'`;
  return [{ at, message }];
}

const getOwnerName = (at: PointerPath) => at.at(-3) ?? 'its body';

/** Returns the schema of the record in a body; that of one record where the body is a list. */
function getBodySchema(document: OpenApiDocument, found: FoundOperation): SchemaObject | undefined {
  const [, schema] = getBodyContent(document, found) ?? [];
  return schema && (getRecordItem(document, schema) ?? schema);
}
