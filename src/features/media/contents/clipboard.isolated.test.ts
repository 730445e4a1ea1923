import { afterEach, expect, it, vi } from 'vitest';

import { session } from '../../../api/session.ts';
import type { Branch } from '../model/mediaTree.ts';

const scene: Branch = { id: 'scene1', level: 'scene', fields: { name: 'Welcome' }, children: [] };

/** The clipboard of a new tab: its memory is empty. */
async function openTab(userId: string) {
  vi.resetModules();
  const { session } = await import('../../../api/session.ts');
  session.begin({ id: 'token', userId });
  session.complete({
    ...{ username: userId, firstName: '', lastName: '', modules: [], pswChanged: true },
  });
  return (await import('./clipboard.ts')).clipboard;
}

afterEach(() => {
  session.clear();
  localStorage.clear();
});

it('has in another tab what the user copied, and nothing of another user', async () => {
  (await openTab('u1')).set([scene]);
  expect((await openTab('u2')).get()).toEqual([]);
  expect((await openTab('u1')).get()).toEqual([scene]);
});

it('pastes in the tab of the copy when the browser has no space', async () => {
  const clipboard = await openTab('u1');
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  clipboard.set([scene]);
  setItem.mockRestore();
  expect(clipboard.get()).toEqual([scene]);
});
