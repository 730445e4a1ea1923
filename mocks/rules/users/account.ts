import { errorCodes, HttpError, httpErrors } from '../../platform/HttpError.ts';
import type { OperationCall, AuthenticatedCaller } from '../../platform/operationRule.ts';
import type { Row, Store } from '../../platform/Store.ts';

/** Returns the caller of an operation that requires a token. */
export function getCaller({ caller }: OperationCall): AuthenticatedCaller {
  if (!caller) throw httpErrors.missingToken();
  return caller;
}

/** Finds the user with this username, case-sensitively. */
export const findUser = (store: Store, username: string): Row | undefined =>
  store.table('users').find({ where: { username }, limit: 1 })[0];

/**
 * Whether the username exists, case-insensitively: `Admin` and `admin` count as the same user.
 *
 * @param username valid by the document: it has no character that is special in a regular expression
 */
export const isNameTaken = (store: Store, username: string): boolean =>
  store.table('users').find({ where: { username: { regexp: `/^${username}$/i` } }, limit: 1 })
    .length > 0;

/**
 * Returns the user of the path parameter.
 *
 * @throws HttpError 404 (66)
 */
export function getUser({ path: { id = '' }, platform: { store } }: OperationCall): Row {
  const user = store.table('users').get(id);
  if (!user) throw httpErrors.notFound('users', id, errorCodes.unknownUser);
  return user;
}

/**
 * Asserts that the caller does not delete, lock or reset the own account. @see USER-08
 *
 * @throws HttpError 403 (33)
 */
export function assertOtherUser(call: OperationCall, action: string) {
  if (getCaller(call).id === call.path.id)
    throw httpErrors.forbidden(`You cannot ${action} your own account`);
}

/**
 * Asserts that another active administrator remains: without one, no account could become administrator again.
 *
 * @param user the account that loses the role, is locked or is deleted
 * @throws HttpError 403 (26)
 */
export function assertOtherAdministrator(store: Store, { id, roleId }: Row) {
  const { name } = store.table('roles').get(String(roleId)) ?? {};
  if (name !== 'admin') return;
  const others = { and: [{ roleId }, { locked: { neq: true } }, { id: { neq: id } }] };
  if (store.table('users').count(others) === 0)
    throw createChangeForbiddenError('This is the last administrator who can sign in');
}

/** @param message the reason why this change of the account is forbidden */
export const createChangeForbiddenError = (message: string) =>
  new HttpError(403, errorCodes.changeForbidden, message);

/**
 * Returns the password hash of a user, stored apart from the user so that no response can contain it. Every change
 * creates a new record: as long as the record is the same, the password is the same.
 */
export const getSecret = (store: Store, userId: string): Row | undefined =>
  store.records('secrets').get(userId);

/**
 * Stores a new password of an existing user, and whether it was self-chosen. It takes the hash and is synchronous, so
 * that the checks of the caller still hold.
 *
 * @throws HttpError 404 (66)
 */
export function putPassword(store: Store, id: string, hash: string, pswChanged: boolean) {
  const user = store.table('users').get(id);
  if (!user) throw httpErrors.notFound('users', id, errorCodes.unknownUser);
  store.put('secrets', { id, hash });
  store.put('users', { ...user, pswChanged });
}

/**
 * Validates a password beyond its schema. @see VALID-01 to VALID-04
 *
 * @param path the path in the body
 * @throws HttpError 422 (22)
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
