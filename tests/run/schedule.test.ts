import { expect, it } from 'vitest';

import { type Outcome, schedule } from './schedule.ts';
import type { Step } from './Step.ts';

const step = (name: string, more: Partial<Step> = {}): Step => ({
  name,
  command: [],
  cores: 1,
  ...more,
});

const outcome = (name: string, failed: number): Outcome => ({
  name,
  passed: 1 - failed,
  failed,
  seconds: 0,
  output: '',
  failures: [],
});

/** Runs steps that end when the test ends them. */
function createManualRunner() {
  const running = new Map<string, (failed: number) => void>();
  return {
    running,
    run: ({ name }: Step) =>
      new Promise<Outcome>(resolve => {
        running.set(name, failed => {
          running.delete(name);
          resolve(outcome(name, failed));
        });
      }),
    end: async (name: string, failed = 0) => {
      running.get(name)?.(failed);
      await new Promise(setImmediate);
    },
  };
}

it('runs as many steps at once as there are cores, in their order', async () => {
  const { running, run, end } = createManualRunner();
  const done = schedule([step('a'), step('b'), step('wide', { cores: 2 }), step('c')], 2, run);

  expect([...running.keys()]).toEqual(['a', 'b']);
  await end('a');
  expect([...running.keys()]).toEqual(['b']);
  await end('b');
  expect([...running.keys()]).toEqual(['wide']);
  await end('wide');
  await end('c');
  expect((await done).map(({ name }) => name)).toEqual(['a', 'b', 'wide', 'c']);
});

it('continues after a failure, and skips the steps that need the failed step', async () => {
  const failing = new Set(['build']);
  const started: string[] = [];
  const outcomes = await schedule(
    [step('build'), step('browser', { needs: ['build'] }), step('lint')],
    1,
    ({ name }) => {
      started.push(name);
      return Promise.resolve(outcome(name, failing.has(name) ? 1 : 0));
    },
  );

  expect(started).toEqual(['build', 'lint']);
  expect(outcomes.find(({ name }) => name === 'browser')).toMatchObject({
    failed: 1,
    output: 'skipped, because "build" failed',
  });
});

it('names the steps that wait for each other', async () => {
  const steps = [step('a', { needs: ['b'] }), step('b', { needs: ['a'] })];
  await expect(schedule(steps, 2, createManualRunner().run)).rejects.toThrow('a, b');
});
