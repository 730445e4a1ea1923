/** Who counts the tests of a step, and where it leaves its account. */
export interface Account {
  readonly by: 'vitest' | 'playwright';
  readonly file: string;
}

/** One thing that must pass. */
export interface Step {
  readonly name: string;
  /** Told beside the name: what is needed to run it alike again. */
  readonly note?: string;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Without these it cannot even be tried. */
  readonly needs?: readonly string[];
  /** Cores that it keeps busy. */
  readonly cores: 1 | 2;
  /** Absent: the step counts as one. */
  readonly account?: Account;
}

/** Where the last results are kept for the ledger; ignored by git. */
export const RESULTS = '.results';

const SOURCE = /\.(?:ts|tsx|js|cjs)$/u;
/** A change of these reaches what git does not know: generated code, or how every file is checked. */
const REACHES_EVERYTHING =
  /^(?:openapi\/|codegen\/(?!build\/|commands\/|serve\/))|^(?:package(?:-lock)?\.json|tsconfig\.json|eslint\.config\.js|\.prettier\w+)$/u;

/** What a run is made of; without `changes` everything is checked. */
export interface Scope {
  readonly seed: number;
  /** How often the unit and contract tests run, each time in another order and with other generated values. */
  readonly rounds: number;
  /** Files that differ from a commit. */
  readonly changes?: { readonly since: string; readonly files: readonly string[] } | undefined;
}

const tool = (path: string, ...words: string[]): string[] => [
  process.execPath,
  `node_modules/${path}`,
  ...words,
];

const light = (name: string, command: readonly string[]): Step => ({
  name,
  command,
  needs: ['generate'],
  cores: 1,
});

const vitest = (name: string, seed: number, projects: readonly string[], since?: string): Step => {
  // The ledger reads whole results only.
  const kind = since === undefined ? 'vitest' : 'changed';
  const file = `${RESULTS}/${kind}-${name.replaceAll(' ', '-')}.json`;
  const chosen = projects.flatMap(project => ['--project', project]);
  return {
    name,
    note: `TEST_SEED=${seed}`,
    command: tool(
      'vitest/vitest.mjs',
      'run',
      ...chosen,
      ...(since === undefined ? [] : [`--changed=${since}`, '--passWithNoTests']),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ),
    env: { TEST_SEED: String(seed) },
    needs: ['generate'],
    cores: 2,
    account: { by: 'vitest', file },
  };
};

const generate: Step = {
  name: 'generate',
  command: [process.execPath, 'codegen/generate.ts'],
  cores: 2,
};

const build: Step = {
  name: 'build',
  command: tool('vite/bin/vite.js', 'build', '--logLevel', 'warn'),
  needs: ['generate'],
  cores: 1,
};

const eslint = (files: readonly string[]): Step =>
  light('eslint', tool('eslint/bin/eslint.js', ...files, '--max-warnings', '0'));

const prettier = (files: readonly string[]): Step =>
  light('prettier', tool('prettier/bin/prettier.cjs', ...PRETTIER_FLAGS, '--', ...files));

const PRETTIER_FLAGS = ['--check', '--ignore-unknown', '--log-level', 'warn'];

/** The longest first: the others fit beside it. */
function judgements(files?: readonly string[]): Step[] {
  const sources = files?.filter(file => SOURCE.test(file)) ?? ['.'];
  return [
    build,
    ...(sources.length > 0 ? [eslint(sources)] : []),
    light('types', tool('typescript/bin/tsc', '-p', '.', '--noEmit')),
    ...(files?.length === 0 ? [] : [prettier(files ?? ['.'])]),
    light(
      'import rules',
      tool(
        'dependency-cruiser/bin/dependency-cruise.mjs',
        ...['src', 'mocks', 'codegen', 'tests', 'vite.config.ts', '--output-type', 'err-long'],
      ),
    ),
    light('names', [process.execPath, 'tests/names/run.ts']),
    light('unused code', tool('knip/bin/knip.js', '--no-progress')),
    light('documents', tool('@redocly/cli/bin/cli.js', 'lint')),
    light('generate --check', [process.execPath, 'codegen/generate.ts', '--check']),
  ];
}

/** Different orders and different generated values find different mistakes. */
const unitSteps = ({ seed, rounds }: Scope, since?: string): Step[] =>
  Array.from({ length: rounds }, (_, round) =>
    vitest(`unit and contract ${round + 1}`, seed + round, ['unit', 'drawn', 'contract'], since),
  );

/** All but the browser: of everything, or of what a change can reach. */
export function checkSteps(scope: Scope): readonly Step[] {
  const changes = scope.changes?.files.some(file => REACHES_EVERYTHING.test(file))
    ? undefined
    : scope.changes;
  return [
    generate,
    ...judgements(changes?.files),
    ...unitSteps(scope, changes?.since),
    vitest('console', scope.seed, ['console'], changes?.since),
  ];
}

/** Everything that must pass. */
export function testSteps(scope: Scope, browser: string | undefined): readonly Step[] {
  return [
    ...checkSteps(scope),
    {
      name: 'browser',
      command: tool('@playwright/test/cli.js', 'test'),
      ...(browser === undefined ? {} : { env: { CHROME_PATH: browser } }),
      needs: ['generate', 'build'],
      cores: 2,
      account: { by: 'playwright', file: `${RESULTS}/playwright.json` },
    },
    { ...vitest('README', scope.seed, ['commands']), needs: ['generate', 'build'] },
  ];
}
