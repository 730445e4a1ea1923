import { fromUrl } from '../api/fromUrl.ts';
import { session, type Session } from '../api/session.ts';
import { createListeners } from '../domain/createListeners.ts';
import { getFirstSegment, isConsolePath, isEntryPath } from './pathSegments.ts';
import { signOnWithParams, type SignOnError, takeSignOnParams } from './singleSignOn.ts';

const LOGIN_PATH = '/login';

/** The part of the application to render, chosen by session and URL before any router. */
export type EntryRoute = 'signOn' | 'notFound' | 'login' | 'console';

/** Whether a single sign-on is in progress. */
let isSigningOn = false;
/** Why the last single sign-on failed; undefined once a user is signed in. */
let signOnError: SignOnError | undefined;
/** The last known user of this page; remains after the session ends. */
let lastUserId: string | undefined;
/** No other event reports the end of a single sign-on. */
const signOnEnd = createListeners();

const replaceUrl = (url: string) => history.replaceState(null, '', url);

/** Redirects a visitor to the sign-in page: every console route requires it. A user who logged out starts at the root. */
function redirectToLogin(hasLoggedOut: boolean): void {
  const { pathname, search, hash } = location;
  if (hasLoggedOut) fromUrl.clear();
  if (!isConsolePath(pathname) || pathname === LOGIN_PATH) return;
  session.clear(); // removes an invalid cookie too
  if (!hasLoggedOut && !isEntryPath(pathname)) fromUrl.save(pathname + search + hash, lastUserId);
  replaceUrl(getFirstSegment(pathname) === 'pwd-change' ? LOGIN_PATH + search : LOGIN_PATH);
}

/** Another user starts at the root, whatever page was open; the same user continues where the session ended. */
function handleSignIn({ userId }: Session): void {
  signOnError = undefined;
  fromUrl.clearUnlessOwnedBy(userId);
  if (lastUserId !== undefined && lastUserId !== userId) replaceUrl('/');
  lastUserId = userId;
}

function updateRoute(): void {
  const user = session.read();
  if (user) handleSignIn(user);
  if (!isSigningOn && !session.read()) redirectToLogin(session.ended() === 'left');
}

async function completeSignOn(signOnParams: Parameters<typeof signOnWithParams>[0]): Promise<void> {
  const signOnFailure = await signOnWithParams(signOnParams);
  if (!isSigningOn) return;
  isSigningOn = false;
  signOnError = signOnFailure;
  replaceUrl(session.read() ? '/' : LOGIN_PATH);
  signOnEnd.notify();
}

/**
 * Keeps the URL in sync with the session, before anything renders, Back included: visitors are redirected to /login,
 * and the URL of a sign-on to its target. src/app/redirectSignedIn.ts, which comes with the console, redirects
 * signed-in users.
 *
 * @returns a function that stops it
 * @see SHELL-03, AUTH-05, AUTH-15
 */
export function syncUrlWithSession(): () => void {
  // The token of a sign-on is removed from the URL before anything else is done or sent.
  const signOnParams = takeSignOnParams();
  isSigningOn = signOnParams !== undefined;
  lastUserId = session.read()?.userId;
  if (signOnParams) void completeSignOn(signOnParams);
  else if (!session.read()) redirectToLogin(false);
  const unsubscribe = session.subscribe(updateRoute);
  addEventListener('popstate', updateRoute);
  return () => {
    unsubscribe();
    isSigningOn = false;
    signOnError = undefined;
    removeEventListener('popstate', updateRoute);
  };
}

/** For React's useSyncExternalStore. */
export const entryRoute = {
  read: (): EntryRoute => {
    if (isSigningOn) return 'signOn';
    const user = session.read();
    if (!user?.pswChanged && !isConsolePath(location.pathname)) return 'notFound';
    return user ? 'console' : 'login';
  },
  /** Why single sign-on ended at the sign-in page; undefined otherwise. */
  signOnError: (): SignOnError | undefined => signOnError,

  subscribe: (listener: () => void): (() => void) => {
    const unsubscribeFromSession = session.subscribe(listener);
    const unsubscribeFromSignOn = signOnEnd.subscribe(listener);
    addEventListener('popstate', listener);
    return () => {
      unsubscribeFromSession();
      unsubscribeFromSignOn();
      removeEventListener('popstate', listener);
    };
  },
};
