import { existsSync, globSync, readFileSync } from 'node:fs';

import { LOAD_RUNS_FILE } from '../run/loadRuns.ts';
import {
  benchClaims,
  type Claim,
  loadClaims,
  playwrightClaims,
  vitestClaims,
  writtenClaims,
  writtenLines,
} from './claims.ts';
import { type LedgerRow, readLedger } from './ledger.ts';

const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const saved = (file: string, read: (claims: unknown) => readonly Claim[]) =>
  existsSync(file) ? read(json(file)) : [];

/** Returns the claims of the last runs, from their results. */
export const readRunClaims = (): readonly Claim[] => [
  ...globSync('.results/vitest-*.json').flatMap(file => vitestClaims(json(file))),
  ...saved('.results/playwright.json', playwrightClaims),
  ...saved('bench.json', benchClaims),
  ...saved(LOAD_RUNS_FILE, loadClaims),
];

/** Returns the claims in the text of all test files and of the benchmark. The tests of the ledger have examples only. */
export const readWrittenClaims = (): readonly Claim[] => [
  ...globSync('{src,codegen,mocks,tests}/**/*.{test,spec}.{ts,tsx}')
    .filter(file => !file.startsWith('tests/ledger/'))
    .flatMap(file => writtenClaims(file, readFileSync(file, 'utf8'))),
  ...globSync('tests/bench/*.ts', { exclude: ['**/*.test.ts'] }).flatMap(file =>
    writtenLines(file, readFileSync(file, 'utf8')),
  ),
];

/** Returns the rows of the ledger of this project. */
export const readRows = (): readonly LedgerRow[] =>
  readLedger(readFileSync(new URL('ledger.yaml', import.meta.url), 'utf8'));
