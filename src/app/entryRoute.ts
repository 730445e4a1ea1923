import { fromUrl } from '../api/fromUrl.ts';
import { session, type Session } from '../api/session.ts';
import { getFirstSegment, isConsolePath, isEntryPath } from './pathSegments.ts';
import { signOnWithParams, type SignOnError, takeSignOnParams } from './singleSignOn.ts';

const LOGIN_PATH = '/login';

/** What is drawn: decided by who is signed in and the address, ahead of every router. */
export type EntryRoute = 'landing' | 'nowhere' | 'login' | 'console';

/** Whether somebody is just coming in by single sign-on. */
let isSigningOn = false;
/** Why the last one who came so is not in; until somebody is. */
let signOnError: SignOnError | undefined;
/** The user whom this page last knew; stays when the session ends. */
let lastUserId: string | undefined;
/** Who draws, when a landing ends: nothing else tells of it. */
const listeners = new Set<() => void>();

const replaceUrl = (url: string) => history.replaceState(null, '', url);

/** A visitor: every place of the console asks to sign in first. Who left by himself starts anew. */
function redirectToLogin(hasLoggedOut: boolean): void {
  const { pathname, search, hash } = location;
  if (hasLoggedOut) fromUrl.clear();
  if (!isConsolePath(pathname) || pathname === LOGIN_PATH) return;
  session.clear(); // a cookie that makes no sense goes too
  if (!hasLoggedOut && !isEntryPath(pathname)) fromUrl.save(pathname + search + hash, lastUserId);
  replaceUrl(getFirstSegment(pathname) === 'pwd-change' ? LOGIN_PATH + search : LOGIN_PATH);
}

/** Another user begins at the root, whatever was open here before; the same one goes on where the session ended. */
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
  listeners.forEach(listener => listener());
}

/**
 * Keeps the address in step with the session, ahead of whatever is drawn for it, Back included: visitors are led to
 * /login, and a landing to where it leads. Who is signed in is led by src/app/redirectSignedIn.ts, which comes with the console.
 *
 * @returns a function that stops it
 * @see SHELL-03, AUTH-05, AUTH-15
 */
export function syncUrlWithSession(): () => void {
  // The token of a landing leaves the address before anything else is done, or sent.
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
    if (isSigningOn) return 'landing';
    const user = session.read();
    if (!user?.pswChanged && !isConsolePath(location.pathname)) return 'nowhere';
    return user ? 'console' : 'login';
  },
  /** Why single sign-on has just led to the sign-in page; undefined where it did not. */
  signOnError: (): SignOnError | undefined => signOnError,

  subscribe: (listener: () => void): (() => void) => {
    const unsubscribe = session.subscribe(listener);
    listeners.add(listener);
    addEventListener('popstate', listener);
    return () => {
      unsubscribe();
      listeners.delete(listener);
      removeEventListener('popstate', listener);
    };
  },
};
