import { TableError } from './TableError.ts';
import { readPlainRows, type SheetListener } from './readPlainRows.ts';
import { getLocalName, unescapeExcel, parseXml } from './parseXml.ts';
import type { TableProblem } from './ParsedSheet.ts';
import type { NumberStyles } from './readWorkbook.ts';

interface SheetContext extends NumberStyles {
  readonly texts: readonly string[];
  readonly dateText: (serial: number) => string;
}

/** The limits of Excel; a larger index means a broken file. */
const MAX_COLUMNS = 16_384;
const MAX_ROWS = 1_048_576;

/** Reads the rows of a sheet as texts, each at its index, and the blank cells that have a value in the spreadsheet. */
export function readSheet(xml: string, context: SheetContext) {
  const plain = collectRows(context);
  const rest = readPlainRows(xml, plain);
  const sheet = rest === undefined ? collectRows(context) : plain;
  readXmlRows(rest ?? xml, sheet);
  return { rows: sheet.rows, problems: sheet.problems };
}

interface SheetCollector extends SheetListener {
  readonly rows: string[][];
  readonly problems: TableProblem[];
  /** Called after all rows. */
  readonly merge: (range: string) => void;
}

/** The type of a cell with a formula whose result the writing program did not store. */
const MISSING_RESULT = 'formula';

/** Collects rows and cells at their indexes. */
function collectRows(context: SheetContext): SheetCollector {
  const rows: string[][] = [];
  const problems: TableProblem[] = [];
  let row: string[] = [];
  return {
    rows,
    problems,
    row(number) {
      const at = Number(number ?? rows.length + 1);
      if (!(at <= MAX_ROWS)) throw new TableError('transfer.file.broken');
      while (rows.length < at - 1) rows.push([]);
      row = [];
      rows[at - 1] = row;
    },
    cell(reference, style, type, value) {
      const column = reference === undefined ? row.length : getColumnIndex(reference);
      if (column < 0 || column >= MAX_COLUMNS) throw new TableError('transfer.file.broken');
      while (row.length < column) row.push('');
      row[column] = getCellText(value, type, Number(style), context);
      if (type === MISSING_RESULT)
        problems.push({ row: rows.length - 1, cell: column, key: 'transfer.wrong.formula' });
    },
    merge(range) {
      const [start = '', end = start] = range.split(':');
      const [firstRow, lastRow] = [getRowIndex(start), Math.min(getRowIndex(end), rows.length - 1)];
      const [first, last] = [getColumnIndex(start), Math.min(getColumnIndex(end), MAX_COLUMNS - 1)];
      for (let at = firstRow; at <= lastRow; at += 1)
        for (let cell = first; cell <= last; cell += 1)
          if (at > firstRow || cell > first)
            problems.push({
              ...{ row: at, cell, key: 'transfer.wrong.merged' },
              args: { range },
            });
    },
  };
}

/** The same for any XML: prefixes, comments, formulas, texts of several runs. */
function readXmlRows(xml: string, { row, cell, merge }: SheetCollector): void {
  let reference: string | undefined;
  let type = 'n';
  let style = '0';
  let value = '';
  let isValue = false;
  let hasValue = false;
  parseXml(xml, parser => {
    parser.on('openTag', (tag, attributes) => {
      const name = getLocalName(tag);
      if (name === 'c') {
        ({ r: reference, t: type = 'n', s: style = '0' } = attributes());
        value = '';
        hasValue = true;
      } else if (name === 'row') row(attributes().r);
      else if (name === 'mergeCell') merge(attributes().ref ?? '');
      else {
        isValue = name === 'v' || name === 't';
        hasValue = name !== 'f' && (hasValue || isValue);
      }
    });
    parser.on('text', (text, decode) => {
      if (isValue) value += text.includes('&') ? decode(text) : text;
    });
    parser.on('cdata', text => {
      if (isValue) value += text;
    });
    parser.on('closeTag', tag => {
      const name = getLocalName(tag);
      if (name === 'v' || name === 't') isValue = false;
      else if (name === 'c') cell(reference, style, hasValue ? type : MISSING_RESULT, value);
    });
  });
}

function getCellText(value: string, type: string, style: number, context: SheetContext): string {
  if (type === 's') return context.texts[Number(value)] ?? '';
  if (type === 'inlineStr' || type === 'str') return unescapeExcel(value);
  if (type === 'b') return value === '1' ? 'true' : 'false';
  if (type !== 'n' || value === '') return value;
  if (context.dates.has(style)) return context.dateText(Number(value));
  if (context.percents.has(style)) return percentText(Number(value));
  const code = context.codes.get(style);
  return code ? formatCode(value, code) : formatNumber(value);
}

/** Spreadsheets store 15 digits: a longer number is in the scientific notation, which no text has unseen. */
function formatNumber(value: string): string {
  const number = Number(value);
  return Math.abs(number) < 1e15 ? String(number) : number.toExponential().toUpperCase();
}

/** Fills the digits of a number into the zeros of its format, from the end. */
function formatCode(value: string, parts: readonly string[]): string {
  const number = formatNumber(value);
  if (!/^\d+$/u.test(number)) return number;
  const digits = [...number];
  const first = parts.indexOf('0');
  return parts.reduceRight((shown, part, at) => {
    if (part !== '0') return part + shown;
    return ((at === first ? digits.join('') : digits.pop()) || '0') + shown;
  }, '');
}

/** 0.07 × 100 is not 7 in binary; typed percentages have at most 12 digits. */
const percentText = (value: number) => `${Number((value * 100).toPrecision(12))}%`;

const getRowIndex = (reference: string) => Number(/\d+$/u.exec(reference)?.[0] ?? 1) - 1;

/** Returns the column index of a reference, from 0: `AB12` and `AB` are 27. */
function getColumnIndex(reference: string): number {
  let column = 0;
  for (let at = 0; at < reference.length; at += 1) {
    const letter = reference.charCodeAt(at);
    if (letter < 65 || letter > 90) break;
    column = column * 26 + letter - 64;
  }
  return column - 1;
}
