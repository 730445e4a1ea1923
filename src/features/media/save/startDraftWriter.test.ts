import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { session } from '../../../api/session.ts';
import { installLocks } from '../../../../tests/support/browserLocks.ts';
import { buildProject } from '../../../../tests/support/mediaProjects.ts';
import { createStore } from '../../../domain/createStore.ts';
import { createEditorStore } from '../state/createEditorStore.ts';
import { findNodeOf, type MediaTree } from '../model/mediaTree.ts';
import { draftLocks } from './draftLocks.ts';
import { getDraftKey, hasProjectDraft, readDraft } from './draftStore.ts';
import type { SaveState } from './SaveState.ts';
import { DRAFT_DELAY_MS, startDraftWriter, storeDueDraft } from './startDraftWriter.ts';

const base = buildProject(1, 0, 0, 0);
const [planId = ''] = base.nodes[base.rootId]?.childIds ?? [];

const signIn = (userId: string) => {
  session.begin({ id: 'token', userId });
  session.complete({
    ...{ username: userId, firstName: '', lastName: '', modules: [], pswChanged: true },
  });
};
beforeEach(() => signIn('u1'));
afterEach(() => {
  session.clear();
  localStorage.clear();
  vi.useRealTimers();
});

/** An editor whose plan has another name, during a call that ends by hand. */
function openDuringCall(name: string, isUnconfirmed = true) {
  const store = createEditorStore(base, new Map());
  store.setFields([planId], { name });
  const state = createStore<SaveState>({ kind: 'pending' });
  const call = Promise.withResolvers<undefined>();
  let saved: MediaTree = base;
  const isStored = createStore(true);
  const stop = startDraftWriter(
    'p1',
    store,
    {
      state,
      getSaved: () => ({ tree: saved, version: 3, serverIds: new Map() }),
      listUnconfirmed: () =>
        isUnconfirmed
          ? [{ kind: 'update', level: 'plan', id: planId, parentIds: [], fields: { name } }]
          : [],
      settle: () => call.promise,
    },
    isStored,
  );
  state.set({ kind: 'saving' });
  return {
    ...{ store, state },
    stop,
    isStored,
    /** Ends the call without its result. */
    fail: async (error: Error) => {
      state.set({ kind: 'failed', error, changes: [] });
      call.resolve(undefined);
      await call.promise;
    },
    /** Ends the call, and everything that waits for it. */
    end: async (kind: 'saved' | 'pending') => {
      saved = store.get().history.tree;
      state.set({ kind });
      call.resolve(undefined);
      await call.promise;
    },
  };
}

const readName = () => {
  const mine = readDraft('p1', base)?.mine;
  return mine && findNodeOf(mine, 'plan', planId)?.fields.name;
};

describe('the draft of an editor that is closed during a call', () => {
  it('has the edits that were made meanwhile [MEDIA-13/leave]', async () => {
    const { store, stop, end } = openDuringCall('Evening');
    store.setFields([planId], { name: 'Night' });
    stop();
    expect(readName()).toBe('Night');
    await end('pending');
  });

  it('follows the end of the call, and nothing later [MEDIA-13/leave]', async () => {
    const first = openDuringCall('Evening');
    first.stop();
    expect(readName()).toBe('Evening');
    await first.end('saved');
    expect(hasProjectDraft('p1')).toBe(false);
    await first.end('pending');
    expect(hasProjectDraft('p1')).toBe(false);
  });

  it('is not that of an editor that was opened later [MEDIA-13/leave]', async () => {
    const [first, second] = [openDuringCall('Evening'), openDuringCall('Night')];
    first.stop();
    await first.end('saved');
    expect(readName()).toBe('Night');
    second.stop();
    await second.end('saved');
    expect(hasProjectDraft('p1')).toBe(false);
  });

  it('has the edits that were made during a call that ends the session [AUTH-13] [MEDIA-13/leave]', async () => {
    const { store, stop, fail } = openDuringCall('Evening');
    store.setFields([planId], { name: 'Night' });
    session.clear('expired');
    stop();
    signIn('u1');
    expect(readName()).toBe('Night');
    session.clear('expired');
    localStorage.clear();
    await fail(new Error('401'));
    signIn('u1');
    expect(readName()).toBe('Night');
  });

  it('is not that of a user who has signed in meanwhile [MEDIA-13/leave]', async () => {
    const { stop, fail } = openDuringCall('Evening');
    stop();
    signIn('u2');
    await fail(new Error('offline'));
    expect(readName()).toBeUndefined();
    signIn('u1');
    expect(readName()).toBe('Evening');
  });
});

it('stays as it was where the browser has no space, which is reported until everything is saved [MEDIA-13/leave]', async () => {
  const { store, stop, isStored, end } = openDuringCall('Evening');
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  store.setFields([planId], { name: 'Night' });
  dispatchEvent(new Event('pagehide'));
  setItem.mockRestore();
  expect(isStored.get()).toBe(false);
  expect(readName()).toBe('Evening');
  await end('saved');
  expect(isStored.get()).toBe(true);
  stop();
});

it('stays that of another window that is open, and stores the own edits from its end on [MEDIA-13/leave]', async () => {
  const key = getDraftKey({ userId: 'u1', projectId: 'p1' });
  localStorage.setItem(key, '{}');
  const release = await installLocks().hold(key);
  const { store, stop, isStored, end, fail } = openDuringCall('Evening');
  isStored.set(false);
  await vi.waitFor(() => expect(draftLocks.isHeld(key)).toBe(false));
  store.setFields([planId], { name: 'Night' });
  dispatchEvent(new Event('pagehide'));
  await end('saved');
  expect(localStorage.getItem(key)).toBe('{}');
  await fail(new Error('offline'));
  expect(isStored.get()).toBe(false);
  localStorage.removeItem(key);
  release();
  await vi.waitFor(() => expect(isStored.get()).toBe(true));
  store.setFields([planId], { name: 'Later' });
  expect(readName()).toBe('Later');
  stop();
});

it('has the edits that are made during a call which takes long [MEDIA-13/leave]', async () => {
  vi.useFakeTimers();
  const { store, stop, end } = openDuringCall('Evening');
  for (const name of ['Night', 'Later']) {
    store.setFields([planId], { name });
    vi.advanceTimersByTime(DRAFT_DELAY_MS);
    expect(readName()).toBe(name);
  }
  await end('saved');
  expect(hasProjectDraft('p1')).toBe(false);
  vi.advanceTimersByTime(DRAFT_DELAY_MS);
  expect(hasProjectDraft('p1')).toBe(false);
  stop();
});

it.each<readonly [string, (open: ReturnType<typeof openDuringCall>) => void]>([
  ['a moment later', () => vi.advanceTimersByTime(DRAFT_DELAY_MS)],
  ['at once when the page is left', () => dispatchEvent(new Event('pagehide'))],
  ['at once when leaving depends on it', () => storeDueDraft('p1')],
  ['at once when the editor is closed', ({ stop }) => stop()],
  ['at once when the edits are sent', ({ state }) => state.set({ kind: 'saving' })],
  ['at once when they cannot be sent', ({ state }) => state.set({ kind: 'conflict' })],
])('has an edit that is rendered before it is stored: %s [MEDIA-13/leave]', (_, happen) => {
  vi.useFakeTimers();
  const opened = openDuringCall('Evening', false);
  opened.state.set({ kind: 'pending' });
  opened.store.setFields([planId], { name: 'Night' });
  opened.state.set({ kind: 'pending' });
  expect(readName()).toBeUndefined();
  happen(opened);
  expect(readName()).toBe('Night');
  opened.stop();
});
