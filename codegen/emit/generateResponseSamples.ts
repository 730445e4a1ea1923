import type { OpenApiDocument } from '../openapi.ts';
import { getResponseSchema } from '../read/operation/response.ts';
import { findOperations } from '../read/operation/pathItem.ts';
import { generateSample } from '../read/schema/generateSample.ts';

/** Returns a sample response for each operation with a JSON response, by operationId. */
export const generateResponseSamples = (document: OpenApiDocument): ReadonlyMap<string, unknown> =>
  new Map(
    findOperations(document).flatMap(({ id, operation }) => {
      const schema = getResponseSchema(document, operation);
      return schema ? [[id, generateSample(document, schema)] as const] : [];
    }),
  );
