import {
  type Condition,
  type FilterCondition,
  isConditionGroup,
  parseFilter,
  type FilterValues,
  type RejectedFilterPart,
} from '../../schema/filter.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { MAX_GROUP_DEPTH, getConditionDepth } from './filterConditions.ts';
import { type RejectedParam, truncateValue } from './rejectedParams.ts';
import { parseOperand } from './parseOperand.ts';

/** The maximum number of conditions; an untrusted URL may contain more. */
const MAX_CONDITIONS = 100;

/** The maximum parse depth of a filter. `and` in `and` is no group of its own, so this exceeds the group limit. */
const MAX_PARSE_DEPTH = 12;

interface SanitizedFilter {
  readonly conditions: readonly FilterCondition[];
  /** The unsupported parts of the filter. */
  readonly rejectedParams: readonly RejectedParam[];
}

/**
 * Parses the conditions of a filter, which is untrusted: unsupported parts are rejected and reported. An empty value,
 * as of a form that was left empty, is ignored.
 */
export function sanitizeFilter(
  descriptor: ResourceDescriptor,
  values: FilterValues,
): SanitizedFilter {
  const parsed = parseFilter(descriptor.fields, values, {
    readOperand,
    supportsGroups: supportsConditionGroups(descriptor),
    maxDepth: MAX_PARSE_DEPTH,
  });
  const rejectedParams = parsed.rejectedParts.map(toRejectedParam);
  const conditions = keepOneBranch(parsed.conditions, rejectedParams);
  const maxDepth = conditions.length > 1 ? MAX_GROUP_DEPTH - 1 : MAX_GROUP_DEPTH;
  const shallow = conditions.filter(condition => getConditionDepth(condition) <= maxDepth);
  if (shallow.length < conditions.length) rejectedParams.push({ reason: 'deep', rawValue: 'or' });
  if (shallow.length > MAX_CONDITIONS)
    rejectedParams.push({ reason: 'many', rawValue: String(MAX_CONDITIONS) });
  return { conditions: shallow.slice(0, MAX_CONDITIONS), rejectedParams };
}

/** Whether a list supports condition groups: only the LoopBack dialect has a syntax for them. */
export const supportsConditionGroups = ({ dialect }: ResourceDescriptor) => dialect === 'loopback';

const toRejectedParam = ({ rawValue, ...part }: RejectedFilterPart): RejectedParam => ({
  ...part,
  rawValue: truncateValue(rawValue),
});

function readOperand(
  { field, operator, value: operand }: Condition,
  isInOr: boolean,
  reject: (part: RejectedFilterPart) => void,
): readonly unknown[] {
  const { source } = field;
  // A tree branch condition has a URL parameter of its own, so it cannot be part of an OR group.
  if (isInOr && operator === 'within') {
    reject({ reason: 'operator', rawValue: operator, source });
    return [];
  }
  if (isEmptyOperand(operand)) return [];
  const { value, rejectedValues } = parseOperand(field, operator, operand);
  for (const rawValue of rejectedValues) reject({ reason: 'value', rawValue, source });
  return value === undefined ? [] : [value];
}

const isEmptyOperand = (operand: unknown) =>
  operand === undefined ||
  operand === null ||
  operand === '' ||
  (Array.isArray(operand) && operand.length === 0);

/** Removes a second tree branch condition: no URL can express both. */
function keepOneBranch(
  conditions: readonly FilterCondition[],
  rejected: RejectedParam[],
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

const isBranchCondition = (condition: FilterCondition): condition is Condition =>
  !isConditionGroup(condition) && condition.operator === 'within';
