import { signOnProvider } from '../api/signOnProvider.ts';
import type { SessionToken } from '../api/session.ts';
import { completeSignIn } from '../api/signIn.ts';
import { chosenSignOnProvider } from './chosenSignOnProvider.ts';

/**
 * Signs in with what a single-sign-on provider gave, and notes which one it was: the way out leads through it too. Who
 * comes straight from a provider, past our page, is taken to come from the first.
 *
 * @throws ApiError when the platform does not know the token or the user
 * @see AUTH-05, docs/decisions/2026-11-21-silent-source.md 4
 */
export async function completeSingleSignOn(token: SessionToken): Promise<void> {
  const name = chosenSignOnProvider.take() ?? 'oauth';
  await completeSignIn(token);
  signOnProvider.save(name);
}
