import { expect, it } from 'vitest';

import type { RuleContext } from './operationRule.ts';
import { Store } from './Store.ts';
import { issueToken, DEFAULT_TOKEN_SECONDS } from './tokens.ts';

it('drops the expired tokens of a user who gets a new one, and no tokens of others', () => {
  const store = new Store({}, {});
  const time = { now: 0 };
  let issued = 0;
  const random = (bytes: number) => new Uint8Array(bytes).fill((issued += 1));
  const platform = {
    store,
    random,
    clock: () => time.now,
    tokenSeconds: () => DEFAULT_TOKEN_SECONDS,
  } as unknown as RuleContext;
  const storedIds = () => [...store.records('tokens').all()].map(({ id }) => id);

  issueToken(platform, 'li');
  const hers = issueToken(platform, 'wang').id;
  time.now = 1;
  const stillGood = issueToken(platform, 'li').id;
  time.now = DEFAULT_TOKEN_SECONDS * 1000;
  const latest = issueToken(platform, 'li').id;
  expect(storedIds()).toEqual([hers, stillGood, latest]);
});
