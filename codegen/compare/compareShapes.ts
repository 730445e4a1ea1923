import type { OpenApi, Schema } from '../openapi.ts';
import { flatten, schemaName, type Flat } from '../read/resolve.ts';
import { compareBounds } from './compareBounds.ts';
import { compareWords } from './compareWords.ts';
import {
  bothWays,
  neverGrave,
  whenAnswered,
  whenSent,
  type Difference,
  type Direction,
  type Say,
} from './Difference.ts';

/** The two documents, and the directions in which the schemas travel. */
export interface Comparison {
  readonly before: OpenApi;
  readonly after: OpenApi;
  readonly directions: ReadonlySet<Direction>;
}

/**
 * Compares two schemas with everything that is written in them. A reference to the same component on both sides ends
 * the walk: components are compared once, by themselves.
 */
export function compareShapes(
  comparison: Comparison,
  before: Schema,
  after: Schema,
  path: readonly string[] = [],
  seen: readonly string[] = [],
): readonly Difference[] {
  const names = [before.$ref, after.$ref].map(ref => (ref === undefined ? '' : schemaName(ref)));
  const words = wordsBeside(before, after);
  const pair = names.join(' ');
  if (names[0] && (names[0] === names[1] || seen.includes(pair)) && path.length + seen.length > 0)
    return words ? collect(comparison, path, say => compareWords(words[0], words[1], say)) : [];
  const [old, now] = [flatten(comparison.before, before), flatten(comparison.after, after)];
  const deeper = names[0] && names[1] ? [...seen, pair] : seen;
  const own = collect(comparison, path, say => {
    compareTypes(old, now, say);
    compareValues(old.schema, now.schema, say);
    compareBounds(old.schema, now.schema, say);
    compareWords(old.schema, now.schema, say);
  });
  return [...own, ...compareInside(comparison, old.schema, now.schema, path, deeper)];
}

/** What stands beside two references to the same component. */
function wordsBeside(before: Schema, after: Schema): readonly [Schema, Schema] | undefined {
  return before['x-console'] || after['x-console'] ? [before, after] : undefined;
}

function collect(
  { directions }: Comparison,
  path: readonly string[],
  compare: (say: Say) => void,
): readonly Difference[] {
  const found: Difference[] = [];
  compare((what, gravity, kind, inside) => {
    const isGrave = [...directions].some(direction => gravity[direction] === 'breaking');
    const severity = isGrave ? 'breaking' : 'safe';
    found.push({ path: inside === undefined ? path : [...path, inside], what, severity, kind });
  });
  return found;
}

function compareTypes(old: Flat, now: Flat, say: Say) {
  const [was, is] = [typeWords(old.schema), typeWords(now.schema)];
  if (was !== is) {
    const gravity =
      was === 'integer' && is === 'number'
        ? whenAnswered
        : was === 'number' && is === 'integer'
          ? whenSent
          : bothWays;
    say(`was ${was} and is ${is}`, gravity, 'type');
  }
  if (old.nullable !== now.nullable) {
    if (now.nullable) say('may be null now', whenAnswered, 'presence');
    else say('may no longer be null', whenSent, 'presence');
  }
}

/** The type, with the format that makes it another thing: a date is no text. */
function typeWords({ type, format, properties, items, oneOf, anyOf }: Schema): string {
  const name =
    typeof type === 'string'
      ? type
      : Array.isArray(type)
        ? type.toSorted().join(' or ')
        : properties
          ? 'object'
          : items
            ? 'array'
            : (oneOf ?? anyOf)
              ? 'one of several shapes'
              : 'any value';
  return format === undefined ? name : `${name} (${format})`;
}

const written = (value: unknown): string => JSON.stringify(value);

