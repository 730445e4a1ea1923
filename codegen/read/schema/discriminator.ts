import type { OpenApiDocument, SchemaObject } from '../../openapi.ts';
import { getSchemaName } from './reference.ts';
import type { FlatSchema } from './schemaObject.ts';

/**
 * Finds the variants that only the mapping of a discriminator names: the schema itself and its subtypes. A schema
 * without subtypes is its only variant. Empty without a discriminator.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#discriminator-object
 */
export function findMappedShapes(
  { schema, name }: FlatSchema,
  document: OpenApiDocument,
): readonly SchemaObject[] {
  const { discriminator, properties = {} } = schema;
  if (name === undefined || !discriminator?.mapping || !properties[discriminator.propertyName]) {
    return [];
  }
  const mapped = [...new Set(Object.values(discriminator.mapping))];
  const shapes = mapped.filter($ref => isDescendant(document, getSchemaName($ref) ?? $ref, name));
  return shapes.map($ref => ({ $ref }));
}

/** Whether a schema is another one, or has it in its `allOf`, directly or indirectly. */
function isDescendant(
  document: OpenApiDocument,
  descendant: string,
  ancestor: string,
  seen = new Set<string>(),
): boolean {
  if (descendant === ancestor) return true;
  if (seen.has(descendant)) return false;
  seen.add(descendant);
  const { allOf = [] } = document.components?.schemas?.[descendant] ?? {};
  return allOf.some(({ $ref = '' }) =>
    isDescendant(document, getSchemaName($ref) ?? '', ancestor, seen),
  );
}
