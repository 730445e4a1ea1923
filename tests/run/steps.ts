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

const ROUNDS = 3;

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

const vitest = (name: string, seed: number, projects: readonly string[]): Step => {
  const file = `${RESULTS}/vitest-${name.replaceAll(' ', '-')}.json`;
  const chosen = projects.flatMap(project => ['--project', project]);
  return {
    name,
    note: `TEST_SEED=${seed}`,
    command: tool(
      'vitest/vitest.mjs',
      'run',
      ...chosen,
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

/** The longest first: the others fit beside it. */
const judgements: readonly Step[] = [
  build,
  light('eslint', tool('eslint/bin/eslint.js', '.', '--max-warnings', '0')),
  light('types', tool('typescript/bin/tsc', '-p', '.', '--noEmit')),
  light('prettier', tool('prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.')),
  light(
    'import rules',
    tool(
      'dependency-cruiser/bin/dependency-cruise.mjs',
      ...['src', 'mocks', 'codegen', 'tests', 'vite.config.ts', '--output-type', 'err-long'],
    ),
  ),
  light('unused code', tool('knip/bin/knip.js', '--no-progress')),
  light('documents', tool('@redocly/cli/bin/cli.js', 'lint')),
  light('generate --check', [process.execPath, 'codegen/generate.ts', '--check']),
];

/** Different orders and different generated values find different mistakes. */
function rounds(seed: number): Step[] {
  return Array.from({ length: ROUNDS }, (_, round) =>
    vitest(`unit and contract ${round + 1}`, seed + round, ['unit', 'drawn', 'contract']),
  );
}

/** All but the browser. */
export function checkSteps(seed: number): readonly Step[] {
  return [generate, ...judgements, ...rounds(seed), vitest('console', seed, ['console'])];
}

/** Everything that must pass. */
export function testSteps(seed: number, browser: string | undefined): readonly Step[] {
  return [
    ...checkSteps(seed),
    {
      name: 'browser',
      command: tool('@playwright/test/cli.js', 'test'),
      ...(browser === undefined ? {} : { env: { CHROME_PATH: browser } }),
      needs: ['generate', 'build'],
      cores: 2,
      account: { by: 'playwright', file: `${RESULTS}/playwright.json` },
    },
    { ...vitest('README', seed, ['commands']), needs: ['generate', 'build'] },
  ];
}
