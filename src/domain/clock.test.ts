import { describe, expect, it } from 'vitest';

import { formatClockTime, splitDuration, listFullHours, formatUtcOffset } from './clock.ts';
import { HOUR_MS } from './duration.ts';

const noon = Date.parse('2026-11-12T12:00Z');

describe('a clock next to UTC', () => {
  it('is read in hours and minutes', () => {
    expect(formatClockTime(noon, 480)).toBe('20:00');
    expect(formatClockTime(noon + 61_000, -210)).toBe('08:31');
    expect(formatClockTime(noon + 12 * HOUR_MS, 0)).toBe('00:00');
  });

  it.each([
    [480, 'UTC+8'],
    [330, 'UTC+5:30'],
    [-210, 'UTC−3:30'],
    [0, 'UTC'],
  ])('of %i minutes is called %s', (offset, name) => {
    expect(formatUtcOffset(offset)).toBe(name);
  });

  it('shows its own even hours, both ends included', () => {
    const hours = listFullHours(noon, noon + 4 * HOUR_MS, 480, 2);
    expect(hours.map(hour => formatClockTime(hour, 480))).toEqual(['20:00', '22:00', '00:00']);
    const half = listFullHours(noon, noon + 4 * HOUR_MS, 330, 2);
    expect(half.map(hour => formatClockTime(hour, 330))).toEqual(['18:00', '20:00']);
  });

  it('shows none where none fits', () => {
    expect(listFullHours(noon + 1, noon + 2, 0, 1)).toEqual([]);
  });
});

describe('hoursAndMinutes', () => {
  it.each([
    [0, 0, 0],
    [29_999, 0, 0],
    [30_000, 0, 1],
    [HOUR_MS - 1, 1, 0],
    [13.5 * HOUR_MS, 13, 30],
  ])('of %i ms is %i h %i min', (length, hours, minutes) => {
    expect(splitDuration(length)).toEqual({ hours, minutes });
  });
});
