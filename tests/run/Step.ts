/** The JSON report in which a test runner writes the results of a step. */
export interface ResultsFile {
  readonly format: 'vitest' | 'playwright';
  readonly path: string;
}

/** One command that must pass. */
export interface Step {
  readonly name: string;
  /** Printed after the name: the seed that repeats the run. */
  readonly note?: string;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** The steps that must pass before this one starts. */
  readonly needs?: readonly string[];
  /** Cores that it keeps busy. */
  readonly cores: 1 | 2;
  /** Without a file the step counts as one test. */
  readonly results?: ResultsFile;
}

/** The folder of the last results, which the ledger reads; ignored by git. */
export const RESULTS_FOLDER = '.results';

/** Returns the command of a tool in JavaScript. */
export const toolCommand = (path: string, ...args: string[]): string[] => [
  process.execPath,
  `node_modules/${path}`,
  ...args,
];
