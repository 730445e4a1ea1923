/** Formats a file size in a language, e.g. `1.2 MB`. */
export function formatFileSize(size: number, language: string): string {
  const [unit, divisor] = size < 1e6 ? (['kilobyte', 1e3] as const) : (['megabyte', 1e6] as const);
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(
    size / divisor,
  );
}
