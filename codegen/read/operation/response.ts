import type {
  ResponseObject,
  OpenApiDocument,
  OperationObject,
  SchemaObject,
} from '../../openapi.ts';
import { findJsonContent } from './mediaType.ts';
import { dereference } from '../schema/reference.ts';

/**
 * Finds the first successful response of an operation; `default` where a document lists no success.
 *
 * @example Object.keys(findSuccessResponse(document, listLamps)?.headers ?? {}) // ['X-Total-Count']
 * @see https://spec.openapis.org/oas/v3.1.1.html#responses-object
 */
export function findSuccessResponse(
  document: OpenApiDocument,
  { responses = {} }: OperationObject,
): ResponseObject | undefined {
  const entries = Object.entries(responses);
  const [, response] =
    entries.find(([status]) => status.startsWith('2')) ??
    entries.find(([status]) => status === 'default') ??
    [];
  return response && dereference(document, response);
}

/**
 * Returns the schema of the first successful JSON response.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#response-object
 *
 * @example getResponseSchema(document, document.paths['/lamps'].get) // { type: 'array', items: … }
 */
export const getResponseSchema = (
  document: OpenApiDocument,
  operation: OperationObject,
): SchemaObject | undefined =>
  findJsonContent(document, findSuccessResponse(document, operation)?.content)?.[1];
