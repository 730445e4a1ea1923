import { strToU8, Zip, ZipDeflate } from 'fflate';

import type { Cell } from '../cells/Cell.ts';
import type { TableWriter } from './TableWriter.ts';
import {
  contentTypes,
  packageRelations,
  rowXml,
  sheetEnd,
  sheetStart,
  styles,
  workbook,
  workbookRelations,
} from './xlsxParts.ts';

/** Excel's own bounds of a sheet and of a cell. */
const MOST_ROWS = 1_048_576;
export const LONGEST_CELL = 32_767;

type Rows = readonly (readonly Cell[])[];

export interface XlsxSheet {
  readonly name: string;
  readonly rows: Rows;
}

export interface XlsxOptions {
  readonly sheet: string;
  /** A sheet that is whole already, after the table. */
  readonly notes?: XlsxSheet;
  /** Rows of one sheet; where there are more, the table goes on in the next. */
  readonly mostRows?: number;
}

/** A cell holds more than Excel takes: nothing of it is cut off, so there is no file. */
export class LongCellError extends Error {
  override readonly name = 'LongCellError';
  readonly text: string;
  constructor(text: string) {
    super(`A text of ${text.length} characters is too long for a cell`);
    this.text = text;
  }
}

/**
 * The fewest parts that make a workbook of Office Open XML: one table, in as many sheets as Excel needs for it.
 *
 * @throws LongCellError from `add`, for a text of more than 32,767 characters
 */
export function xlsxWriter({ sheet, notes, mostRows = MOST_ROWS }: XlsxOptions): TableWriter {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    parts.push(bytes);
  });
  const names: string[] = [];
  let heads: readonly Cell[] = [];
  let open: ZipDeflate | undefined;
  let row = 0;

  const begin = (name: string, first: readonly Cell[]) => {
    names.push(name);
    open = file(zip, `xl/worksheets/sheet${names.length}.xml`);
    open.push(strToU8(sheetStart(first)));
    row = 0;
  };
  const finish = () => {
    open?.push(strToU8(sheetEnd), true);
    open = undefined;
  };
  const next = (cells: readonly Cell[]): string => {
    row += 1;
    return rowXml(judged(cells), row, row === 1);
  };
  const add = (rows: Rows) => {
    let waiting = '';
    for (const cells of rows) {
      if (names.length === 0) {
        heads = cells;
        begin(sheet, heads);
      } else if (row === mostRows) {
        open?.push(strToU8(waiting));
        finish();
        begin(`${sheet} ${names.length + 1}`, heads);
        waiting = next(heads);
      }
      waiting += next(cells);
    }
    if (waiting) open?.push(strToU8(waiting));
  };
  const end = () => {
    if (names.length === 0) begin(sheet, []);
    finish();
    if (notes) {
      begin(notes.name, notes.rows[0] ?? []);
      open?.push(strToU8(notes.rows.map(next).join('')));
      finish();
    }
    whole(zip, '[Content_Types].xml', contentTypes(names.length));
    whole(zip, '_rels/.rels', packageRelations);
    whole(zip, 'xl/workbook.xml', workbook(names));
    whole(zip, 'xl/_rels/workbook.xml.rels', workbookRelations(names.length));
    whole(zip, 'xl/styles.xml', styles);
    zip.end();
    return parts;
  };
  return { add, end };
}

function file(zip: Zip, name: string): ZipDeflate {
  const part = new ZipDeflate(name, { level: 6 });
  zip.add(part);
  return part;
}

const whole = (zip: Zip, name: string, text: string) => file(zip, name).push(strToU8(text), true);

function judged(cells: readonly Cell[]): readonly Cell[] {
  const long = cells.find(cell => typeof cell === 'string' && cell.length > LONGEST_CELL);
  if (typeof long === 'string') throw new LongCellError(long);
  return cells;
}
