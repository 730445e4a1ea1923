import type { OpenApi } from '../openapi.ts';
import { constantKey, constantsOf, isInsisted, saidValue } from './constants.ts';
import type { FoundOperation } from './operations.ts';

/** What a list insists on: the query parameters that it cannot be asked without, with a value that the document gives. */
export type Needs = Readonly<Record<string, unknown>>;

/**
 * What every call carries, and what pages are asked by, is sent anyway.
 *
 * @returns undefined when the document gives no value for one of them, so that the list cannot be asked
 */
export function needsOf(document: OpenApi, { parameters }: FoundOperation): Needs | undefined {
  const constants = constantsOf(document);
  const values = parameters
    .filter(each => isInsisted(each) && !constants.has(constantKey(each)))
    .map(each => [each.name, saidValue(document, each)] as const);
  return values.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(values);
}
