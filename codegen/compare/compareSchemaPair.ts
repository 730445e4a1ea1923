import type { OpenApiDocument, SchemaObject } from '../openapi.ts';
import { getSchemaName } from '../read/schema/reference.ts';
import { flattenSchema, type FlatSchema } from '../read/schema/schemaObject.ts';
import { compareBounds } from './compareBounds.ts';
import { compareExtensions } from './compareExtensions.ts';
import {
  BREAKING_IN_BOTH,
  ALWAYS_SAFE,
  BREAKING_IN_RESPONSES,
  BREAKING_IN_REQUESTS,
  type SchemaDifference,
  type SchemaDirection,
  type ReportDifference,
} from './SchemaDifference.ts';

/** The two documents, and the directions of the compared schemas. */
export interface SchemaComparison {
  readonly before: OpenApiDocument;
  readonly after: OpenApiDocument;
  readonly directions: ReadonlySet<SchemaDirection>;
}

/**
 * Compares two schemas recursively. It stops at a reference to the same component on both sides: components are
 * compared once, separately.
 */
export function compareSchemaPair(
  comparison: SchemaComparison,
  before: SchemaObject,
  after: SchemaObject,
  path: readonly string[] = [],
  seen: readonly string[] = [],
): readonly SchemaDifference[] {
  const names = [before.$ref, after.$ref].map(ref => (ref === undefined ? '' : getSchemaName(ref)));
  const extensions = getExtensions(before, after);
  const pair = names.join(' ');
  if (names[0] && (names[0] === names[1] || seen.includes(pair)) && path.length + seen.length > 0)
    return extensions
      ? collectDifferences(comparison, path, report =>
          compareExtensions(extensions[0], extensions[1], report),
        )
      : [];
  const [old, now] = [
    flattenSchema(comparison.before, before),
    flattenSchema(comparison.after, after),
  ];
  const nextSeen = names[0] && names[1] ? [...seen, pair] : seen;
  const ownDifferences = collectDifferences(comparison, path, report => {
    compareTypes(old, now, report);
    compareValues(old.schema, now.schema, report);
    compareBounds(old.schema, now.schema, report);
    compareExtensions(old.schema, now.schema, report);
  });
  return [...ownDifferences, ...compareNested(comparison, old.schema, now.schema, path, nextSeen)];
}

/** The extensions next to two references to the same component. */
function getExtensions(
  before: SchemaObject,
  after: SchemaObject,
): readonly [SchemaObject, SchemaObject] | undefined {
  return before['x-console'] || after['x-console'] ? [before, after] : undefined;
}

function collectDifferences(
  { directions }: SchemaComparison,
  path: readonly string[],
  compare: (report: ReportDifference) => void,
): readonly SchemaDifference[] {
  const found: SchemaDifference[] = [];
  compare((description, severities, kind, property) => {
    const isBreaking = [...directions].some(direction => severities[direction] === 'breaking');
    const severity = isBreaking ? 'breaking' : 'safe';
    found.push({
      path: property === undefined ? path : [...path, property],
      description,
      severity,
      kind,
    });
  });
  return found;
}

function compareTypes(old: FlatSchema, now: FlatSchema, report: ReportDifference) {
  const [was, is] = [formatType(old.schema), formatType(now.schema)];
  if (was !== is) {
    const severities =
      was === 'integer' && is === 'number'
        ? BREAKING_IN_RESPONSES
        : was === 'number' && is === 'integer'
          ? BREAKING_IN_REQUESTS
          : BREAKING_IN_BOTH;
    report(`was ${was} and is ${is}`, severities, 'type');
  }
  if (old.nullable !== now.nullable) {
    if (now.nullable) report('may be null now', BREAKING_IN_RESPONSES, 'presence');
    else report('may no longer be null', BREAKING_IN_REQUESTS, 'presence');
  }
}

