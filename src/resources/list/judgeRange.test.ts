import { expect, it } from 'vitest';

import { aField } from '../../../tests/support/fields.ts';
import { judgeRange } from './judgeRange.ts';

const judged = (kind: 'date' | 'dateTime' | 'time' | 'number', from: unknown, until: unknown) =>
  judgeRange(aField({ kind }), from, until)?.key;

it.each([
  ['date', '2026-06-02', '2026-06-01', 'filter.backwards.moment'],
  ['dateTime', '2026-06-01T01:00:00Z', '2026-06-01T08:00:00+08:00', 'filter.backwards.moment'],
  ['time', '18:00', '06:30:00', 'filter.backwards.moment'],
  ['number', '10', '9.5', 'filter.backwards'],
] as const)('refuses a range of %s from %s to %s', (kind, from, until, key) => {
  expect(judged(kind, from, until)).toBe(key);
});

it.each([
  ['date', '2026-06-01', '2026-06-01'],
  ['dateTime', '2026-06-01T08:00:00+08:00', '2026-06-01T01:00:00Z'],
  ['time', '06:30', '18:00'],
  ['number', '9', '10'],
  ['number', '-5', undefined],
] as const)('takes a range of %s from %s to %s', (kind, from, until) => {
  expect(judged(kind, from, until)).toBeUndefined();
});
