import { readCookie, removeCookie, writeCookie } from './cookies.ts';

/** Who is signed in: the fields of the `user` cookie. @see AUTH-03 */
export interface Session {
  /** The token, as is. */
  readonly id: string;
  /** The token again: both names are part of the cookie. */
  readonly tokenId: string;
  readonly userId: string;
  /** The name of the role. */
  readonly role: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly modules: readonly string[];
  /** False until the user has replaced the password that an administrator gave. */
  readonly pswChanged: boolean;
}

/** The answer of the first step of signing in. */
export interface SessionToken {
  readonly id: string;
  readonly userId: string;
}

/** The answer of the second step: the user, with the role. */
export type SignedInUser = Pick<
  Session,
  'username' | 'firstName' | 'lastName' | 'modules' | 'pswChanged'
> & { readonly role?: { readonly name: string } | undefined };

/** How a session ended: a person left; the platform does not know the token any more; the password is another one now. */
export type SessionEnding = 'left' | 'expired' | 'password';

const SESSION_COOKIE = 'user';
/** The cookie beside it: which single sign-on began the session. */
export const PROVIDER_COOKIE = 'signedInBy';
/** What a user without a role may do is what a guest may do. */
const DEFAULT_ROLE = 'guest';

const listeners = new Set<() => void>();
/** Whom the listeners were last told of. */
let lastNotified: Session | undefined;
/** How the last session ended, while there is no other. */
let ended: SessionEnding | undefined;

function notifyListeners(): void {
  lastNotified = session.read();
  listeners.forEach(listener => listener());
}

/** The cookie can change behind this page, by another tab or by hand; whoever shows it is told when that is noticed. Whether it was. */
function checkCookie(ending: SessionEnding): boolean {
  if (session.read() === lastNotified) return false;
  ended = session.read() ? undefined : lastNotified && ending;
  notifyListeners();
  return true;
}

/** Of an end that nobody told of, the worse is assumed: that a person left. */
const recheckCookie = () => void checkCookie('left');

/** When a page comes to the front again, or back from where the browser keeps pages, another tab may have signed out. */
const RETURN_EVENTS = ['focus', 'visibilitychange', 'pageshow'] as const;

/** Tells the other tabs of this browser at once: they share the cookie, but nobody tells them that it changed. */
let tabChannel: BroadcastChannel | undefined;
/** Milliseconds until the cookie is looked at again when it is still as it was: browsers write it aside. */
const RECHECK_DELAYS_MS: readonly number[] = [20, 100, 500, 2000];
let recheckTimer: ReturnType<typeof setTimeout> | undefined;

/** Another tab says that it changed the cookie; its message may be here before the cookie is. */
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

/** The token of a sign-in that has not finished: in memory only, so that a reload forgets it. */
let pendingToken: SessionToken | undefined;
/** The last cookie that was read, so that one cookie is always one object. */
let cachedSession: { readonly text: string | undefined; readonly session: Session | undefined } = {
  text: undefined,
  session: undefined,
};

/**
 * The one place that knows who is signed in, and the only module that touches the cookie.
 * `subscribe` and `read` fit React's useSyncExternalStore.
 */
export const session = {
  /** Who is signed in; the same object until that changes. A cookie that makes no sense is nobody. */
  read: (): Session | undefined => {
    const text = readCookie(SESSION_COOKIE);
    if (text !== cachedSession.text) cachedSession = { text, session: parseSession(text) };
    return cachedSession.session;
  },

  subscribe: (listener: () => void): (() => void) => {
    if (listeners.size === 0) startListening();
    listeners.add(listener);
    return () => {
      if (listeners.delete(listener) && listeners.size === 0) stopListening();
    };
  },

  /** How the session ended that was here before; undefined while somebody is signed in, and at the beginning. */
  ended: (): SessionEnding | undefined => ended,

  /** What secured calls carry; present from the first step of signing in on. */
  token: (): string | undefined => pendingToken?.id ?? session.read()?.tokenId,

  /** First step: the platform gave a token. Nobody is signed in yet. */
  begin: (token: SessionToken): void => {
    pendingToken = token;
  },

  /**
   * Second step: the user behind the token is known, so the cookie is written.
   *
   * @throws Error when no sign-in has begun, or the browser refuses the cookie
   */
  complete: (user: SignedInUser): Session => {
    if (!pendingToken) throw new Error('A session is completed that was not begun');
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

  /** Who is signed in has other names now: all that show them are told, in the other tabs too. */
  rename: ({ firstName, lastName }: Partial<Pick<Session, 'firstName' | 'lastName'>>): void => {
    const user = session.read();
    if (!user) return;
    // A store may leave out a name that is empty.
    const names = { firstName: firstName ?? '', lastName: lastName ?? '' };
    writeCookie(SESSION_COOKIE, JSON.stringify({ ...user, ...names }));
    notifyListeners();
    tabChannel?.postMessage('left');
  },

  /**
   * Nobody is signed in any more, in no tab. Listeners hear of it once.
   *
   * @param ending whether a person left, which is the end of all that was typed, or will come back to it
   */
  clear: (ending: SessionEnding = 'left'): void => {
    const wasPending = pendingToken !== undefined;
    pendingToken = undefined;
    const previousSession = session.read();
    removeCookie(SESSION_COOKIE);
    removeCookie(PROVIDER_COOKIE);
    // Only now: another tab looks as soon as it hears of it.
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
    return undefined; // somebody else's cookie of the same name
  }
}
