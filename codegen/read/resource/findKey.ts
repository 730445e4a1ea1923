import type { FieldDescriptor } from '../../../src/schema/field.ts';
import type { BoundOperation } from '../operation/BoundOperation.ts';
import { splitPath } from '../operation/pathTemplate.ts';
import { toSingular } from '../schema/findRecord.ts';
import { normalizeName } from '../schema/findRows.ts';

/** Names of a property that identifies a record, where no path defines it. */
const KEY_NAMES = ['id', 'uuid', 'guid'];
const WEAK_KEY_NAMES = ['key', 'code', 'slug', 'number', 'name'];

/**
 * Finds the property that identifies a record: the one whose full name or suffix is the path parameter, or `id`, or
 * one of the usual names.
 *
 * @returns undefined when no property qualifies
 * @see https://spec.openapis.org/oas/v3.1.1.html#path-templating
 */
export function findKey(
  resource: string,
  bound: readonly BoundOperation[],
  fields: readonly FieldDescriptor[],
): string | undefined {
  const sources = fields.filter(({ kind }) => KEY_KINDS.has(kind)).map(({ source }) => source);
  const parameters = bound
    .filter(({ binding: { kind: is } }) => is === 'one' || is === 'update' || is === 'delete')
    .flatMap(
      ({ found }) => /^\{([^}]+)\}$/.exec(splitPath(found.template).at(-1) ?? '')?.[1] ?? [],
    );
  const exact = [...parameters, ...parameters.flatMap(getNameTails), 'id'];
  const exactMatch = exact.find(name => sources.includes(name));
  if (exactMatch !== undefined) return exactMatch;
  const [last = ''] = splitIntoWords(resource).slice(-1);
  const singularNames = [...new Set([resource, last].map(name => toSingular(normalizeName(name))))];
  const candidates = [
    ...parameters.map(normalizeName),
    ...parameters.flatMap(getNameTails).map(normalizeName),
    ...KEY_NAMES,
    ...singularNames.flatMap(singularName => KEY_NAMES.map(key => singularName + key)),
    ...singularNames.flatMap(singularName => WEAK_KEY_NAMES.map(key => singularName + key)),
    ...WEAK_KEY_NAMES,
  ];
  return candidates
    .map(name => sources.find(source => normalizeName(source) === name))
    .find(source => source !== undefined);
}

/** Returns the property names that a parameter can refer to: `{lampTypeAddress}` is `typeAddress` or `address`. */
function getNameTails(parameter: string): readonly string[] {
  const parts = splitIntoWords(parameter);
  return parts.slice(1).map((_, index) => {
    const [first = '', ...rest] = parts.slice(index + 1);
    return first.toLowerCase() + rest.join('');
  });
}

const splitIntoWords = (name: string): readonly string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The kinds that are valid in a path. */
const KEY_KINDS: ReadonlySet<string> = new Set([
  ...['text', 'integer', 'number', 'email', 'url', 'enum', 'reference', 'multiline', 'date'],
]);
