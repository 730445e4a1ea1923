import { METHODS, type OpenApi } from '../openapi.ts';
import { isObject, type Path } from './pointer.ts';

/** What `x-console` can be said of. */
export type Subject = 'document' | 'schema' | 'property' | 'operation';

/** One `x-console` of a document: where the thing stands that has it, and what it says. */
export interface Words {
  readonly subject: Subject;
  readonly at: Path;
  readonly words: unknown;
}

/** Values that are data: an `x-console` in them would be an example of one. */
const DATA = new Set(['example', 'examples', 'default', 'enum', 'const', 'x-console']);

/** Every `x-console` of a document, in document order. */
export function walkWords(document: OpenApi): readonly Words[] {
  const found: Words[] = [];
  const visit = (value: unknown, at: Path): void => {
    if (!isObject(value)) return;
    // A property may be called x-console; then it is a schema and stands among properties.
    if ('x-console' in value && at.at(-1) !== 'properties') {
      found.push({ subject: subjectAt(at), at, words: value['x-console'] });
    }
    for (const [key, member] of Object.entries(value)) {
      if (!DATA.has(key) || at.at(-1) === 'properties') visit(member, [...at, key]);
    }
  };
  visit(document, []);
  return found;
}

function subjectAt(at: Path): Subject {
  if (at.length === 0) return 'document';
  if (at.length === 3 && at[0] === 'paths' && METHODS.some(method => method === at[2])) {
    return 'operation';
  }
  return at.at(-2) === 'properties' ? 'property' : 'schema';
}
