import { spawn } from 'node:child_process';
import { globSync, mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';

import { count } from './account.ts';
import { readFailures } from './failures.ts';
import { formatFailures, formatTotals } from './report.ts';
import { type Outcome, schedule } from './schedule.ts';
import { RESULTS, type Step } from './steps.ts';

/** A seed for a run that was given none. Printed with every step that uses it. */
export const seed = Number(process.env.TEST_SEED ?? Date.now() % 1_000_000);

/** Runs all steps, tells each, ends with one line of totals, and sets the exit code. */
export async function runAll(steps: readonly Step[]): Promise<void> {
  mkdirSync(RESULTS, { recursive: true });
  // An account of an earlier run must not speak for a step that breaks down before it writes its own.
  for (const file of staleResults(steps)) rmSync(file, { force: true });
  const outcomes = await schedule(steps, Math.max(2, availableParallelism()), runStep);
  console.log(formatTotals(outcomes).join('\n'));
  process.exitCode = outcomes.some(({ failed }) => failed > 0) ? 1 : 0;
}

/** The results that these steps replace, those of further rounds of an earlier run included. */
function staleResults(steps: readonly Step[]): readonly string[] {
  const files = steps.flatMap(({ account }) => (account ? [account.file] : []));
  return files.flatMap(file => globSync(file.replace(/-1\.json$/u, '-*.json')));
}

async function runStep(step: Step): Promise<Outcome> {
  const began = performance.now();
  const { succeeded, output } = await execute(step);
  const seconds = (performance.now() - began) / 1000;
  const counted = count(succeeded, step.account);
  const failures = counted.failed > 0 ? readFailures(step.account) : [];
  const outcome = { name: step.name, seconds, output, failures, ...counted };
  tell(step, outcome);
  return outcome;
}

function tell(step: Step, { name, passed, failed, seconds, output, failures }: Outcome): void {
  const verdict = failed > 0 ? 'FAIL' : 'ok  ';
  const counted = step.account && `${passed} passed, ${failed} failed`;
  const told = [name, counted, step.note].filter(part => part !== undefined);
  console.log(`${verdict}  ${seconds.toFixed(1).padStart(6)} s  ${told.join(' · ')}`);
  if (failed > 0)
    for (const line of formatFailures(failures, output)) console.log(`        ${line}`);
}

function execute(step: Step): Promise<{ succeeded: boolean; output: string }> {
  const [program = '', ...words] = step.command;
  return new Promise(resolve => {
    const child = spawn(program, words, {
      env: { ...process.env, ...quiet, ...step.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const parts: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (part: string) => parts.push(part));
    }
    child.on('error', error => resolve({ succeeded: false, output: error.message }));
    child.on('close', code => resolve({ succeeded: code === 0, output: parts.join('') }));
  });
}

/** No colours in a captured output, and no tool that calls home. */
const quiet = {
  NO_COLOR: '1',
  FORCE_COLOR: '0',
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
};
