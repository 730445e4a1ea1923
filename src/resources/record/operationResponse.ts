import { isObject } from '../../schema/isObject.ts';
import type { ResponseDescriptor, OperationDescriptor } from '../../schema/operation.ts';

/**
 * Returns the success response that the document of an operation describes.
 *
 * @returns an empty object where the document describes none
 * @example getSuccessResponse(setUserDomains).record // 'users'
 */
export const getSuccessResponse = ({
  responses,
}: OperationDescriptor): Partial<ResponseDescriptor> =>
  responses.find(({ status }) => status >= 200 && status < 300) ?? {};

/** Whether a response is to be shown: not the record itself, which is on the screen, and not an empty one. */
export function shouldShowResponse(operation: OperationDescriptor, response: unknown): boolean {
  if (response === undefined || response === null) return false;
  if (response instanceof Blob) return response.size > 0;
  const { value, record } = getSuccessResponse(operation);
  return value !== undefined || (record !== undefined && record !== operation.resource);
}

/** Whether the response may contain something to show, as far as the document specifies it. */
export function canHaveResponse(operation: OperationDescriptor): boolean {
  const { value, record, mediaType } = getSuccessResponse(operation);
  const isFile = mediaType !== undefined && !mediaType.includes('json');
  return isFile || value !== undefined || (record !== undefined && record !== operation.resource);
}

/**
 * Returns the values of a request that repeats an operation for the devices that failed; undefined where there are none
 * or where the operation cannot be limited to them.
 *
 * @example getRetryValues(applyScene, { failures: [{ id: 'L001', code: 4 }] }); // { assetIds: ['L001'] }
 */
export function getRetryValues(
  { retryField }: OperationDescriptor,
  response: unknown,
): Readonly<Record<string, readonly unknown[]>> | undefined {
  if (retryField === undefined || !isObject(response)) return undefined;
  const { failures } = response;
  if (!Array.isArray(failures) || failures.length === 0) return undefined;
  return { [retryField]: failures.filter(isObject).map(({ id }) => id) };
}

/**
 * Returns how many of the devices of one operation failed, where its response counts them and some did.
 *
 * @example countFailures({ total: 448, done: 390, failed: 58, pending: 0, failures }); // { total: 448, failed: 58 }
 */
export function countFailures(
  response: unknown,
): { readonly total: number; readonly failed: number } | undefined {
  if (!isObject(response)) return undefined;
  const { total, failed } = response;
  return typeof total === 'number' && typeof failed === 'number' && failed > 0
    ? { total, failed }
    : undefined;
}
