import { useState } from 'react';

/** The first of several objects that say the same, so that nothing is drawn again for one that is merely new. */
export function useSame<Value>(value: Value): Value {
  const [kept, keep] = useState(value);
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept;
  keep(value);
  return value;
}
