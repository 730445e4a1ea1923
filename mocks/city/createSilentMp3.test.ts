import { expect, it } from 'vitest';

import { createSilentMp3 } from './createSilentMp3.ts';

it('has the requested duration, one frame after the other', () => {
  const bytes = createSilentMp3(16_000);
  expect(bytes).toHaveLength(16_000);
  for (const at of [0, 384, 768]) {
    expect([...bytes.subarray(at, at + 4)]).toEqual([0xff, 0xfb, 0x94, 0xc4]);
  }
  expect(bytes.at(-1)).toBe(0);
});
