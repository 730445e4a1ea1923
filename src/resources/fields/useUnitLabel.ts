import { useCallback } from 'react';
import { useTranslate } from 'react-admin';

import type { UnitName } from '../../schema/unit.ts';

/** Units with a translation; all others are symbols that are the same in every language. */
const TRANSLATED_UNITS: ReadonlySet<UnitName> = new Set([
  'ms',
  's',
  'min',
  'h',
  'd',
  '1/min',
  '1/s',
]);

/**
 * Returns the label of a unit for a count.
 *
 * @example
 * const getUnitLabel = useUnitLabel();
 * getUnitLabel('d', 2); // 'days', '天'
 * getUnitLabel('kWh', 2); // 'kWh'
 */
export function useUnitLabel() {
  const translate = useTranslate();
  return useCallback(
    (unit: UnitName, count: number) =>
      TRANSLATED_UNITS.has(unit) ? translate(`unit.${unit}`, { smart_count: count }) : unit,
    [translate],
  );
}
