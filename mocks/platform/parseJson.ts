import { codes, Refusal, refuse } from './Refusal.ts';

/** Objects and lists inside each other, the outermost included. No body of a document has half as many. */
const DEEPEST = 32;

/**
 * Reads the JSON of a body.
 *
 * @throws Refusal 400 (1) no JSON, or too deep; 422 (22) with a key `__proto__`
 */
export function parseJson(text: string): unknown {
  // Before it is parsed: what is too deep for us may be too deep for the parser.
  if (depthOf(text) > DEEPEST) {
    throw refuse.malformed(`The body has more than ${DEEPEST} objects or lists inside each other.`);
  }
  const value = parse(text);
  const place = findPrototype(value, '');
  if (place !== undefined) {
    throw refuse.invalid([{ path: place, code: 'propertyNames', message: 'is not a property' }]);
  }
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Refusal(400, codes.invalidParameter, message, { name: 'SyntaxError' });
  }
}

function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let isText = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '"') isText = !isText;
    else if (letter === '\\' && isText) at += 1;
    else if (isText) continue;
    else if (letter === '{' || letter === '[') deepest = Math.max(deepest, (depth += 1));
    else if (letter === '}' || letter === ']') depth -= 1;
  }
  return deepest;
}

/** A key that means the prototype wherever an object is built from others. @see SEC-06 */
function findPrototype(value: unknown, path: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const here = `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    const place = key === '__proto__' ? here : findPrototype(inner, here);
    if (place !== undefined) return place;
  }
  return undefined;
}
