import { isObjectOrArray } from '../../jsonPointer.ts';

/** Names of `Object.prototype`; the bundler reads the inherited member instead of a property of that name. */
const PROTOTYPE_NAMES = Object.getOwnPropertyNames(Object.prototype);

const MARK = '..own';

/** Marks the names in a document's text that would break the bundler, including those in references. */
export const markReservedNames = (text: string): string =>
  text.replaceAll(
    new RegExp(`(?<![\\w$])(${PROTOTYPE_NAMES.join('|')})(?![\\w$])`, 'g'),
    `$1${MARK}`,
  );

/** Whether a document has such a property: then only own members count. */
export const hasReservedNames = (document: object): boolean =>
  new RegExp(`"(${PROTOTYPE_NAMES.join('|')})":`).test(JSON.stringify(document));

/** Removes the marks again. */
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