function compareValues(old: Schema, now: Schema, say: Say) {
  const [was, is] = [valuesOf(old), valuesOf(now)];
  if (was === undefined && is === undefined) return;
  if (was === undefined) {
    say(`takes only ${(is ?? []).map(written).join(', ')} now`, whenSent, 'values');
    return;
  }
  if (is === undefined) {
    say('takes any value now', neverGrave, 'values');
    return;
  }
  const gone = was.filter(value => !is.some(each => written(each) === written(value)));
  const added = is.filter(value => !was.some(each => written(each) === written(value)));
  if (gone.length > 0) say(`no longer knows ${gone.map(written).join(', ')}`, bothWays, 'values');
  if (added.length > 0) say(`knows ${added.map(written).join(', ')} too`, neverGrave, 'values');
}

const valuesOf = ({ enum: values, const: only }: Schema): readonly unknown[] | undefined =>
  values ?? (only === undefined ? undefined : [only]);

/** Properties, items and the shapes of a choice. */
function compareInside(
  comparison: Comparison,
  old: Schema,
  now: Schema,
  path: readonly string[],
  seen: readonly string[],
): readonly Difference[] {
  const into = (before: Schema, after: Schema, ...steps: readonly string[]) =>
    compareShapes(comparison, before, after, [...path, ...steps], seen.length > 0 ? seen : ['']);
  const [was, is] = [old.properties ?? {}, now.properties ?? {}];
  const presence = collect(comparison, path, say => compareProperties(old, now, say, comparison));
  const properties = Object.keys(was)
    .filter(name => Object.hasOwn(is, name))
    .flatMap(name => into(was[name] ?? {}, is[name] ?? {}, name));
  const items = old.items && now.items ? into(old.items, now.items, '[]') : [];
  return [
    ...presence,
    ...properties,
    ...items,
    ...compareOptions(comparison, old, now, path, seen),
  ];
}

function compareProperties(old: Schema, now: Schema, say: Say, { before, after }: Comparison) {
  const [was, is] = [old.properties ?? {}, now.properties ?? {}];
  const required = (schema: Schema, name: string) => schema.required?.includes(name) ?? false;
  for (const name of Object.keys(was)) {
    if (!Object.hasOwn(is, name)) {
      say('is gone', bothWays, 'gone', name);
      continue;
    }
    if (!required(old, name) && required(now, name))
      say('must be given now', whenSent, 'presence', name);
    if (required(old, name) && !required(now, name))
      say('may be missing now', whenAnswered, 'presence', name);
    const [one, other] = [flatten(before, was[name] ?? {}), flatten(after, is[name] ?? {})];
    if (!one.schema.readOnly && other.schema.readOnly)
      say('can only be read now', whenSent, 'gone', name);
    if (!one.schema.writeOnly && other.schema.writeOnly)
      say('is no longer answered', whenAnswered, 'gone', name);
  }
  for (const name of Object.keys(is)) {
    if (Object.hasOwn(was, name)) continue;
    const isReadOnly = flatten(after, is[name] ?? {}).schema.readOnly ?? false;
    if (required(now, name) && !isReadOnly) say('is new and must be given', whenSent, 'new', name);
    else say('is new', neverGrave, 'new', name);
  }
}

/** Shapes of `oneOf` and `anyOf` are told apart by their component, else by their place. */
function compareOptions(
  comparison: Comparison,
  old: Schema,
  now: Schema,
  path: readonly string[],
  seen: readonly string[],
): readonly Difference[] {
  const [was, is] = [optionsOf(old), optionsOf(now)];
  const own = collect(comparison, path, say => {
    for (const name of was.keys())
      if (!is.has(name)) say(`no longer has the shape ${name}`, bothWays, 'values');
    for (const name of is.keys())
      if (was.size > 0 && !was.has(name)) say(`has the shape ${name} too`, neverGrave, 'values');
  });
  const inside = [...was].flatMap(([name, before]) => {
    const after = is.get(name);
    return after
      ? compareShapes(comparison, before, after, path, seen.length > 0 ? seen : [''])
      : [];
  });
  return [...own, ...inside];
}

const optionsOf = ({ oneOf, anyOf }: Schema): ReadonlyMap<string, Schema> =>
  new Map(
    (oneOf ?? anyOf ?? []).map((option, index) => [
      (option.$ref && schemaName(option.$ref)) ?? option.title ?? String(index + 1),
      option,
    ]),
  );
