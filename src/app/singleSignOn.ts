import { isUnreachable } from '../api/ApiError.ts';
import type { SessionToken } from '../api/session.ts';
import { session } from '../api/session.ts';
import { getFirstSegment } from './pathSegments.ts';

/** What single sign-on brought along; without the one or the other, nothing. */
export type SignOnParams = SessionToken | 'nothing';

/** Why single sign-on led to nothing: the platform or the provider did not want it, or the platform is not there. */
export type SignOnError = 'refused' | 'unreached';

/** Reads what the address of a landing brings, and takes it out of the address and the history. */
export function takeSignOnParams(): SignOnParams | undefined {
  if (getFirstSegment(location.pathname) !== 'oauth') return undefined;
  const searchParams = new URLSearchParams(location.search);
  history.replaceState(null, '', '/oauth');
  const id = searchParams.get('access_token');
  const userId = searchParams.get('user_id');
  return id && userId ? { id, userId } : 'nothing';
}

/**
 * Signs in with what was brought. Whoever the platform does not know so, or does not tell of within 10 s, is nobody.
 *
 * @returns why nobody is signed in; undefined when somebody is
 * @see AUTH-05
 */
export async function signOnWithParams(
  signOnParams: SignOnParams,
): Promise<SignOnError | undefined> {
  if (signOnParams === 'nothing') return session.read() ? undefined : 'refused';
  try {
    const { completeSingleSignOn } = await import('../data/completeSingleSignOn.ts');
    await completeSingleSignOn(signOnParams);
    return undefined;
  } catch (error) {
    session.clear();
    return isUnreachable(error) ? 'unreached' : 'refused';
  }
}
