import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { ChartRange } from './chartData.ts';
import type { EChart } from './createEChart.ts';
import { useRangeDrag } from './useRangeDrag.ts';

type Listener = (event: { readonly offsetX: number; readonly offsetY: number }) => void;

/** A chart whose columns are 10 pixels wide, and what a pointer does in it. */
function renderDrag() {
  const listeners = new Map<string, Listener>();
  const echart = {
    getZr: () => ({
      on: (name: string, listener: Listener) => listeners.set(name, listener),
      off: (name: string) => listeners.delete(name),
    }),
    isDisposed: () => false,
    containPixel: () => true,
    convertFromPixel: (_: string, [x]: readonly [number]) => [Math.floor(x / 10), 0],
  } as unknown as EChart;
  const selected: ChartRange[] = [];
  const { result } = renderHook(() => useRangeDrag(echart, range => selected.push(range)));
  const move = (name: string, offsetX: number) =>
    act(() => {
      listeners.get(name)?.({ offsetX, offsetY: 5 });
    });
  const drag = () => {
    move('mousedown', 25);
    move('mousemove', 45);
  };
  const release = (name: string) =>
    act(() => {
      window.dispatchEvent(new Event(name));
    });
  return { selected, result, drag, release };
}

// The library reports a finger as a pointer, but the document has no mouse event of one that slides.
it.each(['mouseup', 'touchend'])(
  'a dragged range is selected once, at the %s of the pointer [ALERT-12/log]',
  name => {
    const { selected, result, drag, release } = renderDrag();
    drag();
    expect(result.current).toEqual([2, 4]);
    release(name);
    expect(selected).toEqual([[2, 4]]);
    // A tap has both.
    release('mouseup');
    expect(selected).toEqual([[2, 4]]);
    expect(result.current).toBeUndefined();
  },
);

it('a finger that scrolls the page selects nothing [ALERT-12/log]', () => {
  const { selected, result, drag, release } = renderDrag();
  drag();
  release('touchcancel');
  expect(selected).toEqual([]);
  expect(result.current).toBeUndefined();
});
