import { expect, it } from 'vitest';

import { createField } from '../../../../tests/support/testDescriptors.ts';
import { buildTransferColumns } from '../../cells/buildTransferColumns.ts';
import { getFieldChanges } from './getFieldChanges.ts';
import { createRowValidator } from './createRowValidator.ts';
import { findDecimalCommaColumns } from './findDecimalCommaColumns.ts';

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
function validate(rows: readonly (readonly string[])[], heads: readonly string[] = mapping) {
  const decimalCommaColumns = findDecimalCommaColumns([heads, ...rows], settings);
  const validateRow = createRowValidator({ ...settings, heads, decimalCommaColumns });
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

it.each([
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
])('reads the decimal commas of a column: %j [ASSET-07/rows]', (cells, powers) => {
  const results = validate(cells.map((power, at) => [`${ID}${at}`, `L${at}`, power, '', '', '']));
  const read = results.map(result =>
    Array.isArray(result) ? result[0] : result && result['power'],
  );
  expect(read).toEqual(powers);
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
