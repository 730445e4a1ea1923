import { codes, Refusal, refuse } from '../../platform/Refusal.ts';
import type { Call, Surroundings } from '../../platform/rule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { dropTokens, issueToken, type Token } from '../../platform/tokens.ts';
import { noteUserAction, type UserNote } from '../notes.ts';
import { findUser, me, putPassword, refusePassword, secretOf } from './account.ts';

interface Credentials {
  readonly username: string;
  readonly password: string;
}

/**
 * Gives a token for a username and a password.
 *
 * @throws Refusal 401: 51 wrong, 34 locked; 429 (51) with Retry-After after too many failures
 * @see spec A7, A8, loopback 17
 */
export function login(call: Call): Promise<Token> {
  const { platform } = call;
  const { username, password } = call.body as Credentials;
  const { loginLimit } = platform;
  return loginLimit.inTurn(username, async () => {
    const seconds = loginLimit.wait(username);
    if (seconds > 0) throw tooManyFailures(seconds);
    const secret = await findSecret(platform, username, password);
    // From here on nothing waits: who signs in is who he is now.
    const user = secret && ownerOf(platform.store, secret);
    if (!user) {
      loginLimit.fail(username);
      noteFailure(call, { username, code: codes.loginFailed });
      throw new Refusal(401, codes.loginFailed, 'login failed');
    }
    const userId = String(user.id);
    if (user.locked) {
      noteFailure(call, { username, userId, code: codes.accountLocked });
      throw new Refusal(401, codes.accountLocked, 'The account is locked');
    }
    noteUserAction(call, { action: 'login', username, userId });
    return begin(platform, user);
  });
}

/** An unknown name costs as much time as a wrong password, so that the time does not tell which it was. */
async function findSecret(
  { store, hasher }: Surroundings,
  username: string,
  password: string,
): Promise<Row | undefined> {
  const user = findUser(store, username);
  const secret = user && secretOf(store, String(user.id));
  const isRight = await hasher.verify(password, secret ? String(secret.hash) : hasher.seeded);
  return isRight ? secret : undefined;
}

/** Nobody, when the password was changed or the account deleted while the old one was checked. */
function ownerOf(store: Store, secret: Row): Row | undefined {
  const id = String(secret.id);
  return secretOf(store, id) === secret ? store.table('users').get(id) : undefined;
}

function begin(platform: Surroundings, user: Row): Token {
  const lastLoginDate = new Date(platform.clock()).toISOString();
  platform.store.put('users', { ...user, lastLoginDate });
  return issueToken(platform, String(user.id));
}

/** The log keeps so many failed sign-ins: whoever floods it from outside must not fill the memory. */
const MOST_FAILURES = 10_000;

/** Writes a failed sign-in down; of too many the oldest tenth goes. */
function noteFailure(call: Call, note: Pick<UserNote, 'username' | 'userId' | 'code'>) {
  const { store } = call.platform;
  noteUserAction(call, { action: 'loginFailed', result: 'failed', ...note });
  const where = { action: 'loginFailed' };
  if (!store.has('userLogs') || store.table('userLogs').count(where) <= MOST_FAILURES) return;
  const oldest = { where, order: 'time', limit: MOST_FAILURES / 10, fields: ['id'] };
  for (const { id } of store.table('userLogs').find(oldest)) store.remove('userLogs', String(id));
}

const tooManyFailures = (seconds: number) =>
  new Refusal(429, codes.loginFailed, `Too many failures: try again in ${seconds} s`, {
    headers: { 'retry-after': String(seconds) },
  });

/** Makes the token of the call worthless. */
export function logout(call: Call) {
  noteUserAction(call, { action: 'logout' });
  call.platform.store.remove('tokens', me(call).token);
}

/**
 * Sets a new password for the caller; the token of the call stays good, his others do not.
 *
 * @throws Refusal 400 (80) wrong old password; 401 (52) signed out meanwhile; 422 (22) the new one equals the username or the old one
 */
export async function changePassword(call: Call) {
  const { oldPassword, newPassword } = call.body as Record<'oldPassword' | 'newPassword', string>;
  const { platform } = call;
  const { store, hasher } = platform;
  const { id, token } = me(call);
  const secret = secretOf(store, id);
  if (!secret || !(await hasher.verify(oldPassword, String(secret.hash)))) throw wrongPassword();
  const user = store.table('users').get(id);
  if (!user) throw refuse.badToken();
  refusePassword('/newPassword', newPassword, String(user.username), oldPassword);
  const hash = await hasher.hash(newPassword);
  // From here on nothing waits: an administrator's reset that came meanwhile is never overwritten.
  if (!store.records('tokens').get(token)) throw refuse.badToken();
  if (secretOf(store, id) !== secret) throw wrongPassword();
  putPassword(store, id, hash, true);
  dropTokens(store, id, token);
}

const wrongPassword = () => new Refusal(400, codes.wrongOldPassword, 'Invalid current password');
