import { getLocalName, unescapeExcel, parseXml } from './parseXml.ts';

export interface WorkbookSheet {
  readonly name: string;
  readonly path: string;
}

/** Reads the visible sheets of a workbook in order, and whether it uses the 1904 date system. */
export function readWorkbook(xml: string, relations: string) {
  const targets = new Map<string, string>();
  parseXml(relations, parser =>
    parser.on('openTag', (name, attributes) => {
      const { Id = '', Target = '' } = getLocalName(name) === 'Relationship' ? attributes() : {};
      targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
    }),
  );
  const sheets: WorkbookSheet[] = [];
  let sheetCount = 0;
  let is1904 = false;
  parseXml(xml, parser =>
    parser.on('openTag', (tag, attributes, decode) => {
      if (getLocalName(tag) === 'workbookPr')
        is1904 = /^(1|true)$/u.test(attributes().date1904 ?? '');
      if (getLocalName(tag) !== 'sheet') return;
      const all = attributes();
      const relation = Object.entries(all).find(([key]) => getLocalName(key) === 'id')?.[1] ?? '';
      sheetCount += 1;
      const path = targets.get(relation) ?? `xl/worksheets/sheet${sheetCount}.xml`;
      // A chart has a sheet of its own, without cells.
      const isTable = path.startsWith('xl/worksheets/');
      if (isTable && (all.state ?? 'visible') === 'visible')
        sheets.push({ name: decode(all.name ?? ''), path });
    }),
  );
  return { sheets, is1904 };
}

/** Reads the shared strings, which cells reference by index; phonetic guides of Chinese are omitted. */
export function readSharedTexts(xml: string): readonly string[] {
  const texts: string[] = [];
  let current = '';
  let isText = false;
  let phoneticDepth = 0;
  parseXml(xml, parser => {
    parser.on('openTag', tag => {
      const name = getLocalName(tag);
      if (name === 'si') current = '';
      if (name === 'rPh') phoneticDepth += 1;
      isText = name === 't' && phoneticDepth === 0;
    });
    parser.on('text', (text, decode) => {
      if (isText) current += decode(text);
    });
    parser.on('cdata', text => {
      if (isText) current += text;
    });
    parser.on('closeTag', tag => {
      const name = getLocalName(tag);
      if (name === 't') isText = false;
      if (name === 'rPh') phoneticDepth -= 1;
      if (name === 'si') texts.push(unescapeExcel(current));
    });
  });
  return texts;
}

const isDateFormat = (id: number) =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 47) ||
  (id >= 50 && id <= 58);

/** Splits a format of digits with leading zeros, as of an identifier; undefined for any other. */
function splitCodeFormat(format: string): readonly string[] | undefined {
  const parts = format.match(/"[^"]*"|\\.|./gu) ?? [];
  const isCode = parts.every(part => /^(?:0|"[^"]*"|\\.|[-/ ()])$/u.test(part));
  return isCode && parts.filter(part => part === '0').length > 1
    ? parts.map(part => part.replace(/^["\\]|"$/gu, ''))
    : undefined;
}

const isPercentFormat = (id: number) => id === 9 || id === 10;

/** The indexes of the styles that format a number as something else. */
export interface NumberStyles {
  readonly dates: ReadonlySet<number>;
  readonly percents: ReadonlySet<number>;
  /** By style, the parts of a format such as `000` or `"L"0000`, which shows leading zeros. */
  readonly codes: ReadonlyMap<number, readonly string[]>;
}

/**
 * Reads the styles that change the meaning of a number: `80%` is stored as 0.8, a date and time as a number of days.
 */
export function readStyles(xml: string): NumberStyles {
  const customFormats = new Map<number, string>();
  const dates = new Set<number>();
  const percents = new Set<number>();
  const codes = new Map<number, readonly string[]>();
  let isCellFormat = false;
  let styleIndex = 0;
  parseXml(xml, parser => {
    parser.on('openTag', (tag, attributes, decode) => {
      const name = getLocalName(tag);
      if (name === 'numFmt') {
        const { numFmtId, formatCode = '' } = attributes();
        customFormats.set(Number(numFmtId), decode(formatCode));
      }
      if (name === 'cellXfs') isCellFormat = true;
      if (name !== 'xf' || !isCellFormat) return;
      const id = Number(attributes().numFmtId ?? 0);
      const code = customFormats.get(id)?.replace(/"[^"]*"|\\.|\[[^\]]*\]/gu, '');
      if (code === undefined ? isDateFormat(id) : /[ymdhs]/iu.test(code)) dates.add(styleIndex);
      else if (code === undefined ? isPercentFormat(id) : code.includes('%'))
        percents.add(styleIndex);
      const parts = splitCodeFormat(customFormats.get(id) ?? '');
      if (parts) codes.set(styleIndex, parts);
      styleIndex += 1;
    });
    parser.on('closeTag', tag => {
      if (getLocalName(tag) === 'cellXfs') isCellFormat = false;
    });
  });
  return { dates, percents, codes };
}
