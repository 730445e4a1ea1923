import type { OperationDescriptor } from '../../src/schema/operation.ts';
import type { Service } from '../platform/rule.ts';
import { mend } from './mend.ts';

/**
 * The first of several answers that the document allows. When it allows none, the first without what it refuses of it;
 * when it judges none, the first.
 */
export function firstGood(
  { validators }: Pick<Service, 'validators'>,
  { id, answers }: OperationDescriptor,
  candidates: readonly unknown[],
): unknown {
  const judge = validators.answers[id]?.[answers[0]?.status ?? 200];
  if (!judge) return candidates[0];
  // What is undefined is not there once it is sent.
  const good = candidates.find(one => judge(JSON.parse(JSON.stringify(one ?? null))));
  return good ?? mend(judge, candidates[0]) ?? candidates[0];
}
