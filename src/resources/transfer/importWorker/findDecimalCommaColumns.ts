import type { FieldKind } from '../../../schema/field.ts';
import type { ImportTable } from '../table/readTable.ts';
import type { MappingOptions } from './ImportWorker.ts';

const NUMBER_KINDS: ReadonlySet<FieldKind> = new Set(['integer', 'number', 'duration']);

/** A number with one comma, and anything but digits after it, such as a unit. */
const COMMA_NUMBER = /^[+-]?(\d+(?:\.\d{3})*),(\d+)\D*$/u;

/** Whether a comma separates decimals, not thousands: `30,2`, `0,125` and `1.234,567`; it is unknown of `1,234`. */
function hasDecimalComma(cell: string): boolean {
  const [, whole = '0', decimals] = COMMA_NUMBER.exec(cell) ?? [];
  return decimals !== undefined && (decimals.length !== 3 || whole === '0' || whole.includes('.'));
}

const DECIMAL_POINT = /^[^,]*\.\d[^,]*$|,\d{3}\./u;

/** Returns the number columns whose cells have a decimal comma, and none a decimal point. */
export function findDecimalCommaColumns(
  [, ...rows]: ImportTable['rows'],
  { plan, mapping }: MappingOptions,
): readonly string[] {
  const fields = new Map(plan.columns.map(({ name, field }) => [name, field]));
  return mapping.flatMap((name, at) => {
    const field = name === undefined ? undefined : fields.get(name);
    if (name === undefined || !field || !NUMBER_KINDS.has(field.kind)) return [];
    const hasCell = (matches: (cell: string) => boolean) =>
      rows.some(row => matches((row[at] ?? '').trim()));
    const hasComma = hasCell(cell => cell.includes(',') && hasDecimalComma(cell));
    return hasComma && !hasCell(cell => DECIMAL_POINT.test(cell)) ? [name] : [];
  });
}

/**
 * Returns a number with a decimal comma in the plain notation; any other text unchanged.
 *
 * @example toDecimalPoint('1.234,5 W') // '1234.5 W'
 */
export const toDecimalPoint = (cell: string): string =>
  COMMA_NUMBER.test(cell.trim()) ? cell.replaceAll('.', '').replace(',', '.') : cell;
