import { expect, it } from 'vitest';

import { openPlatform } from '../../mocks/assembly/openPlatform.ts';
import type { Journal, StateOrigin, StoreChange } from '../../mocks/platform/journal.ts';
import { createApiCaller } from '../support/apiCaller.ts';
import {
  createAcknowledgedWrites,
  listLostWrites,
  WRITE_KINDS,
  writeOne,
} from '../support/durableWrites.ts';
import { plainHasher, TOWN_TIME_MS } from '../support/testTown.ts';

/** Whether a journal loses a change of a record that it has or has not. */
type LossRule = (change: StoreChange, isStored: boolean) => boolean;

const isOf = (collection: string, { collection: changed }: StoreChange) => changed === collection;

/** A journal in memory that loses some changes. */
function createLossyJournal(isLost: LossRule) {
  const changes = new Map<string, StoreChange>();
  let origin: StateOrigin | undefined;
  const write = (written: readonly StoreChange[]) => {
    for (const change of written) {
      const key = `${change.collection} ${change.id}`;
      if (isLost(change, changes.has(key))) continue;
      if (change.value === undefined) changes.delete(key);
      else changes.set(key, change);
    }
  };
  const journal: Journal = {
    begin: (newOrigin, first) => {
      origin = newOrigin;
      write(first);
    },
    write,
    close: () => undefined,
  };
  const restore = () => {
    if (!origin) throw new Error('The journal has no state.');
    return { origin, changes: [...changes.values()] };
  };
  return { journal, restore };
}

/** Writes one of each kind to a platform, ends it, opens it again from its journal, and returns what is lost. */
async function writeAndRestart(isLost: LossRule): Promise<readonly string[]> {
  const { journal, restore } = createLossyJournal(isLost);
  const options = {
    ...{ hasher: plainHasher, clock: () => TOWN_TIME_MS },
    city: { users: 5, assets: 300, now: TOWN_TIME_MS },
  };
  const platform = await openPlatform({ ...options, journal });
  const acknowledged = createAcknowledgedWrites();
  const { call, signIn } = createApiCaller(platform.handleRequest);
  const token = await signIn('admin');
  for (const kind of WRITE_KINDS) await writeOne(kind, { call, token, acknowledged }, 'one');
  const restarted = await openPlatform({ ...options, persistedState: restore() });
  const again = createApiCaller(restarted.handleRequest);
  return listLostWrites({
    ...{ call: again.call, acknowledged },
    token: await again.signIn('admin'),
  });
}

const losses: readonly (readonly [string, LossRule, RegExp])[] = [
  [
    'the creations of users',
    (change, isStored) => isOf('users', change) && !isStored,
    /^users one: Changed was acknowledged, undefined is there$/u,
  ],
  [
    'the changes of users',
    (change, isStored) => isOf('users', change) && isStored,
    /^users one: Changed was acknowledged, Lin is there$/u,
  ],
  [
    'the changes of assets',
    (change, isStored) => isOf('assets', change) && isStored && typeof change.value === 'string',
    /^assets one: 改one was acknowledged, 灯one is there$/u,
  ],
  [
    'the deletions of added assets',
    change => isOf('assets', change) && change.value === undefined,
    /^asset DURABLE_XONE____: its deletion was acknowledged, it is there$/u,
  ],
  [
    'the deletions of generated assets',
    change => isOf('assets', change) && change.value === null,
    /^asset SSCAM\d+: its deletion was acknowledged, it is there$/u,
  ],
  [
    'the documents',
    change => isOf('documents', change),
    /^uploads one: whole was acknowledged, broken is there$/u,
  ],
];

it('finds nothing lost after a restart from a journal that loses nothing [MOCK-02/durable]', async () => {
  expect(await writeAndRestart(() => false)).toEqual([]);
});

it('reads while the disk is full, and never applies a rejected write later [MOCK-02/durable]', async () => {
  const { journal, restore } = createLossyJournal(() => false);
  let isFull = false;
  const fullJournal: Journal = {
    ...journal,
    write(changes) {
      if (isFull) throw new Error('database or disk is full');
      return journal.write(changes);
    },
  };
  const errors: unknown[] = [];
  const options = {
    ...{ hasher: plainHasher, clock: () => TOWN_TIME_MS },
    city: { users: 5, assets: 300, now: TOWN_TIME_MS },
  };
  const platform = await openPlatform({
    ...{ ...options, journal: fullJournal },
    onError: error => errors.push(error),
  });
  const { call, signIn } = createApiCaller(platform.handleRequest);
  const token = await signIn('admin');
  const list = async (read: typeof call, by: string) => {
    const filter = { order: 'username ASC', fields: ['id', 'username', 'lastName'] };
    const { status, body } = await read('GET', '/users/users', { token: by, filter });
    return [status, body as readonly Record<'id' | 'username' | 'lastName', string>[]] as const;
  };
  const [, before] = await list(call, token);
  const id = before.find(({ username }) => username === 'guest')?.id ?? '';
  const rename = (lastName: string) =>
    call('PATCH', `/users/users/${id}`, { token, json: { lastName } });

  isFull = true;
  expect((await rename('Refused')).status).toBe(500);
  expect((await call('POST', '/users/users/logout', { token })).status).toBe(500);
  expect(await list(call, token)).toEqual([200, before]);
  expect(errors).toHaveLength(2);

  isFull = false;
  const admin = before.find(({ username }) => username === 'admin')?.id ?? '';
  const json = { lastName: 'Stored' };
  expect((await call('PATCH', `/users/users/${admin}`, { token, json })).status).toBe(200);
  const after = before.map(user => (user.id === admin ? { ...user, ...json } : user));
  expect(await list(call, token)).toEqual([200, after]);
  const restarted = await openPlatform({ ...options, persistedState: restore() });
  expect(await list(createApiCaller(restarted.handleRequest).call, token)).toEqual([200, after]);
});

it.each(losses)(
  'finds what is lost when a journal loses %s [MOCK-02/durable]',
  async (_, isLost, message) => {
    expect(await writeAndRestart(isLost)).toEqual([expect.stringMatching(message)]);
  },
);
