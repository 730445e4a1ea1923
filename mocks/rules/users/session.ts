import { errorCodes, HttpError, httpErrors } from '../../platform/HttpError.ts';
import type { OperationCall, RuleContext } from '../../platform/operationRule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import {
  type AccessToken,
  hasToken,
  issueToken,
  removeToken,
  removeTokens,
} from '../../platform/tokens.ts';
import { logUserAction, type UserLogEntry } from '../logs/activityLogs.ts';
import { findUser, getCaller, putPassword, assertPasswordAllowed, getSecret } from './account.ts';

interface Credentials {
  readonly username: string;
  readonly password: string;
}

/**
 * Issues a token for a username and a password.
 *
 * @throws HttpError 401: 51 wrong, 34 locked; 429 (51) with Retry-After after too many failures
 * @see AUTH-02, docs/loopback.md section 17
 */
export function login(call: OperationCall): Promise<AccessToken> {
  const { platform } = call;
  const { username, password } = call.body as Credentials;
  const { loginLimit } = platform;
  return loginLimit.runInTurn(username, async () => {
    const seconds = loginLimit.getWaitSeconds(username);
    if (seconds > 0) throw createTooManyFailuresError(seconds);
    const secret = await findSecret(platform, username, password);
    // Synchronous from here on: the token is issued for the current user record.
    const user = secret && getCurrentUser(platform.store, secret);
    if (!user) {
      loginLimit.addFailure(username);
      logFailure(call, { username, code: errorCodes.loginFailed });
      throw new HttpError(401, errorCodes.loginFailed, 'login failed');
    }
    const userId = String(user.id);
    if (user.locked) {
      logFailure(call, { username, userId, code: errorCodes.accountLocked });
      throw new HttpError(401, errorCodes.accountLocked, 'The account is locked');
    }
    logUserAction(call, { action: 'login', username, userId });
    return startSession(platform, user);
  });
}

/** An unknown name takes as much time as a wrong password, so that the time does not reveal which one it was. */
async function findSecret(
  { store, hasher }: RuleContext,
  username: string,
  password: string,
): Promise<Row | undefined> {
  const user = findUser(store, username);
  const secret = user && getSecret(store, String(user.id));
  const isValid = await hasher.verify(password, secret ? String(secret.hash) : hasher.seededHash);
  return isValid ? secret : undefined;
}

/** Returns undefined when the password was changed or the account deleted during the check of the old one. */
function getCurrentUser(store: Store, secret: Row): Row | undefined {
  const id = String(secret.id);
  return getSecret(store, id) === secret ? store.table('users').get(id) : undefined;
}

function startSession(platform: RuleContext, user: Row): AccessToken {
  const lastLoginDate = new Date(platform.clock()).toISOString();
  platform.store.put('users', { ...user, lastLoginDate });
  return issueToken(platform, String(user.id));
}

/** The maximum number of logged sign-in failures: a flood from outside must not fill the memory. */
const MAX_LOGGED_FAILURES = 10_000;

/** Logs a failed sign-in; above the limit the oldest tenth is removed. */
function logFailure(
  call: OperationCall,
  entry: Pick<UserLogEntry, 'username' | 'userId' | 'code'>,
) {
  const { store } = call.platform;
  logUserAction(call, { action: 'loginFailed', result: 'failed', ...entry });
  const where = { action: 'loginFailed' };
  if (!store.has('userLogs') || store.table('userLogs').count(where) <= MAX_LOGGED_FAILURES) return;
  const oldest = { where, order: 'time', limit: MAX_LOGGED_FAILURES / 10, fields: ['id'] };
  for (const { id } of store.table('userLogs').find(oldest)) store.remove('userLogs', String(id));
}

const createTooManyFailuresError = (seconds: number) =>
  new HttpError(429, errorCodes.loginFailed, `Too many failures: try again in ${seconds} s`, {
    headers: { 'retry-after': String(seconds) },
  });

/** Revokes the token of the call. */
export function logout(call: OperationCall) {
  logUserAction(call, { action: 'logout' });
  removeToken(call.platform.store, getCaller(call).token);
}

/**
 * Sets a new password for the caller; the token of the call stays valid, the caller's other tokens are revoked.
 *
 * @throws HttpError 400 (80) wrong old password; 401 (52) signed out meanwhile; 422 (22) the new one equals the
 * username or the old one
 */
export async function changePassword(call: OperationCall) {
  const { oldPassword, newPassword } = call.body as Record<'oldPassword' | 'newPassword', string>;
  const { platform } = call;
  const { store, hasher } = platform;
  const { id, token } = getCaller(call);
  const secret = getSecret(store, id);
  if (!secret || !(await hasher.verify(oldPassword, String(secret.hash))))
    throw createWrongPasswordError();
  const user = store.table('users').get(id);
  if (!user) throw httpErrors.invalidToken();
  assertPasswordAllowed('/newPassword', newPassword, String(user.username), oldPassword);
  const hash = await hasher.hash(newPassword);
  // Synchronous from here on: a concurrent reset by an administrator is never overwritten.
  if (!hasToken(store, token)) throw httpErrors.invalidToken();
  if (getSecret(store, id) !== secret) throw createWrongPasswordError();
  putPassword(store, id, hash, true);
  removeTokens(store, id, token);
}

const createWrongPasswordError = () =>
  new HttpError(400, errorCodes.wrongOldPassword, 'Invalid current password');
