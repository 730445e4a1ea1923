import type { Failure } from './failures.ts';
import type { Step } from './Step.ts';

/** The result of one step. */
export interface Outcome {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
  /** The printed lines of the step. */
  readonly output: string;
  /** The failed tests, when the step writes a results file. */
  readonly failures: readonly Failure[];
}

/** Runs one step until it ends. */
export type RunStep = (step: Step) => Promise<Outcome>;

/** Runs the steps in order, as far as the cores and their needs allow; a failed step skips only those that need it. */
export async function schedule(
  steps: readonly Step[],
  cores: number,
  run: RunStep,
): Promise<readonly Outcome[]> {
  const waiting = [...steps];
  const outcomes: Outcome[] = [];
  const running = new Map<Step, Promise<void>>();

  const countFreeCores = () =>
    cores - [...running.keys()].reduce((used, step) => used + step.cores, 0);
  const findOutcome = (name: string) => outcomes.find(outcome => outcome.name === name);
  const isReady = (step: Step) => (step.needs ?? []).every(name => findOutcome(name) !== undefined);
  const findFailedNeed = (step: Step) =>
    (step.needs ?? []).find(name => (findOutcome(name)?.failed ?? 0) > 0);

  const start = (step: Step) => {
    waiting.splice(waiting.indexOf(step), 1);
    const failedNeed = findFailedNeed(step);
    const pending =
      failedNeed === undefined
        ? run(step)
        : Promise.resolve(createSkippedOutcome(step, failedNeed));
    running.set(
      step,
      pending.then(outcome => {
        outcomes.push(outcome);
        running.delete(step);
      }),
    );
  };

  while (waiting.length > 0 || running.size > 0) {
    for (;;) {
      const next = waiting.find(step => isReady(step));
      // Steps of one core do not overtake a step of two cores: the first ready step takes the next free cores.
      if (next === undefined || (next.cores > countFreeCores() && running.size > 0)) break;
      start(next);
    }
    if (running.size === 0) throw new Error(`Steps wait for each other: ${joinNames(waiting)}`);
    await Promise.race(running.values());
  }
  return outcomes;
}

const joinNames = (steps: readonly Step[]) => steps.map(step => step.name).join(', ');

function createSkippedOutcome(step: Step, failedNeed: string): Outcome {
  return {
    name: step.name,
    passed: 0,
    failed: 1,
    seconds: 0,
    output: `skipped, because "${failedNeed}" failed`,
    failures: [],
  };
}
