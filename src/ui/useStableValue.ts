import { useState } from 'react';

/**
 * Returns the first of several values with the same JSON: a caller can pass a literal without a new render or request.
 *
 * @example
 * const where = useStableValue(props.where);
 */
export function useStableValue<Value>(value: Value): Value {
  const [stable, setStable] = useState(value);
  if (stable === value || JSON.stringify(stable) === JSON.stringify(value)) return stable;
  setStable(value);
  return value;
}
