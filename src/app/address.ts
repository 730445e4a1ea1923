import { fromUrl } from '../api/fromUrl.ts';
import { session, type Session } from '../api/session.ts';
import { firstStep, isPlace, isWayIn } from './firstSteps.ts';
import { land, type NotLanded, takeLanding } from './landing.ts';

const LOGIN = '/login';

/** What is drawn: decided by who is signed in and the address, ahead of every router. */
export type Way = 'landing' | 'nowhere' | 'login' | 'console';

/** Whether somebody is just coming in by single sign-on. */
let isLanding = false;
/** Why the last one who came so is not in; until somebody is. */
let notLanded: NotLanded | undefined;
/** The user whom this page last knew; stays when the session ends. */
let lastUserId: string | undefined;
/** Who draws, when a landing ends: nothing else tells of it. */
const listeners = new Set<() => void>();

const go = (address: string) => history.replaceState(null, '', address);

/** A visitor: every place of the console asks to sign in first. Who left by himself starts anew. */
function sendToLogin(hasLeft: boolean): void {
  const { pathname, search, hash } = location;
  if (hasLeft) fromUrl.forget();
  if (!isPlace(pathname) || pathname === LOGIN) return;
  session.clear(); // a cookie that makes no sense goes too
  if (!hasLeft && !isWayIn(pathname)) fromUrl.keep(pathname + search + hash, lastUserId);
  go(firstStep(pathname) === 'pwd-change' ? LOGIN + search : LOGIN);
}

/** Another user begins at the root, whatever was open here before; the same one goes on where the session ended. */
function welcome({ userId }: Session): void {
  notLanded = undefined;
  fromUrl.forgetUnlessOf(userId);
  if (lastUserId !== undefined && lastUserId !== userId) go('/');
  lastUserId = userId;
}

function settle(): void {
  const user = session.read();
  if (user) welcome(user);
  if (!isLanding && !session.read()) sendToLogin(session.ended() === 'left');
}

async function follow(landing: Parameters<typeof land>[0]): Promise<void> {
  const failure = await land(landing);
  if (!isLanding) return;
  isLanding = false;
  notLanded = failure;
  go(session.read() ? '/' : LOGIN);
  listeners.forEach(listener => listener());
}

/**
 * Keeps the address in step with the session, ahead of whatever is drawn for it, Back included: visitors are led to
 * /login, and a landing to where it leads. Who is signed in is led by src/app/inside.ts, which comes with the console.
 *
 * @returns a function that stops it
 * @see spec A2 (SHELL-03, AUTH-05, AUTH-15)
 */
export function followSession(): () => void {
  // The token of a landing leaves the address before anything else is done, or sent.
  const landing = takeLanding();
  isLanding = landing !== undefined;
  lastUserId = session.read()?.userId;
  if (landing) void follow(landing);
  else if (!session.read()) sendToLogin(false);
  const stop = session.subscribe(settle);
  addEventListener('popstate', settle);
  return () => {
    stop();
    isLanding = false;
    notLanded = undefined;
    removeEventListener('popstate', settle);
  };
}

/** For React's useSyncExternalStore. */
export const way = {
  read: (): Way => {
    if (isLanding) return 'landing';
    const user = session.read();
    if (!user?.pswChanged && !isPlace(location.pathname)) return 'nowhere';
    return user ? 'console' : 'login';
  },
  /** Why single sign-on has just led to the sign-in page; undefined where it did not. */
  notLanded: (): NotLanded | undefined => notLanded,

  subscribe: (listener: () => void): (() => void) => {
    const stop = session.subscribe(listener);
    listeners.add(listener);
    addEventListener('popstate', listener);
    return () => {
      stop();
      listeners.delete(listener);
      removeEventListener('popstate', listener);
    };
  },
};
