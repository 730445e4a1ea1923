import { signOnProvider } from '../api/signOnProvider.ts';
import type { SessionToken } from '../api/session.ts';
import { completeSignIn } from '../api/signIn.ts';
import { chosenSignOnProvider } from './chosenSignOnProvider.ts';

/**
 * Completes single sign-on with the provider's token, and stores the provider: signing out notifies it too. A user who
 * comes directly from a provider, without our page, is assigned to the first one.
 *
 * @throws ApiError when the platform does not know the token or the user
 * @see AUTH-05, docs/decisions/2026-11-21-silent-source.md 4
 */
export async function completeSingleSignOn(token: SessionToken): Promise<void> {
  const name = chosenSignOnProvider.take() ?? 'oauth';
  await completeSignIn(token);
  signOnProvider.save(name);
}
