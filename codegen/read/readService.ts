import { basename } from 'node:path';

import { DocumentError, type Complaint } from '../DocumentError.ts';
import type { ResourceModel, ServiceModel } from '../model.ts';
import type { OpenApi } from '../openapi.ts';
import { display } from '../project.ts';
import { bundleDocument } from './bundle.ts';
import { checkOperations } from './checkOperations.ts';
import { checkWords } from './checkWords.ts';
import type { Finding } from './finding.ts';
import { identifier } from './humanise.ts';
import { createLocator } from './locate.ts';
import { modernise } from './modernise.ts';
import { findOperations, nameOperations } from './operations.ts';
import { readBinding } from './readBinding.ts';
import { readOperation } from './readOperation.ts';
import { readResource, recordSchema, type BoundOperation } from './readResource.ts';
import type { Reading } from './reading.ts';

/**
 * Reads a document from its file.
 *
 * @throws DocumentError with everything that is wrong in the document taken alone
 */
export async function readService(file: string): Promise<ServiceModel> {
  const { document: bundled, files } = await bundleDocument(file);
  const document = nameOperations(modernise(bundled));
  const complain = complainer(files);
  const wrong = [...(await checkWords(document)), ...checkOperations(bundled)];
  if (wrong.length > 0) throw new DocumentError(wrong.map(complain));
  return { ...readModel(document, display(file)), files };
}

/** Turns findings in a bundled document into complaints about the files that it was made of. */
export function complainer(files: readonly string[]): (finding: Finding) => Complaint {
  const locate = createLocator(files);
  return ({ at, message }) => ({ ...locate(at), message });
}

/** Reads the model of a document that is bundled, in version 3.1 and without wrong words. */
export function readModel(document: OpenApi, source: string): Omit<ServiceModel, 'files'> {
  const name =
    document['x-console']?.service ?? identifier(basename(source).replace(/(\.[a-z]+)+$/i, ''));
  const all = findOperations(document).map(found => ({
    found,
    binding: readBinding(document, found),
  }));
  const groups = groupByResource(all);
  const known = [...groups].filter(([, bound]) => recordSchema(document, bound));
  const bySchema = known.flatMap(([resource, bound]) => {
    const schema = recordSchema(document, bound)?.name;
    return schema === undefined ? [] : [[schema, resource] as const];
  });
  // The first resource of a schema is the one that references to the schema mean.
  const resources = new Map(bySchema.toReversed());
  const reading: Reading = { document, resources, use: 'record', trail: [] };
  const names = new Set(known.map(([resource]) => resource));
  const models = known.flatMap(([resource, bound]) => {
    const model = readResource(resource, name, bound, reading);
    return model ? [model] : [];
  });
  const operations = all.map(bound => {
    const { found, binding } = withKnownResource(bound, names);
    return readOperation(name, found, binding, reading);
  });
  return { name, source, document, operations, resources: models, told: tell(all, models) };
}

function groupByResource(
  all: readonly BoundOperation[],
): ReadonlyMap<string, readonly BoundOperation[]> {
  const groups = new Map<string, BoundOperation[]>();
  for (const bound of all) {
    const { resource, is } = bound.binding;
    if (resource === undefined || is === 'none') continue;
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

/** What could not be inferred, so that it is said and not guessed. */
const tell = (
  operations: readonly BoundOperation[],
  resources: readonly ResourceModel[],
): readonly string[] => [
  ...(resources.length === 0 && operations.some(({ binding }) => !binding.stated)
    ? ['no operation lists records, so there is no resource to show']
    : []),
  ...resources.flatMap(resource =>
    resource.fields.flatMap(field =>
      field.kind === 'unknown'
        ? [`${resource.name}.${field.source} is ${field.told}, which has no form; say \`widget\``]
        : [],
    ),
  ),
];
