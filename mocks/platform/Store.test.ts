import { describe, expect, it } from 'vitest';

import type { StoreChange } from './journal.ts';
import { Store } from './Store.ts';

/** A journal whose writes end on command of the test, in any order. */
function slowJournal() {
  const pendingWrites: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const stored = new Map<string, string | null | undefined>();
  const write = (changes: readonly StoreChange[]) => {
    const { promise, resolve, reject } = Promise.withResolvers<undefined>();
    pendingWrites.push({ resolve: () => resolve(undefined), reject });
    return promise.then(() => changes.forEach(({ id, value }) => stored.set(id, value)));
  };
  return {
    pendingWrites,
    stored,
    store: new Store({}, {}, { begin: () => undefined, write, close: () => undefined }),
  };
}

const settle = () => new Promise(resolve => setTimeout(resolve));

describe('the commits of a store', () => {
  it('take their turn, so that an older value is never written over a newer one', async () => {
    const { pendingWrites, stored, store } = slowJournal();
    store.put('lamps', { id: '1', level: 'old' });
    const first = store.commit();
    store.put('lamps', { id: '1', level: 'new' });
    const second = store.commit();
    // A journal that ended its writes in the other order would store the old value.
    for (let turn = pendingWrites.length; turn > 0; turn -= 1) {
      pendingWrites[turn - 1]?.resolve();
      await settle();
    }
    for (const { resolve } of pendingWrites) resolve();
    await Promise.all([first, second]);
    expect(stored.get('1')).toContain('new');
  });

  it('do not end before a write in progress that holds their changes', async () => {
    const { pendingWrites, store } = slowJournal();
    store.put('lamps', { id: '1' });
    const first = store.commit();
    let isCommitted = false;
    const second = store.commit().then(() => (isCommitted = true));
    await settle();
    expect(isCommitted).toBe(false);
    pendingWrites[0]?.resolve();
    await Promise.all([first, second]);
    expect(pendingWrites).toHaveLength(1);
  });

  it('are not spoiled by one that failed, whose changes go with the next', async () => {
    const { pendingWrites, stored, store } = slowJournal();
    store.put('lamps', { id: '1', level: 'old' });
    store.put('lamps', { id: '2', level: 'only' });
    const first = store.commit();
    store.put('lamps', { id: '1', level: 'new' });
    const second = store.commit();
    const failed = expect(first).rejects.toThrow('disk full');
    pendingWrites[0]?.reject(new Error('disk full'));
    await failed;
    await settle();
    pendingWrites[1]?.resolve();
    await second;
    expect([stored.get('1'), stored.get('2')]).toEqual([
      expect.stringContaining('new'),
      expect.stringContaining('only'),
    ]);
  });

  it('undo what a request changed when its write failed, and what other requests changed meanwhile', async () => {
    const { pendingWrites, stored, store } = slowJournal();
    const level = () => Array.from(store.records('lamps').all(), row => [row.id, row.level]);
    const { failedWrites } = store;
    store.put('lamps', { id: '1', level: 'first' });
    const first = expect(store.commitRequest(failedWrites)).rejects.toThrow('disk full');
    store.put('lamps', { id: '1', level: 'second' });
    store.remove('lamps', '1');
    store.put('lamps', { id: '2', level: 'second' });
    const second = expect(store.commitRequest(failedWrites)).rejects.toThrow(
      'A write of the state',
    );
    pendingWrites[0]?.reject(new Error('disk full'));
    await Promise.all([first, second]);
    expect(level()).toEqual([]);

    store.put('lamps', { id: '3', level: 'third' });
    const third = store.commitRequest(store.failedWrites);
    await settle();
    pendingWrites[1]?.resolve();
    await third;
    expect([[...stored.keys()], level()]).toEqual([['3'], [['3', 'third']]]);
  });

  it('keep what the platform changed itself for the next write, also where it replaced a change that failed', async () => {
    const { pendingWrites, stored, store } = slowJournal();
    store.put('lamps', { id: '1', level: 'request' });
    const request = expect(store.commitRequest(0)).rejects.toThrow('disk full');
    store.put('lamps', { id: '1', level: 'alert' });
    const platform = store.commit();
    pendingWrites[0]?.reject(new Error('disk full'));
    await request;
    await settle();
    pendingWrites[1]?.resolve();
    await platform;
    expect(store.records('lamps').get('1')?.level).toBe('alert');
    expect(stored.get('1')).toContain('alert');
  });

  it('are written when `commit` returns, if the journal does not wait', () => {
    const written: string[] = [];
    const write = (changes: readonly StoreChange[]) =>
      void written.push(...changes.map(({ id }) => id));
    const store = new Store({}, {}, { begin: () => undefined, write, close: () => undefined });
    store.put('lamps', { id: '1' });
    void store.commit();
    store.put('lamps', { id: '2' });
    void store.commit();
    expect(written).toEqual(['1', '2']);
  });
});

