import { expect, it } from 'vitest';

import { getWorkStatus } from './workStatus.ts';

it('names what a broadcast device is doing, and calls all else unknown', () => {
  expect([0, 1, 2, 3, 4].map(getWorkStatus)).toEqual([
    ...['talkback', 'listening', 'broadcast', 'meeting', 'free'],
  ]);
  const strange = [5, -1, 1.5, Number.NaN, '2', null, undefined, {}, true];
  expect(new Set(strange.map(getWorkStatus))).toEqual(new Set(['unknown']));
});
