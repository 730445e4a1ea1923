import { isObject } from './pointer.ts';

/** Names that every object has from birth; the bundler takes a property of such a name for what it was born with. */
const BORN = Object.getOwnPropertyNames(Object.prototype);

const MARK = '..own';

/** Marks the names in a document's text that would confuse the bundler, wherever they stand, references included. */
export const markNames = (text: string): string =>
  text.replaceAll(new RegExp(`(?<![\\w$])(${BORN.join('|')})(?![\\w$])`, 'g'), `$1${MARK}`);

/** Whether a document has a property of such a name: then only a value's own members count. */
export const hasHostileNames = (document: object): boolean =>
  new RegExp(`"(${BORN.join('|')})":`).test(JSON.stringify(document));

/** Takes the marks off again. */
export function unmarkNames<Value>(value: Value): Value {
  return (JSON.stringify(value).includes(MARK) ? unmark(value) : value) as Value;
}

function unmark(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(MARK, '');
  if (Array.isArray(value)) return value.map(unmark);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key.replaceAll(MARK, ''), unmark(member)]),
  );
}
