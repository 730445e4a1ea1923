import { strToU8, Zip, ZipDeflate } from 'fflate';

import type { Cell } from '../../cells/Cell.ts';
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

/** The limits of Excel for a sheet and for a cell. */
const MAX_ROWS = 1_048_576;
export const MAX_CELL_LENGTH = 32_767;

type Rows = readonly (readonly Cell[])[];

export interface XlsxSheet {
  readonly name: string;
  readonly rows: Rows;
}

export interface XlsxOptions {
  readonly sheet: string;
  /** A complete sheet that follows the table. */
  readonly notes?: XlsxSheet;
  /** The maximum number of rows per sheet; more rows continue on the next sheet. */
  readonly maxRows?: number;
}

/** A cell exceeds the Excel limit: the text is not truncated, so no file is written. */
export class LongCellError extends Error {
  override readonly name = 'LongCellError';
  readonly text: string;
  constructor(text: string) {
    super(`A text of ${text.length} characters is too long for a cell`);
    this.text = text;
  }
}

/**
 * Creates a minimal Office Open XML workbook: one table, in as many sheets as Excel needs.
 *
 * @throws LongCellError from `add`, for a text of more than 32,767 characters
 * @example
 * const writer = createXlsxWriter({ sheet: 'Lamps' });
 * writer.add([['Name', 'Rated power (W)'], ['Lamp 12', 40]]);
 * saveFile('lamps.xlsx', new Blob([...writer.end()], { type: tableMediaTypes.xlsx }));
 */
export function createXlsxWriter({ sheet, notes, maxRows = MAX_ROWS }: XlsxOptions): TableWriter {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    parts.push(bytes);
  });
  const names: string[] = [];
  let heads: readonly Cell[] = [];
  let openSheet: ZipDeflate | undefined;
  let row = 0;

  const startSheet = (name: string, first: readonly Cell[]) => {
    names.push(name);
    openSheet = addFile(zip, `xl/worksheets/sheet${names.length}.xml`);
    openSheet.push(strToU8(sheetStart(first)));
    row = 0;
  };
  const finishSheet = () => {
    openSheet?.push(strToU8(sheetEnd), true);
    openSheet = undefined;
  };
  const formatRow = (cells: readonly Cell[]): string => {
    row += 1;
    return rowXml(checkCellLengths(cells), row, row === 1);
  };
  const add = (rows: Rows) => {
    let pendingXml = '';
    for (const cells of rows) {
      if (names.length === 0) {
        heads = cells;
        startSheet(sheet, heads);
      } else if (row === maxRows) {
        openSheet?.push(strToU8(pendingXml));
        finishSheet();
        startSheet(`${sheet} ${names.length + 1}`, heads);
        pendingXml = formatRow(heads);
      }
      pendingXml += formatRow(cells);
    }
    if (pendingXml) openSheet?.push(strToU8(pendingXml));
  };
  const end = () => {
    if (names.length === 0) startSheet(sheet, []);
    finishSheet();
    if (notes) {
      startSheet(notes.name, notes.rows[0] ?? []);
      openSheet?.push(strToU8(notes.rows.map(formatRow).join('')));
      finishSheet();
    }
    addWholeFile(zip, '[Content_Types].xml', contentTypes(names.length));
    addWholeFile(zip, '_rels/.rels', packageRelations);
    addWholeFile(zip, 'xl/workbook.xml', workbook(names));
    addWholeFile(zip, 'xl/_rels/workbook.xml.rels', workbookRelations(names.length));
    addWholeFile(zip, 'xl/styles.xml', styles);
    zip.end();
    return parts;
  };
  return { add, end };
}

function addFile(zip: Zip, name: string): ZipDeflate {
  const part = new ZipDeflate(name, { level: 6 });
  zip.add(part);
  return part;
}

const addWholeFile = (zip: Zip, name: string, text: string) =>
  addFile(zip, name).push(strToU8(text), true);

function checkCellLengths(cells: readonly Cell[]): readonly Cell[] {
  const long = cells.find(cell => typeof cell === 'string' && cell.length > MAX_CELL_LENGTH);
  if (typeof long === 'string') throw new LongCellError(long);
  return cells;
}
