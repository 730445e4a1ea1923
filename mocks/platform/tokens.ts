import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

import { httpErrors } from './HttpError.ts';
import type { AuthenticatedCaller, RuleContext } from './operationRule.ts';
import type { Row, Store } from './Store.ts';

/** The lifetime of a token, in seconds: two weeks. @see docs/loopback.md, section 17 */
export const DEFAULT_TOKEN_SECONDS = 1_209_600;

const TOKEN_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const TOKEN_LENGTH = 64;

/** The response of a sign-in. The stored record has the hash of the token as its id. */
export interface AccessToken {
  /** The token itself: 64 letters that need no escaping in a URL or a header. */
  readonly id: string;
  /** The lifetime in seconds. */
  readonly ttl: number;
  readonly created: string;
  readonly userId: string;
}

/** Issues a token for a user and stores it. Expired tokens of the user are removed. */
export function issueToken(platform: RuleContext, userId: string): AccessToken {
  // 64 letters divide 256 evenly, so that all letters are equally likely.
  const letters = Array.from(
    platform.random(TOKEN_LENGTH),
    byte => TOKEN_ALPHABET[byte % TOKEN_ALPHABET.length],
  );
  removeExpiredTokens(platform, userId);
  const created = new Date(platform.clock()).toISOString();
  const token = { id: letters.join(''), ttl: platform.tokenSeconds(), created, userId };
  platform.store.put('tokens', { ...token, id: hashToken(token.id) });
  return token;
}

/** Returns the id of a stored token: who reads the state cannot sign in with it. */
const hashToken = (token: string): string => bytesToHex(sha256(utf8ToBytes(token)));

export const hasToken = (store: Store, token: string): boolean =>
  store.records('tokens').get(hashToken(token)) !== undefined;

export const removeToken = (store: Store, token: string): boolean =>
  store.remove('tokens', hashToken(token));

function removeExpiredTokens(platform: RuleContext, userId: string) {
  const { store } = platform;
  for (const token of [...store.records('tokens').all()]) {
    if (token.userId === userId && isTokenExpired(platform, token)) {
      store.remove('tokens', String(token.id));
    }
  }
}

/** Revokes the tokens of a user, except one. */
export function removeTokens(store: Store, userId: string, exceptToken?: string) {
  const exceptId = exceptToken === undefined ? undefined : hashToken(exceptToken);
  for (const { id, userId: owner } of [...store.records('tokens').all()]) {
    if (owner === userId && id !== exceptId) store.remove('tokens', String(id));
  }
}

/**
 * Returns the caller, by the raw token in `Authorization`. A scheme before it, such as `Bearer`, makes it an unknown
 * token; cookies are ignored.
 *
 * @throws HttpError 401: 58 without a token, 52 for an unknown, expired or orphaned one
 */
export function authenticate(platform: RuleContext, headers: Headers): AuthenticatedCaller {
  const token = headers.get('authorization')?.trim();
  if (!token) throw httpErrors.missingToken();
  const user = getTokenOwner(platform, token);
  if (!user) throw httpErrors.invalidToken();
  return createCaller(platform.store, user, token);
}

/** Returns the owner of a token; undefined for an unknown, expired or orphaned one. */
export function getTokenOwner(platform: RuleContext, token: string): Row | undefined {
  const { store } = platform;
  const record = store.records('tokens').get(hashToken(token));
  if (!record) return undefined;
  if (!isTokenExpired(platform, record)) return store.table('users').get(String(record.userId));
  removeToken(store, token);
  return undefined;
}

function isTokenExpired({ clock, tokenSeconds }: RuleContext, { created, ttl }: Row): boolean {
  const seconds = Math.min(Number(ttl), tokenSeconds());
  return Date.parse(String(created)) + seconds * 1000 <= clock();
}

export function createCaller(store: Store, user: Row, token: string): AuthenticatedCaller {
  const role = store.table('roles').get(String(user.roleId));
  return {
    id: String(user.id),
    role: typeof role?.name === 'string' ? role.name : 'guest',
    modules: user.modules as readonly string[],
    token,
  };
}
