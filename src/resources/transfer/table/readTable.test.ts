import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import { createCsvWriter } from './createCsvWriter.ts';
import { readTable } from './readTable.ts';
import { LongCellError, createXlsxWriter } from './createXlsxWriter.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const bytesOf = (parts: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(parts));
const rowsOf = (bytes: Uint8Array) => readTable(bytes).rows;

/** 编号,名称 / 灯,路灯 in GBK, the legacy encoding of Chinese programs. */
const GBK = new Uint8Array([
  ...[0xb1, 0xe0, 0xba, 0xc5, 0x2c, 0xc3, 0xfb, 0xb3, 0xc6, 0x0d, 0x0a],
  ...[0xb5, 0xc6, 0x2c, 0xc2, 0xb7, 0xb5, 0xc6, 0x0d, 0x0a],
]);

describe('a text file', () => {
  it.each([
    ['UTF-8', utf8('编号,名称\n灯,路灯\n')],
    ['UTF-8 with a mark', utf8('\ufeff编号,名称\n灯,路灯\n')],
    ['GBK', GBK],
    ['UTF-16', new Uint8Array(Buffer.from('\ufeff编号,名称\n灯,路灯\n', 'utf16le'))],
  ])('is read in %s', (_, bytes) => {
    expect(rowsOf(bytes)).toEqual([
      ['编号', '名称'],
      ['灯', '路灯'],
    ]);
  });

  it.each([
    ['semicolons', 'a;b\n1,5;2'],
    ['tabs', 'a\tb\n1,5\t2'],
    ['a line that names it', 'sep=;\r\na;b\r\n1,5;2'],
    ['quoted heads', '"a";"b"\n"1,5";2'],
  ])('is parted by %s', (_, text) => {
    expect(rowsOf(utf8(text))).toEqual([
      ['a', 'b'],
      ['1,5', '2'],
    ]);
  });

  it('keeps line breaks, quotes and blanks inside of cells, and identifies the rows by their lines', () => {
    const { rows, lines } = readTable(
      utf8('a,b\r\n"x\r\ny","say ""hi"""\r\n,\r\n  ,\r\n z ,1\r\n'),
    );
    expect(rows).toEqual([
      ['a', 'b'],
      ['x\r\ny', 'say "hi"'],
      [' z ', '1'],
    ]);
    expect(lines).toEqual([1, 2, 5]);
  });
});

const HEAD = 'Device ID,Device name,Rated power (W),Remark';
const problemsOf = (bytes: Uint8Array) =>
  [...readTable(bytes).problems].map(([row, [problem]]) => [row, problem!.key, problem!.args]);

describe('a text file in which something would be lost', () => {
  it('is rejected with the line of an unpaired quotation mark, which would join all following rows [ASSET-07/rows]', () => {
    const read = (...rows: readonly string[]) => readTable(utf8([HEAD, ...rows].join('\r\n')));
    const quoteError = (line: number, text: string) =>
      expect.objectContaining({ key: 'transfer.file.quote', args: { line, text } }) as Error;
    expect(() =>
      read('A,B,1,"two\r\nlines"', 'SSSLC99000000011,Q,150,"5 m" pole', 'C,D,2,ok'),
    ).toThrow(quoteError(4, '"5 m" pole'));
    expect(() => read('A,B,1,"never closed', 'C,D,2,ok')).toThrow(quoteError(2, '"never closed'));
    expect(read('A,5" pole,1,"say ""hi"""').rows[1]).toEqual(['A', '5" pole', '1', 'say "hi"']);
  });

  it('has an error for cells beyond the header and for rows that are too short, but none for blanks at their ends [ASSET-07/rows]', () => {
    const rows = [
      'SSSLC99000000015,C lamp 5,150,check cable, do NOT switch on',
      'SSSLC99000000016,C lamp 6,150,ok',
      'SSSLC99000000017,C lamp 7',
      'SSSLC99000000018,C lamp 8,150,,,',
    ];
    expect(problemsOf(utf8([HEAD, ...rows].join('\n')))).toEqual([
      [1, 'transfer.wrong.extraCell', { cell: 'do NOT switch on' }],
      [3, 'transfer.wrong.shortRow', { cells: 2, count: 4 }],
    ]);
    expect(problemsOf(utf8('a,b,,\n1,2\n'))).toEqual([]);
  });

  it.each([
    ['windows-1252', 'Name\nM\u00fcllerstra\u00dfe 1\nK\u00f6ln S\u00fcd', 'latin1'],
    ['windows-1252', 'Name\n\u00fc', 'latin1'],
    ['utf-8', 'Name\nMüllerstraße\n灯', 'utf8'],
    ['utf-16le', '\ufeffName\n灯', 'utf16le'],
  ] as const)('is guessed to be in %s [ASSET-07/rows]', (encoding, text, encoder) => {
    const table = readTable(new Uint8Array(Buffer.from(text, encoder)));
    expect(table.encoding).toBe(encoding);
    expect(table.rows.flat().join('\n')).toBe(text.replace('\ufeff', ''));
  });

  it('is UTF-8 with some broken bytes, Chinese where characters are pairs, and what is chosen [ASSET-07/rows]', () => {
    const broken = new Uint8Array([...utf8('Name\nMüller\nKöln\nS'), 0xfc, ...utf8('d\n灯')]);
    const table = readTable(broken);
    expect(table.encoding).toBe('utf-8');
    expect(table.rows.flat()).toEqual(['Name', 'Müller', 'Köln', 'S\ufffdd', '灯']);
    expect(readTable(GBK).encoding).toBe('gb18030');
    expect(readTable(GBK, { encoding: 'windows-1252' }).rows[1]).toEqual(['µÆ', 'Â·µÆ']);
  });
});

