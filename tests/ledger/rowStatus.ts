import type { Claim } from './claims.ts';
import type { LedgerRow } from './ledger.ts';

/**
 * The status of a row. `partial`: parts of it pass; nothing claims the whole. `sampled`: all of it passes, but a test that
 * claims it checked only a part of its cases.
 */
export type RowStatus = 'met' | 'sampled' | 'failing' | 'partial' | 'not run' | 'unclaimed';

/** A row with what claims it. */
export interface RowReport {
  readonly row: LedgerRow;
  readonly status: RowStatus;
  readonly claims: readonly Claim[];
  /** The parts of the row that no passing test claims. */
  readonly missingParts: readonly string[];
}

/**
 * Returns the status of every row. One failing claim fails its row, in whichever run it failed. A claim in the text of a
 * test file counts only for rows without a result of a run.
 */
export function reportRows(
  rows: readonly LedgerRow[],
  ran: readonly Claim[],
  written: readonly Claim[],
): readonly RowReport[] {
  return rows.map(row => {
    const claims =
      [ran, written]
        .map(all => all.filter(claim => claim.id === row.id))
        .find(some => some.length > 0) ?? [];
    const missingParts = row.parts.filter(
      name => !claims.some(claim => claim.part === name && hasPassed(claim)),
    );
    return { row, status: getRowStatus(row, claims, missingParts), claims, missingParts };
  });
}

function getRowStatus(
  { parts }: LedgerRow,
  claims: readonly Claim[],
  missingParts: readonly string[],
): RowStatus {
  if (claims.length === 0) return 'unclaimed';
  if (claims.some(({ result }) => result === 'failed')) return 'failing';
  const passed = claims.filter(hasPassed);
  if (passed.length === 0) return 'not run';
  const isWhole =
    parts.length > 0 ? missingParts.length === 0 : passed.some(({ part }) => part === undefined);
  if (!isWhole) return 'partial';
  return passed.some(({ result }) => result === 'sampled') ? 'sampled' : 'met';
}

const hasPassed = ({ result }: Claim) => result === 'passed' || result === 'sampled';

/**
 * Returns the claims that count for nothing, each with its test and what the ledger has: of an id that is no row, such as a
 * misspelled one, of a part that the row does not list, or of a whole row that has parts.
 */
export function findClaimErrors(
  rows: readonly LedgerRow[],
  claims: readonly Claim[],
): readonly string[] {
  const partsById = new Map(rows.map(({ id, parts }) => [id, parts]));
  const errors = claims.flatMap(({ id, part, title }) => {
    const parts = partsById.get(id);
    if (parts === undefined) return [`${id} is no row of the ledger: ${title}`];
    if (part === undefined ? parts.length === 0 : parts.includes(part)) return [];
    const name = part === undefined ? `the whole of ${id}` : `${id}/${part}`;
    const listed =
      parts.length === 0 ? `${id} has no parts` : `the parts of ${id} are ${parts.join(', ')}`;
    return [`${name} is claimed, but ${listed}: ${title}`];
  });
  return [...new Set(errors)].sort();
}
