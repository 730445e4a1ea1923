import { basename } from 'node:path';

import type { OperationDescriptor } from '../../src/schema/operation.ts';
import type { ResourceModel, ServiceModel } from '../model.ts';
import type { OpenApi } from '../openapi.ts';
import type { BoundOperation } from './binding.ts';
import { identifier } from './humanise.ts';
import { bindOperations } from './readBinding.ts';
import { readOperation } from './readOperation.ts';
import { readRecord } from './readRecord.ts';
import { readResource } from './readResource.ts';
import type { Reading } from './reading.ts';
import { singular } from './record.ts';
import { plainName } from './rows.ts';
import { speaksConsole } from './speaks.ts';
import { tellOpen } from './tellOpen.ts';

/** Reads the model of a document that is bundled, in version 3.1 and without wrong words. */
export function readModel(document: OpenApi, source: string): Omit<ServiceModel, 'files'> {
  const name =
    document['x-console']?.service ?? identifier(basename(source).replace(/(\.[a-z]+)+$/i, ''));
  const all = bindOperations(document);
  const groups = groupByResource(all);
  const known = [...groups].flatMap(([resource, bound]) => {
    const record = readRecord(document, resource, bound);
    return record ? [{ resource, bound, record }] : [];
  });
  const bySchema = known.flatMap(({ resource, record: { flat, whole } }) =>
    [flat.name, whole?.name].flatMap(schema =>
      schema === undefined ? [] : [[schema, resource] as const],
    ),
  );
  // The first resource of a schema is the one that references to the schema mean.
  const resources = new Map(bySchema.toReversed());
  const listed = speaksConsole(document) ? undefined : listedNames(all);
  const reading: Reading = {
    document,
    resources,
    ...(listed && { listed }),
    use: 'record',
    trail: [],
  };
  const names = new Set(known.map(({ resource }) => resource));
  const found = known.flatMap(({ resource, bound }) => {
    const read = readResource(resource, name, bound, reading);
    return read ? [read] : [];
  });
  const models = found.map(({ model }) => model);
  const bound = all.map(each => withKnownResource(each, names));
  const operations = bound.map(each => {
    const operation = readOperation(name, each, reading, recordNames(each, models));
    return speaksConsole(document) ? operation : withKeyKept(operation, models);
  });
  const told = [
    ...found.flatMap(each => each.told),
    ...tellOpen({ document, operations, resources: models }, bound),
  ];
  const { openapi } = document;
  return { name, source, openapi, document, operations, resources: models, told };
}

/** The resources with a list, by what one of their records is called. */
const listedNames = (all: readonly BoundOperation[]): ReadonlyMap<string, string> =>
  new Map(
    all.flatMap(({ binding: { is, resource } }) =>
      is === 'list' && resource !== undefined ? [[singular(plainName(resource)), resource]] : [],
    ),
  );

/**
 * The key of a record is not changed with it: another key would be another record. A PATCH that insists on the key
 * stays as it is, since only what a PUT leaves out is sent as it was.
 */
function withKeyKept(
  operation: OperationDescriptor,
  models: readonly ResourceModel[],
): OperationDescriptor {
  const { is, resource, body, method } = operation;
  const key = models.find(({ name }) => name === resource)?.key;
  if (is !== 'update' || !body || key === undefined) return operation;
  const fields = body.fields.map(field =>
    field.source === key && (method === 'put' || !field.required)
      ? { ...field, readOnly: true }
      : field,
  );
  return { ...operation, body: { ...body, fields } };
}

/** What the record of an operation may be called. */
function recordNames({ binding }: BoundOperation, models: readonly ResourceModel[]) {
  const model = models.find(({ name }) => name === binding.resource);
  return model ? [model.name, model.schema] : [];
}

function groupByResource(
  all: readonly BoundOperation[],
): ReadonlyMap<string, readonly BoundOperation[]> {
  const groups = new Map<string, BoundOperation[]>();
  for (const bound of all) {
    const { resource, is } = bound.binding;
    if (resource === undefined || is === 'none' || is === 'reading') continue;
    groups.set(resource, [...(groups.get(resource) ?? []), bound]);
  }
  return groups;
}

/** An inferred verb of a resource that has no records is a call like any other. */
const withKnownResource = (
  { found, binding }: BoundOperation,
  names: ReadonlySet<string>,
): BoundOperation =>
  binding.stated || names.has(binding.resource ?? '')
    ? { found, binding }
    : { found, binding: { is: 'none', stated: false } };
