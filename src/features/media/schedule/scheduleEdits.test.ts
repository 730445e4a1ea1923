import { expect, it } from 'vitest';

import { DAY_LENGTH_MS, toDayMs, toDayTime } from '../../../domain/media/planTimes.ts';
import { formatDayTime } from '../../../domain/media/formatDayTime.ts';
import { shiftHours, type TimeHandle } from './scheduleEdits.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const range = (from: number, to: number, enableFlag = true) => ({
  timeBegin: toDayTime(from * HOUR_MS),
  timeEnd: toDayTime(to * HOUR_MS),
  enableFlag,
});

it.each<readonly [string, number, number, TimeHandle, number, string]>([
  ['the whole', 8, 10, 'both', 7, '08:05–10:05'],
  ['the end', 8, 10, 'end', -12, '08:00–09:50'],
  ['the begin', 8, 10, 'begin', 10, '08:10–10:00'],
  ['the end past midnight', 22, 23, 'end', 90, '22:00–00:30'],
  ['the whole past midnight', 22, 23, 'both', 90, '23:30–00:30'],
  ['the end before the begin, which stops 5 minutes after it', 8, 9, 'end', -600, '08:00–08:05'],
])('changes %s in steps of 5 minutes [MEDIA-11]', (_, from, to, handle, minutes, expected) => {
  const { timeBegin, timeEnd } = shiftHours(range(from, to), handle, minutes * MINUTE_MS);
  expect(`${formatDayTime(toDayMs(timeBegin))}–${formatDayTime(toDayMs(timeEnd))}`).toBe(expected);
});

it('does not move the whole day, which has no start', () => {
  const wholeDay = range(0, 0, false);
  expect(shiftHours(wholeDay, 'both', HOUR_MS)).toBe(wholeDay);
});

it('enables the hours of a plan that had the whole day', () => {
  const { enableFlag, timeEnd } = shiftHours(range(3, 4, false), 'end', -HOUR_MS);
  expect([enableFlag, formatDayTime(toDayMs(timeEnd))]).toEqual([true, '23:00']);
});

it('formats seconds only where there are some, and the end of the day', () => {
  expect([0, 90_000, DAY_LENGTH_MS].map(formatDayTime)).toEqual(['00:00', '00:01:30', '24:00']);
});
