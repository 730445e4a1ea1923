import type { Schema } from '../openapi.ts';
import { singular } from './record.ts';
import type { Reading } from './reading.ts';
import { flatten } from './resolve.ts';
import { plainName } from './rows.ts';

type Properties = Readonly<Record<string, Schema>>;

/** What a property that holds an id refers to, and the property beside it that may hold the record itself. */
export interface Reference {
  readonly resource: string;
  readonly embedded?: string;
}

/**
 * Reads a reference: `roleId` says so itself, or has `role` beside it, whose schema is a resource's, or is called
 * after a resource.
 *
 * @see openapi/README.md, the word `reference`
 */
export function readReference(
  source: string,
  properties: Properties,
  reading: Reading,
): Reference | undefined {
  const property = properties[source];
  if (!property) return undefined;
  const stated = flatten(reading.document, property).schema['x-console']?.reference;
  const embedded = recordName(source);
  const record = embedded === undefined ? undefined : properties[embedded];
  const beside = record && flatten(reading.document, record);
  if (!beside?.schema.properties) {
    const named = stated ?? (embedded === undefined ? undefined : byName(embedded, reading));
    return named === undefined ? undefined : { resource: named };
  }
  const resource = stated ?? reading.resources.get(beside.name ?? '');
  return resource === undefined ? undefined : { resource, embedded };
}

/** Whether a property holds the record that another property refers to, so that it is no field of its own. */
export const isEmbedded = (source: string, properties: Properties, reading: Reading): boolean =>
  [`${source}Id`, `${source}_id`].some(
    id => readReference(id, properties, reading)?.embedded === source,
  );

/** In a document without words of ours: `ownerId` refers to the one resource that is called owners. */
function byName(name: string, { listed, resources, trail }: Reading): string | undefined {
  const named = listed?.get(singular(plainName(name)));
  // `petId` of a pet is its own key.
  return named === resources.get(trail[0] ?? '') ? undefined : named;
}

const recordName = (source: string): string | undefined => /^(.+?)(?:Id|_id)$/.exec(source)?.[1];
