import type { OpenApiDocument } from '../../openapi.ts';
import {
  getParameterKey,
  findConstantParameters,
  isRequiredParameter,
  getStatedValue,
} from './findConstantParameters.ts';
import type { FoundOperation } from './pathItem.ts';

/** The required query parameters of a list, with the values that the document defines. */
export type RequiredParameters = Readonly<Record<string, unknown>>;

/**
 * Returns the required parameters of a list, with the values that its document states. Constants and paging parameters
 * are excluded: they are sent anyway.
 *
 * @returns undefined when the document has no value for one of them, so that the list cannot be requested
 * @example getRequiredParameters(document, listLamps) // { state: ['on', 'off'] }
 * @see https://spec.openapis.org/oas/v3.1.1.html#parameter-object
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
