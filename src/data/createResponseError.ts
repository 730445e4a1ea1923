import { ApiError } from '../api/ApiError.ts';
import { withLazyMessages } from '../i18n/lazyMessages.ts';

/**
 * Creates the error for a response of a type other than documented. It is loaded with the first such response, as are
 * its messages.
 *
 * @param call for example `GET /users`
 * @param body as received: the parsed JSON, or text that is not JSON
 * @param field the property that has no valid value, where only that is wrong
 */
export const createResponseError = (call: string, body: unknown, field?: string): Promise<Error> =>
  withLazyMessages(() => import('./ResponseError.ts'))().then(
    ({ ResponseError }) => new ResponseError(call, body, field),
    () => new ApiError(call, 200, body),
  );

/** Creates the same error from an operation. */
export const createOperationResponseError = (
  { method, path }: { readonly method: string; readonly path: string },
  body: unknown,
): Promise<Error> => createResponseError(`${method.toUpperCase()} ${path}`, body);
