import type { OpenApiDocument, SchemaObject } from '../openapi.ts';
import { getSchemaName, type FlatSchema } from './resolveSchema.ts';

/**
 * The shapes that a value may have which only the mapping of a discriminator names: of those, the schema itself and
 * what descends from it. A schema with no heirs is the one shape of its values. Empty where nothing tells shapes apart.
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

/** Whether a schema is another, or takes it up in its `allOf`, or something that does. */
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
