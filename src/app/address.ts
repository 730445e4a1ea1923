import { fromUrl } from '../api/fromUrl.ts';
import { session } from '../api/session.ts';
import { ownAddress } from '../domain/ownAddress.ts';
import { firstStep, isPlace } from './firstSteps.ts';
import { land, takeLanding } from './landing.ts';

const LOGIN = '/login';
const PASSWORD = '/pwd-change';

/** What is drawn: decided by who is signed in and the address, ahead of every router. */
export type Way = 'landing' | 'nowhere' | 'login' | 'console';

/** What this tab was asked for: several tabs share the cookie, but each goes back to its own. */
let asked: string | undefined;
/** Whether somebody is just coming in by single sign-on. */
let isLanding = false;
/** Who draws, when a landing ends: nothing else tells of it. */
const listeners = new Set<() => void>();

const here = () => location.pathname + location.search + location.hash;
const go = (address: string) => history.replaceState(null, '', address);

/** Remembers the address of now, in this tab and for a reload of it. */
function keep(): void {
  asked = ownAddress(here(), location.origin);
  if (asked) fromUrl.keep(asked);
}

function forget(): void {
  asked = undefined;
  if (fromUrl.read() !== undefined) fromUrl.forget();
}

/** A visitor: every place of the console asks to sign in first. Who left by himself starts anew. */
function settleVisitor(hasLeft: boolean): void {
  const { pathname, search } = location;
  if (hasLeft) forget();
  const step = firstStep(pathname);
  if (!isPlace(pathname) || pathname === LOGIN) return;
  session.clear(); // a cookie that makes no sense goes too
  if (!hasLeft) keep();
  go(step === 'pwd-change' ? LOGIN + search : LOGIN);
}

/** Somebody with a password of an administrator's making: nothing is open before it is replaced. */
function settleNewcomer(): void {
  const { pathname } = location;
  if (!isPlace(pathname) || pathname === PASSWORD) return;
  if (firstStep(pathname) !== 'login') keep();
  go(PASSWORD);
}

/** Whether an address is a way in: it is not for somebody who is in. */
export const isWayIn = (path: string): boolean =>
  ['login', 'oauth', 'pwd-change'].includes(firstStep(path));

/** The address that was asked for before somebody signed in, once. @see SEC-03 */
export function takeAsked(): string | undefined {
  const address = ownAddress(asked ?? fromUrl.read() ?? '', location.origin);
  forget();
  return address;
}

/** Somebody who is signed in: the ways in lead to the root, and the root to what was asked for before. */
function settleUser(): void {
  if (isWayIn(location.pathname)) go('/');
  const address = location.pathname === '/' ? takeAsked() : undefined;
  if (address) go(address);
}

function settle(): void {
  if (isLanding) return;
  const user = session.read();
  if (!user) settleVisitor(session.ended() === 'left');
  else if (user.pswChanged) settleUser();
  else settleNewcomer();
}

/**
 * Keeps the address in step with the session, ahead of whatever is drawn for it, Back included.
 *
 * @returns a function that stops it
 * @see spec A2 (SHELL-01, SHELL-03, SHELL-05, AUTH-05, AUTH-07, AUTH-15)
 */
export function followSession(): () => void {
  // The token of a landing leaves the address before anything else is done, or sent.
  const landing = takeLanding();
  isLanding = landing !== undefined;
  if (landing)
    void land(landing).then(() => {
      if (!isLanding) return;
      isLanding = false;
      go(session.read() ? '/' : LOGIN);
      settle();
      listeners.forEach(listener => listener());
    });
  if (session.read()) settle();
  else if (!landing) settleVisitor(false);
  const stop = session.subscribe(settle);
  addEventListener('popstate', settle);
  return () => {
    stop();
    isLanding = false;
    asked = undefined;
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
