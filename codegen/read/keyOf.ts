import type { FieldDescriptor } from '../../src/schema/field.ts';
import type { BoundOperation } from './binding.ts';
import { stepsOf } from './collections.ts';
import { singular } from './record.ts';
import { plainName } from './rows.ts';

/** Names of a property that identifies a record, where no address tells it. */
const KEYS = ['id', 'uuid', 'guid'];
const WEAK_KEYS = ['key', 'code', 'slug', 'number', 'name'];

/**
 * The property that identifies a record: the one that its address is made with, or `id`, or one of the usual names.
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
  const exact = [...parameters, 'id'].find(name => sources.includes(name));
  if (exact !== undefined) return exact;
  const one = singular(plainName(resource));
  const alike = [
    ...parameters.map(plainName),
    ...KEYS,
    ...KEYS.map(key => one + key),
    ...WEAK_KEYS.map(key => one + key),
    ...WEAK_KEYS,
  ];
  return alike
    .map(name => sources.find(source => plainName(source) === name))
    .find(source => source !== undefined);
}

/** What can stand in an address. */
const KINDS: ReadonlySet<string> = new Set([
  ...['text', 'integer', 'number', 'email', 'url', 'enum', 'reference', 'multiline', 'date'],
]);
