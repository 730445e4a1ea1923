import type { ResponseObject, OpenApiDocument, OperationObject, SchemaObject } from '../openapi.ts';
import { findJsonContent } from './findJsonContent.ts';
import { dereference } from './resolveSchema.ts';

/** Finds the first successful response of an operation; `default` where a document lists no success. */
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

/** Returns the schema of the first successful JSON response. */
export const getResponseSchema = (
  document: OpenApiDocument,
  operation: OperationObject,
): SchemaObject | undefined =>
  findJsonContent(document, findSuccessResponse(document, operation)?.content)?.[1];
