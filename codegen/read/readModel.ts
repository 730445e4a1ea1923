import { basename } from 'node:path';

import type { OperationDescriptor } from '../../src/schema/operation.ts';
import type { ResourceModel, ServiceModel } from '../model.ts';
import type { OpenApiDocument } from '../openapi.ts';
import type { BoundOperation } from './binding.ts';
import { toIdentifier } from './humanise.ts';
import { bindOperations } from './bindOperations.ts';
import { readOperation } from './readOperation.ts';
import { readRecordSchema } from './readRecordSchema.ts';
import { readResource } from './readResource.ts';
import type { ReadContext } from './ReadContext.ts';
import { toSingular } from './findRecord.ts';
import { normalizeName } from './findRows.ts';
import { usesXConsole } from './usesXConsole.ts';
import { reportUndecided } from './reportUndecided.ts';

/** Reads the model of a document that is bundled, in version 3.1 and without wrong words. */
export function readModel(document: OpenApiDocument, source: string): Omit<ServiceModel, 'files'> {
  const name =
    document['x-console']?.service ?? toIdentifier(basename(source).replace(/(\.[a-z]+)+$/i, ''));
  const all = bindOperations(document);
  const groups = groupByResource(all);
  const recordsByResource = [...groups].flatMap(([resource, bound]) => {
    const record = readRecordSchema(document, resource, bound);
    return record ? [{ resource, bound, record }] : [];
  });
  const bySchema = recordsByResource.flatMap(({ resource, record: { flat, detail } }) =>
    [flat.name, detail?.name].flatMap(schema =>
      schema === undefined ? [] : [[schema, resource] as const],
    ),
  );
  // The first resource of a schema is the one that references to the schema mean.
  const resources = new Map(bySchema.toReversed());
  const listedResources = usesXConsole(document) ? undefined : indexListedResources(all);
  const context: ReadContext = {
    document,
    resources,
    ...(listedResources && { listedResources }),
    use: 'record',
    ancestors: [],
  };
  const names = new Set(recordsByResource.map(({ resource }) => resource));
  const foundResources = recordsByResource.flatMap(({ resource, bound }) => {
    const read = readResource(resource, name, bound, context);
    return read ? [read] : [];
  });
  const models = foundResources.map(({ model }) => model);
  const bound = all.map(each => dropUnknownResource(each, names));
  const operations = bound.map(each => {
    const operation = readOperation(name, each, context, getRecordNames(each, models));
    return usesXConsole(document) ? operation : makeKeyReadOnly(operation, models);
  });
  const warnings = [
    ...foundResources.flatMap(each => each.warnings),
    ...reportUndecided({ document, operations, resources: models }, bound),
  ];
  const { openapi } = document;
  return { name, source, openapi, document, operations, resources: models, warnings };
}

/** The resources with a list, by what one of their records is called. */
const indexListedResources = (all: readonly BoundOperation[]): ReadonlyMap<string, string> =>
  new Map(
    all.flatMap(({ binding: { kind, resource } }) =>
      kind === 'list' && resource !== undefined
        ? [[toSingular(normalizeName(resource)), resource]]
        : [],
    ),
  );

/**
 * The key of a record is not changed with it: another key would be another record. A PATCH that insists on the key
 * stays as it is, since only what a PUT leaves out is sent as it was.
 */
function makeKeyReadOnly(
  operation: OperationDescriptor,
  models: readonly ResourceModel[],
): OperationDescriptor {
  const { kind, resource, body, method } = operation;
  const key = models.find(({ name }) => name === resource)?.key;
  if (kind !== 'update' || !body || key === undefined) return operation;
  const fields = body.fields.map(field =>
    field.source === key && (method === 'put' || !field.required)
      ? { ...field, readOnly: true }
      : field,
  );
  return { ...operation, body: { ...body, fields } };
}

/** What the record of an operation may be called. */
function getRecordNames({ binding }: BoundOperation, models: readonly ResourceModel[]) {
  const model = models.find(({ name }) => name === binding.resource);
  return model ? [model.name, model.schema] : [];
}

function groupByResource(
  all: readonly BoundOperation[],
): ReadonlyMap<string, readonly BoundOperation[]> {
  const groups = new Map<string, BoundOperation[]>();
  for (const bound of all) {
    const { resource, kind } = bound.binding;
    if (resource === undefined || kind === 'none' || kind === 'report') continue;
    groups.set(resource, [...(groups.get(resource) ?? []), bound]);
  }
  return groups;
}

/** An inferred verb of a resource that has no records is a call like any other. */
const dropUnknownResource = (
  { found: foundResources, binding }: BoundOperation,
  names: ReadonlySet<string>,
): BoundOperation =>
  binding.isStated || names.has(binding.resource ?? '')
    ? { found: foundResources, binding }
    : { found: foundResources, binding: { kind: 'none', isStated: false } };
