import type { OpenApi, Schema } from '../openapi.ts';
import { formatPointer, isObject, parsePointer } from '../read/pointer.ts';
import { flatten, schemaName } from '../read/resolve.ts';

/** The three ways in which a schema is meant: as it stands, in a request, in an answer. */
export type Sense = 'plain' | 'request' | 'answer';

/** What a value need not have in a sense, though its schema requires it. */
const MARKS = { request: 'readOnly', answer: 'writeOnly' } as const;

/** The components of a document in one sense, and how a schema that refers to them is written. */
export interface Meaning {
  /** Each component that means something else than in the plain sense, by the address that references give it. */
  readonly parts: Readonly<Record<string, object>>;
  /** A schema as it is meant, its references leading to the parts. */
  mean(schema: Schema): object;
}

/** Words that say something about a value and judge nothing. */
const ANNOTATIONS = new Set([
  ...['title', 'description', 'default', 'example', 'examples', 'deprecated', 'x-console'],
  ...['externalDocs', 'xml', 'discriminator'],
  // Whoever names a schema for the world does not name it for the judge.
  ...['$schema', '$id', '$anchor', '$comment'],
]);

/**
 * What schemas mean in a request, which need not have what is read only, and in an answer, which need not have
 * what is write only. A component that means the same in every sense stays in the plain part, so that it is
 * compiled once.
 *
 * @see OpenAPI 3.0.4, Schema Object, readOnly and writeOnly
 */
export function meaningIn(sense: Sense, document: OpenApi): Meaning {
  const all = document.components?.schemas ?? {};
  const touched = sense === 'plain' ? new Set(Object.keys(all)) : touchedIn(sense, document);
  const mean = (schema: Schema): object => {
    const meant = sense === 'plain' ? schema : without(MARKS[sense], document, schema);
    return rebase(bare(meant), name => (touched.has(name) ? sense : 'plain')) as object;
  };
  const parts = Object.entries(all)
    .filter(([name]) => touched.has(name))
    .map(([name, schema]) => [addressOf(sense, name), mean(schema)] as const);
  return { parts: Object.fromEntries(parts), mean };
}

const addressOf = (sense: Sense, name: string) => `${sense}:${encodeURIComponent(name)}`;

/** A schema without the words that judge nothing: they would only make the code of its validator longer. */
function bare(value: unknown, isMap = false): unknown {
  if (Array.isArray(value)) return value.map(item => bare(item));
  if (!isObject(value)) return value;
  const members = Object.entries(value)
    .filter(([key]) => isMap || !(ANNOTATIONS.has(key) || key.startsWith('x-')))
    .map(([key, member]) => [key, isData(key, isMap) ? member : bare(member, isMapOf(key, isMap))]);
  return Object.fromEntries(members) as object;
}

const isData = (key: string, isMap: boolean) => !isMap && (key === 'const' || key === 'enum');

/** Whether the members of this word are named by the document. */
const isMapOf = (key: string, isMap: boolean) =>
  !isMap && ['properties', 'patternProperties', 'dependentSchemas', '$defs'].includes(key);

/** The components that mean something else in a sense, or refer to one that does. */
function touchedIn(sense: 'request' | 'answer', document: OpenApi): ReadonlySet<string> {
  const all = Object.entries(document.components?.schemas ?? {});
  const differs = ([, schema]: (typeof all)[number]) =>
    JSON.stringify(without(MARKS[sense], document, schema)) !== JSON.stringify(schema);
  let touched = new Set(all.filter(differs).map(([name]) => name));
  for (;;) {
    const next = all.filter(
      ([name, schema]) => touched.has(name) || referencesOf(schema).some(to => touched.has(to)),
    );
    if (next.length === touched.size) return touched;
    touched = new Set(next.map(([name]) => name));
  }
}

function referencesOf(schema: Schema): readonly string[] {
  const names: string[] = [];
  rebase(schema, name => {
    names.push(name);
    return 'plain';
  });
  return names;
}

/** Makes references into the document references to one of the parts, or to a place inside of it. */
function rebase(value: unknown, senseOf: (name: string) => Sense): unknown {
  if (Array.isArray(value)) return value.map(item => rebase(item, senseOf));
  if (!isObject(value)) return value;
  const members = Object.entries(value).map(([key, member]) => {
    const [, , name, ...inside] =
      key === '$ref' && typeof member === 'string' && schemaName(member) !== undefined
        ? parsePointer(member)
        : [];
    if (name === undefined) return [key, rebase(member, senseOf)] as const;
    const place = inside.length === 0 ? '' : `#${formatPointer(inside)}`;
    return [key, `${addressOf(senseOf(name), name)}${place}`] as const;
  });
  return Object.fromEntries(members);
}

function without(mark: 'readOnly' | 'writeOnly', document: OpenApi, value: unknown): unknown {
  if (Array.isArray(value)) return value.map(item => without(mark, document, item));
  if (!isObject(value)) return value;
  const members = Object.entries(value).map(
    ([key, member]) => [key, without(mark, document, member)] as const,
  );
  const result = Object.fromEntries(members);
  const { properties, required } = value as Schema;
  if (!isObject(properties) || !Array.isArray(required)) return result;
  const needed = (required as readonly string[]).filter(name => {
    const property = properties[name];
    return !(property && flatten(document, property).schema[mark]);
  });
  return { ...result, required: needed };
}
