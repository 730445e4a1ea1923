import type { Unit } from '../../schema/unit.ts';

interface Amount {
  readonly amount: number;
  readonly unit?: Unit;
  readonly decimals?: number;
}

const LARGER: readonly (readonly [unit: Unit, bytes: number])[] = [
  ['GB', 1e9],
  ['MB', 1e6],
  ['kB', 1e3],
];

/** Thousands of bytes in a unit that a person can take in, with one decimal; any other amount as it is. */
export function inLargerBytes({ amount, unit, decimals }: Amount): Amount {
  const larger = unit === 'B' ? LARGER.find(([, bytes]) => Math.abs(amount) >= bytes) : undefined;
  if (larger) return { amount: amount / larger[1], unit: larger[0], decimals: 1 };
  return { amount, ...(unit && { unit }), ...(decimals !== undefined && { decimals }) };
}
