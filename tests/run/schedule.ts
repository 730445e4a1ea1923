import type { Failure } from './failures.ts';
import type { Step } from './steps.ts';

/** How one step went. */
export interface Outcome {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
  /** What the step printed. */
  readonly output: string;
  /** Its tests that failed, as far as it keeps an account of them. */
  readonly failures: readonly Failure[];
}

/** Runs one step to its end. */
export type RunStep = (step: Step) => Promise<Outcome>;

/** Runs the steps, in their order as far as the cores and their needs allow; a failure stops only those that need it. */
export async function schedule(
  steps: readonly Step[],
  cores: number,
  run: RunStep,
): Promise<readonly Outcome[]> {
  const waiting = [...steps];
  const outcomes: Outcome[] = [];
  const running = new Map<Step, Promise<void>>();

  const free = () => cores - [...running.keys()].reduce((busy, step) => busy + step.cores, 0);
  const settled = (name: string) => outcomes.find(outcome => outcome.name === name);
  const ready = (step: Step) => (step.needs ?? []).every(name => settled(name) !== undefined);
  const missing = (step: Step) => (step.needs ?? []).find(name => (settled(name)?.failed ?? 0) > 0);

  const begin = (step: Step) => {
    waiting.splice(waiting.indexOf(step), 1);
    const need = missing(step);
    const work = need === undefined ? run(step) : Promise.resolve(notTried(step, need));
    running.set(
      step,
      work.then(outcome => {
        outcomes.push(outcome);
        running.delete(step);
      }),
    );
  };

  while (waiting.length > 0 || running.size > 0) {
    for (;;) {
      const next = waiting.find(step => ready(step));
      // A wide step is not overtaken for ever: the first that is ready takes the next free cores.
      if (next === undefined || (next.cores > free() && running.size > 0)) break;
      begin(next);
    }
    if (running.size === 0) throw new Error(`Steps wait for each other: ${names(waiting)}`);
    await Promise.race(running.values());
  }
  return outcomes;
}

const names = (steps: readonly Step[]) => steps.map(step => step.name).join(', ');

function notTried(step: Step, need: string): Outcome {
  return {
    name: step.name,
    passed: 0,
    failed: 1,
    seconds: 0,
    output: `not tried, because "${need}" failed`,
    failures: [],
  };
}
