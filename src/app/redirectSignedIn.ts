import { fromUrl } from '../api/fromUrl.ts';
import { session } from '../api/session.ts';
import { parseOwnUrl } from '../domain/parseOwnUrl.ts';
import { isEntryPath } from './pathSegments.ts';

/** Where a password of an administrator's making is replaced: nothing else is open before. */
export const PASSWORD_PATH = '/pwd-change';

/** The address that was asked for before somebody signed in, once; undefined when it is not one of ours. @see SEC-03 */
export function takeRequestedPath(): string | undefined {
  const requestedPath = fromUrl.read();
  if (requestedPath === undefined) return undefined;
  fromUrl.clear();
  return parseOwnUrl(requestedPath, location.origin);
}

/**
 * Leads somebody who is signed in, before the console has a router: from the ways in to the root, and from the root to
 * what was asked for before.
 *
 * @see SHELL-01, SHELL-05, AUTH-07
 */
export function redirectSignedIn(): void {
  const { pathname, search, hash } = location;
  const replaceUrl = (url: string) => history.replaceState(null, '', url);
  const user = session.read();
  if (user?.pswChanged === false) {
    if (!isEntryPath(pathname) && pathname !== '/')
      fromUrl.save(pathname + search + hash, user.userId);
    if (pathname !== PASSWORD_PATH) replaceUrl(PASSWORD_PATH);
    return;
  }
  if (isEntryPath(pathname)) replaceUrl('/');
  const requestedPath = location.pathname === '/' ? takeRequestedPath() : undefined;
  if (requestedPath) replaceUrl(requestedPath);
}
