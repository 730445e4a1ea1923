import { spawnSync } from 'node:child_process';

import { type BenchLine, line } from './line.ts';
import type { CityStart } from './startCity.ts';

const SMALL = 10_000;
const LARGE = 1_000_000;

/** How long a platform takes to open its city, and what a large one needs, each in a process of its own. */
export function measureCitySizes(): readonly BenchLine[] {
  const small = start(SMALL);
  const large = start(LARGE);
  const named = (what: string, assets: number) =>
    `city: ${what}, ${assets.toLocaleString('en')} assets`;
  return [
    line({
      ...{ name: named('drawn and opened', SMALL), value: small.opened, unit: 's' },
      ...{ limit: 1, bound: 'at most' },
    }),
    line({
      ...{ name: named('from the start of the process to responses', LARGE), value: large.ready },
      ...{ unit: 's', limit: 30, bound: 'at most' },
    }),
    line({
      ...{ name: named('most memory, after its first lists', LARGE), value: large.gigabytes },
      ...{ unit: 'GB', limit: 2.5, bound: 'at most' },
    }),
  ];
}

function start(assets: number): CityStart {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['tests/bench/startCity.ts', String(assets)],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The city of ${assets} did not start:\n${stderr}`);
  return JSON.parse(stdout) as CityStart;
}
