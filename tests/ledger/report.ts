import type { Claim } from './claims.ts';
import { readRows, readRunClaims, readWrittenClaims } from './readClaims.ts';
import { findClaimErrors, type RowReport, type RowStatus, reportRows } from './rowStatus.ts';

const rows = readRows();
const ran = readRunClaims();
const written = readWrittenClaims();
const all = reportRows(rows, ran, written);
const of = (status: RowStatus) => all.filter(one => one.status === status);
const ids = (status: RowStatus) => of(status).map(({ row }) => row.id);

const errors = findClaimErrors(rows, [...ran, ...written]);
if (errors.length > 0) {
  console.error(`Claims that count for nothing, see tests/ledger/ledger.yaml:`);
  for (const error of errors) console.error(`    ${error}`);
  process.exitCode = 1;
}

if (process.argv.includes('--json')) {
  const summary = {
    met: ids('met'),
    sampled: ids('sampled'),
    failing: ids('failing'),
    partial: ids('partial'),
    unclaimed: ids('unclaimed'),
    notRun: ids('not run'),
  };
  console.log(JSON.stringify(summary, null, 2));
} else {
  for (const one of all.filter(({ status }) => status !== 'unclaimed')) print(one);
  console.log(`\nunclaimed: ${ids('unclaimed').join(' ') || 'none'}`);
  const statuses = ['met', 'sampled', 'failing', 'partial', 'not run', 'unclaimed'] as const;
  const counted = statuses.map(status => `${ids(status).length} ${status}`);
  console.log(`\n${rows.length} rows: ${counted.join(', ')}`);
  if (ids('sampled').length + ids('not run').length > 0)
    console.log(
      'WALKS=complete npm test runs every browser test and checks every case of the sampled rows.',
    );
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
