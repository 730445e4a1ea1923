import type { SchemaObject } from '../../openapi.ts';
import { toSingular } from './findRecord.ts';
import type { ReadContext } from './ReadContext.ts';
import { flattenSchema } from './schemaObject.ts';
import { normalizeName } from './findRows.ts';

type Properties = Readonly<Record<string, SchemaObject>>;

/** The target of a property that contains an id, and the sibling property that may contain the record itself. */
export interface ReferenceTarget {
  readonly resource: string;
  readonly embedded?: string;
}

/**
 * Reads a reference: `roleId` declares it, or has a sibling `role`, whose schema is a resource's or has the name of a
 * resource.
 *
 * @see openapi/README.md, the word `reference`
 * @see https://spec.openapis.org/oas/v3.1.1.html#schema-object
 */
export function readReference(
  source: string,
  properties: Properties,
  context: ReadContext,
): ReferenceTarget | undefined {
  const property = properties[source];
  if (!property) return undefined;
  const statedResource = flattenSchema(context.document, property).schema['x-console']?.reference;
  const embedded = stripIdSuffix(source);
  const record = embedded === undefined ? undefined : properties[embedded];
  const embeddedSchema = record && flattenSchema(context.document, record);
  if (!embeddedSchema?.schema.properties) {
    const resourceName =
      statedResource ??
      (embedded === undefined ? undefined : findResourceByName(embedded, context));
    return resourceName === undefined ? undefined : { resource: resourceName };
  }
  const resource = statedResource ?? context.resources.get(embeddedSchema.name ?? '');
  return resource === undefined ? undefined : { resource, embedded };
}

/** Whether a property contains the record that another property refers to, so that it is not a field. */
export const isEmbedded = (source: string, properties: Properties, context: ReadContext): boolean =>
  [`${source}Id`, `${source}_id`].some(
    id => readReference(id, properties, context)?.embedded === source,
  );

/** Finds a resource by name, in a document without `x-console`: `ownerId` refers to the only resource named owners. */
function findResourceByName(
  name: string,
  { listedResources, resources, ancestors }: ReadContext,
): string | undefined {
  const resourceName = listedResources?.get(toSingular(normalizeName(name)));
  // `petId` of a pet is its own key.
  return resourceName === resources.get(ancestors[0] ?? '') ? undefined : resourceName;
}

const stripIdSuffix = (source: string): string | undefined => /^(.+?)(?:Id|_id)$/.exec(source)?.[1];
