import { expect, it } from 'vitest';

import { createField } from '../../../../tests/support/testDescriptors.ts';
import { validateRangeOrder } from './validateRangeOrder.ts';

const validate = (kind: 'date' | 'dateTime' | 'time' | 'number', from: unknown, until: unknown) =>
  validateRangeOrder(createField({ kind }), from, until)?.key;

it.each([
  ['date', '2026-06-02', '2026-06-01', 'filter.backwards.moment'],
  ['dateTime', '2026-06-01T01:00:00Z', '2026-06-01T08:00:00+08:00', 'filter.backwards.moment'],
  ['time', '18:00', '06:30:00', 'filter.backwards.moment'],
  ['number', '10', '9.5', 'filter.backwards'],
] as const)('rejects a range of %s from %s to %s', (kind, from, until, key) => {
  expect(validate(kind, from, until)).toBe(key);
});

it.each([
  ['date', '2026-06-01', '2026-06-01'],
  ['dateTime', '2026-06-01T08:00:00+08:00', '2026-06-01T01:00:00Z'],
  ['time', '06:30', '18:00'],
  ['number', '9', '10'],
  ['number', '-5', undefined],
] as const)('takes a range of %s from %s to %s', (kind, from, until) => {
  expect(validate(kind, from, until)).toBeUndefined();
});
