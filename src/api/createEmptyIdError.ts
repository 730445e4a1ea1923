import { ApiError } from './ApiError.ts';

/** Creates the platform's error for an id that no record has. It is known in advance, so that no call is made. */
export const createEmptyIdError = (
  call: string,
  path: string,
  name: string,
  value: string,
): ApiError =>
  new ApiError(call, 404, {
    error: { statusCode: 404, ...getReason(path, `"${value}" is no ${name}`) },
  });

/** Returns the name of the error: assets and statuses have messages of their own. @see VALID-16 */
function getReason(path: string, message: string) {
  if (path.startsWith('/assets/'))
    return { code: 404, name: 'illegalDevice', message: 'illegal device' };
  if (path.startsWith('/statuses/'))
    return { code: 404, name: 'invalidStatus', message: 'invalid status' };
  return { code: 6, name: 'Error', message };
}
