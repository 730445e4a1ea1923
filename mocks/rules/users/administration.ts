import type { OperationCall } from '../../platform/operationRule.ts';
import { removeTokens } from '../../platform/tokens.ts';
import {
  putPassword,
  assertOtherAdministrator,
  assertOtherUser,
  assertPasswordAllowed,
  getUser,
} from './account.ts';

/**
 * Sets another user's password, which must be changed at the next sign-in, and revokes all tokens of that user.
 *
 * @throws HttpError 403 (33) own account; 404 (66); 422 (22) equals the username
 */
export async function resetPassword(call: OperationCall) {
  assertOtherUser(call, 'reset the password of');
  const { id, username } = getUser(call);
  const { password } = call.body as { password: string };
  assertPasswordAllowed('/password', password, String(username));
  const { store, hasher } = call.platform;
  const hash = await hasher.hash(password);
  // Synchronous: the new password never coexists with the old tokens.
  putPassword(store, String(id), hash, false);
  removeTokens(store, String(id));
}

/**
 * Locks a user and revokes all tokens of that user.
 *
 * @throws HttpError 403: 33 own account, 26 the last administrator; 404 (66)
 */
export function lockUser(call: OperationCall) {
  assertOtherUser(call, 'lock');
  const user = getUser(call);
  assertOtherAdministrator(call.platform.store, user);
  call.platform.store.put('users', { ...user, locked: true });
  removeTokens(call.platform.store, String(user.id));
}

/** @throws HttpError 404 (66) */
export function unlockUser(call: OperationCall) {
  call.platform.store.put('users', { ...getUser(call), locked: false });
}
