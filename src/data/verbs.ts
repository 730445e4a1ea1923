import type { OperationDescriptor, Verb } from '../schema/operation.ts';
import type { ResourceDescriptor } from '../schema/resource.ts';

/**
 * @throws Error when no document describes the resource
 */
export function resourceNamed(
  resources: Readonly<Record<string, ResourceDescriptor>>,
  name: string,
): ResourceDescriptor {
  const resource = Object.hasOwn(resources, name) ? resources[name] : undefined;
  return resource ?? fail(`No document in openapi/ describes the resource "${name}"`);
}

/**
 * A resource whose lists are asked in LoopBack's words.
 *
 * @throws Error when its document says that they are not
 */
export function listable(
  resources: Readonly<Record<string, ResourceDescriptor>>,
  name: string,
): ResourceDescriptor {
  const resource = resourceNamed(resources, name);
  return resource.dialect === 'loopback'
    ? resource
    : fail(
        `openapi/${resource.service}.yaml has the dialect "${resource.dialect}", ` +
          `in which the console cannot ask for a list of "${name}"`,
      );
}

/**
 * The operation behind a verb.
 *
 * @throws Error naming the resource and the document that does not bind it
 */
export function verbOf({ name, service, verbs }: ResourceDescriptor, verb: Verb) {
  return (
    verbs[verb] ?? fail(`openapi/${service}.yaml binds no operation to "${verb}" of "${name}"`)
  );
}

/**
 * The name of a field that the document gives the resource. LoopBack's stores disagree about any
 * other: one answers no record, another all of them.
 *
 * @throws Error naming the resource and the document
 */
export function fieldOf({ name, service, fields }: ResourceDescriptor, source: string): string {
  return fields.some(field => field.source === source)
    ? source
    : fail(`openapi/${service}.yaml gives "${name}" no field "${source}"`);
}

/** The path parameter that takes the id of the record: the last one of the path. */
export function keyParameterOf({ id, service, parameters }: OperationDescriptor): string {
  const inPath = parameters.filter(({ in: place }) => place === 'path');
  return (
    inPath.at(-1)?.name ?? fail(`${id} in openapi/${service}.yaml has no parameter for the record`)
  );
}

/**
 * The part of a form's values that an operation takes. What its document does not name, or says
 * is read only, would be refused. A body that is no object of fields is sent whole.
 */
export function bodyOf({ body }: OperationDescriptor, data: Readonly<Record<string, unknown>>) {
  if (!body || body.fields.length === 0) return data;
  const taken = body.fields.filter(
    ({ source, readOnly }) => !readOnly && Object.hasOwn(data, source),
  );
  return Object.fromEntries(taken.map(({ source }) => [source, data[source]]));
}

function fail(reason: string): never {
  throw new Error(reason);
}
