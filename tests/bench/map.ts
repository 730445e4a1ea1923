import { spawnSync } from 'node:child_process';

import { type BenchLine, line } from './line.ts';
import type { ViewTimes } from './mapViews.ts';

const ASSETS = 1_000_000;

/** How long a view of the map takes over HTTP in a large city, in a process of its own. */
export function measureMap(): readonly BenchLine[] {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['tests/bench/mapViews.ts', String(ASSETS)],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The views could not be measured:\n${stderr}`);
  return Object.entries(JSON.parse(stdout) as ViewTimes).map(([name, times]) => {
    const sorted = times.toSorted((a, b) => a - b);
    return line({
      ...{ name: `map: ${name}, ${ASSETS.toLocaleString('en')} assets`, unit: 'ms' },
      ...{ value: sorted[Math.floor(sorted.length * 0.95)] ?? Infinity, limit: 150 },
      ...{ bound: 'at most', row: 'PERF-03/million' },
      note: `95th percentile of ${sorted.length} over HTTP, median ${(sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(0)} ms`,
    });
  });
}
