import type { FieldDescriptor } from '../../src/schema/field.ts';
import type { BoundOperation } from './binding.ts';
import { stepsOf } from './collections.ts';
import { singular } from './record.ts';
import { plainName } from './rows.ts';

/** Names of a property that identifies a record, where no address tells it. */
const KEYS = ['id', 'uuid', 'guid'];
const WEAK_KEYS = ['key', 'code', 'slug', 'number', 'name'];

/**
 * The property that identifies a record: the one that its address is made with, by its whole name or the end of it, or
 * `id`, or one of the usual names.
 *
 * @returns undefined when no property can be it
 */
export function findKey(
  resource: string,
  bound: readonly BoundOperation[],
  fields: readonly FieldDescriptor[],
): string | undefined {
  const sources = fields.filter(({ kind }) => KINDS.has(kind)).map(({ source }) => source);
  const parameters = bound
    .filter(({ binding: { is } }) => is === 'one' || is === 'update' || is === 'delete')
    .flatMap(({ found }) => /^\{([^}]+)\}$/.exec(stepsOf(found.template).at(-1) ?? '')?.[1] ?? []);
  const exact = [...parameters, ...parameters.flatMap(tailsOf), 'id'];
  const told = exact.find(name => sources.includes(name));
  if (told !== undefined) return told;
  const [last = ''] = wordsOf(resource).slice(-1);
  const ones = [...new Set([resource, last].map(name => singular(plainName(name))))];
  const alike = [
    ...parameters.map(plainName),
    ...parameters.flatMap(tailsOf).map(plainName),
    ...KEYS,
    ...ones.flatMap(one => KEYS.map(key => one + key)),
    ...ones.flatMap(one => WEAK_KEYS.map(key => one + key)),
    ...WEAK_KEYS,
  ];
  return alike
    .map(name => sources.find(source => plainName(source) === name))
    .find(source => source !== undefined);
}

/** What a parameter may be called in its own record: `{lampTypeAddress}` is its `typeAddress`, or its `address`. */
function tailsOf(parameter: string): readonly string[] {
  const words = wordsOf(parameter);
  return words.slice(1).map((_, index) => {
    const [first = '', ...rest] = words.slice(index + 1);
    return first.toLowerCase() + rest.join('');
  });
}

const wordsOf = (name: string): readonly string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** What can stand in an address. */
const KINDS: ReadonlySet<string> = new Set([
  ...['text', 'integer', 'number', 'email', 'url', 'enum', 'reference', 'multiline', 'date'],
]);
