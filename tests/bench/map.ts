import { spawnSync } from 'node:child_process';

import { type BenchLine, line } from './line.ts';
import type { ViewTimes } from './mapViews.ts';

const ASSETS = 1_000_000;

/**
 * The processor time of a view of the map over HTTP in a large city, in a process of its own: the elapsed time of a machine
 * with other work is no property of the platform.
 */
export function measureMap(): readonly BenchLine[] {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['tests/bench/mapViews.ts', String(ASSETS)],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The views could not be measured:\n${stderr}`);
  return Object.entries(JSON.parse(stdout) as ViewTimes).map(([name, times]) => {
    const processor = sort(times.map(time => time.processor));
    const elapsed = sort(times.map(time => time.elapsed));
    return line({
      ...{ name: `map: ${name}, ${ASSETS.toLocaleString('en')} assets`, unit: 'ms' },
      ...{ value: getPercentile(processor, 95), limit: 150 },
      ...{ bound: 'at most', row: 'PERF-03/million' },
      note: `processor time, 95th percentile of ${times.length} over HTTP; elapsed ${getPercentile(elapsed, 95).toFixed(0)} ms, median ${getPercentile(elapsed, 50).toFixed(0)} ms`,
    });
  });
}

const sort = (values: readonly number[]) => values.toSorted((a, b) => a - b);

const getPercentile = (sorted: readonly number[], percent: number): number =>
  sorted[Math.floor((sorted.length * percent) / 100)] ?? Infinity;
