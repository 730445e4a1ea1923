import type { RowProblem } from '../cells/readRecord.ts';
import type { Checked, Reason } from './Desk.ts';
import type { Verdict } from './judgeRow.ts';

const MOST_REASONS = 20;

/** How many rows become what, and why the others do not. */
export function summaryOf(verdicts: readonly Verdict[]): Checked {
  const counts = { create: 0, update: 0, same: 0, reject: 0, example: 0 };
  const fields = new Map<string, number>();
  const reasons = new Map<string, { problem: RowProblem; count: number }>();
  for (const verdict of verdicts) {
    counts[verdict.action] += 1;
    if ('changes' in verdict)
      for (const { source } of verdict.changes ?? [])
        fields.set(source, (fields.get(source) ?? 0) + 1);
    if (verdict.action !== 'reject') continue;
    for (const problem of verdict.problems) {
      // Rows differ in what they hold; the rule and the column are what they have in common.
      const name = `${problem.column}\n${problem.complaint.key}`;
      const reason = reasons.get(name);
      if (reason) reason.count += 1;
      else reasons.set(name, { problem, count: 1 });
    }
  }
  const worst: readonly Reason[] = [...reasons.values()]
    .sort((one, other) => other.count - one.count)
    .slice(0, MOST_REASONS)
    .map(({ problem, count }) => ({ ...problem, count }));
  return {
    create: counts.create,
    update: counts.update,
    same: counts.same,
    overwritten: [...fields]
      .map(([source, count]) => ({ source, count }))
      .sort((one, other) => other.count - one.count),
    rejected: counts.reject,
    examples: counts.example,
    reasons: worst,
    keys: [...new Set([...reasons.values()].map(({ problem }) => problem.complaint.key))],
  };
}
