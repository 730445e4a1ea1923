import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { serveMapTown } from '../support/mapConsole.ts';
import { openConsole } from '../support/openConsole.tsx';
import { BROKEN_LAMP_ID, LAMP_ID } from '../support/testTown.ts';

serveMapTown();

it('the print of the map has its filter, its legend, and the selected devices, also those that are not in view', async () => {
  vi.stubGlobal('print', vi.fn());
  const { user } = await openConsole(
    `/smartLight/map?lat=31&lng=121&zoom=17&states=normal,fault&select=add:${LAMP_ID},${BROKEN_LAMP_ID}`,
  );
  expect(await screen.findByText('2 selected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Print the map' }));
  expect(await screen.findByText('Shown: Normal, Fault')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: '2 selected devices' })).toBeInTheDocument();
  await screen.findByRole('cell', { name: LAMP_ID });
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.slice(1).map(row => row.textContent)).toEqual([
    expect.stringContaining(BROKEN_LAMP_ID),
    expect.stringContaining(LAMP_ID),
  ]);
});

it('the print of the browser has the same sheet, until it is over', async () => {
  await openConsole(`/smartLight/map?lat=31&lng=121&zoom=17&select=add:${LAMP_ID}`);
  expect(await screen.findByText('1 selected')).toBeVisible();
  // The browser prints what is there when its listeners have returned.
  window.dispatchEvent(new Event('beforeprint'));
  expect(screen.getByRole('heading', { name: '1 selected device' })).toBeInTheDocument();
  // The states of the map and of its legend have their colours.
  expect(document.documentElement.dataset).toMatchObject({ theme: 'light', print: 'color' });
  act(() => void fireEvent(window, new Event('afterprint')));
  expect(screen.queryByRole('heading', { name: '1 selected device' })).toBeNull();
  expect(document.documentElement.dataset['print']).toBeUndefined();
});
