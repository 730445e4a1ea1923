import { ApiError } from '../../api/ApiError.ts';

/**
 * Whether adding a user failed because the username exists: a 422, unless it names another field, or a rule of the
 * document that the username itself violates.
 *
 * @see USER-11
 */
export function isUsernameTaken(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status !== 422) return false;
  return error.details.every(
    ({ path, code }) => path === '/username' && !INPUT_ERROR_CODES.has(code),
  );
}

const INPUT_ERROR_CODES = new Set(['pattern', 'minLength', 'maxLength', 'required', 'type']);
