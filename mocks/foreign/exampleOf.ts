import type { OperationDescriptor } from '../../src/schema/operation.ts';
import type { Service } from '../platform/rule.ts';
import { drawValue } from './drawValue.ts';
import { mend } from './mend.ts';

/** What a document would answer, in numbers that a person could have counted to. */
export function exampleOf(
  { answers, validators }: Pick<Service, 'answers' | 'validators'>,
  { id, answers: documented }: OperationDescriptor,
): unknown {
  const [answer] = documented;
  const drawn = answer?.value && drawValue(answer.value, { index: 1, keys: {}, resource: id });
  const example = answers[id]?.() ?? drawn;
  const judge = validators.answers[id]?.[answer?.status ?? 200];
  if (example === undefined) return judge && EMPTY.find(one => judge(one));
  const tame = tamed(example);
  if (!judge || judge(tame)) return tame;
  return judge(example) ? example : (mend(judge, tame) ?? example);
}

/** The least that a document may mean by an answer. */
const EMPTY: readonly unknown[] = [null, {}, [], '', 0, true];

const LARGE = 1_000_000;

function tamed(value: unknown): unknown {
  if (typeof value === 'number') return Math.abs(value) < LARGE ? value : Math.abs(value) % 1000;
  if (Array.isArray(value)) return value.map(tamed);
  // Bytes and the like stay what they are.
  if (Object.prototype.toString.call(value) !== '[object Object]') return value;
  return Object.fromEntries(Object.entries(value as object).map(([key, one]) => [key, tamed(one)]));
}
