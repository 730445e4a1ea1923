import { TableError } from './TableError.ts';
import { readPlainRows, type SheetListener } from './readPlainRows.ts';
import { getLocalName, unescapeExcel, parseXml } from './parseXml.ts';
import type { NumberStyles } from './readWorkbook.ts';

interface SheetContext extends NumberStyles {
  readonly texts: readonly string[];
  readonly dateText: (serial: number) => string;
}

/** The limits of Excel; a larger index means a broken file. */
const MAX_COLUMNS = 16_384;
const MAX_ROWS = 1_048_576;

/** Reads the rows of a sheet as texts, each at its index. */
export function readSheet(xml: string, context: SheetContext): string[][] {
  const plain = collectRows(context);
  const rest = readPlainRows(xml, plain);
  const sheet = rest === undefined ? collectRows(context) : plain;
  readXmlRows(rest ?? xml, sheet);
  return sheet.rows;
}

/** Collects rows and cells at their indexes. */
function collectRows(context: SheetContext): SheetListener & { readonly rows: string[][] } {
  const rows: string[][] = [];
  let row: string[] = [];
  return {
    rows,
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
    },
  };
}

/** The same for any XML: prefixes, comments, formulas, texts of several runs. */
function readXmlRows(xml: string, { row, cell }: SheetListener): void {
  let reference: string | undefined;
  let type = 'n';
  let style = '0';
  let value = '';
  let isValue = false;
  parseXml(xml, parser => {
    parser.on('openTag', (tag, attributes) => {
      const name = getLocalName(tag);
      if (name === 'c') {
        ({ r: reference, t: type = 'n', s: style = '0' } = attributes());
        value = '';
      } else if (name === 'row') row(attributes().r);
      else isValue = name === 'v' || name === 't';
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
      else if (name === 'c') cell(reference, style, type, value);
    });
  });
}

function getCellText(value: string, type: string, style: number, context: SheetContext): string {
  if (type === 's') return context.texts[Number(value)] ?? '';
  if (type === 'inlineStr' || type === 'str') return unescapeExcel(value);
  if (type === 'b') return value === '1' ? 'true' : 'false';
  if (type !== 'n' || value === '') return value;
  if (context.dates.has(style)) return context.dateText(Number(value));
  return context.percents.has(style) ? percentText(Number(value)) : String(Number(value));
}

/** 0.07 × 100 is not 7 in binary; typed percentages have at most 12 digits. */
const percentText = (value: number) => `${Number((value * 100).toPrecision(12))}%`;

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
