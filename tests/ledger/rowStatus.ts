import type { Claim } from './claims.ts';
import type { LedgerRow } from './ledger.ts';

/** The status of a row. `partial`: parts of it pass; nothing claims the whole. */
export type RowStatus = 'met' | 'failing' | 'partial' | 'not run' | 'unclaimed';

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
      name => !claims.some(({ part, result }) => part === name && result === 'passed'),
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
  const passed = claims.filter(({ result }) => result === 'passed');
  if (passed.length === 0) return 'not run';
  const isMet =
    parts.length > 0 ? missingParts.length === 0 : passed.some(({ part }) => part === undefined);
  return isMet ? 'met' : 'partial';
}

/** Returns the claimed ids that are no row, such as a misspelled one: no report would show them. */
export function listUnknownIds(
  rows: readonly LedgerRow[],
  claims: readonly Claim[],
): readonly string[] {
  const known = new Set(rows.map(({ id }) => id));
  return [...new Set(claims.map(({ id }) => id))].filter(id => !known.has(id)).sort();
}
