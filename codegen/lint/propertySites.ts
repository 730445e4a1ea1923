import { getValueAt, parsePointer, type PointerPath } from '../jsonPointer.ts';
import type { OpenApiDocument, SchemaObject } from '../openapi.ts';
import { isAnnotation } from '../read/schema/schemaObject.ts';
import { followReference, type SchemaAt } from './collectShownSchemas.ts';

/** The properties of a schema and of its `allOf`, each with the pointers at which the document defines it. */
export type PropertySites = ReadonlyMap<string, readonly PointerPath[]>;

/**
 * Finds where a document defines the properties of a schema. A property that refers to another property is defined
 * there; one that only annotates a property of the composition is not a definition.
 *
 * @example findPropertySites(document, { at: ['components', 'schemas', 'User'], schema }).get('lastName')
 *   // [['components', 'schemas', 'UserFields', 'properties', 'lastName']]
 */
export function findPropertySites(document: OpenApiDocument, schemaAt: SchemaAt): PropertySites {
  const sites = new Map<string, PointerPath[]>();
  const annotations = new Map<string, PointerPath>();
  const seen = new Set<string>();
  const visit = (each: SchemaAt): void => {
    const { at, schema } = followReference(document, each);
    const key = at.join('\0');
    if (seen.has(key)) return;
    seen.add(key);
    for (const [index, part] of (schema.allOf ?? []).entries()) {
      visit({ at: [...at, 'allOf', String(index)], schema: part });
    }
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      const path = [...at, 'properties', name];
      if (isAnnotation(property)) annotations.set(name, path);
      else sites.set(name, [...(sites.get(name) ?? []), findDefinition(document, path, property)]);
    }
  };
  visit(schemaAt);
  for (const [name, path] of annotations) if (!sites.has(name)) sites.set(name, [path]);
  return sites;
}

/** Follows references from one property to another; one to a component is a definition of its own. */
function findDefinition(
  document: OpenApiDocument,
  path: PointerPath,
  { $ref }: SchemaObject,
  hops = 0,
): PointerPath {
  const target = $ref === undefined ? [] : parsePointer($ref);
  if (target.at(-2) !== 'properties' || hops > MAX_HOPS) return path;
  const schema = (getValueAt(document, target) ?? {}) as SchemaObject;
  return findDefinition(document, target, schema, hops + 1);
}

/** References that form a circle end after this many. */
const MAX_HOPS = 50;

/** Finds where the properties of a named schema are defined. */
export const findComponentSites = (document: OpenApiDocument, name: string): PropertySites =>
  findPropertySites(document, {
    at: ['components', 'schemas', name],
    schema: document.components?.schemas?.[name] ?? {},
  });
