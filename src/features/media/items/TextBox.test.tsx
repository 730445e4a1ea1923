import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { ItemFields } from '../model/mediaTree.ts';
import { ItemPlayback } from './ItemPlayback.ts';
import { ItemView } from './ItemView.tsx';

/** An area of 100 × 50 pixels, with lines of 20. */
const SIZE = { width: 100, height: 50 };
const layout = { contentHeight: 90, contentWidth: 400, prefersLessMotion: false };
const animations: { readonly keyframes: unknown; readonly timing: unknown }[] = [];
const cancel = vi.fn();
const onLongText = vi.fn();

afterEach(cleanup);
beforeEach(() => {
  cancel.mockClear();
  onLongText.mockClear();
  Object.assign(layout, { contentHeight: 90, prefersLessMotion: false });
  animations.length = 0;
  const element = HTMLElement.prototype;
  vi.spyOn(element, 'clientHeight', 'get').mockReturnValue(SIZE.height);
  vi.spyOn(element, 'clientWidth', 'get').mockReturnValue(SIZE.width);
  vi.spyOn(element, 'offsetHeight', 'get').mockImplementation(() => layout.contentHeight);
  vi.spyOn(element, 'offsetWidth', 'get').mockImplementation(() => layout.contentWidth);
  // jsdom has no animations.
  element.animate = (keyframes, timing) => {
    animations.push({ keyframes, timing });
    return { cancel } as unknown as Animation;
  };
  vi.stubGlobal('matchMedia', () => ({ matches: layout.prefersLessMotion }));
  return () => Reflect.deleteProperty(element, 'animate');
});

const show = (skipType?: ItemFields['skipType'], isMoving = true) =>
  render(
    <ItemPlayback value={{ isMoving, onLongText }}>
      <ItemView
        fields={{
          ...{ kind: 'playerText', content: 'Drive slowly', skipTime: 2_000 },
          baseInfo: { type: 0, logFlag: false },
          ...(skipType && { skipType }),
        }}
        size={SIZE}
      />
    </ItemPlayback>,
  );

const moveTo = (transform: string, timing: object) => [
  {
    keyframes: [{ transform: 'none' }, { transform }],
    timing: { iterations: Infinity, ...timing },
  },
];

it('shows a long text page by page, in whole lines', () => {
  show();
  // Two lines are a page of 40 pixels.
  expect(animations).toEqual(moveTo('translateY(-120px)', { duration: 6_000, easing: 'steps(3)' }));
  const page = screen.getByText('Drive slowly').parentElement;
  expect(page?.style).toMatchObject({ maxHeight: '40px', overflow: 'hidden' });
});

it('moves a long text up by its area in its page time', () => {
  show('scrollUp');
  expect(animations).toEqual(moveTo('translateY(-90px)', { duration: 3_600, easing: 'linear' }));
});

it('moves a long text to the left on one line, by its area in its page time', () => {
  show('scrollLeft');
  expect(animations).toEqual(moveTo('translateX(-400px)', { duration: 8_000, easing: 'linear' }));
  expect(screen.getByText('Drive slowly').style.whiteSpace).toBe('nowrap');
});

it('does not move a text that fits, that is stopped, or for a user who prefers less motion', () => {
  show('scrollUp', false);
  layout.prefersLessMotion = true;
  show('scrollUp');
  Object.assign(layout, { contentHeight: 50, prefersLessMotion: false });
  show('scrollUp');
  expect(animations).toEqual([]);
});

it('stops a text, and takes its layout back', () => {
  const { rerender } = show('scrollLeft');
  const content = screen.getByText('Drive slowly');
  rerender(<p>Other</p>);
  expect(cancel).toHaveBeenCalledOnce();
  expect(content.style.whiteSpace).toBe('');
});

it('reports a long text while it is shown, also a stopped one, and no other', () => {
  const { rerender } = show('scrollUp', false);
  expect(onLongText.mock.calls).toEqual([[1]]);
  rerender(<p>Other</p>);
  expect(onLongText.mock.calls).toEqual([[1], [-1]]);
  layout.prefersLessMotion = true;
  show();
  Object.assign(layout, { contentHeight: 50, prefersLessMotion: false });
  show();
  expect(onLongText).toHaveBeenCalledTimes(2);
});
