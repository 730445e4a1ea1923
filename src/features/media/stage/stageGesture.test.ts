import fc from 'fast-check';
import { expect, it } from 'vitest';

import { isOffStage } from '../model/validateProject.ts';
import { pressArrowKey } from './arrowKeys.ts';
import { drawArea, HANDLES, moveAreas, resizeArea } from './stageGesture.ts';
import { getFitZoom, MAX_ZOOM, MIN_ZOOM, zoomIn, zoomOut } from './zoom.ts';

const stage = { width: 640, height: 320 };
const rect = { x: 100, y: 50, width: 200, height: 100 };
const input = { stage, others: [], threshold: 0 };
const press = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };

it('moves by 1, with Shift by 10, and resizes with Ctrl or Alt [MEDIA-05/keyboard]', () => {
  const after = (key: string, held = {}) =>
    pressArrowKey({ ...press, ...held, key }, { a: rect }, stage)?.['a'];
  expect(after('ArrowRight')).toEqual({ ...rect, x: 101 });
  expect(after('ArrowUp', { shiftKey: true })).toEqual({ ...rect, y: 40 });
  expect(after('ArrowRight', { ctrlKey: true })).toEqual({ ...rect, width: 201 });
  expect(after('ArrowUp', { altKey: true, shiftKey: true })).toEqual({ ...rect, height: 90 });
  expect(after('Enter')).toBeUndefined();
});

it('resizes an area beyond a reduced stage by keys only along their axis, and never to nothing', () => {
  const beyond = { x: 700, y: 300, width: 200, height: 100 };
  const after = (key: string) =>
    pressArrowKey({ ...press, ctrlKey: true, key }, { a: beyond }, stage)?.['a'];
  expect(after('ArrowRight')).toEqual(beyond);
  expect(after('ArrowDown')).toEqual(beyond);
  expect(after('ArrowLeft')).toEqual({ ...beyond, width: 199 });
  expect(after('ArrowUp')).toEqual({ ...beyond, height: 99 });
});

it('moves several areas together until one meets the edge of the stage', () => {
  const other = { x: 400, y: 200, width: 200, height: 100 };
  const { rects } = moveAreas({ a: rect, b: other }, { ...input, dx: 500, dy: 0 });
  expect(rects['b']).toEqual({ ...other, x: 440 });
  expect(rects['a']).toEqual({ ...rect, x: 140 });
});

it('resizes at a handle and snaps to another area, with a guide at the coordinate', () => {
  const others = [{ x: 400, y: 0, width: 100, height: 100 }];
  const { rects, guides } = resizeArea('a', rect, 'e', {
    ...{ stage, others, threshold: 6 },
    ...{ dx: 97, dy: 30 },
  });
  expect(rects['a']).toEqual({ ...rect, width: 300 });
  expect(guides).toEqual([{ axis: 'x', at: 400 }]);
});

it('draws an area in any direction', () => {
  const pendingRect = drawArea({ x: 300, y: 200 }, { ...input, dx: -100, dy: -50 }).pendingRect;
  expect(pendingRect).toEqual({ x: 200, y: 150, width: 100, height: 50 });
});

it('never leaves the stage, whatever the pointer does', () => {
  const move = fc.integer({ min: -2_000, max: 2_000 });
  fc.assert(
    fc.property(move, move, fc.constantFrom(...HANDLES), fc.nat(8), (dx, dy, handle, threshold) => {
      const input = { stage, others: [rect], threshold, dx, dy };
      const moved = moveAreas({ a: rect }, input).rects['a'];
      const resized = resizeArea('a', rect, handle, input).rects['a'];
      const pendingRect = drawArea({ x: 30, y: 30 }, input).pendingRect;
      for (const each of [moved, resized, pendingRect]) {
        expect(each && !isOffStage(each, stage) && each.width > 0 && each.height > 0).toBe(true);
      }
    }),
  );
});

it('zooms in steps from 10 to 800 per cent, and fits', () => {
  expect([zoomIn(42), zoomOut(42), zoomIn(800), zoomOut(10)]).toEqual([50, 33, MAX_ZOOM, MIN_ZOOM]);
  expect(getFitZoom({ width: 1_000, height: 100 }, { width: 564, height: 400 })).toBe(50);
});
