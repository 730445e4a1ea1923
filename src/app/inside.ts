import { fromUrl } from '../api/fromUrl.ts';
import { session } from '../api/session.ts';
import { ownAddress } from '../domain/ownAddress.ts';
import { isWayIn } from './firstSteps.ts';

/** Where a password of an administrator's making is replaced: nothing else is open before. */
export const PASSWORD = '/pwd-change';

/** The address that was asked for before somebody signed in, once; undefined when it is not one of ours. @see SEC-03 */
export function takeAsked(): string | undefined {
  const asked = fromUrl.read();
  if (asked === undefined) return undefined;
  fromUrl.forget();
  return ownAddress(asked, location.origin);
}

/**
 * Leads somebody who is signed in, before the console has a router: from the ways in to the root, and from the root to
 * what was asked for before.
 *
 * @see spec A2 (SHELL-01, SHELL-05, AUTH-07)
 */
export function settleInside(): void {
  const { pathname, search, hash } = location;
  const go = (address: string) => history.replaceState(null, '', address);
  const user = session.read();
  if (user?.pswChanged === false) {
    if (!isWayIn(pathname) && pathname !== '/') fromUrl.keep(pathname + search + hash, user.userId);
    if (pathname !== PASSWORD) go(PASSWORD);
    return;
  }
  if (isWayIn(pathname)) go('/');
  const asked = location.pathname === '/' ? takeAsked() : undefined;
  if (asked) go(asked);
}
