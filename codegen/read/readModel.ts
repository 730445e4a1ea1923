import { basename } from 'node:path';

import type { OperationDescriptor } from '../../src/schema/operation.ts';
import type { ResourceModel, ServiceModel } from '../model.ts';
import type { OpenApiDocument } from '../openapi.ts';
import type { BoundOperation } from './operation/BoundOperation.ts';
import { toIdentifier } from './schema/humanise.ts';
import { bindOperations } from './resource/bindOperations.ts';
import { readOperation } from './operation/operation.ts';
import { readRecordSchema } from './resource/readRecordSchema.ts';
import { readResource } from './resource/readResource.ts';
import type { ReadContext } from './schema/ReadContext.ts';
import { toSingular } from './schema/findRecord.ts';
import { normalizeName } from './schema/findRows.ts';
import { usesXConsole } from './schema/usesXConsole.ts';
import { reportUndecided } from './check/reportUndecided.ts';

/**
 * Reads the model of a bundled document, in version 3.1 and with valid keywords.
 *
 * @param source the path of the document, which names the service where the document does not
 * @example readModel(document, 'elsewhere/lamps.yaml').name // 'lamps'
 * @see https://spec.openapis.org/oas/v3.1.1.html#openapi-object
 */
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
  // References to a schema refer to its first resource.
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

/** Indexes the resources with a list by the name of one record. */
const indexListedResources = (all: readonly BoundOperation[]): ReadonlyMap<string, string> =>
  new Map(
    all.flatMap(({ binding: { kind, resource } }) =>
      kind === 'list' && resource !== undefined
        ? [[toSingular(normalizeName(resource)), resource]]
        : [],
    ),
  );

/**
 * Makes the key of a record read-only: another key would be another record. A PATCH that requires the key is
 * unchanged, since only a PUT resends the properties that are not edited.
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

/** Returns the possible names of an operation's record. */
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

/** Drops an inferred binding to a resource without records: the operation is a call like any other. */
const dropUnknownResource = (
  { found: foundResources, binding }: BoundOperation,
  names: ReadonlySet<string>,
): BoundOperation =>
  binding.isStated || names.has(binding.resource ?? '')
    ? { found: foundResources, binding }
    : { found: foundResources, binding: { kind: 'none', isStated: false } };