it('writes all changes of a city that was stopped for weeks, more than a call has arguments', async () => {
  const counts: number[] = [];
  const write = (changes: readonly StoreChange[]) => void counts.push(changes.length);
  const store = new Store({}, {}, { begin: () => undefined, write, close: () => undefined });
  for (let id = 0; id < 300_000; id += 1) store.put('alerts', { id: String(id) });
  await store.commit();
  expect(counts).toEqual([300_000]);
});

describe('the rows of a store', () => {
  /** Opens a store with one generated lamp, whose journal saves the last change of each record. */
  function open(stored = new Map<string, StoreChange>()) {
    const write = (changes: readonly StoreChange[]) =>
      changes.forEach(change =>
        change.value === undefined ? stored.delete(change.id) : stored.set(change.id, change),
      );
    const journal = { begin: () => undefined, write, close: () => undefined };
    const store = new Store({}, { lamps: [{ id: 'drawn', level: 1 }] }, journal);
    store.restore([...stored.values()]);
    return { stored, store, lamps: () => [...store.records('lamps').all()].map(({ id }) => id) };
  }

  it('is what changed since it was generated, a removal of a generated record included', () => {
    const { stored, store } = open();
    store.put('lamps', { id: 'new', level: 2 });
    store.remove('lamps', 'drawn');
    void store.commit();
    expect(open(stored).lamps()).toEqual(['new']);
    expect(stored.get('drawn')?.value).toBeNull();
  });

  it('has no row that was created and deleted, after a restart too', () => {
    const { stored, store } = open();
    store.put('lamps', { id: 'new', level: 2 });
    void store.commit();
    const second = open(stored);
    second.store.remove('lamps', 'new');
    void second.store.commit();
    expect(stored.size).toBe(0);
    expect(open(stored).lamps()).toEqual(['drawn']);
  });

  it('is a removal again when a generated one was added again and removed again', () => {
    const { stored, store } = open();
    store.remove('lamps', 'drawn');
    store.put('lamps', { id: 'drawn', level: 9 });
    void store.commit();
    const second = open(stored);
    expect(second.store.records('lamps').get('drawn')).toEqual({ id: 'drawn', level: 9 });
    second.store.remove('lamps', 'drawn');
    void second.store.commit();
    expect(open(stored).lamps()).toEqual([]);
  });
});

describe('a store that is watched', () => {
  it('reports what is put, replaced, removed and restored, and nothing else', () => {
    const received: unknown[] = [];
    const store = new Store({}, { lamps: [{ id: '1', level: 1 }] });
    store.watch('lamps', (before, after) => received.push([before?.level, after?.level]));
    store.put('lamps', { id: '1', level: 2 });
    store.put('lamps', { id: '2', level: 3 });
    store.put('poles', { id: '1', level: 4 });
    store.remove('lamps', '1');
    store.remove('lamps', '1');
    store.restore([{ collection: 'lamps', id: '2', value: '{"id":"2","level":5}' }]);
    expect(received).toEqual([
      [1, 2],
      [undefined, 3],
      [2, undefined],
      [3, 5],
    ]);
  });
});
