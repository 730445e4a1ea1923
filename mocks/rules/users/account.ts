import { errorCodes, HttpError, httpErrors } from '../../platform/HttpError.ts';
import type { OperationCall, AuthenticatedCaller } from '../../platform/operationRule.ts';
import type { Row, Store } from '../../platform/Store.ts';

/** The caller of an operation that needs a token. */
export function getCaller({ caller }: OperationCall): AuthenticatedCaller {
  if (!caller) throw httpErrors.missingToken();
  return caller;
}

/** The user who signs in with this name; the case of the letters counts. */
export const findUser = (store: Store, username: string): Row | undefined =>
  store.table('users').find({ where: { username }, limit: 1 })[0];

/**
 * Whether a user has this name, in upper or lower case: `Admin` beside `admin` is taken for the same person.
 *
 * @param username valid by the document: it has no character that is special in a regular expression
 */
export const isNameTaken = (store: Store, username: string): boolean =>
  store.table('users').find({ where: { username: { regexp: `/^${username}$/i` } }, limit: 1 })
    .length > 0;

/**
 * The user in the path.
 *
 * @throws Refusal 404 (66)
 */
export function getUser({ path: { id = '' }, platform: { store } }: OperationCall): Row {
  const user = store.table('users').get(id);
  if (!user) throw httpErrors.notFound('users', id, errorCodes.unknownUser);
  return user;
}

/**
 * Nobody deletes, locks or resets the account that is signed in. @see USER-08
 *
 * @throws Refusal 403 (33)
 */
export function assertOtherUser(call: OperationCall, action: string) {
  if (getCaller(call).id === call.path.id)
    throw httpErrors.forbidden(`You cannot ${action} your own account`);
}

/**
 * Without an administrator who can sign in, nobody could ever make one again.
 *
 * @param user who is to lose the role, to be locked or to be deleted
 * @throws Refusal 403 (26)
 */
export function assertOtherAdministrator(store: Store, { id, roleId }: Row) {
  const { name } = store.table('roles').get(String(roleId)) ?? {};
  if (name !== 'admin') return;
  const others = { and: [{ roleId }, { locked: { neq: true } }, { id: { neq: id } }] };
  if (store.table('users').count(others) === 0)
    throw createChangeForbiddenError('This is the last administrator who can sign in');
}

/** @param message why the account may not be changed so */
export const createChangeForbiddenError = (message: string) =>
  new HttpError(403, errorCodes.changeForbidden, message);

/**
 * The hash of a user's password, kept beside the user so that no answer can ever contain it. Every change makes
 * a new record: as long as it is the same one, the password is the same.
 */
export const getSecret = (store: Store, userId: string): Row | undefined =>
  store.records('secrets').get(userId);

/**
 * Keeps a new password of a user who still exists, and whether he has chosen it himself. It takes the hash and
 * waits for nothing, so that what the caller has just checked still holds.
 *
 * @throws Refusal 404 (66)
 */
export function putPassword(store: Store, id: string, hash: string, pswChanged: boolean) {
  const user = store.table('users').get(id);
  if (!user) throw httpErrors.notFound('users', id, errorCodes.unknownUser);
  store.put('secrets', { id, hash });
  store.put('users', { ...user, pswChanged });
}

/**
 * What a schema cannot say of a password. @see VALID-01 to VALID-04
 *
 * @param path where it stands in the body
 * @throws Refusal 422 (22)
 */
export function assertPasswordAllowed(
  path: string,
  password: string,
  username: string,
  oldPassword?: string,
) {
  const createError = (code: string, message: string) =>
    httpErrors.invalidBody([{ path, code, message }]);
  if (password === username) throw createError('notUsername', 'must not equal the username');
  if (password === oldPassword)
    throw createError('notOldPassword', 'must not equal the old password');
}
