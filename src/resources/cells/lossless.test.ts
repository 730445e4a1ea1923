import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createField } from '../../../tests/support/testDescriptors.ts';
import type { FieldDescriptor, FieldKind } from '../../schema/field.ts';
import { createCsvWriter } from '../transfer/table/createCsvWriter.ts';
import { readTable } from '../transfer/table/readTable.ts';
import type { TableWriter } from '../transfer/table/TableWriter.ts';
import { createXlsxWriter } from '../transfer/table/createXlsxWriter.ts';
import { readRecordRow } from './readRecordRow.ts';
import { getValueAtPath } from './buildRowCells.ts';
import { buildTransferColumns } from './buildTransferColumns.ts';
import { writeCell } from './writeCell.ts';

const byteJoin = (parts: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

/**
 * Texts that break naive writers: formulas, separators, quotes, line breaks, apostrophes, characters that XML cannot
 * contain.
 */
const nasty = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1 }),
  fc.string({
    unit: fc.constantFrom(...Array.from('=+-@\'",;\t\r\n ＝灯a1_x0041_[]{}<>&')),
    minLength: 1,
    maxLength: 12,
  }),
);
const count = fc.double({ noNaN: true, noDefaultInfinity: true }).map(one => one + 0);
const instant = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map(one => one.toISOString());
const choices = [
  { value: 'on', label: { en: 'On; always', zh: '开' } },
  { value: '=off', label: { en: 'On', zh: '关' } },
  { value: '2', label: { en: 'Two', zh: '二' } },
];
/** As sent by a platform: JSON has no -0. */
const json = fc
  .jsonValue({ maxDepth: 2 })
  .map(one => JSON.parse(JSON.stringify(one)) as unknown)
  .filter(one => one !== null && !hasHostile(one));
const hasHostile = (value: unknown): boolean =>
  /"(__proto__|constructor|prototype)":/u.test(JSON.stringify(value));

/** A field of every kind, with an arbitrary of its values. */
const generated: {
  readonly [Kind in FieldKind]: readonly [Partial<FieldDescriptor>, fc.Arbitrary<unknown>];
} = {
  text: [{}, nasty],
  multiline: [{}, nasty],
  password: [{}, fc.constant(undefined)],
  email: [{}, fc.constantFrom('a@b.cn', '+a@b.cn', '=1@b.cn')],
  url: [{}, fc.webUrl()],
  integer: [{}, fc.integer()],
  number: [{}, count],
  duration: [{ unit: 's' }, fc.nat()],
  boolean: [{}, fc.boolean()],
  date: [{}, instant.map(one => one.slice(0, 10))],
  dateTime: [{}, instant],
  time: [{}, instant.map(one => one.slice(11, 19))],
  color: [{}, fc.constantFrom('#0b6675', '#000000')],
  file: [{}, fc.constant(undefined)],
  geoPoint: [
    {},
    fc.record({
      lat: fc.double({ min: -90, max: 90, noNaN: true }).map(one => one + 0),
      lng: fc.double({ min: -180, max: 180, noNaN: true }).map(one => one + 0),
    }),
  ],
  enum: [{ choices }, fc.constantFrom('on', '=off', '2')],
  enumList: [{ choices }, fc.uniqueArray(fc.constantFrom('on', '=off', '2'))],
  reference: [{ reference: 'lamps' }, fc.uuid()],
  referenceList: [{ reference: 'lamps' }, fc.array(fc.uuid())],
  object: [
    {
      fields: [
        createField({ kind: 'text', source: 'a' }),
        createField({
          kind: 'object',
          source: 'b',
          fields: [createField({ kind: 'integer', source: 'c' })],
        }),
      ],
    },
    fc.record({ a: nasty, b: fc.record({ c: fc.integer() }) }),
  ],
  list: [{ item: createField({ kind: 'text' }) }, fc.array(nasty)],
  oneOf: [
    {
      discriminator: 'is',
      options: [
        {
          value: 'x',
          label: { en: 'X', zh: 'X' },
          fields: [createField({ kind: 'text', source: 'name' })],
        },
      ],
    },
    fc.record({ is: fc.constant('x'), name: nasty }),
  ],
  unknown: [{ description: 'anything' }, json],
};

const kinds = Object.keys(generated) as FieldKind[];
const fields = kinds.map(kind =>
  createField({ ...generated[kind][0], kind, source: kind } as never),
);
const rows = fc.array(
  fc.record(
    Object.fromEntries(
      kinds.map(kind => [kind, fc.option(generated[kind][1], { nil: undefined })]),
    ),
  ),
  { minLength: 1, maxLength: 6 },
);

const writers: Readonly<Record<string, () => TableWriter>> = {
  csv: createCsvWriter,
  xlsx: () => createXlsxWriter({ sheet: 'Lamps' }),
};

describe.each(Object.keys(writers))('rows of every kind of field as %s', format => {
  it('import back as they were exported', () => {
    const columns = buildTransferColumns(fields);
    fc.assert(
      fc.property(rows, records => {
        const writer = writers[format]!();
        writer.add([['#', ...columns.map(({ name }) => name)]]);
        writer.add(
          records.map((row, at) => [
            at,
            ...columns.map(column => writeCell(column.field, getValueAtPath(row, column.path))),
          ]),
        );
        const table = readTable(byteJoin(writer.end()));
        const back = table.rows.slice(1).map(cells => {
          const { values, errors } = readRecordRow(fields, {
            getCell: name => {
              const at = columns.findIndex(column => column.name === name);
              return at < 0 ? undefined : (cells[at + 1] ?? '');
            },
            findRecordId: (_, written) => written,
            isPartial: false,
            clears: false,
          });
          expect(errors).toEqual([]);
          return values;
        });
        expect(back).toEqual(records.map(present));
      }),
    );
  });
});

/** A row without empty values. */
const present = (row: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined));
