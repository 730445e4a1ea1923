import type { OpenApi, Schema } from '../openapi.ts';
import { schemaName, type Flat } from './resolve.ts';

/**
 * The shapes that a value may have which only the mapping of a discriminator names: of those, the schema itself and
 * what descends from it. A schema with no heirs is the one shape of its values. Empty where nothing tells shapes apart.
 */
export function shapesOf({ schema, name }: Flat, document: OpenApi): readonly Schema[] {
  const { discriminator, properties = {} } = schema;
  if (name === undefined || !discriminator?.mapping || !properties[discriminator.propertyName]) {
    return [];
  }
  const mapped = [...new Set(Object.values(discriminator.mapping))];
  const shapes = mapped.filter($ref => descends(document, schemaName($ref) ?? $ref, name));
  return shapes.map($ref => ({ $ref }));
}

/** Whether a schema is another, or takes it up in its `allOf`, or something that does. */
function descends(
  document: OpenApi,
  heir: string,
  from: string,
  seen = new Set<string>(),
): boolean {
  if (heir === from) return true;
  if (seen.has(heir)) return false;
  seen.add(heir);
  const { allOf = [] } = document.components?.schemas?.[heir] ?? {};
  return allOf.some(({ $ref = '' }) => descends(document, schemaName($ref) ?? '', from, seen));
}
