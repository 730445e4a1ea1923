import { createListeners } from '../domain/createListeners.ts';
import { readCookie, removeCookie, writeCookie } from './cookies.ts';

/** The session of the signed-in user: the fields of the `user` cookie. @see AUTH-03 */
export interface Session {
  /** The token, as is. */
  readonly id: string;
  /** The token again: the cookie has both properties. */
  readonly tokenId: string;
  readonly userId: string;
  /** The name of the role. */
  readonly role: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly modules: readonly string[];
  /** False until the user has replaced the password that an administrator assigned. */
  readonly pswChanged: boolean;
}

/** The response of the first step of signing in. */
export interface SessionToken {
  readonly id: string;
  readonly userId: string;
}

/** The response of the second step: the user, with the role. */
export type SignedInUser = Pick<
  Session,
  'username' | 'firstName' | 'lastName' | 'modules' | 'pswChanged'
> & { readonly role?: { readonly name: string } | undefined };

/** How a session ended: the user signed out; the platform rejected the token; the password was changed. */
export type SessionEnding = 'left' | 'expired' | 'password';

const SESSION_COOKIE = 'user';
/** The name of the cookie with the single sign-on provider of the session. */
export const PROVIDER_COOKIE = 'signedInBy';
/** A user without a role has the permissions of a guest. */
const DEFAULT_ROLE = 'guest';

const changes = createListeners({ onStart: startListening, onStop: stopListening });
/** The session of the last notification. */
let lastNotified: Session | undefined;
/** How the last session ended, until the next starts. */
let ended: SessionEnding | undefined;

function notifyListeners(): void {
  lastNotified = session.read();
  changes.notify();
}

/** Notifies listeners if the cookie has changed, e.g. by another tab or by hand. Returns whether it has. */
function checkCookie(ending: SessionEnding): boolean {
  if (session.read() === lastNotified) return false;
  ended = session.read() ? undefined : lastNotified && ending;
  notifyListeners();
  return true;
}

/** Rechecks the cookie. A session end of unknown cause counts as a sign-out. */
const recheckCookie = () => void checkCookie('left');

/** When a page gets focus again, or returns from the back-forward cache, another tab may have signed out. */
const RETURN_EVENTS = ['focus', 'visibilitychange', 'pageshow'] as const;

/** Notifies the other tabs of this browser immediately: they share the cookie, but get no event when it changes. */
let tabChannel: BroadcastChannel | undefined;
/** The delays, in milliseconds, of rereading an unchanged cookie: browsers write it asynchronously. */
const RECHECK_DELAYS_MS: readonly number[] = [20, 100, 500, 2000];
let recheckTimer: ReturnType<typeof setTimeout> | undefined;

/** Handles the message that another tab changed the cookie; it may arrive before the cookie does. */
function handleTabMessage(ending: SessionEnding, [wait, ...waits] = RECHECK_DELAYS_MS): void {
  clearTimeout(recheckTimer);
  if (!checkCookie(ending) && wait !== undefined)
    recheckTimer = setTimeout(handleTabMessage, wait, ending, waits);
}

function startListening(): void {
  lastNotified = session.read();
  RETURN_EVENTS.forEach(event => addEventListener(event, recheckCookie, true));
  if (typeof BroadcastChannel === 'undefined') return;
  tabChannel = new BroadcastChannel(SESSION_COOKIE);
  tabChannel.onmessage = ({ data }) => handleTabMessage(data as SessionEnding);
}

function stopListening(): void {
  RETURN_EVENTS.forEach(event => removeEventListener(event, recheckCookie, true));
  clearTimeout(recheckTimer);
  tabChannel?.close();
  tabChannel = undefined;
}

/** The token of a pending sign-in: in memory only, so that a reload discards it. */
let pendingToken: SessionToken | undefined;
/** The last cookie that was read, so that the same cookie always yields the same object. */
let cachedSession: { readonly text: string | undefined; readonly session: Session | undefined } = {
  text: undefined,
  session: undefined,
};

/**
 * The session store: the only module that reads or writes the session cookie.
 * `subscribe` and `read` fit React's useSyncExternalStore.
 */
export const session = {
  /** Returns the session; the same object until it changes. An invalid cookie counts as signed out. */
  read: (): Session | undefined => {
    const text = readCookie(SESSION_COOKIE);
    if (text !== cachedSession.text) cachedSession = { text, session: parseSession(text) };
    return cachedSession.session;
  },

  subscribe: changes.subscribe,

  /** Returns how the previous session ended; undefined while signed in, and initially. */
  ended: (): SessionEnding | undefined => ended,

  /** Returns the token of secured calls; present from the first step of sign-in. */
  token: (): string | undefined => pendingToken?.id ?? session.read()?.tokenId,

  /** First step: stores the token from the platform. The session is not complete yet. */
  begin: (token: SessionToken): void => {
    pendingToken = token;
  },

  /**
   * Second step: writes the cookie of the user to whom the token belongs.
   *
   * @throws Error when no sign-in is pending, or the browser rejects the cookie
   */
  complete: (user: SignedInUser): Session => {
    if (!pendingToken) throw new Error('A session is completed that was not started');
    const { id, userId } = pendingToken;
    const { username, firstName, lastName, modules, pswChanged } = user;
    const role = user.role?.name ?? DEFAULT_ROLE;
    const next: Session = {
      ...{ id, tokenId: id, userId, role },
      ...{ username, firstName, lastName, modules, pswChanged },
    };
    writeCookie(SESSION_COOKIE, JSON.stringify(next));
    removeCookie(PROVIDER_COOKIE);
    pendingToken = undefined;
    const storedSession = session.read();
    if (storedSession?.tokenId !== id)
      throw new Error('The browser did not keep the cookie of the session');
    ended = undefined;
    notifyListeners();
    tabChannel?.postMessage('left');
    return storedSession;
  },

  /** Changes the user's names and notifies all listeners, in the other tabs too. */
  rename: ({ firstName, lastName }: Partial<Pick<Session, 'firstName' | 'lastName'>>): void => {
    const user = session.read();
    if (!user) return;
    // A store may omit an empty name.
    const names = { firstName: firstName ?? '', lastName: lastName ?? '' };
    writeCookie(SESSION_COOKIE, JSON.stringify({ ...user, ...names }));
    notifyListeners();
    tabChannel?.postMessage('left');
  },

  /**
   * Ends the session in every tab. Listeners are notified once.
   *
   * @param ending whether the user signed out, which discards unsaved input, or will return to it
   */
  clear: (ending: SessionEnding = 'left'): void => {
    const wasPending = pendingToken !== undefined;
    pendingToken = undefined;
    const previousSession = session.read();
    removeCookie(SESSION_COOKIE);
    removeCookie(PROVIDER_COOKIE);
    // Posted last: another tab reads the cookie as soon as it gets the message.
    if (previousSession) tabChannel?.postMessage(ending);
    if (wasPending) notifyListeners();
    else checkCookie(ending);
  },
};

const TEXT_FIELDS = [
  'id',
  'tokenId',
  'userId',
  'role',
  'username',
  'firstName',
  'lastName',
] as const;

function parseSession(text: string | undefined): Session | undefined {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<Session> | null;
    const isComplete =
      TEXT_FIELDS.every(field => typeof value?.[field] === 'string') &&
      Array.isArray(value?.modules) &&
      typeof value.pswChanged === 'boolean';
    return isComplete ? (value as Session) : undefined;
  } catch {
    return undefined; // the cookie of another application with the same name
  }
}
