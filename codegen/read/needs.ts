import type { OpenApi, Parameter } from '../openapi.ts';
import type { FoundOperation } from './operations.ts';
import { flatten } from './resolve.ts';

/** What a list insists on: the query parameters that it cannot be asked without, with a value that the document gives. */
export type Needs = Readonly<Record<string, unknown>>;

/**
 * @returns undefined when the document gives no value for one of them, so that the list cannot be asked
 */
export function needsOf(document: OpenApi, { parameters }: FoundOperation): Needs | undefined {
  const needed = parameters.filter(
    each => each.required && (each.in === 'query' || each.in === 'header'),
  );
  if (needed.some(each => each.in === 'header')) return undefined;
  const values = needed.map(each => [each.name, valueOf(document, each)] as const);
  return values.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(values);
}

/** The value that a document itself names: a default, the first choice, all choices of a list, an example. */
function valueOf(document: OpenApi, parameter: Parameter): unknown {
  const { schema } = flatten(document, parameter.schema ?? {});
  const items = schema.items && flatten(document, schema.items).schema;
  return (
    schema.default ??
    (items ? (items.enum ?? arrayOf(items.default)) : schema.enum?.[0]) ??
    parameter.example ??
    schema.example ??
    schema.examples?.[0]
  );
}

const arrayOf = (value: unknown) => (value === undefined ? undefined : [value]);
