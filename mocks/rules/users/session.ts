import { codes, Refusal, refuse } from '../../platform/Refusal.ts';
import type { Call, Surroundings } from '../../platform/rule.ts';
import type { Row } from '../../platform/Store.ts';
import { dropTokens, issueToken, type Token } from '../../platform/tokens.ts';
import { findUser, me, refusePassword, setPassword, verifyPassword } from './account.ts';

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
export function login({ body, platform }: Call): Promise<Token> {
  const { username, password } = body as Credentials;
  const { loginLimit } = platform;
  return loginLimit.inTurn(username, async () => {
    const seconds = loginLimit.wait(username);
    if (seconds > 0) throw tooManyFailures(seconds);
    const user = await authenticate(platform, username, password);
    if (!user) {
      loginLimit.fail(username);
      throw new Refusal(401, codes.loginFailed, 'login failed');
    }
    if (user.locked) throw new Refusal(401, codes.accountLocked, 'The account is locked');
    return begin(platform, user);
  });
}

/** An unknown name costs as much time as a wrong password, so that the time does not tell which it was. */
async function authenticate(platform: Surroundings, username: string, password: string) {
  const { store, hasher } = platform;
  const user = findUser(store, username);
  const isRight = user
    ? await verifyPassword(platform, String(user.id), password)
    : (await hasher.verify(password, hasher.seeded), false);
  // The account may have been changed or deleted while its password was checked.
  return isRight && user ? store.table('users').get(String(user.id)) : undefined;
}

function begin(platform: Surroundings, user: Row): Token {
  const lastLoginDate = new Date(platform.clock()).toISOString();
  platform.store.put('users', { ...user, lastLoginDate });
  return issueToken(platform, String(user.id));
}

const tooManyFailures = (seconds: number) =>
  new Refusal(429, codes.loginFailed, `Too many failures: try again in ${seconds} s`, {
    headers: { 'retry-after': String(seconds) },
  });

/** Makes the token of the call worthless. */
export function logout(call: Call) {
  call.platform.store.remove('tokens', me(call).token);
}

/**
 * Sets a new password for the caller; the token of the call stays good, his others do not.
 *
 * @throws Refusal 400 (80) wrong old password; 422 (22) the new one equals the username or the old one
 */
export async function changePassword(call: Call) {
  const { oldPassword, newPassword } = call.body as Record<'oldPassword' | 'newPassword', string>;
  const { platform } = call;
  const { id, token } = me(call);
  if (!(await verifyPassword(platform, id, oldPassword))) {
    throw new Refusal(400, codes.wrongOldPassword, 'Invalid current password');
  }
  const user = platform.store.table('users').get(id);
  if (!user) throw refuse.badToken();
  refusePassword('/newPassword', newPassword, String(user.username), oldPassword);
  await setPassword(platform, id, newPassword, true);
  dropTokens(platform.store, id, token);
}
