/**
 * What must be there, such as an item within the bounds of its list.
 *
 * @throws Error when it is not: the city would be another one without it
 */
export function assertDefined<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The city lacks something that it is made of.');
  return value;
}
