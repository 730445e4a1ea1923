import { ApiError } from '../api/ApiError.ts';
import { withWords } from '../i18n/laterWords.ts';

/**
 * The error for a response that is not what its document says. It is loaded with the first such response, as are its
 * messages.
 *
 * @param call for example `GET /users`
 * @param body as received: the parsed JSON, or text that is not JSON
 * @param field the property that has no valid value, where only that is wrong
 */
export const responseFailure = (call: string, body: unknown, field?: string): Promise<Error> =>
  withWords(() => import('./ResponseError.ts'))().then(
    ({ ResponseError }) => new ResponseError(call, body, field),
    () => new ApiError(call, 200, body),
  );

/** The same of an operation. */
export const failureOf = (
  { method, path }: { readonly method: string; readonly path: string },
  body: unknown,
): Promise<Error> => responseFailure(`${method.toUpperCase()} ${path}`, body);
