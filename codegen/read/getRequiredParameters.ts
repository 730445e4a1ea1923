import type { OpenApiDocument } from '../openapi.ts';
import {
  getParameterKey,
  findConstantParameters,
  isRequiredParameter,
  getStatedValue,
} from './findConstantParameters.ts';
import type { FoundOperation } from './findOperations.ts';

/** What a list insists on: the query parameters that it cannot be asked without, with a value that the document gives. */
export type RequiredParameters = Readonly<Record<string, unknown>>;

/**
 * What every call carries, and what pages are asked by, is sent anyway.
 *
 * @returns undefined when the document gives no value for one of them, so that the list cannot be asked
 */
export function getRequiredParameters(
  document: OpenApiDocument,
  { parameters }: FoundOperation,
): RequiredParameters | undefined {
  const constants = findConstantParameters(document);
  const values = parameters
    .filter(each => isRequiredParameter(each) && !constants.has(getParameterKey(each)))
    .map(each => [each.name, getStatedValue(document, each)] as const);
  return values.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(values);
}
