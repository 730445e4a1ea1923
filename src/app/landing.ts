import { isUnreached } from '../api/ApiError.ts';
import type { Token } from '../api/session.ts';
import { session } from '../api/session.ts';
import { firstStep } from './firstSteps.ts';

/** What single sign-on brought along; without the one or the other, nothing. */
export type Landing = Token | 'nothing';

/** Why single sign-on led to nothing: the platform or the provider did not want it, or the platform is not there. */
export type NotLanded = 'refused' | 'unreached';

/** Reads what the address of a landing brings, and takes it out of the address and the history. */
export function takeLanding(): Landing | undefined {
  if (firstStep(location.pathname) !== 'oauth') return undefined;
  const brought = new URLSearchParams(location.search);
  history.replaceState(null, '', '/oauth');
  const id = brought.get('access_token');
  const userId = brought.get('user_id');
  return id && userId ? { id, userId } : 'nothing';
}

/**
 * Signs in with what was brought. Whoever the platform does not know so, or does not tell of within 10 s, is nobody.
 *
 * @returns why nobody is signed in; undefined when somebody is
 * @see spec A2 (AUTH-05)
 */
export async function land(landing: Landing): Promise<NotLanded | undefined> {
  if (landing === 'nothing') return session.read() ? undefined : 'refused';
  try {
    const { enterBySignOn } = await import('../data/enterBySignOn.ts');
    await enterBySignOn(landing);
    return undefined;
  } catch (error) {
    session.clear();
    return isUnreached(error) ? 'unreached' : 'refused';
  }
}
