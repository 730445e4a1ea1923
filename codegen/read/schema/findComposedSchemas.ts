import type { OpenApiDocument, SchemaObject } from '../../openapi.ts';
import { formatPointer, type PointerPath } from '../../jsonPointer.ts';

/**
 * Finds the components that are composed from a schema: those that refer to it in their `allOf`, directly or through
 * another. A set of fields is composed into a record and into the bodies of its forms.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#composition-and-inheritance-polymorphism
 */
export function findComposedSchemas(
  document: OpenApiDocument,
  at: PointerPath,
): readonly PointerPath[] {
  const components = Object.entries(document.components?.schemas ?? {});
  const found = new Map<string, PointerPath>();
  const visit = (target: PointerPath): void => {
    const $ref = `#${formatPointer(target)}`;
    for (const [name, schema] of components) {
      if (found.has(name) || !refersTo(schema, $ref)) continue;
      const path = ['components', 'schemas', name];
      found.set(name, path);
      visit(path);
    }
  };
  visit(at);
  return [...found.values()];
}

const refersTo = ({ allOf }: SchemaObject, $ref: string): boolean =>
  (allOf ?? []).some(part => part.$ref === $ref);
