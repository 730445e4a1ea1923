import { spawn } from 'node:child_process';
import { globSync, mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';

import { countResults } from './countResults.ts';
import { readFailures } from './failures.ts';
import { readSeed } from './readSeed.ts';
import { formatFailures, formatTotals } from './report.ts';
import { type Outcome, schedule } from './schedule.ts';
import { RESULTS_FOLDER, type Step } from './Step.ts';

/** The seed of this run: `TEST_SEED`, else a new one. Printed with every step that uses it. */
export const seed = readSeed(process.env.TEST_SEED);

/** Runs all steps, prints each outcome and a line of totals, and sets the exit code. */
export async function runAll(steps: readonly Step[]): Promise<void> {
  mkdirSync(RESULTS_FOLDER, { recursive: true });
  // A step that crashes before it writes its results must not be counted by those of an earlier run.
  for (const path of findStaleResults(steps)) rmSync(path, { force: true });
  const outcomes = await schedule(steps, Math.max(2, availableParallelism()), runStep);
  console.log(formatTotals(outcomes).join('\n'));
  process.exitCode = outcomes.some(({ failed }) => failed > 0) ? 1 : 0;
}

/** The results files that these steps replace, including those of further rounds of an earlier run. */
function findStaleResults(steps: readonly Step[]): readonly string[] {
  const paths = steps.flatMap(({ results }) => (results ? [results.path] : []));
  return paths.flatMap(path => globSync(path.replace(/-1\.json$/u, '-*.json')));
}

async function runStep(step: Step): Promise<Outcome> {
  const startMs = performance.now();
  const { succeeded, output } = await execute(step);
  const seconds = (performance.now() - startMs) / 1000;
  const counts = countResults(succeeded, step.results);
  const failures = counts.failed > 0 ? readFailures(step.results) : [];
  const outcome = { name: step.name, seconds, output, failures, ...counts };
  printOutcome(step, outcome);
  return outcome;
}

function printOutcome(
  step: Step,
  { name, passed, failed, seconds, output, failures }: Outcome,
): void {
  const status = failed > 0 ? 'FAIL' : 'ok  ';
  const counts = step.results && `${passed} passed, ${failed} failed`;
  const parts = [name, counts, step.note].filter(part => part !== undefined);
  console.log(`${status}  ${seconds.toFixed(1).padStart(6)} s  ${parts.join(' · ')}`);
  if (failed > 0)
    for (const line of formatFailures(failures, output)) console.log(`        ${line}`);
}

function execute(step: Step): Promise<{ succeeded: boolean; output: string }> {
  const [program = '', ...args] = step.command;
  return new Promise(resolve => {
    const child = spawn(program, args, {
      env: { ...process.env, ...QUIET_ENV, ...step.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const chunks: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
    }
    child.on('error', error => resolve({ succeeded: false, output: error.message }));
    child.on('close', code => resolve({ succeeded: code === 0, output: chunks.join('') }));
  });
}

/** Without colours in the captured output, and without telemetry of the tools. */
const QUIET_ENV = {
  NO_COLOR: '1',
  FORCE_COLOR: '0',
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
};
