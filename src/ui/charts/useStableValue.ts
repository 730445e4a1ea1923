import { useState } from 'react';

/** Returns the first of several equal objects, so that a new but equal one causes no re-render. */
export function useStableValue<Value>(value: Value): Value {
  const [stable, setStable] = useState(value);
  if (stable === value || JSON.stringify(stable) === JSON.stringify(value)) return stable;
  setStable(value);
  return value;
}
