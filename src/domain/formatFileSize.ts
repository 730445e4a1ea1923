/** The units of a file size, the largest first, with the smallest size in each, in bytes. */
const SIZE_UNITS = [
  ['gigabyte', 1e9],
  ['megabyte', 1e6],
  ['kilobyte', 1e3],
] as const;

/** Formats a file size in a language, e.g. `640 B`, `1.2 MB`. */
export function formatFileSize(size: number, language: string): string {
  const found = SIZE_UNITS.find(([, bytes]) => size >= bytes);
  // The unit of Intl has no short form in English.
  if (!found) return `${new Intl.NumberFormat(language).format(size)} B`;
  const [unit, bytes] = found;
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(
    size / bytes,
  );
}
