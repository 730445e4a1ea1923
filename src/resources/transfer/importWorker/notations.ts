import type { FieldKind } from '../../../schema/field.ts';
import type { ImportTable } from '../table/readTable.ts';

/** What the commas and the dates of a column mean; absent where it has none, unknown where its cells do not show it. */
export interface ColumnNotation {
  readonly numbers?: 'decimalComma' | 'decimalPoint' | 'unknown';
  readonly dates?: 'dayFirst' | 'monthFirst' | 'unknown';
}

const NUMBER_KINDS: ReadonlySet<FieldKind> = new Set(['integer', 'number', 'duration']);
const DATE_KINDS: ReadonlySet<FieldKind> = new Set(['date', 'dateTime']);

/**
 * Returns the part of a notation that applies to a kind of field.
 *
 * @example getNotationPart('dateTime') // 'dates'
 */
export const getNotationPart = (kind: FieldKind | undefined): keyof ColumnNotation | undefined =>
  kind && (NUMBER_KINDS.has(kind) ? 'numbers' : DATE_KINDS.has(kind) ? 'dates' : undefined);

/** A number with one comma, and anything but digits after it, such as a unit. */
const COMMA_NUMBER = /^[+-]?(\d+(?:\.\d{3})*),(\d+)\D*$/u;
const DECIMAL_POINT = /^[^,]*\.\d[^,]*$|,\d{3}\./u;
const THOUSANDS_POINT = /^[+-]?\d{1,3}(?:\.\d{3})+\D*$/u;
const THOUSANDS_COMMA = /^[+-]?\d{1,3}(?:,\d{3})+(?!\d|,)/u;
/** A date whose year is last; with dots, the day is first. */
const YEAR_LAST = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})(?=[T\s]|$)/u;

/** Whether a comma separates decimals, not thousands: `30,2`, `0,125` and `1.234,567`; it is unknown of `1,234`. */
function hasDecimalComma(cell: string): boolean {
  const [, whole = '0', decimals] = COMMA_NUMBER.exec(cell) ?? [];
  return decimals !== undefined && (decimals.length !== 3 || whole === '0' || whole.includes('.'));
}

/** Returns the notation of each column of a file, as its cells show it. */
export function guessNotations([
  heads = [],
  ...rows
]: ImportTable['rows']): readonly ColumnNotation[] {
  return heads.map((_, at) => {
    const hasCell = (matches: (cell: string) => boolean) =>
      rows.some(row => matches((row[at] ?? '').trim()));
    const isDated = hasCell(cell => YEAR_LAST.test(cell));
    const hasCommas = hasCell(
      cell => cell.includes(',') && (COMMA_NUMBER.test(cell) || THOUSANDS_COMMA.test(cell)),
    );
    return {
      ...(isDated && { dates: guessOrder(hasCell) }),
      ...(hasCommas && { numbers: guessComma(hasCell) }),
    };
  });
}

type CellSearch = (matches: (cell: string) => boolean) => boolean;

function guessComma(hasCell: CellSearch): ColumnNotation['numbers'] & string {
  const hasComma = hasCell(cell => cell.includes(',') && hasDecimalComma(cell));
  const hasPoint = hasCell(cell => DECIMAL_POINT.test(cell));
  return hasComma === hasPoint ? 'unknown' : hasComma ? 'decimalComma' : 'decimalPoint';
}

function guessOrder(hasCell: CellSearch): ColumnNotation['dates'] & string {
  const isPastMonths = (part: 1 | 2) => hasCell(cell => Number(YEAR_LAST.exec(cell)?.[part]) > 12);
  const [isDayFirst, isMonthFirst] = [isPastMonths(1), isPastMonths(2)];
  return isDayFirst === isMonthFirst ? 'unknown' : isDayFirst ? 'dayFirst' : 'monthFirst';
}

/**
 * Returns a cell in the notation that {@link readCell} reads; unchanged where that of its column is unknown.
 *
 * @example toPlainNotation('1.234,5 W', 'number', { numbers: 'decimalComma' }) // '1234.5 W'
 */
export function toPlainNotation(
  cell: string,
  kind: FieldKind | undefined,
  notation: ColumnNotation | undefined,
): string {
  const part = getNotationPart(kind);
  const known = part && notation?.[part];
  if (known === undefined || known === 'unknown') return cell;
  const text = cell.trim();
  if (known === 'decimalComma')
    return COMMA_NUMBER.test(text) || THOUSANDS_POINT.test(text)
      ? text.replaceAll('.', '').replace(',', '.')
      : cell;
  if (known === 'decimalPoint') return THOUSANDS_COMMA.test(text) ? text.replaceAll(',', '') : cell;
  return text.replace(YEAR_LAST, (_, first: string, second: string, year: string) =>
    [year, ...(known === 'dayFirst' ? [second, first] : [first, second])].join('-'),
  );
}
