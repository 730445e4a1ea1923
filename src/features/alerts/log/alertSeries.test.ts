import { describe, expect, it } from 'vitest';

import {
  type AlertPoint,
  findRange,
  getPeriodSpan,
  getRange,
  getCutMaximum,
} from './alertSeries.ts';

const HOUR_MS = 3_600_000;
const START = Date.UTC(2026, 10, 11, 4);
const SPAN_END = '2026-11-11T08:00:00.000Z';

const points: readonly AlertPoint[] = [0, 1, 2, 3].map(hour => ({
  time: new Date(START + hour * HOUR_MS).toISOString(),
  ...{ critical: 0, major: 1, minor: 0, info: 0 },
}));

describe('the chart of alerts', () => {
  it('covers the hour that has started, and ends with it [ALERT-12/log]', () => {
    expect(getPeriodSpan('day', START + 1)).toEqual({
      from: '2026-11-10T05:00:00.000Z',
      to: '2026-11-11T05:00:00.000Z',
      step: 'hour',
    });
  });

  it.each([
    ['Asia/Shanghai', '2026-10-12T16:00:00.000Z', '2026-11-11T16:00:00.000Z'],
    ['Europe/Berlin', '2026-10-12T22:00:00.000Z', '2026-11-11T23:00:00.000Z'],
  ])(
    'has 30 whole days of the calendar in %s, the last of them today [ALERT-12/log]',
    (zone, from, to) => {
      expect(getPeriodSpan('month', START, zone)).toEqual({ from, to, step: 'day' });
    },
  );

  it.each([
    [[1, 2], '2026-11-11T05:00:00.000Z', '2026-11-11T06:59:59.999Z'],
    [[2, 1], '2026-11-11T05:00:00.000Z', '2026-11-11T06:59:59.999Z'],
    [[3, 3], '2026-11-11T07:00:00.000Z', '2026-11-11T07:59:59.999Z'],
  ] as const)('filters by the points %j, whole hours of them [ALERT-12/log]', (range, from, to) => {
    expect(getRange(points, range, SPAN_END, 'UTC')).toEqual([from, to]);
    expect(findRange(points, [from, to], 'UTC')).toEqual([Math.min(...range), Math.max(...range)]);
  });

  it('reads points without an offset as site time [ALERT-12/log]', () => {
    const local = points.map(point => ({ ...point, time: point.time.slice(0, 19) }));
    const range = getRange(local, [1, 2], SPAN_END, 'Europe/Berlin');
    expect(range).toEqual(['2026-11-11T05:00:00', '2026-11-11T05:59:59.999Z']);
    expect(findRange(local, range, 'Europe/Berlin')).toEqual([1, 2]);
  });

  it('highlights nothing for a filter outside of it', () => {
    expect(findRange(points, ['2026-11-01T00:00:00.000Z', '2026-11-02T00:00:00.000Z'], 'UTC')).toBe(
      undefined,
    );
    expect(findRange(points, undefined, 'UTC')).toBe(undefined);
    expect(getRange([], [0, 1], SPAN_END, 'UTC')).toBe(undefined);
  });
});

it.each([
  [[3, 0, 5, 4, 1994, 6], 12],
  [[2, 300], 4],
  [[40, 60, 50, 120], undefined],
  [[1994], undefined],
  [[0, 0], undefined],
])('a storm does not make the other bars flat: %j is cut at %s', (totals, maximum) => {
  expect(getCutMaximum(totals)).toBe(maximum);
});
