import type { AnswerDescriptor } from '../../src/schema/operation.ts';
import { answerSchema } from './answers.ts';
import type { FoundOperation } from './operations.ts';
import { readValue } from './readFields.ts';
import type { Reading } from './reading.ts';
import { flatten } from './resolve.ts';

/**
 * What an action answers when it succeeds, so that a screen can show it: the name of a resource where it is one of its
 * records, else a field that describes the value. Nothing where the answer has no body, or none that is JSON.
 */
function readAnswerValue(
  { operation }: FoundOperation,
  reading: Reading,
): Pick<AnswerDescriptor, 'record' | 'value'> {
  const schema = answerSchema(reading.document, operation);
  if (!schema) return {};
  const { name } = flatten(reading.document, schema);
  const record = name === undefined ? undefined : reading.resources.get(name);
  return record === undefined
    ? { value: readValue(schema, { ...reading, use: 'record', trail: [] }) }
    : { record };
}

/** The answers of an action, with what comes in the successful one. */
export function withAnswerValue(
  answers: readonly AnswerDescriptor[],
  found: FoundOperation,
  reading: Reading,
): readonly AnswerDescriptor[] {
  const success = answers.findIndex(({ status }) => status >= 200 && status < 300);
  return answers.map((answer, index) =>
    index === success ? { ...answer, ...readAnswerValue(found, reading) } : answer,
  );
}
