import type { ImportPlan } from '../cells/importFields.ts';
import type { Verdict } from './judgeRow.ts';
import { ownReferences } from './ownKeys.ts';

/** A lamp on a controller behind a gateway on a pole: nothing of ours hangs deeper, and a circle ends here. */
const DEEPEST = 8;

/** The places of the rows that can be sent, in the order of the file, but new records before those that name them. */
export function sendingOrder(verdicts: readonly Verdict[], plan: ImportPlan): readonly number[] {
  const ready = [...verdicts.keys()].filter(at => isReady(verdicts[at]));
  const sources = ownReferences(plan);
  const added = new Map<unknown, number>();
  for (const at of ready) {
    const verdict = verdicts[at];
    if (verdict?.action === 'create') added.set(verdict.values[plan.key], at);
  }
  if (sources.length === 0 || added.size === 0) return ready;

  const named = new Map(
    ready.flatMap(at => {
      const others = namedBy(verdicts[at], sources).flatMap(key => added.get(key) ?? []);
      return others.length > 0 ? [[at, others] as const] : [];
    }),
  );
  const depths = new Map<number, number>();
  const depthOf = (at: number) => depths.get(at) ?? 0;
  for (let pass = 0; pass < DEEPEST; pass += 1) {
    let isSettled = true;
    for (const [at, others] of named) {
      const depth = Math.min(DEEPEST, 1 + Math.max(...others.map(depthOf)));
      if (depth > depthOf(at)) {
        depths.set(at, depth);
        isSettled = false;
      }
    }
    if (isSettled) break;
  }
  return ready.toSorted((one, other) => depthOf(one) - depthOf(other) || one - other);
}

const isReady = (verdict: Verdict | undefined) =>
  verdict?.action === 'create' || verdict?.action === 'update';

const namedBy = (verdict: Verdict | undefined, sources: readonly string[]): readonly unknown[] =>
  verdict && 'values' in verdict ? sources.flatMap(source => verdict.values[source] ?? []) : [];
