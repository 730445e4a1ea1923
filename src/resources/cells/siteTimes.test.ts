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
])('in %s a file has %s as %s, and reads it back [UX-14/files]', (zone, instant, cell) => {
  expect(formatCell(writeCell(seen, instant, { ...labels, zone }))).toBe(cell);
  expect(readCell(seen, cell, { zone, findRecordId: () => undefined })).toEqual({ value: instant });
});

it.each(['UTC+8', 'UTC+5:45', 'Europe/Berlin', 'America/Argentina/Buenos_Aires'])(
  'names %s at the head of its times, and an import recognizes that head [UX-14/files]',
  zone => {
    const columns = buildTransferColumns([seen, createField({ kind: 'text', source: 'name' })]);
    const heads = formatColumnHeads(columns, ({ en }) => en, zone);
    expect(heads[0]).toBe(`Seen (${zone})`);
    expect(guessMapping(heads, columns)).toEqual(['seen', 'name']);
    expect(guessMapping(['Other (UTC+8)'], columns)).toEqual([undefined]);
  },
);
