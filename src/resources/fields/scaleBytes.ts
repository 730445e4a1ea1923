import type { UnitName } from '../../schema/unit.ts';

interface Amount {
  readonly amount: number;
  readonly unit?: UnitName;
  readonly decimals?: number;
}

const BYTE_UNITS: readonly (readonly [unit: UnitName, bytes: number])[] = [
  ['GB', 1e9],
  ['MB', 1e6],
  ['kB', 1e3],
];

/** Scales bytes to a readable unit with one decimal; other amounts are unchanged. */
export function scaleBytes({ amount, unit, decimals }: Amount): Amount {
  const scaled =
    unit === 'B' ? BYTE_UNITS.find(([, bytes]) => Math.abs(amount) >= bytes) : undefined;
  if (scaled) return { amount: amount / scaled[1], unit: scaled[0], decimals: 1 };
  return { amount, ...(unit && { unit }), ...(decimals !== undefined && { decimals }) };
}
