import { describe, expect, it } from 'vitest';

import { buildNightChart } from './buildNightChart.ts';
import { HOUR_MS } from '../../../../domain/duration.ts';

const FROM = Date.UTC(2026, 10, 11, 9);

const chart = (power: number, ratedPowerW?: number) =>
  buildNightChart({
    ...{
      from: FROM,
      to: FROM + 14 * HOUR_MS,
      now: FROM + HOUR_MS,
      zone: 'Europe/Berlin',
      ratedPowerW,
    },
    history: [
      {
        // At the site, an hour ahead of UTC.
        time: '2026-11-11T10:00:00',
        ...{ state: 'normal', brightness: 50, power, energy: 0 },
      },
    ],
    labels: { label: 'Tonight', level: 'Level', power: 'Power' },
  });

describe('the chart of a night', () => {
  it('has a point without an offset at its site time [UX-14]', () => {
    const { points, series } = chart(120);
    expect(points[0]?.label).toBe('10:00');
    expect(series.map(({ values }) => values[0])).toEqual([50, 120]);
  });

  it.each([
    [150, 150, 200],
    [undefined, 0, 2],
    [undefined, -1e15, 2],
    [-1e15, -1e15, 2],
    [undefined, 1e300, 2e9],
  ])('rated at %d W with %d W has a scale from 0 to %d W [REL-04]', (rated, power, end) => {
    expect(chart(power, rated).rightAxis?.range).toEqual([0, end]);
  });
});
