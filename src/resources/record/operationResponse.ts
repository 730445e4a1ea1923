import type { ResponseDescriptor, OperationDescriptor } from '../../schema/operation.ts';

/** The answer of an operation that succeeds, as its document describes it. */
export const getSuccessResponse = ({
  responses,
}: OperationDescriptor): Partial<ResponseDescriptor> =>
  responses.find(({ status }) => status >= 200 && status < 300) ?? {};

/** Whether what came back is to be shown: the record itself is on the screen anyway, and nothing is nothing. */
export function shouldShowResponse(operation: OperationDescriptor, response: unknown): boolean {
  if (response === undefined || response === null) return false;
  if (response instanceof Blob) return response.size > 0;
  const { value, record } = getSuccessResponse(operation);
  return value !== undefined || (record !== undefined && record !== operation.resource);
}

/** Whether what comes back may be worth showing, as far as the document tells. */
export function canHaveResponse(operation: OperationDescriptor): boolean {
  const { value, record, mediaType } = getSuccessResponse(operation);
  const isFile = mediaType !== undefined && !mediaType.includes('json');
  return isFile || value !== undefined || (record !== undefined && record !== operation.resource);
}
