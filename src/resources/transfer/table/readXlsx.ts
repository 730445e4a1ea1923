import { unguard } from '../cells/formula.ts';
import { momentText } from '../cells/Cell.ts';
import { TableProblem } from './TableProblem.ts';
import { unpack } from './unpack.ts';
import { readSheet } from './xlsxSheet.ts';
import { readSharedTexts, readStyles, readWorkbook } from './xlsxXml.ts';

const WANTED =
  /^(xl\/(workbook|styles|sharedStrings)\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/worksheets\/[^/]+\.xml)$/iu;

/**
 * The rows of the first sheet of a workbook, and of those that only go on with it: the same name and a number.
 * A formula is never calculated; its cell says what the program that wrote the file made of it.
 *
 * @throws TableProblem for an archive that is no workbook
 */
export function readXlsx(bytes: Uint8Array): readonly (readonly string[])[] {
  const parts = unpack(bytes, name => WANTED.test(name));
  const decoder = new TextDecoder();
  const part = (name: string) => {
    const found = parts.get(name);
    return found && decoder.decode(found);
  };
  const book = part('xl/workbook.xml');
  if (book === undefined) throw new TableProblem('transfer.file.noTable');
  const { sheets, is1904 } = readWorkbook(book, part('xl/_rels/workbook.xml.rels') ?? '');
  const texts = readSharedTexts(part('xl/sharedStrings.xml') ?? '');
  const styles = readStyles(part('xl/styles.xml') ?? '');
  const dateText = (serial: number) => shownMoment(serial, is1904);
  const [first, ...others] = sheets;
  if (!first) throw new TableProblem('transfer.file.empty');
  const following = others.filter(
    ({ name }) => name.startsWith(`${first.name} `) && /\d$/u.test(name),
  );
  const [rows = [], ...more] = [first, ...following].map(({ path }) =>
    readSheet(part(path) ?? '', { texts, ...styles, dateText }),
  );
  return [rows, ...more.map(each => each.slice(1))].flat().map(cells => cells.map(unguard));
}

const DAY = 86_400_000;
const SECONDS_A_DAY = 86_400;
const DAYS_TO_1904 = 1462;

/** What a program shows for a serial number of days in a cell of a date. Less than a day is a time of day. */
function shownMoment(serial: number, is1904: boolean): string {
  if (serial >= 0 && serial < 1)
    return new Date(Math.round(serial * SECONDS_A_DAY) * 1000).toISOString().slice(11, 19);
  const days = is1904 ? serial + DAYS_TO_1904 : serial;
  const clock = Math.round(days * DAY) + Date.UTC(1899, 11, 30);
  return momentText({ clock, of: Number.isInteger(days) ? 'date' : 'dateTime' });
}
