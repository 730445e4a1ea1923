import { expect, it, vi } from 'vitest';

import { createField } from '../../../../tests/support/testDescriptors.ts';
import { buildTransferColumns } from '../../cells/buildTransferColumns.ts';
import { type ExportOptions, runExport } from './runExport.ts';

it('exports selected rows in the order of the selection, whose ids are numbers or texts', async () => {
  const rows = [
    { id: 7, name: 'Lamp 7' },
    { id: '8', name: 'Lamp 8' },
  ];
  const getMany = vi.fn(() => Promise.resolve({ data: rows }));
  const options = {
    ...{ resource: 'lamps', provider: { getMany }, ids: [8, '9', '7'], filter: {} },
    columns: buildTransferColumns([createField({ kind: 'text', source: 'name' })]),
    ...{ heads: ['Name'], format: 'csv', title: 'Lamps' },
    ...{ sort: { field: 'name', order: 'ASC' }, nameOf: () => '' },
  } as unknown as ExportOptions;
  const { signal } = new AbortController();
  const exported = await runExport(options, { signal, reportProgress: () => undefined });
  expect(exported.rows).toBe(2);
  expect((await exported.content.text()).trimEnd().split('\r\n').slice(1)).toEqual([
    'Lamp 8',
    'Lamp 7',
  ]);
});
