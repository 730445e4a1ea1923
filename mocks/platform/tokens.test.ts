import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';

import type { RuleContext } from './operationRule.ts';
import { Store } from './Store.ts';
import { issueToken, DEFAULT_TOKEN_SECONDS, getTokenOwner } from './tokens.ts';

const shapes = { users: { key: 'id', fields: {}, hidden: [], relations: () => ({}) } };

it('drops the expired tokens of a user who gets a new one, and no tokens of others', () => {
  const store = new Store(shapes, { users: [{ id: 'li' }, { id: 'wang' }] });
  const time = { now: 0 };
  let issued = 0;
  const random = (bytes: number) => new Uint8Array(bytes).fill((issued += 1));
  const platform = {
    store,
    random,
    clock: () => time.now,
    tokenSeconds: () => DEFAULT_TOKEN_SECONDS,
  } as unknown as RuleContext;
  const isValid = (token: string) => getTokenOwner(platform, token) !== undefined;

  issueToken(platform, 'li');
  const hers = issueToken(platform, 'wang').id;
  time.now = 1;
  const stillGood = issueToken(platform, 'li').id;
  time.now = DEFAULT_TOKEN_SECONDS * 1000;
  const latest = issueToken(platform, 'li').id;
  expect([...store.records('tokens').all()]).toHaveLength(3);
  time.now -= 1;
  expect([hers, stillGood, latest].map(isValid)).toEqual([true, true, true]);
});

it('stores the hash of a token, with which no user signs in [SEC-10/secrets]', () => {
  const store = new Store(shapes, { users: [{ id: 'li' }] });
  const platform = {
    store,
    random: (bytes: number) => new Uint8Array(bytes),
    clock: () => 0,
    tokenSeconds: () => DEFAULT_TOKEN_SECONDS,
  } as unknown as RuleContext;
  const { id: token } = issueToken(platform, 'li');
  const [stored] = store.records('tokens').all();
  expect(stored?.id).toBe(createHash('sha256').update(token).digest('hex'));
  expect(JSON.stringify(stored)).not.toContain(token);
  expect(getTokenOwner(platform, token)).toEqual({ id: 'li' });
  expect(getTokenOwner(platform, String(stored?.id))).toBeUndefined();
});
