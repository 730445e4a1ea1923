import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { isNightName, addNights, formatStepName, type NightSpan } from '../../domain/nightSpan.ts';
import {
  getPreviousSpan,
  getPreviousYearSpan,
  readPeriod,
  shiftPeriodParams,
  setNightsParams,
  setPresetParams,
} from './statisticsPeriod.ts';

const TONIGHT = '2026-11-11';
const ZONE = 'Asia/Shanghai';
const at = (url: string) => readPeriod(new URLSearchParams(url), TONIGHT, ZONE);
const nights = (url: string) => [at(url).first, at(url).last];

describe('the period of a URL', () => {
  it.each([
    ['', ['2026-10-13', '2026-11-11']],
    ['nights=1', ['2026-11-11', '2026-11-11']],
    ['nights=7&until=2026-11-08', ['2026-11-02', '2026-11-08']],
    ['from=2026-11-01&until=2026-11-08', ['2026-11-01', '2026-11-08']],
    ['from=2026-11-01', ['2026-11-01', '2026-11-11']],
    // The first of December of the year before, at midnight, is in the night before.
    ['nights=year', ['2025-11-30', '2026-11-11']],
  ])('%j is %j', (url, expected) => {
    expect(nights(url)).toEqual(expected);
  });

  it.each([
    'nights=31',
    'from=2026-12-01',
    'from=1900-01-01',
    'from=x&nights=-7',
    'until=2999-01-01',
  ])('%s, which is invalid, is replaced by the default', url => {
    expect(nights(url)).toEqual(nights(''));
  });

  it('continues only if its last night is tonight', () => {
    expect(at('nights=7').includesTonight).toBe(true);
    expect(at('nights=7&until=2026-11-10').includesTonight).toBe(false);
  });
});

describe('the period before and the same of a year before', () => {
  const BERLIN = 'Europe/Berlin';
  const clock = (time: number) => formatStepName(time, 'hour', BERLIN);
  it.each([
    [
      'nights=1&until=2026-10-26',
      '2026-10-25 12:00/2026-10-26 12:00',
      '2025-10-26 12:00/2025-10-27 12:00',
    ],
    [
      'nights=7&until=2026-10-31',
      '2026-10-18 12:00/2026-10-25 12:00',
      '2025-10-25 12:00/2025-11-01 12:00',
    ],
    [
      'nights=1&until=2024-02-28',
      '2024-02-27 12:00/2024-02-28 12:00',
      '2023-02-28 12:00/2023-03-01 12:00',
    ],
    [
      'nights=1&until=2024-02-29',
      '2024-02-28 12:00/2024-02-29 12:00',
      '2023-02-28 12:00/2023-03-01 12:00',
    ],
    [
      'nights=year&until=2024-02-10',
      '2022-03-01 00:00/2023-03-01 00:00',
      '2022-03-01 00:00/2023-03-01 00:00',
    ],
    [
      'from=2024-01-01&until=2024-04-01',
      '2023-10-01 12:00/2024-01-01 12:00',
      '2023-01-01 12:00/2023-04-02 12:00',
    ],
  ])('of %s are %s and %s, in summer time and leap years too', (url, before, yearBefore) => {
    const period = readPeriod(new URLSearchParams(url), TONIGHT, BERLIN);
    const format = ({ from, to, step }: NightSpan) => {
      expect(step).toBe(period.span.step);
      return `${clock(from)}/${clock(to)}`;
    };
    expect(format(getPreviousSpan(period, BERLIN))).toBe(before);
    expect(format(getPreviousYearSpan(period, BERLIN))).toBe(yearBefore);
  });
});

describe('another time', () => {
  const moved = (url: string, direction: -1 | 1) => {
    const before = new URLSearchParams(url);
    return shiftPeriodParams(
      before,
      readPeriod(before, TONIGHT, ZONE),
      direction,
      TONIGHT,
    ).toString();
  };

  it.each([
    ['nights=7', -1, 'nights=7&until=2026-11-04'],
    ['nights=7&until=2026-11-04', 1, 'nights=7'],
    ['nights=7&until=2026-11-07', 1, 'nights=7'],
    ['nights=year&until=2024-12-31', -1, 'nights=year&until=2023-12-31'],
    ['nights=year&until=2023-12-31', 1, 'nights=year&until=2024-12-31'],
    ['from=2026-11-05&until=2026-11-07', -1, 'from=2026-11-02&until=2026-11-04'],
    ['from=2026-11-08&until=2026-11-10&domain=d', 1, 'domain=d&from=2026-11-09'],
  ] as const)('than %s, by %d, is %s', (url, direction, expected) => {
    expect(moved(url, direction)).toBe(expected);
  });

  it('keeps its length and never ends after tonight', () => {
    const date = fc.integer({ min: 0, max: 400 }).map(days => addNights(TONIGHT, -days));
    fc.assert(
      fc.property(
        date,
        fc.integer({ min: 0, max: 60 }),
        fc.constantFrom(-1, 1),
        (last, more, direction) => {
          const before = setNightsParams(new URLSearchParams(), addNights(last, -more), last);
          const [first, end] = nights(
            shiftPeriodParams(
              before,
              readPeriod(before, TONIGHT, ZONE),
              direction,
              TONIGHT,
            ).toString(),
          );
          expect(isNightName(first!)).toBe(true);
          expect(end! <= TONIGHT).toBe(true);
          expect(addNights(first!, more)).toBe(end);
        },
      ),
    );
  });

  it('of the usual length has no parameter', () => {
    const url = new URLSearchParams('from=2026-11-01&domain=d');
    expect(setPresetParams(url, '30').toString()).toBe('domain=d');
    expect(setPresetParams(url, '7').toString()).toBe('domain=d&nights=7');
  });
});
