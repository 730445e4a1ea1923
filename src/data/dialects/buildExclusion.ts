import { type FilterCondition, isConditionGroup, parseFilter } from '../../schema/filter.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { UnsupportedQueryError } from '../UnsupportedQueryError.ts';
import type { LoopbackWhere } from './loopbackConditions.ts';
import { joinWithAnd } from './loopbackFilter.ts';

/**
 * Builds the condition of the records that match none of some filters. Stores differ in their negations, so a text that
 * is not another is less or greater than that.
 *
 * @param excluded filters that compare fields with one value each, which every record has
 * @returns undefined without filters
 * @throws UnsupportedQueryError for any other condition
 * @see docs/loopback.md, Consequences (CALL-02)
 * @example buildExclusion(alerts, [{ type: { eq: 'tilt' } }]) // { or: [{ type: { lt: 'tilt' } }, { type: { gt: 'tilt' } }] }
 */
export const buildExclusion = (
  { fields }: ResourceDescriptor,
  excluded: readonly unknown[] = [],
): LoopbackWhere | undefined =>
  joinWithAnd(
    excluded.map(filter => ({ or: parseFilter(fields, filter).conditions.flatMap(negate) })),
  );

function negate(condition: FilterCondition): readonly LoopbackWhere[] {
  if (isConditionGroup(condition)) throw new UnsupportedQueryError('documents.noCondition');
  const { field, operator, value } = condition;
  const { source } = field;
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  const [expected] = values;
  if (values.length === 1 && (operator === 'eq' || operator === 'inq')) {
    if (typeof expected === 'boolean') return [{ [source]: !expected }];
    if (typeof expected === 'string')
      return (['lt', 'gt'] as const).map(comparison => ({ [source]: { [comparison]: expected } }));
  }
  throw new UnsupportedQueryError('documents.noCondition', { field: source });
}
