import { expect, it } from 'vitest';

import { createField } from '../../../tests/support/testDescriptors.ts';
import { formatCell } from './Cell.ts';
import { guessMapping } from './guessMapping.ts';
import { readCell } from './readCell.ts';
import { formatColumnHeads, buildTransferColumns } from './buildTransferColumns.ts';
import { writeCell } from './writeCell.ts';

const seen = createField({ kind: 'dateTime', source: 'seen', label: { en: 'Seen', zh: '上报' } });
const labels = {
  ...{ text: ({ en }: { en: string }) => en, yes: 'Yes', no: 'No' },
  nameOf: (_: string, id: string) => id,
};

it.each([
  ['Europe/Berlin', '2026-10-25T00:30:00.000Z', '2026-10-25 02:30:00 +02:00'],
  ['Europe/Berlin', '2026-10-25T01:30:00.000Z', '2026-10-25 02:30:00 +01:00'],
  ['Europe/Berlin', '2026-10-25T02:30:00.000Z', '2026-10-25 03:30:00'],
  ['Europe/Berlin', '2026-03-29T01:00:00.000Z', '2026-03-29 03:00:00'],
  ['Asia/Shanghai', '2026-10-25T01:30:00.000Z', '2026-10-25 09:30:00'],
])('in %s a file has %s as %s, and reads it back', (zone, instant, cell) => {
  expect(formatCell(writeCell(seen, instant, { ...labels, zone }))).toBe(cell);
  expect(readCell(seen, cell, { zone, findRecordId: () => undefined })).toEqual({ value: instant });
});

const read = (kind: 'date' | 'dateTime' | 'time', cell: string, zone = 'Asia/Shanghai') =>
  readCell(createField({ kind }), cell, { zone, findRecordId: () => undefined });

it.each([
  ['2026-11-12 2:30 PM', '2026-11-12T06:30:00.000Z'],
  ['2026-11-12 12:00 AM', '2026-11-11T16:00:00.000Z'],
  ['2026-11-12 下午2:30', '2026-11-12T06:30:00.000Z'],
  ['2026-11-12 08:00:00 UTC', '2026-11-12T08:00:00.000Z'],
  ['2026-11-12 08:00 UTC+5:45', '2026-11-12T02:15:00.000Z'],
  ['2026-11-12 08:00 -0330', '2026-11-12T11:30:00.000Z'],
  ['2026-11-12T08:00:00.5Z', '2026-11-12T08:00:00.5Z'],
  ['\u200e2026-11-12\u202a 08:00', '2026-11-12T00:00:00.000Z'],
  ['12.11.2026 08:00', '2026-11-12T00:00:00.000Z'],
  ['12.11.2026', '2026-11-11T16:00:00.000Z'],
])('reads the whole of the time %j [ASSET-07/rows]', (cell, value) => {
  expect(read('dateTime', cell)).toEqual({ value });
});

it.each([
  ...['2026-11-12 08:00 EST', '2026-11-12 08:00 or later', '2026-11-12 13:00 PM', '31.02.2026'],
  ...['2026-11-12 AM 8:00 PM', '11/12/2026 08:00', '2026-11-12 08:00 +15:00'],
])('rejects %j, of which it could read a part only [ASSET-07/rows]', cell => {
  const error = { key: 'transfer.wrong.dateTime', args: { cell } };
  expect(read('dateTime', cell)).toEqual({ error });
});

it('reads a skipped hour as an error and a doubled one as the first, as the form does [ASSET-07/rows]', () => {
  const berlin = (cell: string) => read('dateTime', cell, 'Europe/Berlin');
  expect(berlin('2026-03-29 02:30')).toEqual({ error: { key: 'form.time.skipped' } });
  expect(berlin('2026-10-25 02:30')).toEqual({ value: '2026-10-25T00:30:00.000Z' });
});

it('reads a time of day of 12 hours and a date with the day first [ASSET-07/rows]', () => {
  const cells = ['2:30 PM', '12:15:30 am', '8:04', '23:59:59'];
  const values = cells.map(cell => read('time', cell).value);
  expect(values).toEqual(['14:30', '00:15:30', '08:04', '23:59:59']);
  expect(read('date', '18.05.2024')).toEqual({ value: '2024-05-18' });
  expect(read('date', '2024-05-18Tnoon')).toHaveProperty('error');
  expect(read('time', '2:30 or so')).toHaveProperty('error');
});

it.each(['UTC+8', 'UTC+5:45', 'Europe/Berlin', 'America/Argentina/Buenos_Aires'])(
  'names %s at the head of its times, and an import recognizes that head',
  zone => {
    const columns = buildTransferColumns([seen, createField({ kind: 'text', source: 'name' })]);
    const heads = formatColumnHeads(columns, ({ en }) => en, zone);
    expect(heads[0]).toBe(`Seen (${zone})`);
    expect(guessMapping(heads, columns)).toEqual(['seen', 'name']);
    expect(guessMapping(['Other (UTC+8)'], columns)).toEqual([undefined]);
  },
);
