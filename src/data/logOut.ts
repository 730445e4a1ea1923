import { signOnProvider } from '../api/signOnProvider.ts';
import { session } from '../api/session.ts';
import { signOut } from '../api/signIn.ts';
import { configuration } from './configuration.ts';

/**
 * Ends the session in every tab immediately, and notifies the platform, or the single sign-on provider. Their
 * responses are ignored.
 *
 * @example <ConfirmDialog onConfirm={() => void logOut()} />
 * @see AUTH-11
 */
export async function logOut(): Promise<void> {
  const name = signOnProvider.read();
  const link = name && configuration.read(name)?.link;
  if (!link) return signOut();
  session.clear();
  await signOnProvider.notifySignOut(link);
}
