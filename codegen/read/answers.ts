import type { Answer, OpenApi, Operation, Schema } from '../openapi.ts';
import { jsonOffer } from './mediaTypes.ts';
import { dereference } from './resolve.ts';

/** The first successful answer of an operation; `default` where a document lists no success. */
export function successOf(document: OpenApi, { responses = {} }: Operation): Answer | undefined {
  const entries = Object.entries(responses);
  const [, answer] =
    entries.find(([status]) => status.startsWith('2')) ??
    entries.find(([status]) => status === 'default') ??
    [];
  return answer && dereference(document, answer);
}

/** The schema of the first successful answer in JSON. */
export const answerSchema = (document: OpenApi, operation: Operation): Schema | undefined =>
  jsonOffer(document, successOf(document, operation)?.content)?.[1];
