import { provider } from '../api/provider.ts';
import type { Token } from '../api/session.ts';
import { enter } from '../api/signIn.ts';
import { chosenProvider } from './chosenProvider.ts';

/**
 * Signs in with what a single-sign-on provider gave, and notes which one it was: the way out leads through it too. Who
 * comes straight from a provider, past our page, is taken to come from the first.
 *
 * @throws ApiError when the platform does not know the token or the user
 * @see spec A2 (AUTH-05), docs/decisions/2026-11-21-silent-source.md 4
 */
export async function enterBySignOn(token: Token): Promise<void> {
  const name = chosenProvider.take() ?? 'oauth';
  await enter(token);
  provider.keep(name);
}
