import { TableProblem } from './TableProblem.ts';
import { readPlainRows, type SheetListener } from './xlsxPlain.ts';
import { bare, unescape, walk } from './xlsxWalk.ts';
import type { Styles } from './xlsxXml.ts';

interface SheetReading extends Styles {
  readonly texts: readonly string[];
  readonly dateText: (serial: number) => string;
}

/** No sheet is wider; a place beyond is not one that a program wrote. */
const WIDEST = 16_384;
const MOST_ROWS = 1_048_576;

/** The rows of a sheet as texts, each at its place. */
export function readSheet(xml: string, reading: SheetReading): string[][] {
  const plain = sheetRows(reading);
  const rest = readPlainRows(xml, plain);
  const sheet = rest === undefined ? sheetRows(reading) : plain;
  readAnyRows(rest ?? xml, sheet);
  return sheet.rows;
}

/** Puts the cells that are told at their places. */
function sheetRows(reading: SheetReading): SheetListener & { readonly rows: string[][] } {
  const rows: string[][] = [];
  let row: string[] = [];
  return {
    rows,
    row(number) {
      const at = Number(number ?? rows.length + 1);
      if (!(at <= MOST_ROWS)) throw new TableProblem('transfer.file.broken');
      while (rows.length < at - 1) rows.push([]);
      row = [];
      rows[at - 1] = row;
    },
    cell(place, style, type, value) {
      const column = place === undefined ? row.length : columnOf(place);
      if (column < 0 || column >= WIDEST) throw new TableProblem('transfer.file.broken');
      while (row.length < column) row.push('');
      row[column] = textOf(value, type, Number(style), reading);
    },
  };
}

/** The same for whatever XML can be: prefixes, comments, formulas, texts of several pieces. */
function readAnyRows(xml: string, { row, cell }: SheetListener): void {
  let place: string | undefined;
  let type = 'n';
  let style = '0';
  let value = '';
  let isValue = false;
  walk(xml, parser => {
    parser.on('openTag', (tag, attributes) => {
      const name = bare(tag);
      if (name === 'c') {
        ({ r: place, t: type = 'n', s: style = '0' } = attributes());
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
      const name = bare(tag);
      if (name === 'v' || name === 't') isValue = false;
      else if (name === 'c') cell(place, style, type, value);
    });
  });
}

function textOf(value: string, type: string, style: number, reading: SheetReading): string {
  if (type === 's') return reading.texts[Number(value)] ?? '';
  if (type === 'inlineStr' || type === 'str') return unescape(value);
  if (type === 'b') return value === '1' ? 'true' : 'false';
  if (type !== 'n' || value === '') return value;
  if (reading.dates.has(style)) return reading.dateText(Number(value));
  return reading.percents.has(style) ? percentText(Number(value)) : String(Number(value));
}

/** 0.07 × 100 is not 7 in binary; no person writes more than 12 digits of a percentage. */
const percentText = (value: number) => `${Number((value * 100).toPrecision(12))}%`;

/** `AB12` and `AB` are the 28th column, from 0. */
function columnOf(place: string): number {
  let column = 0;
  for (let at = 0; at < place.length; at += 1) {
    const letter = place.charCodeAt(at);
    if (letter < 65 || letter > 90) break;
    column = column * 26 + letter - 64;
  }
  return column - 1;
}
