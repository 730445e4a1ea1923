import { METHODS, type OpenApiDocument } from '../openapi.ts';
import { isObjectOrArray, type PointerPath } from './jsonPointer.ts';

/** What `x-console` can be said of. */
export type ExtensionSubject = 'document' | 'schema' | 'property' | 'operation';

/** One `x-console` of a document: where the thing stands that has it, and what it says. */
export interface XConsoleExtension {
  readonly subject: ExtensionSubject;
  readonly at: PointerPath;
  readonly value: unknown;
}

/** Values that are data: an `x-console` in them would be an example of one. */
const DATA_KEYWORDS = new Set(['example', 'examples', 'default', 'enum', 'const', 'x-console']);

/** Every `x-console` of a document, in document order. */
export function walkExtensions(document: OpenApiDocument): readonly XConsoleExtension[] {
  const found: XConsoleExtension[] = [];
  const visit = (value: unknown, at: PointerPath): void => {
    if (!isObjectOrArray(value)) return;
    // A property may be called x-console; then it is a schema and stands among properties.
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
