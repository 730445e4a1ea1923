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
import { readLedger } from './ledger.ts';
import { type RowStatus, type RowReport, reportRows, listUnknownIds } from './rowStatus.ts';

const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const saved = (file: string, read: (claims: unknown) => readonly Claim[]) =>
  existsSync(file) ? read(json(file)) : [];

const ran = [
  ...globSync('.results/vitest-*.json').flatMap(file => vitestClaims(json(file))),
  ...saved('.results/playwright.json', playwrightClaims),
  ...saved('bench.json', benchClaims),
  ...saved(LOAD_RUNS_FILE, loadClaims),
];

const written = globSync('{src,codegen,mocks,tests}/**/*.{test,spec}.{ts,tsx}')
  .filter(file => !file.startsWith('tests/ledger/'))
  .flatMap(file => writtenClaims(file, readFileSync(file, 'utf8')))
  .concat(
    globSync('tests/bench/*.ts', { exclude: ['**/*.test.ts'] }).flatMap(file =>
      writtenLines(file, readFileSync(file, 'utf8')),
    ),
  );

const rows = readLedger(readFileSync(new URL('ledger.yaml', import.meta.url), 'utf8'));
const all = reportRows(rows, ran, written);
const of = (status: RowStatus) => all.filter(one => one.status === status);
const ids = (status: RowStatus) => of(status).map(({ row }) => row.id);

const unknown = listUnknownIds(rows, [...ran, ...written]);
if (unknown.length > 0) {
  console.error(`Claimed, but in no ledger: ${unknown.join(', ')}. See tests/ledger/ledger.yaml.`);
  process.exitCode = 1;
}

if (process.argv.includes('--json')) {
  const summary = {
    met: ids('met'),
    failing: ids('failing'),
    partial: ids('partial'),
    unclaimed: ids('unclaimed'),
    notRun: ids('not run'),
  };
  console.log(JSON.stringify(summary, null, 2));
} else {
  for (const one of all.filter(({ status }) => status !== 'unclaimed')) print(one);
  console.log(`\nunclaimed: ${ids('unclaimed').join(' ') || 'none'}`);
  const counted = (['met', 'failing', 'partial', 'not run', 'unclaimed'] as const).map(
    status => `${ids(status).length} ${status}`,
  );
  console.log(`\n${rows.length} rows: ${counted.join(', ')}`);
}

function print({ row, status, claims, missingParts }: RowReport): void {
  console.log(`\n${row.id}  ${status}  ${row.must}`);
  if (missingParts.length > 0)
    console.log(`    no passing test claims: ${missingParts.join(', ')}`);
  for (const line of new Set(claims.map(formatClaim))) console.log(`    ${line}`);
}

function formatClaim({ part, title, result }: Claim): string {
  return `${result}${part === undefined ? '' : ` (${part})`}: ${title}`;
}
