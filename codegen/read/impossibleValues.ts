import type { Condition, Scalar } from '../../src/schema/field.ts';
import { useOneOf } from './explain.ts';

/**
 * What is wrong with the values that a condition wants of a property: those that it can never have. A missing value
 * is null to a condition, so null is always possible.
 *
 * @param possible undefined when the property can have any value
 */
export function impossibleValues(
  name: string,
  wanted: Condition[string],
  possible: readonly Scalar[] | undefined,
): readonly string[] {
  if (!possible) return [];
  const values = (Array.isArray(wanted) ? wanted : [wanted]) as readonly Scalar[];
  return values
    .filter(value => value !== null && !possible.includes(value))
    .map(
      value =>
        `x-console.when wants ${name} to be ${JSON.stringify(value)}, which it cannot be; ` +
        useOneOf(String(value), possible.map(String)),
    );
}
