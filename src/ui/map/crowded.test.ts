import { expect, it } from 'vitest';

import { crowded } from './crowded.ts';

it('names those that stand too near to another one, and nobody alone', () => {
  expect([...crowded([{ x: 0, y: 0 }])]).toEqual([]);
  const points = [
    { x: 0, y: 0 },
    { x: 83, y: 0 },
    { x: 83, y: 200 },
    { x: 167, y: 0 },
  ];
  expect([...crowded(points)]).toEqual([0, 1]);
});
