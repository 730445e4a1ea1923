import type { OpenApi } from '../openapi.ts';
import { answerSchema } from '../read/answers.ts';
import { findOperations } from '../read/operations.ts';
import { sampleOf } from '../read/sampleOf.ts';

/** A sample answer for each operation that answers in JSON, by its name. */
export const samplesOf = (document: OpenApi): ReadonlyMap<string, unknown> =>
  new Map(
    findOperations(document).flatMap(({ id, operation }) => {
      const schema = answerSchema(document, operation);
      return schema ? [[id, sampleOf(document, schema)] as const] : [];
    }),
  );
