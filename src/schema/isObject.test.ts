import { expect, it } from 'vitest';

import { isObject } from './isObject.ts';

it.each([[{}], [{ name: 'Lamp' }], [Object.create(null)]])('%j is an object', value => {
  expect(isObject(value)).toBe(true);
});

it.each([[null], [undefined], ['text'], [1], [true], [['item']], [new Date(0)]])(
  '%j is not an object',
  value => {
    expect(isObject(value)).toBe(false);
  },
);
