import type { RecordCondition, ScalarValue } from '../../../src/schema/field.ts';
import { suggestName } from './explainSchemaError.ts';

/**
 * Finds the values of a condition that a property can never have. A missing value is null in a condition, so null is
 * always possible.
 *
 * @param possible undefined when the property can have any value
 */
export function findImpossibleValues(
  name: string,
  allowed: RecordCondition[string],
  possible: readonly ScalarValue[] | undefined,
): readonly string[] {
  if (!possible) return [];
  const values = (Array.isArray(allowed) ? allowed : [allowed]) as readonly ScalarValue[];
  return values
    .filter(value => value !== null && !possible.includes(value))
    .map(
      value =>
        `x-console.when wants ${name} to be ${JSON.stringify(value)}, which it cannot be; ` +
        suggestName(String(value), possible.map(String)),
    );
}
