import { useState } from 'react';

/** The first of several objects that say the same, so that nothing is drawn again for one that is merely new. */
export function useStableValue<Value>(value: Value): Value {
  const [stable, setStable] = useState(value);
  if (stable === value || JSON.stringify(stable) === JSON.stringify(value)) return stable;
  setStable(value);
  return value;
}
