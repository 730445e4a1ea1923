import { isUnreachable } from '../api/ApiError.ts';
import type { SessionToken } from '../api/session.ts';
import { session } from '../api/session.ts';
import { getFirstSegment } from './pathSegments.ts';

/** The parameters of a single sign-on; 'nothing' if incomplete. */
export type SignOnParams = SessionToken | 'nothing';

/** Why single sign-on failed: rejected by the platform or the provider, or the platform is unreachable. */
export type SignOnError = 'denied' | 'unreached';

/** Reads the sign-on parameters of a URL and removes them from the URL and the history. */
export function takeSignOnParams(): SignOnParams | undefined {
  if (getFirstSegment(location.pathname) !== 'oauth') return undefined;
  const searchParams = new URLSearchParams(location.search);
  history.replaceState(null, '', '/oauth');
  const id = searchParams.get('access_token');
  const userId = searchParams.get('user_id');
  return id && userId ? { id, userId } : 'nothing';
}

/**
 * Signs in with the sign-on parameters. When the platform does not know the user, or does not respond within 10 s,
 * no user is signed in.
 *
 * @returns why the sign-in failed; undefined on success
 * @see AUTH-05
 */
export async function signOnWithParams(
  signOnParams: SignOnParams,
): Promise<SignOnError | undefined> {
  if (signOnParams === 'nothing') return session.read() ? undefined : 'denied';
  try {
    const { completeSingleSignOn } = await import('../data/completeSingleSignOn.ts');
    await completeSingleSignOn(signOnParams);
    return undefined;
  } catch (error) {
    session.clear();
    return isUnreachable(error) ? 'unreached' : 'denied';
  }
}