/** Formats the type, with the format where it changes the meaning: a date is not a text. */
function formatType({ type, format, properties, items, oneOf, anyOf }: SchemaObject): string {
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

const toJson = (value: unknown): string => JSON.stringify(value);

function compareValues(old: SchemaObject, now: SchemaObject, report: ReportDifference) {
  const [was, is] = [getAllowedValues(old), getAllowedValues(now)];
  if (was === undefined && is === undefined) return;
  if (was === undefined) {
    report(`takes only ${(is ?? []).map(toJson).join(', ')} now`, BREAKING_IN_REQUESTS, 'values');
    return;
  }
  if (is === undefined) {
    report('takes any value now', ALWAYS_SAFE, 'values');
    return;
  }
  const removed = was.filter(value => !is.some(each => toJson(each) === toJson(value)));
  const added = is.filter(value => !was.some(each => toJson(each) === toJson(value)));
  if (removed.length > 0)
    report(`no longer knows ${removed.map(toJson).join(', ')}`, BREAKING_IN_BOTH, 'values');
  if (added.length > 0) report(`knows ${added.map(toJson).join(', ')} too`, ALWAYS_SAFE, 'values');
}

const getAllowedValues = ({
  enum: values,
  const: only,
}: SchemaObject): readonly unknown[] | undefined =>
  values ?? (only === undefined ? undefined : [only]);

/** Compares properties, items and the variants of a choice. */
function compareNested(
  comparison: SchemaComparison,
  old: SchemaObject,
  now: SchemaObject,
  path: readonly string[],
  seen: readonly string[],
): readonly SchemaDifference[] {
  const compareChild = (before: SchemaObject, after: SchemaObject, ...steps: readonly string[]) =>
    compareSchemaPair(
      comparison,
      before,
      after,
      [...path, ...steps],
      seen.length > 0 ? seen : [''],
    );
  const [was, is] = [old.properties ?? {}, now.properties ?? {}];
  const presence = collectDifferences(comparison, path, report =>
    compareProperties(old, now, report, comparison),
  );
  const properties = Object.keys(was)
    .filter(name => Object.hasOwn(is, name))
    .flatMap(name => compareChild(was[name] ?? {}, is[name] ?? {}, name));
  const items = old.items && now.items ? compareChild(old.items, now.items, '[]') : [];
  return [
    ...presence,
    ...properties,
    ...items,
    ...compareVariants(comparison, old, now, path, seen),
  ];
}

function compareProperties(
  old: SchemaObject,
  now: SchemaObject,
  report: ReportDifference,
  { before, after }: SchemaComparison,
) {
  const [was, is] = [old.properties ?? {}, now.properties ?? {}];
  const required = (schema: SchemaObject, name: string) => schema.required?.includes(name) ?? false;
  for (const name of Object.keys(was)) {
    if (!Object.hasOwn(is, name)) {
      report('is removed', BREAKING_IN_BOTH, 'removed', name);
      continue;
    }
    if (!required(old, name) && required(now, name))
      report('must be given now', BREAKING_IN_REQUESTS, 'presence', name);
    if (required(old, name) && !required(now, name))
      report('may be missing now', BREAKING_IN_RESPONSES, 'presence', name);
    const [one, other] = [
      flattenSchema(before, was[name] ?? {}),
      flattenSchema(after, is[name] ?? {}),
    ];
    if (!one.schema.readOnly && other.schema.readOnly)
      report('can only be read now', BREAKING_IN_REQUESTS, 'removed', name);
    if (!one.schema.writeOnly && other.schema.writeOnly)
      report('is no longer in the response', BREAKING_IN_RESPONSES, 'removed', name);
  }
  for (const name of Object.keys(is)) {
    if (Object.hasOwn(was, name)) continue;
    const isReadOnly = flattenSchema(after, is[name] ?? {}).schema.readOnly ?? false;
    if (required(now, name) && !isReadOnly)
      report('is new and must be given', BREAKING_IN_REQUESTS, 'new', name);
    else report('is new', ALWAYS_SAFE, 'new', name);
  }
}

/** Matches the schemas of `oneOf` and `anyOf` by their component, else by their index. */
function compareVariants(
  comparison: SchemaComparison,
  old: SchemaObject,
  now: SchemaObject,
  path: readonly string[],
  seen: readonly string[],
): readonly SchemaDifference[] {
  const [was, is] = [getVariants(old), getVariants(now)];
  const ownDifferences = collectDifferences(comparison, path, report => {
    for (const name of was.keys())
      if (!is.has(name)) report(`no longer has the shape ${name}`, BREAKING_IN_BOTH, 'values');
    for (const name of is.keys())
      if (was.size > 0 && !was.has(name))
        report(`has the shape ${name} too`, ALWAYS_SAFE, 'values');
  });
  const nested = [...was].flatMap(([name, before]) => {
    const after = is.get(name);
    return after
      ? compareSchemaPair(comparison, before, after, path, seen.length > 0 ? seen : [''])
      : [];
  });
  return [...ownDifferences, ...nested];
}

const getVariants = ({ oneOf, anyOf }: SchemaObject): ReadonlyMap<string, SchemaObject> =>
  new Map(
    (oneOf ?? anyOf ?? []).map((option, index) => [
      (option.$ref && getSchemaName(option.$ref)) ?? option.title ?? String(index + 1),
      option,
    ]),
  );