const sheet = (cells: string) =>
  `<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>head</t></is></c></row>${cells}</sheetData></worksheet>`;
const book = (parts: Readonly<Record<string, string>>) =>
  zipSync(
    Object.fromEntries(
      Object.entries({
        'xl/workbook.xml':
          '<workbook><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>',
        ...parts,
      }).map(([name, xml]) => [name, strToU8(xml)]),
    ),
  );

describe('a workbook of another program', () => {
  it('has texts by their position, dates by their style, and formulas as what was made of them', () => {
    const bytes = book({
      'xl/sharedStrings.xml':
        '<sst><si><t>name</t></si><si><r><t>two </t></r><r><t>runs</t></r><rPh><t>spoken</t></rPh></si><si/></sst>',
      'xl/styles.xml':
        '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="yyyy&quot;年&quot;m&quot;月&quot;"/><numFmt numFmtId="171" formatCode="0.0&quot; days&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="22"/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs></styleSheet>',
      'xl/worksheets/sheet1.xml': sheet(
        '<row r="3"><c r="A3" t="s"><v>1</v></c><c r="C3" s="1"><v>45430</v></c><c r="D3" s="2"><v>45430.25</v></c><c r="E3" s="3"><v>45430</v></c><c r="F3" s="4"><v>45430</v></c><c r="G3"><f>1+1</f><v>2</v></c><c r="H3" t="str"><f>A1</f><v>=x</v></c><c r="I3" t="b"><v>1</v></c><c r="J3"><v>0.10000000000000001</v></c><c r="K3" t="e"><v>#REF!</v></c></row>',
      ),
    });
    const { rows, lines } = readTable(bytes);
    expect(lines).toEqual([1, 3]);
    expect(rows[1]).toEqual([
      ...['two runs', '', '2024-05-18', '2024-05-18 06:00:00', '2024-05-18'],
      ...['45430', '2', '=x', 'true', '0.1', '#REF!'],
    ]);
  });

  it('has a percentage and a time of day as they are shown, not as a fraction', () => {
    const bytes = book({
      'xl/styles.xml':
        '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="0.0%"/></numFmts><cellXfs><xf numFmtId="9"/><xf numFmtId="164"/><xf numFmtId="20"/></cellXfs></styleSheet>',
      'xl/worksheets/sheet1.xml': sheet(
        '<row r="2"><c r="A2" s="0"><v>0.8</v></c><c r="B2" s="1"><v>7.0000000000000007E-2</v></c><c r="C2" s="2"><v>0.35416666666666669</v></c><c r="D2" s="2"><v>0</v></c></row>',
      ),
    });
    expect(rowsOf(bytes)[1]).toEqual(['80%', '7%', '08:30:00', '00:00:00']);
  });

  const codeStyles =
    '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="0000000000000000"/><numFmt numFmtId="165" formatCode="000"/><numFmt numFmtId="166" formatCode="&quot;SSSLC&quot;000\\-0000"/><numFmt numFmtId="167" formatCode="#,##0.00"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/><xf numFmtId="167"/></cellXfs></styleSheet>';

  it('has the leading zeros of a number format, and a number whose last digits may be lost in a notation that shows it [ASSET-07/rows]', () => {
    const cells = [
      ...['1:12345678', '2:7', '2:1234', '3:12', '4:1234.5', '0:9007199254740993'],
      ...['0:1.23456789012345E+17', '1:1234567890123450', '0:123456789012345', '2:-7'],
    ].map(cell => cell.split(':'));
    const bytes = book({
      'xl/styles.xml': codeStyles,
      'xl/worksheets/sheet1.xml': sheet(
        `<row r="2">${cells.map(([style, value]) => `<c s="${style}"><v>${value}</v></c>`).join('')}</row>`,
      ),
    });
    expect(rowsOf(bytes)[1]).toEqual([
      ...['0000000012345678', '007', '1234', 'SSSLC000-0012', '1234.5', '9.007199254740992E+15'],
      ...['1.23456789012345E+17', '1.23456789012345E+15', '123456789012345', '-7'],
    ]);
  });

  it('has an error where cells are merged or a formula has no stored result [ASSET-07/rows]', () => {
    const bytes = book({
      'xl/worksheets/sheet1.xml': sheet(
        '<row r="2"><c r="A2"><v>1</v></c></row><row r="3"><c r="A3"/><c r="B3"><v>1</v></c></row><row r="4"><c r="A4"><f>B3</f></c><c r="B4"><f>B3</f><v>1</v></c></row>',
      )
        .replace('</row>', '<c r="B1" t="inlineStr"><is><t>b</t></is></c></row>')
        .replace('</sheetData>', '</sheetData><mergeCells><mergeCell ref="A2:A3"/></mergeCells>'),
    });
    expect(problemsOf(bytes)).toEqual([
      [2, 'transfer.wrong.merged', { range: 'A2:A3' }],
      [3, 'transfer.wrong.formula', undefined],
    ]);
    expect(readTable(bytes).problems.get(2)).toMatchObject([{ cell: 0 }]);
  });

  it('is its first visible sheet with rows, or the chosen one; only a sheet with the same header continues it [ASSET-07/rows]', () => {
    const names = ['Hidden', 'Blank', 'Lamps', 'Lamps 2', 'Lamps 2024'];
    const rowOf = (...cells: readonly string[]) =>
      `<row>${cells.map(cell => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`;
    const sheetOf = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
    const bytes = book({
      'xl/workbook.xml': `<workbook><sheets>${names.map((name, at) => `<sheet name="${name}"${at === 0 ? ' state="hidden"' : ''} sheetId="${at + 1}"/>`).join('')}</sheets></workbook>`,
      'xl/worksheets/sheet1.xml': sheetOf(rowOf('old') + rowOf('1')),
      'xl/worksheets/sheet2.xml': sheetOf(''),
      'xl/worksheets/sheet3.xml': sheetOf(rowOf('id', 'name') + rowOf('3', 'c')),
      'xl/worksheets/sheet4.xml': sheetOf(rowOf('id', 'name') + rowOf('4', 'd')),
      'xl/worksheets/sheet5.xml': sheetOf(rowOf('year') + rowOf('5')),
    });
    expect(readTable(bytes)).toMatchObject({
      ...{ sheet: 'Lamps', sheets: names.slice(1) },
      rows: [
        ['id', 'name'],
        ['3', 'c'],
        ['4', 'd'],
      ],
    });
    expect(readTable(bytes, { sheet: 'Lamps 2024' }).rows).toEqual([['year'], ['5']]);
    expect(() => readTable(bytes, { sheet: 'Blank' })).toThrow('transfer.file.empty');
  });

  it('counts its days from 1904 where its header has that flag', () => {
    const bytes = book({
      'xl/workbook.xml':
        '<workbook><workbookPr date1904="1"/><sheets><sheet name="S" r:id="rId1"/></sheets></workbook>',
      'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="14"/></cellXfs></styleSheet>',
      'xl/worksheets/sheet1.xml': sheet('<row r="2"><c r="A2" s="0"><v>43968</v></c></row>'),
    });
    expect(rowsOf(bytes)[1]).toEqual(['2024-05-18']);
  });

  it('is the same table whether or not it is written as plainly as most are', () => {
    const rows = (more: string) =>
      sheet(
        `<row r="2" spans="1:4" x14ac:dyDescent="0.25"><c r="A2" t="inlineStr"><is><t xml:space="preserve"> a &amp; b </t></is></c><c r="C2" s="1"><v>45430</v></c>${more}</row><row r="3"/><row><c><v>7</v></c><c t="b"><v>0</v></c></row>`,
      );
    const styles =
      '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>';
    const read = (more: string) =>
      readTable(book({ 'xl/styles.xml': styles, 'xl/worksheets/sheet1.xml': rows(more) }));
    const plain = read('<c r="D2" t="str"><v>x</v></c>');
    expect(plain.rows.slice(1)).toEqual([
      [' a & b ', '', '2024-05-18', 'x'],
      ['7', 'false'],
    ]);
    expect(plain.lines).toEqual([1, 2, 4]);
    expect(read('<c t="str" r="D2"><f>A1</f><v>x</v></c><!-- beside -->')).toEqual(plain);
  });

  it.each([
    ['no workbook', zipSync({ 'readme.txt': strToU8('hello') }), 'transfer.file.noTable'],
    [
      'broken XML',
      book({ 'xl/worksheets/sheet1.xml': '<worksheet><sheetData><row r="1"><c' }),
      /transfer\.file\.(broken|empty)/,
    ],
    [
      'broken XML after its rows',
      book({ 'xl/worksheets/sheet1.xml': `${sheet('<row r="2"><c r="A2"/></row>')}<a` }),
      'transfer.file.broken',
    ],
    [
      'a row that no sheet has',
      book({ 'xl/worksheets/sheet1.xml': sheet('<row r="99999999"><c r="A1"/></row>') }),
      'transfer.file.broken',
    ],
    [
      'a column that no sheet has',
      book({ 'xl/worksheets/sheet1.xml': sheet('<row r="2"><c r="ZZZZZ2"><v>1</v></c></row>') }),
      'transfer.file.broken',
    ],
    ['half an archive', book({ 'xl/styles.xml': 'x'.repeat(5_000) }).subarray(0, 90), /transfer/],
  ])('that is %s is rejected with a message', (_, bytes, key) => {
    expect(() => readTable(bytes)).toThrow(key);
  });

  it('that unpacks to more than a workbook can be is stopped early', () => {
    const bomb = zipSync({
      'xl/workbook.xml': strToU8('<workbook/>'),
      'xl/worksheets/sheet1.xml': new Uint8Array(40 * 1024 * 1024),
    });
    expect(bomb.length).toBeLessThan(100_000);
    expect(() => readTable(bomb)).toThrow('transfer.file.unpackedTooLarge');
  });
});

