import type { OpenApiDocument } from '../openapi.ts';
import { getResponseSchema } from '../read/getResponseSchema.ts';
import { findOperations } from '../read/findOperations.ts';
import { generateSample } from '../read/generateSample.ts';

/** Returns a sample response for each operation with a JSON response, by operationId. */
export const generateResponseSamples = (document: OpenApiDocument): ReadonlyMap<string, unknown> =>
  new Map(
    findOperations(document).flatMap(({ id, operation }) => {
      const schema = getResponseSchema(document, operation);
      return schema ? [[id, generateSample(document, schema)] as const] : [];
    }),
  );
