import { type FieldDescriptor, type FilterOperator, usualOperator } from '../../schema/field.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import {
  type Asked,
  DEEPEST_GROUP,
  type FilterValues,
  isEither,
  levelsIn,
  type Question,
} from './asked.ts';
import { type LeftOut, told } from './leftOut.ts';
import { readOperand } from './readOperand.ts';

/** More questions than anybody asks; an address of a stranger may hold more. */
const MOST_QUESTIONS = 100;

/** How far down a filter is read. `and` in `and` is no group of its own, so this is more than the groups that may be. */
const FOLLOWED = 12;

interface Read {
  readonly questions: readonly Question[];
  /** What was written there and cannot be asked. */
  readonly leftOut: readonly LeftOut[];
}

/**
 * The questions in a filter. Anybody can write one: what the document does not offer is left out and told. A value
 * that says nothing, as of a form that was left empty, is passed over.
 */
export function readQuestions(descriptor: ResourceDescriptor, values: FilterValues): Read {
  const leftOut: LeftOut[] = [];
  const read = inOneBranch(conjunction(descriptor, values, 0, leftOut), leftOut);
  const room = read.length > 1 ? DEEPEST_GROUP - 1 : DEEPEST_GROUP;
  const shallow = read.filter(question => levelsIn(question) <= room);
  if (shallow.length < read.length) leftOut.push({ reason: 'deep', given: 'or' });
  if (shallow.length > MOST_QUESTIONS)
    leftOut.push({ reason: 'many', given: String(MOST_QUESTIONS) });
  return { questions: shallow.slice(0, MOST_QUESTIONS), leftOut };
}

/** Without a second branch of a tree: no path has both. */
function inOneBranch(read: readonly Question[], tell: Tell): readonly Question[] {
  const branch = read.find(isBranch);
  return read.filter(question => {
    if (!branch || !isBranch(question) || question.value === branch.value) return true;
    tell.push({ reason: 'value', given: told(question.value), source: question.field.source });
    return false;
  });
}

const isBranch = (question: Question): question is Asked =>
  !isEither(question) && question.operator === 'within';

/** Whether a list can be asked in groups: only LoopBack has words for them. */
export const asksInGroups = ({ dialect }: ResourceDescriptor) => dialect === 'loopback';

type Tell = LeftOut[];

function conjunction(
  descriptor: ResourceDescriptor,
  values: unknown,
  level: number,
  tell: Tell,
  inGroup = false,
): readonly Question[] {
  if (!isObject(values)) {
    tell.push({ reason: 'unreadable', given: told(values) });
    return [];
  }
  return Object.entries(values).flatMap(([name, given]): readonly Question[] => {
    if (name === 'and' || name === 'or')
      return group(descriptor, name, given, level, tell, inGroup);
    const field = descriptor.fields.find(({ source }) => source === name);
    if (field && field.filter.length > 0) return ofField(field, given, tell, inGroup);
    tell.push({ reason: 'field', given: told(name) });
    return [];
  });
}

function group(
  descriptor: ResourceDescriptor,
  name: 'and' | 'or',
  given: unknown,
  level: number,
  tell: Tell,
  inGroup: boolean,
): readonly Question[] {
  const refuse = (reason: LeftOut['reason']) => {
    tell.push({ reason, given: name });
    return [];
  };
  if (!asksInGroups(descriptor)) return refuse('groups');
  if (!Array.isArray(given)) return refuse('unreadable');
  if (level > FOLLOWED) return refuse('deep');
  const toldBefore = tell.length;
  const ways = (given as readonly unknown[]).map(each =>
    conjunction(descriptor, each, level + 1, tell, inGroup || name === 'or'),
  );
  if (name === 'and') return ways.flat();
  // A way that asks nothing would let everything through: it goes with what was left out of it.
  const asking = ways.filter(way => way.length > 0);
  const isOneEmpty = asking.length > 0 && asking.length < ways.length;
  if (isOneEmpty && tell.length === toldBefore)
    tell.push({ reason: 'unreadable', given: told({}) });
  return asking.length > 1 ? [{ either: asking }] : asking.flat();
}

function ofField(
  field: FieldDescriptor,
  given: unknown,
  tell: Tell,
  inGroup: boolean,
): readonly Question[] {
  const usual = usualOperator(field);
  const { source } = field;
  // A bare value asks with the usual operator of its field.
  const asked = isObject(given) ? Object.entries(given) : [[usual, given] as const];
  return asked.flatMap(([operator, operand]): readonly Question[] => {
    // A branch of a tree has a path of its own, so that it cannot be one of several ways.
    if (!isOffered(field, operator) || (inGroup && operator === 'within')) {
      tell.push({ reason: 'operator', given: told(operator), source });
      return [];
    }
    if (saysNothing(operand)) return [];
    const { value, refused } = readOperand(field, operator, operand);
    tell.push(...refused.map(each => ({ reason: 'value', given: told(each), source }) as const));
    return value === undefined ? [] : [{ field, operator, value }];
  });
}

const isOffered = ({ filter }: FieldDescriptor, operator: unknown): operator is FilterOperator =>
  filter.some(each => each === operator);

const saysNothing = (operand: unknown) =>
  operand === undefined ||
  operand === null ||
  operand === '' ||
  (Array.isArray(operand) && operand.length === 0);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
