import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { stubScrolling } from '../../tests/support/stubScrolling.ts';
import { type RowVirtualizer, useRowVirtualizer } from './useRowVirtualizer.ts';

stubScrolling();
afterEach(cleanup);

let virtualizer: RowVirtualizer | undefined;
const onScroll = vi.fn<(isVisible: (index: number) => boolean) => void>();

/** A list of 100,000 rows; jsdom has no layout, so that its height is 0 unless a test stubs it. */
const List = ({ count = 100_000, rowHeight = '30px' }) => {
  virtualizer = useRowVirtualizer({ count, onScroll });
  const { scrollElementRef, virtualItems, totalSize } = virtualizer;
  return (
    <div ref={scrollElementRef} role="list" style={{ ['--row-height' as string]: rowHeight }}>
      <div style={{ height: totalSize }}>
        {virtualItems.map(({ key, index, start }) => (
          <i key={key} role="listitem" data-start={start}>
            {index}
          </i>
        ))}
      </div>
    </div>
  );
};

const getList = () => screen.getByRole('list');
const readRange = () => {
  const rows = screen.getAllByRole('listitem').map(row => Number(row.textContent));
  return [rows[0], rows.at(-1), rows.length];
};
const scrollTo = (scrollTop: number) => fireEvent.scroll(getList(), { target: { scrollTop } });
/** Waits for the event of a scroll by the code, which comes after it. */
const scrollToIndex = (index: number, align?: 'auto' | 'center') =>
  act(() => Promise.resolve(virtualizer?.scrollToIndex(index, align)));
const setHeight = (height: number) =>
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height);

it('without a layout, the rows of a usual viewport are rendered', () => {
  render(<List />);
  expect(readRange()).toEqual([0, 23 + 12, 36]);
  expect(virtualizer?.visibleCount).toBe(24);
});

describe('a list of 300 pixels', () => {
  beforeEach(() => void setHeight(300));

  it('renders the visible rows and 12 before and after them', () => {
    render(<List />);
    expect(readRange()).toEqual([0, 9 + 12, 22]);
    scrollTo(30_000);
    expect(readRange()).toEqual([1000 - 12, 1009 + 12, 34]);
    expect(getList().firstElementChild).toHaveProperty('style.height', '3000000px');
    scrollTo(3_000_000);
    expect(readRange()).toEqual([99_990 - 12, 99_999, 22]);
  });

  it('has rows of the height of the style sheet, which can change', () => {
    const { rerender } = render(<List rowHeight="44px" />);
    expect(readRange()).toEqual([0, 6 + 12, 19]);
    expect(virtualizer?.rowHeight).toBe(44);
    expect(screen.getByText('18').dataset.start).toBe(String(18 * 44));
    rerender(<List rowHeight="30px" />);
    scrollTo(3000);
    expect(virtualizer?.rowHeight).toBe(30);
    expect(readRange()).toEqual([100 - 12, 109 + 12, 34]);
    expect(screen.getByText('100').dataset.start).toBe('3000');
  });

  it('renders all rows for print, up to 2,000, and the visible ones again after it', () => {
    const { rerender } = render(<List count={500} />);
    scrollTo(3000);
    // The browser lays out the page for paper as soon as the listeners have run.
    window.dispatchEvent(new Event('beforeprint'));
    expect(readRange()).toEqual([0, 499, 500]);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(readRange()).toEqual([100 - 12, 109 + 12, 34]);
    rerender(<List />);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(readRange()).toEqual([0, 1999, 2000]);
  });

  it('scrolls to a row as little as needed', async () => {
    render(<List />);
    await scrollToIndex(9);
    expect(getList().scrollTop).toBe(0);
    await scrollToIndex(10);
    expect(getList().scrollTop).toBe(30);
    expect(readRange()).toEqual([0, 10 + 12, 23]);
    await scrollToIndex(500);
    expect(getList().scrollTop).toBe(501 * 30 - 300);
    await scrollToIndex(400);
    expect(getList().scrollTop).toBe(400 * 30);
    await scrollToIndex(-1);
    expect(getList().scrollTop).toBe(400 * 30);
  });

  it('centers a row that is not visible, and only such a row', async () => {
    render(<List />);
    await scrollToIndex(9, 'center');
    expect(getList().scrollTop).toBe(0);
    await scrollToIndex(500, 'center');
    expect(getList().scrollTop).toBe(500 * 30 - 135);
  });

  it('reports after a scroll which rows are visible', () => {
    render(<List />);
    scrollTo(45);
    const isVisible = onScroll.mock.lastCall?.[0];
    expect([0, 1, 11, 12, -1].map(index => isVisible?.(index))).toEqual([
      ...[false, true, true, false, false],
    ]);
  });
});
