import { isObjectOrArray } from './jsonPointer.ts';

/** Names that every object has from birth; the bundler takes a property of such a name for what it was born with. */
const PROTOTYPE_NAMES = Object.getOwnPropertyNames(Object.prototype);

const MARK = '..own';

/** Marks the names in a document's text that would confuse the bundler, wherever they stand, references included. */
export const markReservedNames = (text: string): string =>
  text.replaceAll(
    new RegExp(`(?<![\\w$])(${PROTOTYPE_NAMES.join('|')})(?![\\w$])`, 'g'),
    `$1${MARK}`,
  );

/** Whether a document has a property of such a name: then only a value's own members count. */
export const hasReservedNames = (document: object): boolean =>
  new RegExp(`"(${PROTOTYPE_NAMES.join('|')})":`).test(JSON.stringify(document));

/** Takes the marks off again. */
export function unmarkReservedNames<Value>(value: Value): Value {
  return (JSON.stringify(value).includes(MARK) ? removeMarks(value) : value) as Value;
}

function removeMarks(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(MARK, '');
  if (Array.isArray(value)) return value.map(removeMarks);
  if (!isObjectOrArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key.replaceAll(MARK, ''), removeMarks(member)]),
  );
}
