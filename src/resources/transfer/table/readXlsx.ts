import { DAY_MS } from '../../../domain/duration.ts';
import { unescapeFormula } from '../../cells/formula.ts';
import { formatCellDate } from '../../cells/Cell.ts';
import type { ParsedSheet } from './ParsedSheet.ts';
import { TableError } from './TableError.ts';
import { unzipParts } from './unzip.ts';
import { readSheet } from './readSheet.ts';
import { readSharedTexts, readStyles, readWorkbook, type WorkbookSheet } from './readWorkbook.ts';

const PART_NAMES =
  /^(xl\/(workbook|styles|sharedStrings)\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/worksheets\/[^/]+\.xml)$/iu;

/**
 * Reads the rows of a sheet of a workbook, and of its continuation sheets: the same name and a number, with the same
 * header. Formulas are never evaluated; a cell has the value that the writing program stored.
 *
 * @param chosenSheet absent: the first visible one with rows
 * @throws TableError for an archive that is no workbook
 */
export function readXlsx(bytes: Uint8Array, chosenSheet?: string): ParsedSheet {
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
  const read = ({ path }: WorkbookSheet) =>
    readSheet(readPart(path) ?? '', { texts, ...styles, dateText });
  const first = readFirst(sheets, read, chosenSheet);
  const { rows, problems } = appendContinuations(first, sheets, read);
  return {
    rows: rows.map(cells => cells.map(unescapeFormula)),
    problems,
    ...{ sheet: first.name, sheets: sheets.map(({ name }) => name) },
  };
}

type SheetContent = Pick<ParsedSheet, 'rows' | 'problems'>;
type ReadSheet = (sheet: WorkbookSheet) => SheetContent;

/** Reads the chosen sheet, or the first one with rows: where these were pasted into the second, the first is blank. */
function readFirst(
  sheets: readonly WorkbookSheet[],
  read: ReadSheet,
  chosenName?: string,
): SheetContent & Pick<WorkbookSheet, 'name'> {
  const chosen = sheets.find(({ name }) => name === chosenName);
  for (const sheet of chosen ? [chosen] : sheets) {
    const content = read(sheet);
    const isFilled = content.rows.some(cells => cells.some(cell => cell.trim() !== ''));
    if (isFilled) return { ...content, name: sheet.name };
  }
  throw new TableError('transfer.file.empty');
}

function appendContinuations(
  first: ReturnType<typeof readFirst>,
  sheets: readonly WorkbookSheet[],
  read: ReadSheet,
): SheetContent {
  const heads = JSON.stringify(first.rows[0]);
  let { rows, problems } = first;
  for (let n = 2; ; n += 1) {
    const sheet = sheets.find(({ name }) => name === `${first.name} ${n}`);
    const next = sheet && read(sheet);
    if (!next || JSON.stringify(next.rows[0]) !== heads) return { rows, problems };
    const shift = rows.length - 1;
    const moved = next.problems.map(problem => ({ ...problem, row: problem.row + shift }));
    rows = [...rows, ...next.rows.slice(1)];
    problems = [...problems, ...moved];
  }
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
