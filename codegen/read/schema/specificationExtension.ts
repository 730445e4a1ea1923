import { METHODS, type OpenApiDocument } from '../../openapi.ts';
import { isObjectOrArray, type PointerPath } from '../../jsonPointer.ts';

/** The objects that can have `x-console`. */
export type ExtensionSubject = 'document' | 'schema' | 'property' | 'operation';

/** An `x-console` of a document: the pointer to its owner, and its value. */
export interface XConsoleExtension {
  readonly subject: ExtensionSubject;
  readonly at: PointerPath;
  readonly value: unknown;
}

/** Values that are data: an `x-console` in them is an example. */
const DATA_KEYWORDS = new Set(['example', 'examples', 'default', 'enum', 'const', 'x-console']);

/**
 * Lists every `x-console` of a document, in document order.
 *
 * @example walkExtensions(usersDocument)[0] // { subject: 'document', at: [], value: { service: 'users', … } }
 * @see https://spec.openapis.org/oas/v3.1.1.html#specification-extensions
 */
export function walkExtensions(document: OpenApiDocument): readonly XConsoleExtension[] {
  const found: XConsoleExtension[] = [];
  const visit = (value: unknown, at: PointerPath): void => {
    if (!isObjectOrArray(value)) return;
    // A property may be named x-console; then it is a schema under `properties`.
    if ('x-console' in value && at.at(-1) !== 'properties') {
      found.push({ subject: getSubject(at), at, value: value['x-console'] });
    }
    for (const [key, member] of Object.entries(value)) {
      if (!DATA_KEYWORDS.has(key) || at.at(-1) === 'properties') visit(member, [...at, key]);
    }
  };
  visit(document, []);
  return found;
}

function getSubject(at: PointerPath): ExtensionSubject {
  if (at.length === 0) return 'document';
  if (at.length === 3 && at[0] === 'paths' && METHODS.some(method => method === at[2])) {
    return 'operation';
  }
  return at.at(-2) === 'properties' ? 'property' : 'schema';
}
