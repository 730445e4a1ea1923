import { errorCodes, HttpError, httpErrors } from './HttpError.ts';

/** The maximum nesting of objects and lists, the outermost included. No body of a document has half as many. */
const MAX_DEPTH = 32;

/**
 * Parses the JSON of a body.
 *
 * @throws HttpError 400 (1) no JSON, or too deep; 422 (22) with a key `__proto__`
 */
export function parseJson(text: string): unknown {
  // Before parsing: a depth beyond our limit may be beyond the parser's.
  if (getDepth(text) > MAX_DEPTH) {
    throw httpErrors.badRequest(
      `The body has more than ${MAX_DEPTH} objects or lists inside each other.`,
    );
  }
  const value = parseText(text);
  const pointer = findPrototypeKey(value, '');
  if (pointer !== undefined) {
    throw httpErrors.invalidBody([
      { path: pointer, code: 'propertyNames', message: 'is not a property' },
    ]);
  }
  return value;
}

function parseText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new HttpError(400, errorCodes.invalidParameter, message, { name: 'SyntaxError' });
  }
}

function getDepth(text: string): number {
  let depth = 0;
  let maxDepth = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '"') isInString = !isInString;
    else if (character === '\\' && isInString) index += 1;
    else if (isInString) continue;
    else if (character === '{' || character === '[') maxDepth = Math.max(maxDepth, (depth += 1));
    else if (character === '}' || character === ']') depth -= 1;
  }
  return maxDepth;
}

/** Finds a key that changes the prototype wherever code copies it to an object. @see SEC-06 */
function findPrototypeKey(value: unknown, path: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, member] of Object.entries(value)) {
    const keyPointer = `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    const pointer = key === '__proto__' ? keyPointer : findPrototypeKey(member, keyPointer);
    if (pointer !== undefined) return pointer;
  }
  return undefined;
}
