/**
 * Returns a value that must exist, such as an item within the bounds of its list.
 *
 * @throws Error when it is undefined: continuing would generate another city
 */
export function assertDefined<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The city lacks something that it is made of.');
  return value;
}
