import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

import { createTickStore } from './tickStore.ts';

const page = ['a', 'b', 'c', 'd', 'e'];
const plain = { page, through: false };
const through = { page, through: true };
const idsOf = (ticks: ReturnType<typeof createTickStore>) => [...ticks.read().ids].toSorted();

describe('the ticks of a list', () => {
  it('take every row since the last click with Shift, in either direction', () => {
    const ticks = createTickStore();
    ticks.click('d', plain);
    ticks.click('b', through);
    expect(idsOf(ticks)).toEqual(['b', 'c', 'd']);
    ticks.click('c', through);
    expect(idsOf(ticks)).toEqual(['d']);
  });

  it('take one row where the last click was on another page', () => {
    const ticks = createTickStore();
    ticks.click('elsewhere', { page: ['elsewhere'], through: false });
    ticks.click('c', through);
    expect(idsOf(ticks)).toEqual(['c', 'elsewhere']);
  });

  it('mean everything with "all that match", until a row of the page is ticked off', () => {
    const ticks = createTickStore();
    ticks.click('a', plain);
    ticks.selectMatching();
    expect(ticks.isTicked('never seen')).toBe(true);
    ticks.click('c', plain);
    expect(ticks.isTicked('never seen')).toBe(false);
    expect(idsOf(ticks)).toEqual(['a', 'b', 'd', 'e']);
  });

  it('forget what is gone, and tell nobody where nothing changes', () => {
    const ticks = createTickStore();
    ticks.set(['a', 'b'], true);
    const heard = vi.fn();
    const leave = ticks.subscribe(heard);
    ticks.forget(['z']);
    expect(heard).not.toHaveBeenCalled();
    ticks.forget(['a']);
    expect(idsOf(ticks)).toEqual(['b']);
    leave();
    ticks.clear();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('are what single clicks would have made of them', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...page)), clicks => {
        const ticks = createTickStore();
        const model = new Set<string>();
        for (const id of clicks) {
          ticks.click(id, plain);
          if (!model.delete(id)) model.add(id);
        }
        expect(idsOf(ticks)).toEqual([...model].toSorted());
      }),
    );
  });
});
