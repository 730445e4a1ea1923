import { Parser } from 'saxen';

import { TableProblem } from './TableProblem.ts';

/** Goes through a part of a workbook. Broken XML ends it. */
function walk(xml: string, hear: (parser: Parser) => void): void {
  if (xml === '') return;
  const parser = new Parser();
  hear(parser);
  parser.on('error', () => {
    throw new TableProblem('transfer.file.broken');
  });
  parser.parse(xml);
}

/** The name of a tag without the prefix that some programs give all of theirs. */
const bare = (name: string) => name.slice(name.indexOf(':') + 1);

/** Excel's escapes of what XML cannot hold. */
const unescape = (text: string) =>
  text.includes('_x')
    ? text.replace(/_x([0-9a-f]{4})_/giu, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text;

interface Sheet {
  readonly name: string;
  readonly path: string;
}

/** The sheets of a workbook in their order, and whether its days are counted from 1904. */
export function readWorkbook(xml: string, relations: string) {
  const targets = new Map<string, string>();
  walk(relations, parser =>
    parser.on('openTag', (name, attributes) => {
      const { Id = '', Target = '' } = bare(name) === 'Relationship' ? attributes() : {};
      targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
    }),
  );
  const sheets: Sheet[] = [];
  let is1904 = false;
  walk(xml, parser =>
    parser.on('openTag', (tag, attributes, decode) => {
      if (bare(tag) === 'workbookPr') is1904 = /^(1|true)$/u.test(attributes().date1904 ?? '');
      if (bare(tag) !== 'sheet') return;
      const all = attributes();
      const relation = Object.entries(all).find(([key]) => bare(key) === 'id')?.[1] ?? '';
      const path = targets.get(relation) ?? `xl/worksheets/sheet${sheets.length + 1}.xml`;
      sheets.push({ name: decode(all.name ?? ''), path });
    }),
  );
  return { sheets, is1904 };
}

/** The texts that cells name by their place; what is written above Chinese to be read aloud is no part of them. */
export function readSharedTexts(xml: string): readonly string[] {
  const texts: string[] = [];
  let current = '';
  let isText = false;
  let aloud = 0;
  walk(xml, parser => {
    parser.on('openTag', tag => {
      const name = bare(tag);
      if (name === 'si') current = '';
      if (name === 'rPh') aloud += 1;
      isText = name === 't' && aloud === 0;
    });
    parser.on('text', (text, decode) => {
      if (isText) current += decode(text);
    });
    parser.on('cdata', text => {
      if (isText) current += text;
    });
    parser.on('closeTag', tag => {
      const name = bare(tag);
      if (name === 't') isText = false;
      if (name === 'rPh') aloud -= 1;
      if (name === 'si') texts.push(unescape(current));
    });
  });
  return texts;
}

const isDateFormat = (id: number) =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 47) ||
  (id >= 50 && id <= 58);

/** The places of the styles that show a number as a date. */
export function readDateStyles(xml: string): ReadonlySet<number> {
  const own = new Map<number, string>();
  const dates = new Set<number>();
  let isCell = false;
  let place = 0;
  walk(xml, parser => {
    parser.on('openTag', (tag, attributes, decode) => {
      const name = bare(tag);
      if (name === 'numFmt') {
        const { numFmtId, formatCode = '' } = attributes();
        own.set(Number(numFmtId), decode(formatCode));
      }
      if (name === 'cellXfs') isCell = true;
      if (name !== 'xf' || !isCell) return;
      const id = Number(attributes().numFmtId ?? 0);
      const code = own.get(id)?.replace(/"[^"]*"|\\.|\[[^\]]*\]/gu, '');
      if (code === undefined ? isDateFormat(id) : /[ymdhs]/iu.test(code)) dates.add(place);
      place += 1;
    });
    parser.on('closeTag', tag => {
      if (bare(tag) === 'cellXfs') isCell = false;
    });
  });
  return dates;
}

interface SheetReading {
  readonly texts: readonly string[];
  readonly dates: ReadonlySet<number>;
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
  return reading.dates.has(style) ? reading.dateText(Number(value)) : String(Number(value));
}

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
