import { type FieldDescriptor, type FilterOperator, getDefaultOperator } from './field.ts';
import { isObject } from './isObject.ts';

/**
 * The portable filter of a list, as it is in URLs, saved queries and requests: `{ username: { like: 'li' } }`, all of
 * which must match. A bare value uses the usual operator of its field. In addition to the fields, `or` has several
 * filters of which one must match, and `and` several which all must match.
 *
 * @example { level: { gte: 3 }, or: [{ status: 'on' }, { lamp: { empty: true } }] }
 */
export type FilterValues = Readonly<Record<string, unknown>>;

/**
 * A condition on one field: its operator and its value.
 *
 * @example { field: level, operator: 'gte', value: 3 }
 */
export interface Condition {
  readonly field: FieldDescriptor;
  readonly operator: FilterOperator;
  readonly value: unknown;
}

/**
 * An OR group: one branch must match. Each branch is a list of conditions that must all match.
 *
 * @example { or: [[{ field: status, operator: 'eq', value: 'on' }], [{ field: lamp, operator: 'empty', value: true }]] }
 */
export interface ConditionGroup {
  readonly or: readonly (readonly FilterCondition[])[];
}

/** One element of a filter; all conditions of a list must match. */
export type FilterCondition = Condition | ConditionGroup;

/** @example isConditionGroup({ or: [[condition]] }) // true */
export const isConditionGroup = (condition: FilterCondition): condition is ConditionGroup =>
  'or' in condition;

/** A part of a filter that is dropped. */
export interface RejectedFilterPart {
  readonly reason: 'unreadable' | 'groups' | 'deep' | 'field' | 'operator' | 'value';
  readonly rawValue: unknown;
  /** The field of the condition. */
  readonly source?: string;
}

/** The rules of a strict reader. A branch of an OR group without conditions is dropped: it would match everything. */
export interface FilterRules {
  /** Reads the operand of a condition; an empty list drops the condition. */
  readonly readOperand: (
    condition: Condition,
    isInOr: boolean,
    reject: (part: RejectedFilterPart) => void,
  ) => readonly unknown[];
  readonly supportsGroups: boolean;
  /** The maximum nesting depth of `and` and `or`. */
  readonly maxDepth: number;
}

interface ParsedFilter {
  readonly conditions: readonly FilterCondition[];
  /** In the order of the filter. */
  readonly rejectedParts: readonly RejectedFilterPart[];
}

/**
 * Parses a filter, which is untrusted. Fields and operators that the document does not declare are dropped; `and` is
 * merged into the list that contains it. Without rules, operands are unchanged and OR groups keep all branches.
 *
 * @example parseFilter([level], { level: { gte: 3 } }).conditions // [{ field: level, operator: 'gte', value: 3 }]
 * @example parseFilter([level], { odd: 3 }).rejectedParts // [{ reason: 'field', rawValue: 'odd' }]
 */
export function parseFilter(
  fields: readonly FieldDescriptor[],
  filter: unknown,
  rules?: FilterRules,
): ParsedFilter {
  const rejectedParts: RejectedFilterPart[] = [];
  const reject = (part: RejectedFilterPart): readonly never[] => {
    rejectedParts.push(part);
    return [];
  };

  const parseAnd = (
    values: unknown,
    depth: number,
    isInOr: boolean,
  ): readonly FilterCondition[] => {
    if (!isObject(values)) return reject({ reason: 'unreadable', rawValue: values });
    return Object.entries(values).flatMap(([name, rawValue]): readonly FilterCondition[] => {
      if (name === 'and' || name === 'or') return parseGroup(name, rawValue, depth, isInOr);
      const field = fields.find(({ source }) => source === name);
      return field && field.filter.length > 0
        ? parseConditions(field, rawValue, isInOr)
        : reject({ reason: 'field', rawValue: name });
    });
  };

  const parseGroup = (
    name: 'and' | 'or',
    members: unknown,
    depth: number,
    isInOr: boolean,
  ): readonly FilterCondition[] => {
    const reason =
      rules && !rules.supportsGroups
        ? 'groups'
        : !Array.isArray(members)
          ? 'unreadable'
          : rules && depth > rules.maxDepth
            ? 'deep'
            : undefined;
    if (reason) return reject({ reason, rawValue: name });
    const rejectedBefore = rejectedParts.length;
    const branches = (members as readonly unknown[]).map(each =>
      parseAnd(each, depth + 1, isInOr || name === 'or'),
    );
    if (name === 'and') return branches.flat();
    if (!rules) return [{ or: branches }];
    const or = branches.filter(branch => branch.length > 0);
    // A branch that is empty because of its rejected parts is reported with these.
    if (or.length > 0 && or.length < branches.length && rejectedParts.length === rejectedBefore)
      reject({ reason: 'unreadable', rawValue: {} });
    return or.length > 1 ? [{ or }] : or.flat();
  };

  const parseConditions = (
    field: FieldDescriptor,
    rawValue: unknown,
    isInOr: boolean,
  ): readonly Condition[] => {
    const operands = isObject(rawValue)
      ? Object.entries(rawValue)
      : [[getDefaultOperator(field), rawValue] as const];
    return operands.flatMap(([name, value]): readonly Condition[] => {
      const operator = field.filter.find(each => each === name);
      if (!operator) return reject({ reason: 'operator', rawValue: name, source: field.source });
      const condition = { field, operator, value };
      return rules
        ? rules
            .readOperand(condition, isInOr, reject)
            .map(read => ({ field, operator, value: read }))
        : [condition];
    });
  };

  return { conditions: parseAnd(filter, 0, false), rejectedParts };
}

/**
 * Formats conditions as a filter. A repeated key goes into `and`.
 *
 * @example formatFilter([{ field: level, operator: 'gte', value: 3 }]) // { level: { gte: 3 } }
 */
export function formatFilter(conditions: readonly FilterCondition[]): FilterValues {
  const values = new Map<string, Readonly<Record<string, unknown>>>();
  const others: FilterValues[] = [];
  let or: readonly FilterValues[] | undefined;
  for (const condition of conditions) {
    if (isConditionGroup(condition)) {
      const branches = condition.or.map(formatFilter);
      if (or) others.push({ or: branches });
      else or = branches;
      continue;
    }
    const { field, operator, value } = condition;
    const existing = values.get(field.source) ?? {};
    if (operator in existing) others.push(formatFilter([condition]));
    else values.set(field.source, { ...existing, [operator]: value });
  }
  return {
    ...Object.fromEntries(values),
    ...(or && { or }),
    ...(others.length > 0 && { and: others }),
  };
}
