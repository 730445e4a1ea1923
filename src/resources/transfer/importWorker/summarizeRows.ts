import type { CellError } from '../../cells/readRecordRow.ts';
import type { CheckSummary, CellErrorCount } from './ImportWorker.ts';
import type { RowResult } from './createRowValidator.ts';

const MAX_ERROR_COUNTS = 20;

/** Counts the rows per action, and their errors. */
export function summarizeRows(rowResults: readonly RowResult[]): CheckSummary {
  const counts = { create: 0, update: 0, same: 0, reject: 0, example: 0 };
  const fields = new Map<string, number>();
  const errorCounts = new Map<string, { error: CellError; count: number }>();
  for (const rowResult of rowResults) {
    counts[rowResult.action] += 1;
    if ('changes' in rowResult)
      for (const { source } of rowResult.changes ?? [])
        fields.set(source, (fields.get(source) ?? 0) + 1);
    if (rowResult.action !== 'reject') continue;
    for (const error of rowResult.errors) {
      // Errors are grouped by rule and column, not by value.
      const name = `${error.column}\n${error.error.key}`;
      const errorCount = errorCounts.get(name);
      if (errorCount) errorCount.count += 1;
      else errorCounts.set(name, { error, count: 1 });
    }
  }
  const commonestErrors: readonly CellErrorCount[] = [...errorCounts.values()]
    .sort((one, other) => other.count - one.count)
    .slice(0, MAX_ERROR_COUNTS)
    .map(({ error, count }) => ({ ...error, count }));
  return {
    create: counts.create,
    update: counts.update,
    same: counts.same,
    overwritten: [...fields]
      .map(([source, count]) => ({ source, count }))
      .sort((one, other) => other.count - one.count),
    rejected: counts.reject,
    examples: counts.example,
    errorCounts: commonestErrors,
    messageKeys: [...new Set([...errorCounts.values()].map(({ error }) => error.error.key))],
  };
}
