import {
  type FieldDescriptor,
  type FilterOperator,
  getDefaultOperator,
} from '../../schema/field.ts';
import { isObject } from '../../schema/isObject.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import {
  type FieldCondition,
  MAX_GROUP_DEPTH,
  type FilterValues,
  isConditionGroup,
  getConditionDepth,
  type FilterCondition,
} from './filterConditions.ts';
import { type RejectedParam, truncateValue } from './rejectedParams.ts';
import { parseOperand } from './parseOperand.ts';

/** The maximum number of conditions; an untrusted URL may contain more. */
const MAX_CONDITIONS = 100;

/** The maximum parse depth of a filter. `and` in `and` is no group of its own, so this exceeds the group limit. */
const MAX_PARSE_DEPTH = 12;

interface ParsedFilter {
  readonly conditions: readonly FilterCondition[];
  /** The unsupported parts of the filter. */
  readonly rejectedParams: readonly RejectedParam[];
}

/**
 * Parses the conditions of a filter, which is untrusted: unsupported parts are rejected and reported. An empty value,
 * as of a form that was left empty, is ignored.
 */
export function parseFilter(descriptor: ResourceDescriptor, values: FilterValues): ParsedFilter {
  const rejectedParams: RejectedParam[] = [];
  const conditions = keepOneBranch(parseAnd(descriptor, values, 0, rejectedParams), rejectedParams);
  const maxDepth = conditions.length > 1 ? MAX_GROUP_DEPTH - 1 : MAX_GROUP_DEPTH;
  const shallow = conditions.filter(condition => getConditionDepth(condition) <= maxDepth);
  if (shallow.length < conditions.length) rejectedParams.push({ reason: 'deep', rawValue: 'or' });
  if (shallow.length > MAX_CONDITIONS)
    rejectedParams.push({ reason: 'many', rawValue: String(MAX_CONDITIONS) });
  return { conditions: shallow.slice(0, MAX_CONDITIONS), rejectedParams };
}

/** Removes a second tree branch condition: no URL can express both. */
function keepOneBranch(
  conditions: readonly FilterCondition[],
  rejected: RejectedParams,
): readonly FilterCondition[] {
  const branch = conditions.find(isBranchCondition);
  return conditions.filter(condition => {
    if (!branch || !isBranchCondition(condition) || condition.value === branch.value) return true;
    rejected.push({
      reason: 'value',
      rawValue: truncateValue(condition.value),
      source: condition.field.source,
    });
    return false;
  });
}

const isBranchCondition = (condition: FilterCondition): condition is FieldCondition =>
  !isConditionGroup(condition) && condition.operator === 'within';

/** Whether a list supports condition groups: only the LoopBack dialect has a syntax for them. */
export const supportsConditionGroups = ({ dialect }: ResourceDescriptor) => dialect === 'loopback';

type RejectedParams = RejectedParam[];

function parseAnd(
  descriptor: ResourceDescriptor,
  values: unknown,
  level: number,
  rejected: RejectedParams,
  inGroup = false,
): readonly FilterCondition[] {
  if (!isObject(values)) {
    rejected.push({ reason: 'unreadable', rawValue: truncateValue(values) });
    return [];
  }
  return Object.entries(values).flatMap(([name, rawValue]): readonly FilterCondition[] => {
    if (name === 'and' || name === 'or')
      return parseGroup(descriptor, name, rawValue, level, rejected, inGroup);
    const field = descriptor.fields.find(({ source }) => source === name);
    if (field && field.filter.length > 0)
      return parseFieldConditions(field, rawValue, rejected, inGroup);
    rejected.push({ reason: 'field', rawValue: truncateValue(name) });
    return [];
  });
}

function parseGroup(
  descriptor: ResourceDescriptor,
  name: 'and' | 'or',
  rawValue: unknown,
  level: number,
  rejected: RejectedParams,
  inGroup: boolean,
): readonly FilterCondition[] {
  const reject = (reason: RejectedParam['reason']) => {
    rejected.push({ reason, rawValue: name });
    return [];
  };
  if (!supportsConditionGroups(descriptor)) return reject('groups');
  if (!Array.isArray(rawValue)) return reject('unreadable');
  if (level > MAX_PARSE_DEPTH) return reject('deep');
  const rejectedBefore = rejected.length;
  const branches = (rawValue as readonly unknown[]).map(each =>
    parseAnd(descriptor, each, level + 1, rejected, inGroup || name === 'or'),
  );
  if (name === 'and') return branches.flat();
  // An empty branch would match everything: it is dropped together with its rejected parts.
  const nonEmptyBranches = branches.filter(branch => branch.length > 0);
  const isOneEmpty = nonEmptyBranches.length > 0 && nonEmptyBranches.length < branches.length;
  if (isOneEmpty && rejected.length === rejectedBefore)
    rejected.push({ reason: 'unreadable', rawValue: truncateValue({}) });
  return nonEmptyBranches.length > 1 ? [{ or: nonEmptyBranches }] : nonEmptyBranches.flat();
}

function parseFieldConditions(
  field: FieldDescriptor,
  rawValue: unknown,
  rejected: RejectedParams,
  inGroup: boolean,
): readonly FilterCondition[] {
  const defaultOperator = getDefaultOperator(field);
  const { source } = field;
  // A bare value uses the default operator of its field.
  const entries = isObject(rawValue)
    ? Object.entries(rawValue)
    : [[defaultOperator, rawValue] as const];
  return entries.flatMap(([operator, operand]): readonly FilterCondition[] => {
    // A tree branch condition has a URL parameter of its own, so it cannot be part of a group.
    if (!isSupportedOperator(field, operator) || (inGroup && operator === 'within')) {
      rejected.push({ reason: 'operator', rawValue: truncateValue(operator), source });
      return [];
    }
    if (isEmptyOperand(operand)) return [];
    const { value, rejectedValues } = parseOperand(field, operator, operand);
    rejected.push(
      ...rejectedValues.map(
        each => ({ reason: 'value', rawValue: truncateValue(each), source }) as const,
      ),
    );
    return value === undefined ? [] : [{ field, operator, value }];
  });
}

const isSupportedOperator = (
  { filter }: FieldDescriptor,
  operator: unknown,
): operator is FilterOperator => filter.some(each => each === operator);

const isEmptyOperand = (operand: unknown) =>
  operand === undefined ||
  operand === null ||
  operand === '' ||
  (Array.isArray(operand) && operand.length === 0);
