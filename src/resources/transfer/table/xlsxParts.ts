import { DAY_MS } from '../../../domain/duration.ts';
import { type Cell, formatCell } from '../../cells/Cell.ts';
import { isFormula, unescapeFormula } from '../../cells/formula.ts';

/** The indexes of the styles in `styles.xml`. */
const STYLE_INDEXES = { plain: 0, head: 1, date: 2, dateTime: 3, text: 4, quoted: 5 } as const;

const HEADER = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** Characters that XML cannot contain, and texts that look like their escape, in Excel's notation: `_x0001_`. */
const UNWRITABLE_CHARACTERS =
  /[\u0000-\u0008\u000b-\u001f\ud800-\udfff\ufffe\uffff]|_(?=x[0-9a-f]{4}_)/giu;

export function escapeXml(text: string): string {
  return text
    .replace(/[&<>"]/gu, character => ENTITIES[character] ?? '')
    .replace(UNWRITABLE_CHARACTERS, character => `_x${getHexCode(character)}_`);
}

const getHexCode = (character: string) =>
  character.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase();
const ENTITIES: Readonly<Record<string, string>> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' },
};

/** Returns the name of a column: A to Z, AA and so on. */
export function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last;
}

/** Returns the XML of a row. Texts have the text type: no program evaluates them, not even after editing. */
export function rowXml(cells: readonly Cell[], row: number, isHead: boolean): string {
  const inner = cells.map((cell, at) => cellXml(cell, `${columnName(at)}${row}`, isHead)).join('');
  return `<row r="${row}">${inner}</row>`;
}

function cellXml(cell: Cell, reference: string, isHead: boolean): string {
  if (cell === undefined) return '';
  if (typeof cell === 'number') return `<c r="${reference}"><v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `<c r="${reference}" t="b"><v>${cell ? 1 : 0}</v></c>`;
  if (typeof cell === 'object') {
    const serial = toSerial(cell.wallClockMs);
    if (serial !== undefined)
      return `<c r="${reference}" s="${STYLE_INDEXES[cell.precision]}"><v>${serial}</v></c>`;
  }
  const text = typeof cell === 'object' ? new Date(cell.wallClockMs).toISOString() : cell;
  // An apostrophe is only added where reading would remove one; otherwise the style marks the cell as text.
  const escaped = unescapeFormula(text) === text ? text : `'${text}`;
  const style = isHead
    ? STYLE_INDEXES.head
    : isFormula(text)
      ? STYLE_INDEXES.quoted
      : STYLE_INDEXES.text;
  return `<c r="${reference}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(escaped)}</t></is></c>`;
}

/** Before March 1900 Excel counts a day that does not exist. */
const FIRST_SERIAL = 61;

/** Returns the days since the end of 1899, as spreadsheets count; undefined for unsupported dates. */
export function toSerial(clock: number): number | undefined {
  const serial = (clock - Date.UTC(1899, 11, 30)) / DAY_MS;
  return serial >= FIRST_SERIAL ? serial : undefined;
}

export const contentTypes = (sheets: number): string =>
  `${HEADER}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/>${repeat(sheets, n => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`)}</Types>`;

export const packageRelations = `${HEADER}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

export const workbook = (names: readonly string[]): string =>
  `${HEADER}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${names.map((name, at) => `<sheet name="${escapeXml(sheetName(name))}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`;

/** Excel allows 31 characters, without those of its reference syntax. */
const sheetName = (name: string) =>
  name
    .replace(/[\\/?*[\]:']/gu, ' ')
    .slice(0, 31)
    .trim() || 'Sheet';

export const workbookRelations = (sheets: number): string =>
  `${HEADER}<Relationships xmlns="${PACKAGE}/relationships">${repeat(sheets, n => `<Relationship Id="rId${n}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${n}.xml"/>`)}<Relationship Id="rId${sheets + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`;

const repeat = (count: number, write: (n: number) => string) =>
  Array.from({ length: count }, (_, at) => write(at + 1)).join('');

/** In the order of STYLES. */
export const styles = `${HEADER}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="6"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" quotePrefix="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

/** The start of a sheet: the header row is frozen, and every column is at least as wide as its header. */
export const sheetStart = (heads: readonly Cell[]): string =>
  `${HEADER}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${heads.length > 0 ? `<cols>${heads.map((head, at) => `<col min="${at + 1}" max="${at + 1}" width="${getColumnWidth(head)}" customWidth="1"/>`).join('')}</cols>` : ''}<sheetData>`;

export const sheetEnd = '</sheetData></worksheet>';

/** The width in digits; a Chinese character counts as two. */
function getColumnWidth(head: Cell): number {
  const width = [...formatCell(head)].reduce(
    (sum, character) => sum + (character > '\u2e80' ? 2 : 1),
    2,
  );
  return Math.min(Math.max(width, 12), 60);
}
