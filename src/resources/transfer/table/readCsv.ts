import Papa from 'papaparse';

import { shortenCell } from '../../cells/Cell.ts';
import { unescapeFormula } from '../../cells/formula.ts';
import { decodeText } from './decodeText.ts';
import type { ParsedSheet } from './ParsedSheet.ts';
import { TableError } from './TableError.ts';

/**
 * Parses the rows of a text file. The delimiter is that of the header.
 *
 * @param chosenEncoding absent: guessed
 * @throws TableError for a quotation mark without its partner, after which the ends of cells and rows are unknown
 */
export function readCsv(bytes: Uint8Array, chosenEncoding?: string): ParsedSheet {
  const separatorLine = /^sep=(.)\r?\n/iu;
  const { text, encoding } = decodeText(bytes, chosenEncoding);
  const namedDelimiter = separatorLine.exec(text)?.[1];
  const delimiter = namedDelimiter ?? guessDelimiter(text);
  const body = text.replace(separatorLine, '');
  const { data, errors } = Papa.parse<string[]>(body, { delimiter });
  const quoteError = errors.find(({ type }) => type === 'Quotes');
  if (quoteError) throw createQuoteError(text, text.length - body.length + (quoteError.index ?? 0));
  const rows = data.map(cells => cells.map(unescapeFormula));
  // The line that names the delimiter counts as a line of the file.
  const numberedRows = namedDelimiter === undefined ? rows : [[], ...rows];
  return {
    rows: numberedRows,
    problems: findShortRows(numberedRows),
    ...{ encoding, encodingSamples: findEncodingSamples(text, rows) },
  };
}

const MAX_ENCODING_SAMPLES = 4;

/** Finds the cells that another encoding would change; those with broken characters come first. */
function findEncodingSamples(text: string, rows: ParsedSheet['rows']): readonly string[] {
  const samples = new Set<string>();
  for (const pattern of [/\ufffd/u, /[^\p{ASCII}]/u]) {
    // Most files have none, and the whole text is searched faster than its cells.
    if (!pattern.test(text)) continue;
    for (const cells of rows)
      for (const cell of cells) {
        if (samples.size === MAX_ENCODING_SAMPLES) return [...samples];
        if (pattern.test(cell)) samples.add(shortenCell(cell));
      }
  }
  return [...samples];
}

const EXCERPT_LENGTH = 30;

/** @param cellStart the index behind the quotation mark at the start of the cell */
function createQuoteError(text: string, cellStart: number): TableError {
  const at = cellStart - 1;
  const [excerpt = ''] = text.slice(at, at + EXCERPT_LENGTH).split(/\r\n|\r|\n/u);
  const line = text.slice(0, at).split(/\r\n|\r|\n/u).length;
  return new TableError('transfer.file.quote', { line, text: excerpt });
}

/** A line with fewer cells than names lacks a delimiter, so that its values are not below their names. */
function findShortRows(rows: ParsedSheet['rows']): ParsedSheet['problems'] {
  const head = rows.find(isFilled) ?? [];
  const count = head.findLastIndex(cell => cell.trim() !== '') + 1;
  return rows.flatMap((cells, row) =>
    cells.length < count && isFilled(cells)
      ? [{ row, key: 'transfer.wrong.shortRow', args: { cells: cells.length, count } }]
      : [],
  );
}

const isFilled = (cells: readonly string[]) => cells.some(cell => cell.trim() !== '');

/** The supported delimiters, most common first. */
const DELIMITERS = [',', ';', '\t', '|'] as const;

/** Returns the delimiter of the first non-empty line, outside quotes. Later values may contain any of them. */
function guessDelimiter(text: string): string {
  const line = /^(?:[^"\r\n]|"[^"]*")+/mu.exec(text.slice(0, 100_000))?.[0] ?? '';
  const bare = line.replace(/"[^"]*"/gu, '');
  const counts = DELIMITERS.map(delimiter => bare.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}
