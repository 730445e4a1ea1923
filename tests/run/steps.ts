import { listSpecs } from './chooseSpecs.ts';
import { findFileReaders } from './fileReaders.ts';
import { RESULTS_FOLDER, type Step, toolCommand } from './Step.ts';
import { vitestStep } from './vitestStep.ts';

const SOURCE = /\.(?:ts|tsx|js|cjs)$/u;
/** A change of these files affects the generated code, which git ignores, or the check of every file. */
const AFFECTS_ALL_FILES =
  /^(?:openapi\/|codegen\/(?!build\/|commands\/|serve\/))|^(?:package(?:-lock)?\.json|tsconfig\.json|lintPlugin\.js|\.oxlintrc\.json|\.oxfmtrc\.json)$/u;

/** The options of a run; without `changes` everything is checked. */
export interface Scope {
  readonly seed: number;
  /** The number of runs of the unit and contract tests, each in another order and with other generated values. */
  readonly rounds: number;
  /** Files that differ from a commit. */
  readonly changes?: { readonly since: string; readonly files: readonly string[] } | undefined;
}

const singleCoreStep = (name: string, command: readonly string[]): Step => ({
  name,
  command,
  needs: ['generate'],
  cores: 1,
});

const generate: Step = {
  name: 'generate',
  command: [process.execPath, 'codegen/generate.ts'],
  cores: 2,
};

const build: Step = {
  name: 'build',
  command: toolCommand('vite/bin/vite.js', 'build', '--logLevel', 'warn'),
  needs: ['generate'],
  cores: 1,
};

/** A program in Go that ends after seconds collects garbage less often: a fifth less processor time, 150 MB more. */
const GARBAGE_COLLECTION_ENV = { GOGC: '400' };

/** The native compiler with one checker: several check the types of libraries again, in twice the processor time. */
const types: Step = {
  ...singleCoreStep(
    'types',
    toolCommand('typescript7/bin/tsc', '-p', '.', '--noEmit', '--checkers', '1'),
  ),
  env: GARBAGE_COLLECTION_ENV,
};

const oxlint = (files: readonly string[]): Step => ({
  ...singleCoreStep('oxlint', toolCommand('oxlint/bin/oxlint', ...files, '--deny-warnings')),
  env: GARBAGE_COLLECTION_ENV,
  cores: 2,
});

const format = (files: readonly string[]): Step =>
  singleCoreStep(
    'format',
    toolCommand('oxfmt/bin/oxfmt', '--check', '--no-error-on-unmatched-pattern', ...files),
  );

/**
 * The checks without tests. Those of one core run two at a time, the longest first; what needs both cores comes after them: a
 * step of one core before it would run alone.
 */
function staticChecks(files?: readonly string[]): Step[] {
  const sources = files?.filter(file => SOURCE.test(file)) ?? ['.'];
  return [
    build,
    types,
    singleCoreStep(
      'import rules',
      toolCommand(
        'dependency-cruiser/bin/dependency-cruise.mjs',
        ...['src', 'mocks', 'codegen', 'tests', 'vite.config.ts', '--output-type', 'err-long'],
      ),
    ),
    singleCoreStep('names', [process.execPath, 'tests/names/run.ts']),
    singleCoreStep('unused code', toolCommand('knip/bin/knip.js', '--no-progress')),
    singleCoreStep('generate --check', [process.execPath, 'codegen/generate.ts', '--check']),
    singleCoreStep('documents', toolCommand('@redocly/cli/bin/cli.js', 'lint')),
    ...(files?.length === 0 ? [] : [format(files ?? ['.'])]),
    ...(sources.length > 0 ? [oxlint(sources)] : []),
  ];
}

/** Other orders and other generated values find other faults. */
const unitSteps = ({ seed, rounds }: Scope, since?: string): Step[] =>
  Array.from({ length: rounds }, (_, round) =>
    vitestStep(`unit and contract ${round + 1}`, seed + round, {
      projects: ['unit', 'dom', 'dom isolated', 'contract'],
      since,
    }),
  );

/** All steps except the browser and the README: for all files, or for those that a change affects. */
export function checkSteps(scope: Scope): readonly Step[] {
  const changes = scope.changes?.files.some(file => AFFECTS_ALL_FILES.test(file))
    ? undefined
    : scope.changes;
  // They read the changed files without importing them.
  const readers = findFileReaders(changes?.files ?? []);
  return [
    generate,
    ...staticChecks(changes?.files),
    ...unitSteps(scope, changes?.since),
    ...(readers.length > 0
      ? [vitestStep('tests of read files', scope.seed, { files: readers })]
      : []),
    vitestStep('console', scope.seed, {
      projects: ['console', 'console isolated'],
      since: changes?.since,
    }),
  ];
}

interface BrowserOptions {
  /** The program; without one, Playwright's own. */
  readonly browser: string | undefined;
  /** The paths of the tests to run, of all that there are. */
  readonly specs: readonly string[];
}

/** All steps of `npm test`. */
export function testSteps(scope: Scope, { browser, specs }: BrowserOptions): readonly Step[] {
  return [
    ...checkSteps(scope),
    {
      name: 'browser',
      note: `${specs.length} of ${listSpecs().length} files · TEST_SEED=${scope.seed}`,
      command: toolCommand('@playwright/test/cli.js', 'test', ...specs),
      env: {
        TEST_SEED: String(scope.seed),
        ...(browser !== undefined && { CHROME_PATH: browser }),
      },
      needs: ['generate', 'build'],
      cores: 2,
      results: { format: 'playwright', path: `${RESULTS_FOLDER}/playwright.json` },
    },
    {
      ...vitestStep('README', scope.seed, { projects: ['commands'] }),
      needs: ['generate', 'build'],
    },
  ];
}
