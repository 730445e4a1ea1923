import type { ImportPlan } from '../../cells/createImportPlan.ts';
import type { RowResult } from './createRowValidator.ts';
import { getSelfReferenceSources } from './getFileKeys.ts';

/** The deepest hierarchy is a lamp on a controller behind a gateway on a pole; the limit also ends cycles. */
const MAX_REFERENCE_DEPTH = 8;

/**
 * Returns the indexes of the rows that can be sent, in file order, but new records before those that reference them.
 */
export function sortForSending(
  rowResults: readonly RowResult[],
  plan: ImportPlan,
): readonly number[] {
  const ready = [...rowResults.keys()].filter(at => isReady(rowResults[at]));
  const sources = getSelfReferenceSources(plan);
  const createdIndexes = new Map<unknown, number>();
  for (const at of ready) {
    const rowResult = rowResults[at];
    if (rowResult?.action === 'create') createdIndexes.set(rowResult.values[plan.key], at);
  }
  if (sources.length === 0 || createdIndexes.size === 0) return ready;

  const referencedIndexes = new Map(
    ready.flatMap(at => {
      const referenced = getReferencedKeys(rowResults[at], sources).flatMap(
        key => createdIndexes.get(key) ?? [],
      );
      return referenced.length > 0 ? [[at, referenced] as const] : [];
    }),
  );
  const depths = new Map<number, number>();
  const getDepth = (at: number) => depths.get(at) ?? 0;
  for (let pass = 0; pass < MAX_REFERENCE_DEPTH; pass += 1) {
    let isSettled = true;
    for (const [at, referenced] of referencedIndexes) {
      const depth = Math.min(MAX_REFERENCE_DEPTH, 1 + Math.max(...referenced.map(getDepth)));
      if (depth > getDepth(at)) {
        depths.set(at, depth);
        isSettled = false;
      }
    }
    if (isSettled) break;
  }
  return ready.toSorted((one, other) => getDepth(one) - getDepth(other) || one - other);
}

const isReady = (rowResult: RowResult | undefined) =>
  rowResult?.action === 'create' || rowResult?.action === 'update';

const getReferencedKeys = (
  rowResult: RowResult | undefined,
  sources: readonly string[],
): readonly unknown[] =>
  rowResult && 'values' in rowResult
    ? sources.flatMap(source => rowResult.values[source] ?? [])
    : [];
