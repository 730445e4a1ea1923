import { expect, it, vi } from 'vitest';

import { installLocks } from '../../../../tests/support/browserLocks.ts';
import { draftLocks } from './draftLocks.ts';

const KEY = 'media.draft.u1.p1';
const waitForLock = () => vi.waitFor(() => expect(draftLocks.isHeld(KEY)).toBeDefined());

it('every window has the draft in a browser without locks [MEDIA-13/leave]', () => {
  const end = draftLocks.use(KEY, () => undefined);
  expect(draftLocks.isHeld(KEY)).toBe(true);
  end();
});

it('a window has the draft until the last one in it that uses it has ended [MEDIA-13/leave]', async () => {
  const locks = installLocks();
  const [endPage, endWriter] = [1, 2].map(() => draftLocks.use(KEY, vi.fn()));
  expect(draftLocks.isHeld(KEY)).toBeUndefined();
  await waitForLock();
  expect(draftLocks.isHeld(KEY)).toBe(true);
  endPage?.();
  expect(draftLocks.isHeld(KEY)).toBe(true);
  endWriter?.();
  expect(draftLocks.isHeld(KEY)).toBeUndefined();
  await vi.waitFor(() => expect(locks.isHeld(KEY)).toBe(false));
});

it('a window that closes a project and opens it again at once has the draft again [MEDIA-13/leave]', async () => {
  const locks = installLocks();
  draftLocks.use(KEY, () => undefined)();
  const first = draftLocks.use(KEY, () => undefined);
  await waitForLock();
  first();
  const states: unknown[] = [];
  const second = draftLocks.use(KEY, () => states.push(draftLocks.isHeld(KEY)));
  await waitForLock();
  expect(states).toEqual([true]);
  second();
  await vi.waitFor(() => expect(locks.isHeld(KEY)).toBe(false));
});

it('a second window has the draft when the first one ends without one [MEDIA-13/leave]', async () => {
  const release = await installLocks().hold(KEY);
  const listener = vi.fn();
  const end = draftLocks.use(KEY, listener);
  await waitForLock();
  expect(draftLocks.isHeld(KEY)).toBe(false);
  release();
  await vi.waitFor(() => expect(draftLocks.isHeld(KEY)).toBe(true));
  expect(listener).toHaveBeenCalledTimes(2);
  end();
});

it('a second window leaves the draft of the first one to the next window [MEDIA-13/leave]', async () => {
  const locks = installLocks();
  const release = await locks.hold(KEY);
  const end = draftLocks.use(KEY, () => undefined);
  await waitForLock();
  localStorage.setItem(KEY, '{}');
  release();
  await vi.waitFor(() => expect(locks.isHeld(KEY)).toBe(false));
  expect(draftLocks.isHeld(KEY)).toBe(false);
  const releaseNext = await locks.hold(KEY);
  releaseNext();
  localStorage.clear();
  end();
});

it('a second window that is closed first never has the draft [MEDIA-13/leave]', async () => {
  const locks = installLocks();
  const release = await locks.hold(KEY);
  const end = draftLocks.use(KEY, () => undefined);
  await waitForLock();
  end();
  release();
  await vi.waitFor(() => expect(locks.isHeld(KEY)).toBe(false));
  expect(draftLocks.isHeld(KEY)).toBeUndefined();
});

it('a window that opens a project has the draft that is stored, and one that has it open already leaves it to the next window [MEDIA-13/leave]', async () => {
  installLocks();
  localStorage.setItem(KEY, '{}');
  const endUse = draftLocks.use(KEY, () => undefined);
  await waitForLock();
  expect(draftLocks.isHeld(KEY)).toBe(false);
  endUse();
  const endOpening = draftLocks.open(KEY, () => undefined);
  await waitForLock();
  expect(draftLocks.isHeld(KEY)).toBe(true);
  localStorage.clear();
  endOpening();
});
