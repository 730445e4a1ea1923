import { readFileSync } from 'node:fs';

import type { ErrorObject, ValidateFunction } from 'ajv';

import type { ScalarValue } from '../../../src/schema/field.ts';
import type { OpenApiDocument, SchemaObject, SchemaExtension } from '../../openapi.ts';
import { explainSchemaError, suggestName } from './explainSchemaError.ts';
import type { PathDiagnostic } from '../report/PathDiagnostic.ts';
import { findImpossibleValues } from './findImpossibleValues.ts';
import { parsePointer, getValueAt } from '../../jsonPointer.ts';
import { readChoices } from '../schema/readChoices.ts';
import { findComposedSchemas } from '../schema/findComposedSchemas.ts';
import { flattenSchema } from '../schema/schemaObject.ts';
import {
  walkExtensions,
  type ExtensionSubject,
  type XConsoleExtension,
} from '../schema/specificationExtension.ts';

const VOCABULARY = new URL('../../../openapi/x-console.schema.json', import.meta.url);

/**
 * Validates every `x-console` of a document: its keywords by their JSON Schema, then the names that they refer to.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#specification-extensions
 */
export async function checkExtensions(
  document: OpenApiDocument,
): Promise<readonly PathDiagnostic[]> {
  const all = walkExtensions(document);
  if (all.length === 0) return [];
  const validate = await createExtensionValidator();
  const problems = all.flatMap(extension => validate(extension));
  if (problems.length > 0) return problems;
  return [
    ...all.flatMap(extension => checkNames(document, extension)),
    ...checkColumns(document, all),
  ];
}

async function createExtensionValidator(): Promise<
  (extension: XConsoleExtension) => readonly PathDiagnostic[]
> {
  const { Ajv2020 } = await import('ajv/dist/2020.js');
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    allowUnionTypes: true,
    keywords: ['x-aliases'],
  });
  ajv.addSchema(JSON.parse(readFileSync(VOCABULARY, 'utf8')) as object);
  const validators = new Map<ExtensionSubject, ValidateFunction>();
  return ({ subject, at, value: extension }) => {
    const validate =
      validators.get(subject) ?? ajv.compile({ $ref: `x-console#/$defs/${subject}` });
    validators.set(subject, validate);
    if (validate(extension)) return [];
    return mainErrors(validate.errors ?? []).map(error => ({
      at: [...at, 'x-console', ...parsePointer(error.instancePath), ...getUnknownKey(error)],
      message: explainSchemaError(error),
    }));
  };
}

/** Selects the most specific of several errors at one value: an error of alternatives lists the valid values. */
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

const getUnknownKey = ({ params }: ErrorObject): readonly string[] =>
  typeof params.additionalProperty === 'string' ? [params.additionalProperty] : [];

/** Validates the names by which extensions refer to other parts of the document. */
function checkNames(
  document: OpenApiDocument,
  { subject, at, value: extension }: XConsoleExtension,
): readonly PathDiagnostic[] {
  if (subject !== 'schema' && subject !== 'property') return [];
  const { sort, recordRepresentation, when, group, labels, tree } = extension as SchemaExtension;
  const schema = flattenSchema(document, getValueAt(document, at) as SchemaObject).schema;
  const owners = subject === 'schema' ? [schema] : getOwnerSchemas(document, at);
  const fields = [...new Set(owners.flatMap(listFields))];
  const commonFields = fields.filter(name => owners.every(each => listFields(each).includes(name)));
  const groups = (owners[0]?.['x-console']?.groups ?? []).map(({ name }) => name);
  const values = (readChoices(schema) ?? readChoices(schema.items ?? {}) ?? []).map(({ value }) =>
    String(value),
  );
  const names = [...(recordRepresentation ?? '').matchAll(/\{([^{}]+)\}/g)].map(
    ([, name = '']) => name,
  );
  return [
    ...findMissing(at, 'sort', typeof sort === 'string' ? [sort.split(' ')[0] ?? ''] : [], fields),
    ...findMissing(at, 'recordRepresentation', names, fields),
    ...findMissing(at, 'tree', tree ? Object.values(tree) : [], fields),
    ...findMissing(at, 'when', Object.keys(when ?? {}), commonFields),
    ...findMissing(at, 'group', group === undefined ? [] : [group], groups),
    ...findMissing(
      at,
      'labels',
      Object.keys(labels ?? {}),
      schema.type === 'boolean' ? ['true', 'false'] : values,
    ),
    ...Object.entries(when ?? {}).flatMap(([name, allowed]) =>
      findImpossibleValues(
        name,
        allowed,
        getPossibleValues(document, owners[0]?.properties?.[name]),
      ).map(message => ({
        at: [...at, 'x-console', 'when', name],
        message,
      })),
    ),
  ];
}

/** Returns the possible values of a property, if they are a finite list. */
function getPossibleValues(
  document: OpenApiDocument,
  property: SchemaObject | undefined,
): readonly ScalarValue[] | undefined {
  if (!property) return undefined;
  const { schema } = flattenSchema(document, property);
  return schema.type === 'boolean' ? [true, false] : readChoices(schema)?.map(({ value }) => value);
}

/**
 * Returns the schemas that have a property: the one that defines it, or those that are composed from that one. A record
 * may be sorted by a field that its bodies do not have; a condition needs a field that all of them have.
 */
function getOwnerSchemas(
  document: OpenApiDocument,
  at: XConsoleExtension['at'],
): readonly SchemaObject[] {
  const path = at.slice(0, -2);
  const composed = findComposedSchemas(document, path);
  return (composed.length > 0 ? composed : [path]).map(
    each => flattenSchema(document, getValueAt(document, each) as SchemaObject).schema,
  );
}

const listFields = ({ properties = {} }: SchemaObject) => Object.keys(properties);

const findMissing = (
  at: XConsoleExtension['at'],
  keyword: string,
  names: readonly string[],
  known: readonly string[],
): readonly PathDiagnostic[] =>
  names
    .filter(name => !known.includes(name))
    .map(name => ({
      at: [...at, 'x-console', keyword, name],
      message: `x-console.${keyword} names "${name}", which is not there; ${suggestName(name, known)}`,
    }));

/** Validates that no two properties of a schema share a column, its own and those that it is composed from. */
function checkColumns(
  document: OpenApiDocument,
  all: readonly XConsoleExtension[],
): readonly PathDiagnostic[] {
  const nameByColumn = new Map<string, string>();
  return all.flatMap(({ subject, at, value: extension }) => {
    const { column } = extension as SchemaExtension;
    if (subject !== 'property' || typeof column !== 'number') return [];
    const owner = at.slice(0, -2);
    const columnKeys = [owner, ...findComposedSchemas(document, owner)].map(path =>
      [...path, column].join('/'),
    );
    const other = columnKeys.map(key => nameByColumn.get(key)).find(Boolean);
    for (const key of columnKeys) nameByColumn.set(key, at.at(-1) ?? '');
    if (other === undefined) return [];
    const message = `x-console.column ${column} is also the column of ${other}; give one of them another`;
    return [{ at: [...at, 'x-console', 'column'], message }];
  });
}
