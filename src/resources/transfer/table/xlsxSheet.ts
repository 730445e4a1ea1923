import { TableProblem } from './TableProblem.ts';
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
  const rows: string[][] = [];
  let row: string[] = [];
  let type = '';
  let style = 0;
  let column = 0;
  let value = '';
  let isValue = false;
  const put = () => {
    if (column < 0 || column >= WIDEST) throw new TableProblem('transfer.file.broken');
    while (row.length < column) row.push('');
    row[column] = textOf(value, type, style, reading);
  };
  walk(xml, parser => {
    parser.on('openTag', (tag, attributes) => {
      const name = bare(tag);
      if (name === 'c') {
        const { r, t = 'n', s = '0' } = attributes();
        column = r === undefined ? row.length : columnOf(r);
        type = t;
        style = Number(s);
        value = '';
      } else if (name === 'row') {
        const at = Number(attributes().r ?? rows.length + 1);
        if (!(at <= MOST_ROWS)) throw new TableProblem('transfer.file.broken');
        while (rows.length < at - 1) rows.push([]);
        row = [];
        rows[at - 1] = row;
      } else isValue = name === 'v' || name === 't';
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
      else if (name === 'c') put();
    });
  });
  return rows;
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

/** `AB12` is the 28th column, from 0. */
function columnOf(place: string): number {
  let column = 0;
  for (let at = 0; at < place.length; at += 1) {
    const letter = place.charCodeAt(at);
    if (letter < 65 || letter > 90) break;
    column = column * 26 + letter - 64;
  }
  return column - 1;
}
