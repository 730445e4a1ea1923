import { readCookie, removeCookie, writeCookie } from './cookies.ts';

/** Who is signed in: the fields of the `user` cookie. @see spec A3 (AUTH-03) */
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
export interface Token {
  readonly id: string;
  readonly userId: string;
}

/** The answer of the second step: the user, with the role. */
export type SignedInUser = Pick<
  Session,
  'username' | 'firstName' | 'lastName' | 'modules' | 'pswChanged'
> & { readonly role?: { readonly name: string } | undefined };

/** How a session ended: a person left; the platform does not know the token any more; the password is another one now. */
export type Ending = 'left' | 'expired' | 'password';

const COOKIE = 'user';
/** The cookie beside it: which single sign-on began the session. */
export const PROVIDER = 'signedInBy';
/** What a user without a role may do is what a guest may do. */
const NO_ROLE = 'guest';

const listeners = new Set<() => void>();
/** Whom the listeners were last told of. */
let shown: Session | undefined;
/** How the last session ended, while there is no other. */
let ended: Ending | undefined;

function tell(): void {
  shown = session.read();
  listeners.forEach(listener => listener());
}

/** The cookie can change behind this page, by another tab or by hand; whoever shows it is told when that is noticed. Whether it was. */
function look(how: Ending): boolean {
  if (session.read() === shown) return false;
  ended = session.read() ? undefined : shown && how;
  tell();
  return true;
}

/** Of an end that nobody told of, the worse is assumed: that a person left. */
const lookAgain = () => void look('left');

/** When a page comes to the front again, or back from where the browser keeps pages, another tab may have signed out. */
const RETURNS = ['focus', 'visibilitychange', 'pageshow'] as const;

/** Tells the other tabs of this browser at once: they share the cookie, but nobody tells them that it changed. */
let tabs: BroadcastChannel | undefined;
/** Milliseconds until the cookie is looked at again when it is still as it was: browsers write it aside. */
const LATER: readonly number[] = [20, 100, 500, 2000];
let again: ReturnType<typeof setTimeout> | undefined;

/** Another tab says that it changed the cookie; its message may be here before the cookie is. */
function hear(how: Ending, [wait, ...waits] = LATER): void {
  clearTimeout(again);
  if (!look(how) && wait !== undefined) again = setTimeout(hear, wait, how, waits);
}

function listen(): void {
  shown = session.read();
  RETURNS.forEach(event => addEventListener(event, lookAgain, true));
  if (typeof BroadcastChannel === 'undefined') return;
  tabs = new BroadcastChannel(COOKIE);
  tabs.onmessage = ({ data }) => hear(data as Ending);
}

function listenNoMore(): void {
  RETURNS.forEach(event => removeEventListener(event, lookAgain, true));
  clearTimeout(again);
  tabs?.close();
  tabs = undefined;
}

/** The token of a sign-in that has not finished: in memory only, so that a reload forgets it. */
let begun: Token | undefined;
/** The last cookie that was read, so that one cookie is always one object. */
let known: { readonly text: string | undefined; readonly session: Session | undefined } = {
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
    const text = readCookie(COOKIE);
    if (text !== known.text) known = { text, session: parse(text) };
    return known.session;
  },

  subscribe: (listener: () => void): (() => void) => {
    if (listeners.size === 0) listen();
    listeners.add(listener);
    return () => {
      if (listeners.delete(listener) && listeners.size === 0) listenNoMore();
    };
  },

  /** How the session ended that was here before; undefined while somebody is signed in, and at the beginning. */
  ended: (): Ending | undefined => ended,

  /** What secured calls carry; present from the first step of signing in on. */
  token: (): string | undefined => begun?.id ?? session.read()?.tokenId,

  /** First step: the platform gave a token. Nobody is signed in yet. */
  begin: (token: Token): void => {
    begun = token;
  },

  /**
   * Second step: the user behind the token is known, so the cookie is written.
   *
   * @throws Error when no sign-in has begun, or the browser refuses the cookie
   */
  complete: (user: SignedInUser): Session => {
    if (!begun) throw new Error('A session is completed that was not begun');
    const { id, userId } = begun;
    const { username, firstName, lastName, modules, pswChanged } = user;
    const role = user.role?.name ?? NO_ROLE;
    const next: Session = {
      ...{ id, tokenId: id, userId, role },
      ...{ username, firstName, lastName, modules, pswChanged },
    };
    writeCookie(COOKIE, JSON.stringify(next));
    removeCookie(PROVIDER);
    begun = undefined;
    const kept = session.read();
    if (kept?.tokenId !== id) throw new Error('The browser did not keep the cookie of the session');
    ended = undefined;
    tell();
    tabs?.postMessage('left');
    return kept;
  },

  /** Who is signed in has other names now: all that show them are told, in the other tabs too. */
  rename: ({ firstName, lastName }: Partial<Pick<Session, 'firstName' | 'lastName'>>): void => {
    const user = session.read();
    if (!user) return;
    // A store may leave out a name that is empty.
    const names = { firstName: firstName ?? '', lastName: lastName ?? '' };
    writeCookie(COOKIE, JSON.stringify({ ...user, ...names }));
    tell();
    tabs?.postMessage('left');
  },

  /**
   * Nobody is signed in any more, in no tab. Listeners hear of it once.
   *
   * @param how whether a person left, which is the end of all that was typed, or will come back to it
   */
  clear: (how: Ending = 'left'): void => {
    const wasBegun = begun !== undefined;
    begun = undefined;
    const was = session.read();
    removeCookie(COOKIE);
    removeCookie(PROVIDER);
    // Only now: another tab looks as soon as it hears of it.
    if (was) tabs?.postMessage(how);
    if (wasBegun) tell();
    else look(how);
  },
};

const TEXTS = ['id', 'tokenId', 'userId', 'role', 'username', 'firstName', 'lastName'] as const;

function parse(text: string | undefined): Session | undefined {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<Session> | null;
    const whole =
      TEXTS.every(field => typeof value?.[field] === 'string') &&
      Array.isArray(value?.modules) &&
      typeof value.pswChanged === 'boolean';
    return whole ? (value as Session) : undefined;
  } catch {
    return undefined; // somebody else's cookie of the same name
  }
}
