import { RESULTS_FOLDER, type Step, toolCommand } from './Step.ts';

/** The tests of a step: those of some projects, or of them those that import what has changed, or some files. */
interface TestSelection {
  readonly projects?: readonly string[];
  readonly since?: string | undefined;
  readonly files?: readonly string[];
}

/** Returns a step that runs tests of vitest. */
export const vitestStep = (
  name: string,
  seed: number,
  { projects = [], since, files }: TestSelection,
): Step => {
  // The ledger reads the results of complete runs only.
  const prefix = since === undefined && files === undefined ? 'vitest' : 'changed';
  const path = `${RESULTS_FOLDER}/${prefix}-${name.replaceAll(' ', '-')}.json`;
  const projectFlags = projects.flatMap(project => ['--project', project]);
  return {
    name,
    note: `TEST_SEED=${seed}`,
    command: toolCommand(
      'vitest/vitest.mjs',
      'run',
      ...projectFlags,
      ...(since === undefined ? [] : [`--changed=${since}`, '--passWithNoTests']),
      ...(files ?? []),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${path}`,
    ),
    env: { TEST_SEED: String(seed) },
    needs: ['generate'],
    cores: 2,
    results: { format: 'vitest', path },
  };
};
