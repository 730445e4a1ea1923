import type { AnswerDescriptor, OperationDescriptor } from '../../schema/operation.ts';

/** The answer of an operation that succeeds, as its document describes it. */
export const answerOf = ({ answers }: OperationDescriptor): Partial<AnswerDescriptor> =>
  answers.find(({ status }) => status >= 200 && status < 300) ?? {};

/** Whether what came back is to be shown: the record itself is on the screen anyway, and nothing is nothing. */
export function isWorthShowing(operation: OperationDescriptor, answer: unknown): boolean {
  if (answer === undefined || answer === null) return false;
  if (answer instanceof Blob) return answer.size > 0;
  const { value, record } = answerOf(operation);
  return value !== undefined || (record !== undefined && record !== operation.resource);
}

/** Whether what comes back may be worth showing, as far as the document tells. */
export function mayAnswer(operation: OperationDescriptor): boolean {
  const { value, record, mediaType } = answerOf(operation);
  const isFile = mediaType !== undefined && !mediaType.includes('json');
  return isFile || value !== undefined || (record !== undefined && record !== operation.resource);
}
