import { refuse } from './Refusal.ts';
import type { Caller, Surroundings } from './rule.ts';
import type { Row, Store } from './Store.ts';

/** How long a token lasts, in seconds: two weeks. @see spec/loopback.md, section 17 */
export const TOKEN_SECONDS = 1_209_600;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const TOKEN_LETTERS = 64;

/** What signing in answers, and what is kept of it. */
export interface Token {
  /** The token itself: 64 letters that need no escaping in an address or a header. */
  readonly id: string;
  /** Seconds. */
  readonly ttl: number;
  readonly created: string;
  readonly userId: string;
}

/** Makes a token for a user and keeps it. His expired ones go, which nobody may ever present again. */
export function issueToken(platform: Surroundings, userId: string): Token {
  // 64 letters divide 256 evenly, so that each letter is as likely as another.
  const letters = Array.from(
    platform.random(TOKEN_LETTERS),
    byte => LETTERS[byte % LETTERS.length],
  );
  dropExpired(platform, userId);
  const created = new Date(platform.clock()).toISOString();
  const token = { id: letters.join(''), ttl: platform.tokenSeconds(), created, userId };
  platform.store.put('tokens', { ...token });
  return token;
}

function dropExpired(platform: Surroundings, userId: string) {
  const { store } = platform;
  for (const token of [...store.records('tokens').all()]) {
    if (token.userId === userId && isOver(platform, token)) {
      store.remove('tokens', String(token.id));
    }
  }
}

/** Makes the tokens of a user worthless, but for one that may stay. */
export function dropTokens(store: Store, userId: string, stays?: string) {
  for (const { id, userId: owner } of [...store.records('tokens').all()]) {
    if (owner === userId && id !== stays) store.remove('tokens', String(id));
  }
}

/**
 * Who calls, by the raw token in `Authorization`. A scheme before it, such as `Bearer`, makes it an unknown token;
 * a cookie says nothing here.
 *
 * @throws Refusal 401: 58 without a token, 52 for an unknown, expired or orphaned one
 */
export function identify(platform: Surroundings, headers: Headers): Caller {
  const given = headers.get('authorization')?.trim();
  if (!given) throw refuse.noToken();
  const user = ownerOf(platform, given);
  if (!user) throw refuse.badToken();
  return callerOf(platform.store, user, given);
}

/** The user whom a token belongs to now; nobody for an unknown, expired or orphaned one. */
export function ownerOf(platform: Surroundings, given: string): Row | undefined {
  const { store } = platform;
  const token = store.records('tokens').get(given);
  if (!token) return undefined;
  if (!isOver(platform, token)) return store.table('users').get(String(token.userId));
  store.remove('tokens', given);
  return undefined;
}

function isOver({ clock, tokenSeconds }: Surroundings, { created, ttl }: Row): boolean {
  const seconds = Math.min(Number(ttl), tokenSeconds());
  return Date.parse(String(created)) + seconds * 1000 <= clock();
}

/** A user as a caller. */
export function callerOf(store: Store, user: Row, token: string): Caller {
  const role = store.table('roles').get(String(user.roleId));
  return {
    id: String(user.id),
    role: typeof role?.name === 'string' ? role.name : 'guest',
    modules: user.modules as readonly string[],
    token,
  };
}
