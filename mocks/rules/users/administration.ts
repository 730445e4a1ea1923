import type { Call } from '../../platform/rule.ts';
import { dropTokens } from '../../platform/tokens.ts';
import {
  putPassword,
  refuseLastAdministrator,
  refuseMyself,
  refusePassword,
  userOf,
} from './account.ts';

/**
 * Sets another user's password, who has to change it and is signed out everywhere.
 *
 * @throws Refusal 403 (33) oneself; 404 (66); 422 (22) equals the username
 */
export async function resetPassword(call: Call) {
  refuseMyself(call, 'reset the password of');
  const { id, username } = userOf(call);
  const { password } = call.body as { password: string };
  refusePassword('/password', password, String(username));
  const { store, hasher } = call.platform;
  const hash = await hasher.hash(password);
  // In one go: nobody finds the new password with the old tokens.
  putPassword(store, String(id), hash, false);
  dropTokens(store, String(id));
}

/**
 * Locks a user and signs him out everywhere.
 *
 * @throws Refusal 403: 33 oneself, 26 the last administrator; 404 (66)
 */
export function lockUser(call: Call) {
  refuseMyself(call, 'lock');
  const user = userOf(call);
  refuseLastAdministrator(call.platform.store, user);
  call.platform.store.put('users', { ...user, locked: true });
  dropTokens(call.platform.store, String(user.id));
}

/**
 * Lets a locked user sign in again.
 *
 * @throws Refusal 404 (66)
 */
export function unlockUser(call: Call) {
  call.platform.store.put('users', { ...userOf(call), locked: false });
}
