import type { CompiledCondition } from './compileWhere.ts';

type JoinableCondition = Extract<CompiledCondition, { kind: 'field' }>;

/**
 * Joins ranges of one field among conditions that must all match: the two ends of a period mostly are two conditions,
 * and each alone matches half of a table.
 */
export function joinRanges(parts: readonly CompiledCondition[]): readonly CompiledCondition[] {
  const rangeConditions = new Map<string, JoinableCondition>();
  const others: CompiledCondition[] = [];
  for (const part of parts) {
    if (part.kind === 'field' && part.narrowing?.by === 'ranges') {
      const existing = rangeConditions.get(part.path);
      rangeConditions.set(part.path, existing ? joinConditions(existing, part) : part);
    } else others.push(part);
  }
  return [...rangeConditions.values(), ...others];
}

function joinConditions(left: JoinableCondition, right: JoinableCondition): JoinableCondition {
  const ranges = [left, right].flatMap(({ narrowing }) =>
    narrowing?.by === 'ranges' ? narrowing.ranges : [],
  );
  return {
    kind: 'field',
    path: left.path,
    test: row => left.test(row) && right.test(row),
    narrowing: { by: 'ranges', ranges },
  };
}
