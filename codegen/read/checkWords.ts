import { readFileSync } from 'node:fs';

import type { ErrorObject, ValidateFunction } from 'ajv';

import type { Scalar } from '../../src/schema/field.ts';
import type { OpenApi, Schema, SchemaWords } from '../openapi.ts';
import { explain, useOneOf } from './explain.ts';
import type { Finding } from './finding.ts';
import { impossibleValues } from './impossibleValues.ts';
import { parsePointer, valueAt } from './pointer.ts';
import { readChoices } from './readChoices.ts';
import { flatten } from './resolve.ts';
import { walkWords, type Subject, type Words } from './walkWords.ts';

const VOCABULARY = new URL('../../openapi/x-console.schema.json', import.meta.url);

/** Checks every `x-console` of a document: its words by their JSON Schema, then what they name in the document. */
export async function checkWords(document: OpenApi): Promise<readonly Finding[]> {
  const all = walkWords(document);
  if (all.length === 0) return [];
  const judge = await createJudge();
  const wrong = all.flatMap(words => judge(words));
  if (wrong.length > 0) return wrong;
  return [...all.flatMap(words => checkNames(document, words)), ...checkColumns(all)];
}

async function createJudge(): Promise<(words: Words) => readonly Finding[]> {
  const { Ajv2020 } = await import('ajv/dist/2020.js');
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    allowUnionTypes: true,
    keywords: ['x-also'],
  });
  ajv.addSchema(JSON.parse(readFileSync(VOCABULARY, 'utf8')) as object);
  const judges = new Map<Subject, ValidateFunction>();
  return ({ subject, at, words }) => {
    const judge = judges.get(subject) ?? ajv.compile({ $ref: `x-console#/$defs/${subject}` });
    judges.set(subject, judge);
    if (judge(words)) return [];
    return mainErrors(judge.errors ?? []).map(error => ({
      at: [...at, 'x-console', ...parsePointer(error.instancePath), ...culpritOf(error)],
      message: explain(error),
    }));
  };
}

/** Of several errors at one value the one that says most: alternatives say what would be right. */
function mainErrors(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const alternatives = errors.filter(({ keyword }) => keyword === 'anyOf');
  const others = errors.filter(
    ({ keyword, schemaPath, instancePath }) =>
      keyword !== 'anyOf' &&
      !schemaPath.includes('/anyOf/') &&
      !alternatives.some(alternative => instancePath.startsWith(alternative.instancePath)),
  );
  return [...alternatives, ...others];
}

const culpritOf = ({ params }: ErrorObject): readonly string[] =>
  typeof params.additionalProperty === 'string' ? [params.additionalProperty] : [];

/** Checks the names by which words refer to other parts of the document. */
function checkNames(document: OpenApi, { subject, at, words }: Words): readonly Finding[] {
  if (subject !== 'schema' && subject !== 'property') return [];
  const { sort, represent, when, group, labels, tree } = words as SchemaWords;
  const schema = flatten(document, valueAt(document, at) as Schema).schema;
  const own = subject === 'schema' ? schema : undefined;
  const owner = own ?? ownerOf(document, at);
  const fields = Object.keys(owner.properties ?? {});
  const groups = (owner['x-console']?.groups ?? []).map(({ name }) => name);
  const values = (readChoices(schema) ?? readChoices(schema.items ?? {}) ?? []).map(({ value }) =>
    String(value),
  );
  const names = [...(represent ?? '').matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);
  return [
    ...missing(at, 'sort', typeof sort === 'string' ? [sort.split(' ')[0] ?? ''] : [], fields),
    ...missing(at, 'represent', names, fields),
    ...missing(at, 'tree', tree ? Object.values(tree) : [], fields),
    ...missing(at, 'when', Object.keys(when ?? {}), fields),
    ...missing(at, 'group', group === undefined ? [] : [group], groups),
    ...missing(
      at,
      'labels',
      Object.keys(labels ?? {}),
      schema.type === 'boolean' ? ['true', 'false'] : values,
    ),
    ...Object.entries(when ?? {}).flatMap(([name, wanted]) =>
      impossibleValues(name, wanted, valuesOf(document, owner.properties?.[name])).map(message => ({
        at: [...at, 'x-console', 'when', name],
        message,
      })),
    ),
  ];
}

/** The values that a property can have, if they can be counted. */
function valuesOf(document: OpenApi, property: Schema | undefined): readonly Scalar[] | undefined {
  if (!property) return undefined;
  const { schema } = flatten(document, property);
  return schema.type === 'boolean' ? [true, false] : readChoices(schema)?.map(({ value }) => value);
}

/** The schema that a property belongs to. */
const ownerOf = (document: OpenApi, at: Words['at']): Schema =>
  flatten(document, valueAt(document, at.slice(0, -2)) as Schema).schema;

const missing = (
  at: Words['at'],
  word: string,
  names: readonly string[],
  known: readonly string[],
): readonly Finding[] =>
  names
    .filter(name => !known.includes(name))
    .map(name => ({
      at: [...at, 'x-console', word, name],
      message: `x-console.${word} names "${name}", which is not there; ${useOneOf(name, known)}`,
    }));

/** Two properties of a schema cannot stand in one column. */
function checkColumns(all: readonly Words[]): readonly Finding[] {
  const taken = new Map<string, string>();
  return all.flatMap(({ subject, at, words }) => {
    const { column } = words as SchemaWords;
    if (subject !== 'property' || typeof column !== 'number') return [];
    const place = [...at.slice(0, -1), column].join('/');
    const other = taken.get(place);
    taken.set(place, at.at(-1) ?? '');
    if (other === undefined) return [];
    const message = `x-console.column ${column} is also the column of ${other}; give one of them another`;
    return [{ at: [...at, 'x-console', 'column'], message }];
  });
}
