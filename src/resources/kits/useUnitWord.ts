import { useCallback } from 'react';
import { useTranslate } from 'react-admin';

import type { Unit } from '../../schema/unit.ts';

/** Units that each language writes in its own way; all others are signs that stand the same in any. */
const WORDS: ReadonlySet<Unit> = new Set(['ms', 's', 'min', 'h', 'd', '1/min', '1/s']);

/** Writes a unit beside so many of it: `days`, `天`, `kWh`. */
export function useUnitWord() {
  const translate = useTranslate();
  return useCallback(
    (unit: Unit, count: number) =>
      WORDS.has(unit) ? translate(`unit.${unit}`, { smart_count: count }) : unit,
    [translate],
  );
}
