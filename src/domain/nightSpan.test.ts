import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  isNightName,
  addMonths,
  addNights,
  getNightName,
  countNights,
  getDayStart,
  getNightSpan,
  formatStepLabel,
  formatStepName,
  getYearSpan,
} from './nightSpan.ts';

const CHINA = 'Asia/Shanghai';
const BERLIN = 'Europe/Berlin';
const iso = (time: number) => new Date(time).toISOString();

describe('a night', () => {
  it.each([
    ['2026-11-11T03:59:59.999Z', CHINA, '2026-11-10'],
    ['2026-11-11T04:00:00.000Z', CHINA, '2026-11-11'],
    ['2026-03-29T09:59:59.999Z', BERLIN, '2026-03-28'],
    ['2026-03-29T10:00:00.000Z', BERLIN, '2026-03-29'],
    ['2026-01-01T10:59:00.000Z', BERLIN, '2025-12-31'],
  ])('of %s in %s is %s: from noon to noon', (time, zone, night) => {
    expect(getNightName(Date.parse(time), zone)).toBe(night);
  });

  it.each(['2026-02-29', '2026-13-01', '26-11-11', '2026-11-11T12', ''])('is not %j', text => {
    expect(isNightName(text)).toBe(false);
  });

  it('later and earlier', () => {
    expect(addNights('2026-12-31', 1)).toBe('2027-01-01');
    expect(addNights('2026-03-01', -1)).toBe('2026-02-28');
    expect(countNights('2026-02-27', '2026-03-01')).toBe(3);
  });

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-02-29', -12, '2027-02-28'],
    ['2026-12-31', -12, '2025-12-31'],
    ['2025-12-31', 12, '2026-12-31'],
  ])('%s, %d months later, is %s', (night, months, expected) => {
    expect(addMonths(night, months)).toBe(expected);
  });
});

describe('a span', () => {
  it('of nights has 23 or 25 hours more or less where the clocks change', () => {
    const { from, to, step } = getNightSpan('2026-03-28', '2026-03-28', BERLIN);
    expect([iso(from), iso(to), step]).toEqual([
      '2026-03-28T11:00:00.000Z',
      '2026-03-29T10:00:00.000Z',
      'hour',
    ]);
  });

  it.each([
    ['2026-11-10', '2026-11-11', 'hour'],
    ['2026-11-09', '2026-11-11', 'night'],
    ['2026-08-12', '2026-11-11', 'night'],
    ['2026-08-11', '2026-11-11', 'month'],
  ])('from %s to %s is reported by the %s', (first, last, step) => {
    expect(getNightSpan(first, last, CHINA).step).toBe(step);
  });

  it('of a year is twelve months of the calendar', () => {
    const { from, to } = getYearSpan('2026-11-11', CHINA);
    expect([iso(from), iso(to)]).toEqual(['2025-11-30T16:00:00.000Z', '2026-11-30T16:00:00.000Z']);
  });

  it('starts and ends with the nights that it is made of, in any zone', () => {
    const date = fc.integer({ min: 10_000, max: 40_000 }).map(day => addNights('1970-01-01', day));
    fc.assert(
      fc.property(
        date,
        fc.integer({ min: 0, max: 400 }),
        fc.constantFrom(CHINA, BERLIN),
        (first, more, zone) => {
          const last = addNights(first, more);
          const { from, to } = getNightSpan(first, last, zone);
          expect(getNightName(from, zone)).toBe(first);
          expect(getNightName(to - 1, zone)).toBe(last);
          expect(countNights(first, last)).toBe(more + 1);
        },
      ),
    );
  });

  it('of a day starts at midnight of the site, also where the clocks change', () => {
    const start = (time: string, days?: number) => iso(getDayStart(Date.parse(time), BERLIN, days));
    expect(start('2026-10-25T22:59:59.999Z')).toBe('2026-10-24T22:00:00.000Z');
    expect(start('2026-10-25T22:59:59.999Z', 1)).toBe('2026-10-25T23:00:00.000Z');
  });

  it('has points that are called by what they are', () => {
    const noon = Date.parse('2026-11-10T04:00:00.000Z');
    expect(
      ['hour', 'night', 'month'].map(step => formatStepLabel(noon, step as 'hour', CHINA)),
    ).toEqual([...['12:00', '11-10', '2026-11']]);
    expect(
      ['hour', 'night', 'month'].map(step => formatStepName(noon, step as 'hour', CHINA)),
    ).toEqual([...['2026-11-10 12:00', '2026-11-10', '2026-11']]);
  });
});
