import { fromUrl } from '../api/fromUrl.ts';
import { session } from '../api/session.ts';
import { parseOwnUrl } from '../domain/parseOwnUrl.ts';
import { getFirstSegment, isEntryPath } from './pathSegments.ts';

/** The path of the form that replaces a password set by an administrator, the only route until then. */
export const PASSWORD_PATH = '/pwd-change';

/** Returns once the path requested before sign-in; undefined when it is not a console path. @see SEC-03 */
export function takeRequestedPath(): string | undefined {
  const requestedPath = fromUrl.read();
  if (requestedPath === undefined) return undefined;
  fromUrl.clear();
  return parseOwnUrl(requestedPath, location.origin);
}

/** Returns the root, to which an entry route redirects a signed-in user; that of the password form keeps its query. */
export const getSignedInPath = (entryPath: string, search: string): string =>
  getFirstSegment(entryPath) === 'pwd-change' ? `/${search}` : '/';

/**
 * Redirects a signed-in user before the console has a router: from the entry routes to the root, and from the root
 * to the path requested before.
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
  if (isEntryPath(pathname)) replaceUrl(getSignedInPath(pathname, search));
  const requestedPath = location.pathname === '/' ? takeRequestedPath() : undefined;
  if (requestedPath) replaceUrl(requestedPath);
}
