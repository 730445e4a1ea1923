import { existsSync, readFileSync, writeFileSync } from 'node:fs';

import { measureAlertStorm } from './alertStorm.ts';
import { measureCitySizes } from './citySizes.ts';
import { measureContractMonitor } from './contractMonitor.ts';
import { measureFilters } from './filters.ts';
import { measureImports } from './imports.ts';
import { measureJourneys } from './journeys.ts';
import type { BenchLine } from './line.ts';
import { measureLists } from './lists.ts';
import { measureLoginScript } from './loginScript.ts';
import { measureMap } from './map.ts';
import { measureMapMemory } from './mapMemory.ts';
import { measureMapPan } from './mapPan.ts';
import { measureMediaEditor } from './mediaEditor.ts';
import { measureMemory } from './memory.ts';
import { measureRegeneration } from './regeneration.ts';
import { measureRouteChanges } from './routeChanges.ts';
import { type Benchmark, runBenchmarks } from './runBenchmarks.ts';
import { measureTableChanges } from './tableChanges.ts';
import { measureTree } from './tree.ts';

const benchmarks: Readonly<Record<string, Benchmark>> = {
  login: () => measureLoginScript(),
  filters: measureFilters,
  changes: measureTableChanges,
  regeneration: measureRegeneration,
  city: measureCitySizes,
  lists: measureLists,
  imports: measureImports,
  journeys: measureJourneys,
  tree: measureTree,
  map: measureMap,
  mapPan: measureMapPan,
  mapMemory: measureMapMemory,
  mediaEditor: measureMediaEditor,
  memory: measureMemory,
  routes: measureRouteChanges,
  alerts: measureAlertStorm,
  contract: measureContractMonitor,
};

const FILE = 'bench.json';
const names = Object.keys(benchmarks);
const requestedNames = process.argv.slice(2);
const unknown = requestedNames.filter(name => !names.includes(name));

if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}. Choose from: ${names.join(', ')}.`);
  process.exitCode = 1;
} else {
  const chosen = Object.entries(benchmarks).filter(
    ([name]) => requestedNames.length === 0 || requestedNames.includes(name),
  );
  const { lines, failedNames } = await runBenchmarks(new Map(chosen));
  if (failedNames.length > 0) {
    console.error(`Without a result: ${failedNames.join(', ')}. ${FILE} is as before.`);
    process.exitCode = 1;
  } else {
    // A line that misses its limit is a result, not an accident: the ledger reports it.
    const retainedLines = requestedNames.length > 0 ? others(lines) : [];
    writeFileSync(FILE, `${JSON.stringify([...retainedLines, ...lines], null, 2)}\n`);
  }
}

/** Returns the lines of an earlier run that this one did not measure. */
function others(lines: readonly BenchLine[]): readonly BenchLine[] {
  if (!existsSync(FILE)) return [];
  const measured = new Set(lines.map(({ name }) => name));
  const earlier = JSON.parse(readFileSync(FILE, 'utf8')) as BenchLine[];
  return earlier.filter(({ name }) => !measured.has(name));
}
