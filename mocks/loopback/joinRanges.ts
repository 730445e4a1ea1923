import type { Condition } from './conditions.ts';

type FieldCondition = Extract<Condition, { kind: 'field' }>;

/**
 * Conditions that must all hold, those that are ranges of one field made into one: the two ends of a
 * period mostly come as two conditions, and each alone finds half of a table.
 */
export function joinRanges(parts: readonly Condition[]): readonly Condition[] {
  const ranged = new Map<string, FieldCondition>();
  const others: Condition[] = [];
  for (const part of parts) {
    if (part.kind === 'field' && part.narrowing?.by === 'ranges') {
      const known = ranged.get(part.path);
      ranged.set(part.path, known ? both(known, part) : part);
    } else others.push(part);
  }
  return [...ranged.values(), ...others];
}

function both(left: FieldCondition, right: FieldCondition): FieldCondition {
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
