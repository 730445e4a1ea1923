import { expect, it } from 'vitest';

import { createField } from '../../../../tests/support/testDescriptors.ts';
import { buildTransferColumns } from '../../cells/buildTransferColumns.ts';
import { getFieldChanges } from './getFieldChanges.ts';
import { createRowValidator } from './createRowValidator.ts';
import { type ColumnNotation, guessNotations } from './notations.ts';

const fields = [
  createField({ kind: 'text', source: 'id', rule: 'deviceId', required: true }),
  createField({ kind: 'text', source: 'name', required: true, unique: [] }),
  createField({ kind: 'number', source: 'power', unit: 'W' }),
  createField({ kind: 'integer', source: 'count' }),
  createField({ kind: 'dateTime', source: 'seen' }),
  createField({ kind: 'enum', source: 'state', choices: [] }),
];
const mapping = fields.map(({ source }) => source);
const plan = {
  ...{ resource: 'lamps', key: 'id', acceptsKey: true, create: fields, update: fields },
  columns: buildTransferColumns(fields),
  modes: ['create'] as const,
};
const settings = {
  ...{ plan, mapping, mode: 'create' as const, clears: false, zone: 'Europe/Berlin' },
  ...{ records: new Map(), example: {}, existing: new Map([['SSSLC99000000001', 'x']]) },
};
const ID = 'SSSLC99000000011';

/** Validates one file; a row is its values, or its errors by column. */
function validate(
  rows: readonly (readonly string[])[],
  heads: readonly string[] = mapping,
  chosen: ColumnNotation = {},
) {
  const notations = guessNotations([heads, ...rows]).map(guess => ({ ...guess, ...chosen }));
  const validateRow = createRowValidator({ ...settings, heads, notations });
  return rows.map((cells, at) => {
    const result = validateRow(cells, at + 2);
    return 'errors' in result
      ? result.errors.map(({ column, error }) => `${column} ${error.key}`)
      : 'values' in result && result.values;
  });
}

it('names all errors of a row at once, also those next to its key [ASSET-07/rows]', () => {
  const rows = [
    ['SSSLC99000000001', '', 'much', '1.5', 'soon', ''],
    [ID, 'One', '', '', '', ''],
    [ID, 'One', 'much', '', '', 'x'],
  ];
  expect(validate(rows)).toEqual([
    [
      ...['id transfer.wrong.exists', 'power form.number', 'seen transfer.wrong.dateTime'],
      ...['name no.empty', 'count form.integer'],
    ],
    { id: ID, name: 'One' },
    [
      ...['id transfer.wrong.duplicate', 'power form.number', 'state transfer.wrong.choice'],
      'name transfer.wrong.duplicate',
    ],
  ]);
});

it.each([
  ['name', '#REF!', 'transfer.wrong.formulaError'],
  ['power', '#DIV/0!', 'transfer.wrong.formulaError'],
  ['name', 'M\ufffdller', 'transfer.wrong.encoding'],
  ['id', '1.23456789012345E+17', 'transfer.wrong.longNumber'],
  ['name', '9.007199254740993E+15', 'transfer.wrong.longNumber'],
  ['count', '9007199254740993', 'transfer.wrong.largeNumber'],
])('rejects a cell of %s whose value was lost before: %s [ASSET-07/rows]', (column, cell, key) => {
  const cells = mapping.map(source =>
    source === column ? cell : ({ id: ID, name: 'One' }[source] ?? ''),
  );
  expect(validate([cells])).toEqual([[`${column} ${key}`]]);
});

it('stores what only looks like a lost value [ASSET-07/rows]', () => {
  expect(validate([[ID, '#1 A1E+', '1.5E+17', '9007199254740991', '', '']])).toEqual([
    { id: ID, name: '#1 A1E+', power: 1.5e17, count: 9007199254740991 },
  ]);
});

/** Reads one column, in the notation that its cells show or that is chosen. */
const readColumn = (source: string, cells: readonly string[], chosen: ColumnNotation) => {
  const rows = cells.map((cell, at) =>
    mapping.map(name => ({ id: `${ID}${at}`, name: `L${at}`, [source]: cell })[name] ?? ''),
  );
  return validate(rows, mapping, chosen).map(result =>
    Array.isArray(result) ? result[0] : result && result[source],
  );
};

