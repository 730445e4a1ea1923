import { DAY_MS } from '../../../domain/duration.ts';
import { unescapeFormula } from '../../cells/formula.ts';
import { formatCellDate } from '../../cells/Cell.ts';
import { TableError } from './TableError.ts';
import { unzipParts } from './unzip.ts';
import { readSheet } from './readSheet.ts';
import { readSharedTexts, readStyles, readWorkbook } from './readWorkbook.ts';

const PART_NAMES =
  /^(xl\/(workbook|styles|sharedStrings)\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/worksheets\/[^/]+\.xml)$/iu;

/**
 * Reads the rows of the first sheet of a workbook, and of its continuation sheets: the same name and a number. Formulas
 * are never evaluated; a cell has the value that the writing program stored.
 *
 * @throws TableError for an archive that is no workbook
 */
export function readXlsx(bytes: Uint8Array): readonly (readonly string[])[] {
  const parts = unzipParts(bytes, name => PART_NAMES.test(name));
  const decoder = new TextDecoder();
  const readPart = (name: string) => {
    const found = parts.get(name);
    return found && decoder.decode(found);
  };
  const book = readPart('xl/workbook.xml');
  if (book === undefined) throw new TableError('transfer.file.noTable');
  const { sheets, is1904 } = readWorkbook(book, readPart('xl/_rels/workbook.xml.rels') ?? '');
  const texts = readSharedTexts(readPart('xl/sharedStrings.xml') ?? '');
  const styles = readStyles(readPart('xl/styles.xml') ?? '');
  const dateText = (serial: number) => formatSerial(serial, is1904);
  const [first, ...others] = sheets;
  if (!first) throw new TableError('transfer.file.empty');
  const continuationSheets = others.filter(
    ({ name }) => name.startsWith(`${first.name} `) && /\d$/u.test(name),
  );
  const [rows = [], ...more] = [first, ...continuationSheets].map(({ path }) =>
    readSheet(readPart(path) ?? '', { texts, ...styles, dateText }),
  );
  return [rows, ...more.map(each => each.slice(1))].flat().map(cells => cells.map(unescapeFormula));
}

const SECONDS_PER_DAY = 86_400;
const DAYS_TO_1904_EPOCH = 1462;

/** Formats the serial number of a date cell. Less than one day is a time of day. */
function formatSerial(serial: number, is1904: boolean): string {
  if (serial >= 0 && serial < 1)
    return new Date(Math.round(serial * SECONDS_PER_DAY) * 1000).toISOString().slice(11, 19);
  const days = is1904 ? serial + DAYS_TO_1904_EPOCH : serial;
  const wallClockMs = Math.round(days * DAY_MS) + Date.UTC(1899, 11, 30);
  return formatCellDate({ wallClockMs, precision: Number.isInteger(days) ? 'date' : 'dateTime' });
}
