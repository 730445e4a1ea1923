import { signOnProvider } from '../api/signOnProvider.ts';
import { session } from '../api/session.ts';
import { signOut } from '../api/signIn.ts';
import { configuration } from './configuration.ts';

/**
 * Ends the session, here and in every tab, at once, and tells whoever began it: the platform, or the provider of a
 * single sign-on. What they say to it does not matter.
 *
 * @see AUTH-11
 */
export async function logOut(): Promise<void> {
  const name = signOnProvider.read();
  const link = name && configuration.read(name)?.link;
  if (!link) return signOut();
  session.clear();
  await signOnProvider.notifySignOut(link);
}