describe('a workbook of ours', () => {
  it('continues in another sheet where one is full, and is read as one table', () => {
    const writer = createXlsxWriter({
      sheet: 'Lamps',
      maxRows: 3,
      notes: { name: 'Notes', rows: [['x']] },
    });
    const rows = [['n'], ...Array.from({ length: 7 }, (_, n) => [n + 1])];
    for (const row of rows) writer.add([row]);
    expect(rowsOf(bytesOf(writer.end()))).toEqual(rows.map(([cell]) => [String(cell)]));
  });

  it('holds what XML cannot, to the character', () => {
    const odd = ['a\u0000b', 'x\ry', '_x000D_', '\ud800', '\uffff', '<&">', '  ', '𠮷'];
    const writer = createXlsxWriter({ sheet: "it's / a [sheet]" });
    writer.add([['head'], ...odd.map(one => [one]), ['end']]);
    const back = rowsOf(bytesOf(writer.end())).slice(1, -1);
    // A row of blanks is omitted.
    expect(back.map(([cell]) => cell)).toEqual(odd.filter(one => one.trim() !== ''));
  });

  it('cuts nothing off: a text that Excel cannot hold is an error that names it', () => {
    const writer = createXlsxWriter({ sheet: 'Lamps' });
    expect(() => writer.add([['x'.repeat(32_768)]])).toThrow(LongCellError);
    const csv = createCsvWriter();
    csv.add([['head'], ['x'.repeat(32_768)]]);
    expect(rowsOf(bytesOf(csv.end()))[1]![0]).toHaveLength(32_768);
  });
});
