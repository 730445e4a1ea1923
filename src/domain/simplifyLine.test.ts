import { expect, it } from 'vitest';

import { simplifyLine } from './simplifyLine.ts';

const at = (x: number, y: number) => ({ x, y });

it('omits what is nearly on a line, and keeps the corners', () => {
  const line = [at(0, 0), at(5, 0.4), at(10, 0), at(10.3, 5), at(10, 10)];
  expect(simplifyLine(line, 1)).toEqual([at(0, 0), at(10, 0), at(10, 10)]);
});

it('keeps a closed line closed, and a short one as it is', () => {
  const closed = [at(0, 0), at(10, 0), at(10, 10), at(0, 0)];
  expect(simplifyLine(closed, 1)).toEqual(closed);
  expect(simplifyLine([at(1, 1)], 1)).toEqual([at(1, 1)]);
});
