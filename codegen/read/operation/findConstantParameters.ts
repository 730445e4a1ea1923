import type { OpenApiDocument, ParameterObject } from '../../openapi.ts';
import { findOperations } from './pathItem.ts';
import { PARAMETER_NAMES } from './parameterNames.ts';
import { flattenSchema } from '../schema/schemaObject.ts';
import { normalizeName } from '../schema/findRows.ts';
import { generateSample } from '../schema/generateSample.ts';

/** A parameter that every call of a service has, such as a protocol version or a client id. */
export interface ConstantParameter {
  readonly name: string;
  readonly in: 'query' | 'header';
  /** The value sent unless the settings of an installation override it. */
  readonly value: unknown;
  /** Whether the document states the value; otherwise it is only one that its schema allows. */
  readonly isStated: boolean;
}

const cache = new WeakMap<OpenApiDocument, ReadonlyMap<string, ConstantParameter>>();

/** The minimum number of calls for a parameter to be shared. */
const MIN_SHARED_CALLS = 3;

/**
 * Returns the constants of a document, by `header name` or `query name`: every required header, which no form has a
 * field for, and every query parameter that is required by half of the calls.
 *
 * @example findConstantParameters(document).get('header X-Client') // { name: 'X-Client', in: 'header', value: 'console', isStated: true }
 * @see https://spec.openapis.org/oas/v3.1.1.html#parameter-object
 */
export function findConstantParameters(
  document: OpenApiDocument,
): ReadonlyMap<string, ConstantParameter> {
  const cached = cache.get(document);
  if (cached) return cached;
  const all = findOperations(document);
  const uses = new Map<string, ParameterObject[]>();
  for (const each of all.flatMap(({ parameters }) => parameters.filter(isRequiredParameter))) {
    const key = getParameterKey(each);
    uses.set(key, [...(uses.get(key) ?? []), each]);
  }
  const constants = new Map(
    [...uses].flatMap(([key, [first, ...others]]) => {
      const isShared = others.length + 1 >= Math.max(MIN_SHARED_CALLS, all.length / 2);
      const isConstant = first && (first.in === 'header' || isShared);
      return isConstant ? [[key, readConstant(document, first)] as const] : [];
    }),
  );
  cache.set(document, constants);
  return constants;
}

/**
 * Returns the key of a parameter in `findConstantParameters`.
 *
 * @example getParameterKey({ in: 'header', name: 'X-Client' }) // 'header X-Client'
 */
export const getParameterKey = ({
  in: location,
  name,
}: Pick<ParameterObject, 'in' | 'name'>): string => `${location} ${name}`;

const PAGE_PARAMETERS: ReadonlySet<string> = new Set([
  ...PARAMETER_NAMES.page,
  ...PARAMETER_NAMES.offset,
  ...PARAMETER_NAMES.size,
]);

/** Whether a parameter is required and is neither a path parameter nor a paging parameter. */
export const isRequiredParameter = ({ required, in: location, name }: ParameterObject): boolean =>
  required === true &&
  (location === 'header' || (location === 'query' && !PAGE_PARAMETERS.has(normalizeName(name))));

function readConstant(document: OpenApiDocument, parameter: ParameterObject): ConstantParameter {
  const stated = getStatedValue(document, parameter);
  return {
    name: parameter.name,
    in: parameter.in as ConstantParameter['in'],
    value: stated ?? generateSample(document, parameter.schema ?? {}),
    isStated: stated !== undefined,
  };
}

/** Returns the value that a document states: a default, the first choice, all choices of a list, an example. */
export function getStatedValue(document: OpenApiDocument, parameter: ParameterObject): unknown {
  const { schema } = flattenSchema(document, parameter.schema ?? {});
  const items = schema.items && flattenSchema(document, schema.items).schema;
  return (
    schema.default ??
    (items ? (items.enum ?? wrapInArray(items.default)) : schema.enum?.[0]) ??
    parameter.example ??
    schema.example ??
    schema.examples?.[0]
  );
}

const wrapInArray = (value: unknown) => (value === undefined ? undefined : [value]);
