import { expect, it } from 'vitest';

import type { CanvasFrame } from './CanvasFrame.ts';
import { getFrameShift, listEmptyParts } from './frameShift.ts';

const FRAME: CanvasFrame = {
  ...{
    context: {} as CanvasRenderingContext2D,
    region: { left: 0, top: 0, width: 300, height: 200 },
  },
  ...{ width: 300, height: 200, pixelRatio: 2, zoom: 16, scale: 65_536, left: 1000, top: 500 },
};

it('a picture moves by what its frame has moved, the other way', () => {
  expect(getFrameShift(FRAME, { ...FRAME, left: 1299, top: 301 })).toEqual({ x: -299, y: 199 });
});

it.each([
  ['width', { width: 301 }],
  ['height', { height: 201 }],
  ['pixel ratio', { pixelRatio: 1 }],
  ['zoom', { scale: 131_072 }],
])('a picture of another %s is not moved', (_, parts) => {
  expect(getFrameShift({ ...FRAME, ...parts }, FRAME)).toBeUndefined();
});

it.each([
  ['left', { left: 1000.5 }],
  ['top', { top: 500.5 }],
])('a picture is not moved by a part of a pixel: %s', (_, parts) => {
  expect(getFrameShift(FRAME, { ...FRAME, ...parts })).toBeUndefined();
});

it('a picture is not moved on a screen whose pixels do not fit those of the page', () => {
  const frame = { ...FRAME, pixelRatio: 1.5 };
  expect(getFrameShift(frame, { ...frame, left: 1010 })).toBeUndefined();
});

it.each([
  ['right', { left: 700 }],
  ['left', { left: 1300 }],
  ['down', { top: 300 }],
  ['up', { top: 700 }],
])('a picture that has moved out of its frame is rendered again: %s', (_, parts) => {
  expect(getFrameShift(FRAME, { ...FRAME, ...parts })).toBeUndefined();
});

it.each([
  ['right', { x: 30, y: 0 }, [{ left: 0, top: 0, width: 30, height: 200 }]],
  ['left', { x: -30, y: 0 }, [{ left: 270, top: 0, width: 30, height: 200 }]],
  ['down', { x: 0, y: 20 }, [{ left: 0, top: 0, width: 300, height: 20 }]],
  ['up', { x: 0, y: -20 }, [{ left: 0, top: 180, width: 300, height: 20 }]],
  ['nowhere', { x: 0, y: 0 }, []],
])('a picture that has moved leaves an edge empty: %s', (_, shift, parts) => {
  expect(listEmptyParts(FRAME, shift)).toEqual(parts);
});