const commaCases: readonly (readonly [readonly string[], readonly unknown[], ColumnNotation?])[] = [
  [
    ['30,20153', '150', '1.234,5 W'],
    [30.20153, 150, 1234.5],
  ],
  [['0,125'], [0.125]],
  [['1,234'], ['power transfer.wrong.comma']],
  [
    ['30,2', '30.2'],
    ['power transfer.wrong.comma', 30.2],
  ],
  [
    ['1,234', '1,234,567.5 W', '1.5'],
    [1234, 1234567.5, 1.5],
  ],
  [['1,234', '1.234', '30,2'], [1.234, 1234, 30.2], { numbers: 'decimalComma' }],
  [['1,234', '1.234'], [1234, 1.234], { numbers: 'decimalPoint' }],
];

it('reads the commas of a column as its cells show it, or as chosen [ASSET-07/rows]', () => {
  for (const [cells, powers, chosen = {}] of commaCases)
    expect(readColumn('power', cells, chosen), cells.join(' ')).toEqual(powers);
});

const WRONG = 'seen transfer.wrong.dateTime';
const dateCases: readonly (readonly [readonly string[], readonly string[], ColumnNotation?])[] = [
  [
    ['31/12/2026 08:00', '01/02/2026'],
    ['2026-12-31T07:00:00.000Z', '2026-01-31T23:00:00.000Z'],
  ],
  [
    ['12/31/2026', '01/02/2026'],
    ['2026-12-30T23:00:00.000Z', '2026-01-01T23:00:00.000Z'],
  ],
  [['31-12-2026'], ['2026-12-30T23:00:00.000Z']],
  [['31.12.2026'], ['2026-12-30T23:00:00.000Z']],
  [['01/02/2026'], [WRONG]],
  [
    ['31/12/2026', '12/31/2026'],
    [WRONG, WRONG],
  ],
  [['01/02/2026'], ['2026-01-31T23:00:00.000Z'], { dates: 'dayFirst' }],
  [['01/02/2026'], ['2026-01-01T23:00:00.000Z'], { dates: 'monthFirst' }],
  [['31/12/2026'], [WRONG], { dates: 'monthFirst' }],
];

it('reads the dates of a column as its cells show it, or as chosen [ASSET-07/rows]', () => {
  for (const [cells, times, chosen = {}] of dateCases)
    expect(readColumn('seen', cells, chosen), cells.join(' ')).toEqual(times);
});

it.each([
  ['Seen', '2026-11-12T07:00:00.000Z'],
  ['Seen (UTC+8)', '2026-11-12T00:00:00.000Z'],
  ['Seen (America/New_York)', '2026-11-12T13:00:00.000Z'],
])('reads times below the head %s in its zone [ASSET-07/rows]', (head, seen) => {
  const heads = mapping.map(source => (source === 'seen' ? head : source));
  expect(validate([[ID, 'One', '', '', '2026-11-12 08:00', '']], heads)).toEqual([
    { id: ID, name: 'One', seen },
  ]);
});

it('removes invisible and full-width forms of an id, and finds it by them [ASSET-07/rows]', () => {
  const rows = [
    ['\u202assslc99000000011\u200e', 'One', '', '', '', ''],
    ['ＳＳＳＬＣ９９０００００００１１', 'Two', '', '', '', ''],
  ];
  expect(validate(rows)).toEqual([{ id: ID, name: 'One' }, ['id transfer.wrong.duplicate']]);
});

it.each([
  ['2026-11-12T10:00:00', []],
  ['2026-11-12T10:00:00+01:00', []],
  ['2026-11-12T09:00:00', ['begin']],
])('the stored time %s is compared as the site reads it [UX-14]', (begin, changed) => {
  const changes = getFieldChanges(
    { begin: '2026-11-12T09:00:00.000Z' },
    { begin },
    'Europe/Berlin',
  );
  expect(changes.map(({ source }) => source)).toEqual(changed);
});
