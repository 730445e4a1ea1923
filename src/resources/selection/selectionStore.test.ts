import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

import { createSelectionStore } from './selectionStore.ts';

const page = ['a', 'b', 'c', 'd', 'e'];
const plainClick = { page, isShiftPressed: false };
const shiftClick = { page, isShiftPressed: true };
const getSelectedIds = (store: ReturnType<typeof createSelectionStore>) =>
  [...store.get().ids].toSorted();

describe('the selection of a list', () => {
  it('takes every row since the last click with Shift, in either direction', () => {
    const store = createSelectionStore();
    store.click('d', plainClick);
    store.click('b', shiftClick);
    expect(getSelectedIds(store)).toEqual(['b', 'c', 'd']);
    store.click('c', shiftClick);
    expect(getSelectedIds(store)).toEqual(['d']);
  });

  it('takes one row where the last click was on another page', () => {
    const store = createSelectionStore();
    store.click('elsewhere', { page: ['elsewhere'], isShiftPressed: false });
    store.click('c', shiftClick);
    expect(getSelectedIds(store)).toEqual(['c', 'elsewhere']);
  });

  it('means everything with "all that match", until a row of the page is deselected', () => {
    const store = createSelectionStore();
    store.click('a', plainClick);
    store.selectAllMatching();
    expect(store.isSelected('never seen')).toBe(true);
    store.click('c', plainClick);
    expect(store.isSelected('never seen')).toBe(false);
    expect(getSelectedIds(store)).toEqual(['a', 'b', 'd', 'e']);
  });

  it('drops deleted records, and notifies no listener when nothing changes', () => {
    const store = createSelectionStore();
    store.set(['a', 'b'], true);
    const listener = vi.fn();
    const unsubscribe = store.subscribe(listener);
    store.deselect(['z']);
    expect(listener).not.toHaveBeenCalled();
    store.deselect(['a']);
    expect(getSelectedIds(store)).toEqual(['b']);
    unsubscribe();
    store.clear();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('is what single clicks would have selected', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...page)), clicks => {
        const store = createSelectionStore();
        const model = new Set<string>();
        for (const id of clicks) {
          store.click(id, plainClick);
          if (!model.delete(id)) model.add(id);
        }
        expect(getSelectedIds(store)).toEqual([...model].toSorted());
      }),
    );
  });
});
