import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { serveMapTown } from '../support/mapConsole.ts';
import { openConsole } from '../support/openConsole.tsx';
import { watchSavedFiles } from '../support/savedFiles.ts';
import { BROKEN_LAMP_ID, GATEWAY_ID } from '../support/testTown.ts';

serveMapTown();

it('the devices selected on the map are exported as those of a list [MAP-13/act]', async () => {
  const saved = watchSavedFiles();
  const { user } = await openConsole(
    `/smartLight/map?lat=30.2&lng=120.2&zoom=17&select=add:${GATEWAY_ID},${BROKEN_LAMP_ID}`,
  );
  const bar = within(await screen.findByRole('region', { name: 'Selected devices' }));
  await user.click(await bar.findByRole('button', { name: 'Export' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export: Devices' }));
  expect(dialog.getAllByRole('radio', { name: /rows?$/u })).toHaveLength(1);
  expect(dialog.getByRole('radio', { name: '2 selected rows' })).toBeChecked();
  await user.click(dialog.getByRole('radio', { name: 'CSV' }));
  await user.click(dialog.getByRole('button', { name: 'Export' }));
  const file = await saved.file();
  expect(file.name).toMatch(/^Devices \d{4}-\d\d-\d\d \d\d-\d\d\.csv$/u);
  const [head = '', ...rows] = file.text.trimEnd().split('\r\n');
  expect(head).toMatch(/^Device name,Device ID,/u);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toContain(GATEWAY_ID);
  expect(rows[1]).toContain(BROKEN_LAMP_ID);
  expect(await screen.findByText(/saved: 2 rows/u)).toBeInTheDocument();
  // The selection stays.
  expect(await screen.findByText('2 selected')).toBeVisible();
});
