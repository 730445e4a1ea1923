import type { OpenApiDocument, Referable } from '../../openapi.ts';
import { parsePointer, getValueAt } from '../../jsonPointer.ts';

const SCHEMAS = '#/components/schemas/';

/**
 * Returns the name of a reference's schema, if it is a component.
 *
 * @example getSchemaName('#/components/schemas/User') // 'User'
 */
export const getSchemaName = ($ref: string): string | undefined =>
  $ref.startsWith(SCHEMAS) ? parsePointer($ref).at(-1) : undefined;

/**
 * Returns the target of a `$ref`, through further references; an object without a `$ref` itself.
 *
 * @example dereference(document, { $ref: '#/components/parameters/id' }) // { name: 'id', in: 'path', … }
 * @see https://spec.openapis.org/oas/v3.1.1.html#reference-object
 */
export function dereference<Thing extends object>(
  document: OpenApiDocument,
  thing: Referable<Thing>,
): Thing {
  let target: object = thing;
  for (let hops = 0; '$ref' in target && typeof target.$ref === 'string' && hops < 50; hops++) {
    target = getValueAt(document, parsePointer(target.$ref)) as object;
  }
  return target as Thing;
}
