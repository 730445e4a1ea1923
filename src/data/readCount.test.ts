import { expect, it } from 'vitest';

import { readCount } from './readCount.ts';

it.each([
  [{ count: 0 }, 0],
  [{ count: 1234 }, 1234],
  [{ count: '12' }, 12],
  [{ total: 7 }, 7],
  [9, 9],
  ['9', 9],
  [{ count: 'many' }, undefined],
  [{ count: Number.NaN }, undefined],
  [{ count: -1 }, undefined],
  [{ count: 1.5 }, undefined],
  [{ count: 1e300 }, undefined],
  [{ count: { value: 3 } }, undefined],
  [{ count: null }, undefined],
  [{ count: '' }, undefined],
  [{}, undefined],
  [[], undefined],
  [null, undefined],
  [undefined, undefined],
  ['', undefined],
])('%j counts %j [CALL-02]', (body, count) => {
  expect(readCount(body)).toBe(count);
});
