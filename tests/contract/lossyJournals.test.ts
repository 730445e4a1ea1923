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

it.each(losses)(
  'finds what is lost when a journal loses %s [MOCK-02/durable]',
  async (_, isLost, message) => {
    expect(await writeAndRestart(isLost)).toEqual([expect.stringMatching(message)]);
  },
);
