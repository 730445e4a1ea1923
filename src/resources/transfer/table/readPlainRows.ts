import { decode } from 'saxen';

/** A cell as most programs write it: reference, style and type, and a value or a single-run text. */
const CELL_PATTERN =
  /<c(?: r="([A-Z]{1,3})\d+")?(?: s="(\d+)")?(?: t="(\w+)")?(?:\/>|>(?:<v>([^<]*)<\/v>|<is><t(?: xml:space="preserve")?>([^<]*)<\/t><\/is>)?<\/c>)/y;
const ROW_PATTERN = /<row(?: r="(\d+)")?(?: (?!r=)[\w:]+="[^"<]*")*(\/?)>/y;
const ROW_END = '</row>';
const SHEET_DATA_START = '<sheetData>';
const SHEET_DATA_END = '</sheetData>';

/** Receives each row and each cell in file order. */
export interface SheetListener {
  /** @param at its number, from 1; undefined: the next one */
  readonly row: (at: string | undefined) => void;
  readonly cell: (letters: string | undefined, style: string, type: string, value: string) => void;
}

/**
 * Reads the rows of a plainly written sheet, several times faster than a full XML parser.
 *
 * @returns the sheet without these rows, for that parser; undefined where anything is written otherwise: then the rows
 * and cells so far are void
 */
export function readPlainRows(xml: string, { row, cell }: SheetListener): string | undefined {
  const rowsStart = xml.indexOf(SHEET_DATA_START) + SHEET_DATA_START.length;
  if (rowsStart < SHEET_DATA_START.length) return undefined;
  let at = rowsStart;
  while (!xml.startsWith(SHEET_DATA_END, at)) {
    ROW_PATTERN.lastIndex = at;
    const rowMatch = ROW_PATTERN.exec(xml);
    if (!rowMatch) return undefined;
    row(rowMatch[1]);
    at = ROW_PATTERN.lastIndex;
    if (rowMatch[2] === '/') continue;
    while (!xml.startsWith(ROW_END, at)) {
      CELL_PATTERN.lastIndex = at;
      const cellMatch = CELL_PATTERN.exec(xml);
      if (!cellMatch) return undefined;
      const [, letters, style = '0', type = 'n', value, text] = cellMatch;
      const written = value ?? text ?? '';
      cell(letters, style, type, written.includes('&') ? decode(written) : written);
      at = CELL_PATTERN.lastIndex;
    }
    at += ROW_END.length;
  }
  return xml.slice(0, rowsStart) + xml.slice(at);
}
