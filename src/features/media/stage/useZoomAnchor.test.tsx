import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';

import { useZoomAnchor } from './useZoomAnchor.ts';

/** A view of 400 × 200 px whose stage is scrolled with it. */
function createView() {
  const view = document.createElement('div');
  const canvas = document.createElement('div');
  canvas.className = 'media-canvas';
  view.append(canvas);
  view.getBoundingClientRect = () => new DOMRect(100, 50, 400, 200);
  canvas.getBoundingClientRect = () => new DOMRect(132 - view.scrollLeft, 114 - view.scrollTop);
  return view;
}

it('keeps the point of the stage under the pointer, or in the middle of the view, while the zoom changes', () => {
  const view = createView();
  const ref = { current: view };
  const { result, rerender } = renderHook(({ scale }) => useZoomAnchor(ref, scale), {
    initialProps: { scale: 1 },
  });
  result.current({ clientX: 232, clientY: 214 });
  rerender({ scale: 4 });
  expect([view.scrollLeft, view.scrollTop]).toEqual([300, 300]);
  result.current();
  rerender({ scale: 2 });
  // The middle, 300 and 150 px, shows the point 117 and 84 of the stage.
  expect([view.scrollLeft, view.scrollTop]).toEqual([66, 132]);
  rerender({ scale: 8 });
  expect([view.scrollLeft, view.scrollTop]).toEqual([66, 132]);
});
