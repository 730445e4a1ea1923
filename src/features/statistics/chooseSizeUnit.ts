/** The format of a size: unit, bytes per unit, and decimals. */
export interface SizeUnit {
  readonly unit: 'kB' | 'MB' | 'GB';
  readonly bytesPerUnit: number;
  readonly decimals: number;
}

/** The largest first. */
const SIZE_UNITS: readonly SizeUnit[] = [
  { unit: 'GB', bytesPerUnit: 1e9, decimals: 1 },
  { unit: 'MB', bytesPerUnit: 1e6, decimals: 1 },
];
const KILOBYTE: SizeUnit = { unit: 'kB', bytesPerUnit: 1e3, decimals: 1 };

/** Chooses a common unit for sizes in bytes. */
export function chooseSizeUnit(sizes: readonly number[]): SizeUnit {
  const largest = Math.max(0, ...sizes);
  return SIZE_UNITS.find(({ bytesPerUnit }) => largest >= bytesPerUnit) ?? KILOBYTE;
}
