import Cookies from 'js-cookie';

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

const COOKIE = 'user';
/** What a user without a role may do is what a guest may do. */
const NO_ROLE = 'guest';

const listeners = new Set<() => void>();
/** Whom the listeners were last told of. */
let shown: Session | undefined;

function tell(): void {
  shown = session.read();
  listeners.forEach(listener => listener());
}

/** The cookie can change behind this page, by another tab or by hand; whoever shows it is told when that is noticed. */
function look(): void {
  if (session.read() !== shown) tell();
}

/** When a page comes to the front again, another tab may have signed out. */
const RETURNS = ['focus', 'visibilitychange'] as const;

/** The token of a sign-in that has not finished: in memory only, so that a reload forgets it. */
let begun: Token | undefined;
/** The last cookie that was read, so that one cookie is always one object. */
let known: { readonly text: string | undefined; readonly session: Session | undefined } = {
  text: undefined,
  session: undefined,
};

const attributes = (): Cookies.CookieAttributes => ({
  path: '/',
  sameSite: 'strict',
  secure: typeof location !== 'undefined' && location.protocol === 'https:',
});

/**
 * The one place that knows who is signed in, and the only module that touches the cookie.
 * `subscribe` and `read` fit React's useSyncExternalStore.
 */
export const session = {
  /** Who is signed in; the same object until that changes. A cookie that makes no sense is nobody. */
  read: (): Session | undefined => {
    const text = Cookies.get(COOKIE);
    if (text !== known.text) known = { text, session: parse(text) };
    return known.session;
  },

  subscribe: (listener: () => void): (() => void) => {
    if (listeners.size === 0) {
      shown = session.read();
      RETURNS.forEach(event => addEventListener(event, look, true));
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) RETURNS.forEach(event => removeEventListener(event, look, true));
    };
  },

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
    Cookies.set(COOKIE, JSON.stringify(next), attributes());
    begun = undefined;
    const kept = session.read();
    if (kept?.tokenId !== id) throw new Error('The browser did not keep the cookie of the session');
    tell();
    return kept;
  },

  /** Nobody is signed in any more. Listeners hear of it once. */
  clear: (): void => {
    const wasBegun = begun !== undefined;
    begun = undefined;
    Cookies.remove(COOKIE, attributes());
    if (wasBegun) tell();
    else look();
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
