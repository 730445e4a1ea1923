import { isDeepEqual } from './isDeepEqual.ts';

/** The path of a value in the fields of a node: names and indices. */
export type ValuePath = readonly (string | number)[];

/** A value before both changes, and as each editor has it now. */
export interface ValueVersions {
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

type Parts = Readonly<Record<string, unknown>>;

/** Objects that make sense as a whole only: a colour, a day, a time, a range of them, and the rectangle of an overlaid text. */
const WHOLE_KEYS = ['red', 'year', 'hour', 'dateBegin', 'timeBegin', 'w'] as const;

/** Whether a value is merged part by part, as a font is. A list is not: its parts have no identity. */
const hasParts = (value: unknown): value is Parts =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !WHOLE_KEYS.some(key => key in value);

const listNames = (...parts: readonly Parts[]): readonly string[] => [
  ...new Set(parts.flatMap(Object.keys)),
];

/** Merges what two editors made of a value; where both changed the same part, the second one wins. */
function mergeValue(base: unknown, first: unknown, second: unknown): unknown {
  if (isDeepEqual(second, base)) return first;
  if (isDeepEqual(first, base)) return second;
  if (!hasParts(first) || !hasParts(second)) return second;
  return mergeParts(hasParts(base) ? base : {}, first, second);
}

function mergeParts(base: Parts, first: Parts, second: Parts): Parts {
  const values = listNames(base, first, second).map(
    name => [name, mergeValue(base[name], first[name], second[name])] as const,
  );
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/** Merges the fields of a node; where both editors changed the same part, the second one wins. */
export const mergeFields = <Fields extends object>(
  base: Fields,
  first: Fields,
  second: Fields,
): Fields => mergeParts(base as Parts, first as Parts, second as Parts) as Fields;

/** Returns the values that both editors changed, each in another way. */
export function listFieldConflicts(
  { base, mine, theirs }: ValueVersions,
  path: ValuePath = [],
): readonly (ValueVersions & { readonly path: ValuePath })[] {
  if (isDeepEqual(mine, base) || isDeepEqual(theirs, base) || isDeepEqual(mine, theirs)) return [];
  if (!hasParts(mine) || !hasParts(theirs)) return [{ path, base, mine, theirs }];
  const before = hasParts(base) ? base : {};
  return listNames(before, mine, theirs).flatMap(name =>
    listFieldConflicts({ base: before[name], mine: mine[name], theirs: theirs[name] }, [
      ...path,
      name,
    ]),
  );
}
