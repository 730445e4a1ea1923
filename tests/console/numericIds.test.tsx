import { screen, within } from '@testing-library/react';
import type { RaRecord } from 'react-admin';
import { expect, it } from 'vitest';

import { setUpDocumentConsole } from '../support/openDocumentConsole.tsx';

const { open, dataProvider, calls } = await setUpDocumentConsole(
  'tests/contract/documents/grid.yaml',
);

interface Substation extends RaRecord<number> {
  readonly name: string;
  readonly wardId?: number;
}

/** The first substations of the list. */
const firstRows = async () =>
  (
    await dataProvider.getList<Substation>('substations', {
      pagination: { page: 1, perPage: 15 },
      sort: { field: 'name', order: 'ASC' },
      filter: {},
    })
  ).data;

async function withWard() {
  const record = (await firstRows()).find(({ wardId }) => wardId !== undefined)!;
  const { data } = await dataProvider.getOne<RaRecord & { readonly name: string }>('wards', {
    id: record.wardId!,
  });
  return { record, ward: data };
}

it('opens a record by its URL, and names the record that it refers to', async () => {
  const { record, ward } = await withWard();
  await open(`/data/substations/${record.id}/show`);
  expect(await screen.findByRole('heading', { level: 1, name: record.name })).toBeVisible();
  expect(await screen.findByText(ward.name)).toBeVisible();
});

it('filters by a reference from a URL, and names it on its chip and in its rows', async () => {
  const { record, ward } = await withWard();
  const filter = encodeURIComponent(JSON.stringify({ wardId: { inq: [`${ward.id}`] } }));
  await open(`/data/substations?filter=${filter}`);
  const row = (await screen.findByText(record.name, { selector: 'tr *' })).closest('tr')!;
  expect(await within(row).findByText(ward.name)).toBeVisible();
  expect(await screen.findByRole('button', { name: new RegExp(ward.name) })).toBeVisible();
  expect(screen.queryByText(/does not exist/)).toBeNull();
});

it('acts on the selected rows, and on all that match, by their ids [UX-03]', async () => {
  const rows = await firstRows();
  const user = await open('/data/substations');
  for (const { name } of rows.slice(0, 2))
    await user.click((await screen.findAllByRole('checkbox', { name: `Select ${name}` }))[0]!);
  for (const { name } of rows.slice(0, 2))
    expect(screen.getAllByRole('checkbox', { name: `Select ${name}` })[0]).toBeChecked();
  const bar = () => within(screen.getByRole('region', { name: 'Selected rows' }));
  expect(bar().getByRole('status')).toHaveTextContent(/^2 selected/);
  await user.click(bar().getByRole('button', { name: 'Delete substation' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(await dialog.findByRole('button', { name: /^Delete.* 2 / }));
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  const deleted = calls().filter(call => call.startsWith('DELETE'));
  const expected = rows.slice(0, 2).map(({ id }) => `DELETE /api/grid/substations/${id}`);
  expect(deleted.toSorted()).toEqual(expected.toSorted());

  await user.click(
    (await screen.findAllByRole('checkbox', { name: `Select ${rows[2]!.name}` }))[0]!,
  );
  await user.click(await bar().findByRole('button', { name: 'Select all 66 that match' }));
  expect(bar().getByRole('status')).toHaveTextContent(/^66 selected|^All 66/);
});
