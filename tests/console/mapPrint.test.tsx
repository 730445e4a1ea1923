import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { expect, it, vi } from 'vitest';

import { DEVICE_VIEW, serveMapTown } from '../support/mapConsole.ts';
import { openConsole, platform } from '../support/openConsole.tsx';
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
  await waitFor(() => {
    // The browser prints what is there when its listeners have returned.
    window.dispatchEvent(new Event('beforeprint'));
    expect(screen.getByRole('heading', { name: '1 selected device' })).toBeInTheDocument();
  });
  // The states of the map and of its legend have their colours.
  expect(document.documentElement.dataset).toMatchObject({ theme: 'light', print: 'color' });
  act(() => void fireEvent(window, new Event('afterprint')));
  expect(screen.queryByRole('heading', { name: '1 selected device' })).toBeNull();
  expect(document.documentElement.dataset['print']).toBeUndefined();
});

it('the legend of the print has the colours of lamps and the types of the devices in view', async () => {
  await openConsole(DEVICE_VIEW);
  expect(await screen.findByText('9 in view, faults 1, offline 1')).toBeInTheDocument();
  window.dispatchEvent(new Event('beforeprint'));
  const sheet = document.querySelector<HTMLElement>('.map-print')!;
  expect(within(sheet).getByText('Dimmed')).toBeInTheDocument();
  const models = within(within(sheet).getByRole('list', { name: 'Device types' }));
  expect(models.getAllByRole('listitem').map(({ textContent }) => textContent)).toContainEqual(
    expect.stringMatching(/^Camera.* 1$/u),
  );
  act(() => void fireEvent(window, new Event('afterprint')));
});

it('the print has the selected device and the counts of the legend also where the view has groups alone', async () => {
  const states = { normal: 40, fault: 0, offline: 0, unknown: 0 };
  const group = {
    geoPoint: { lat: 30.2, lng: 120.2 },
    ...{ states, models: { ssslc: 39, sscam: 1 }, lamps: { lit: 30, dark: 7 } },
    box: [120.19, 30.19, 120.21, 30.21],
  };
  platform.use(
    http.get('*/api/core/assets/markers', () => HttpResponse.json({ total: 40, markers: [group] })),
  );
  await openConsole(`${DEVICE_VIEW}&id=${LAMP_ID}`);
  expect(await screen.findByRole('region', { name: 'SSSLC设备1' })).toBeVisible();
  expect(await screen.findByText(/^40 in view/u)).toBeInTheDocument();
  window.dispatchEvent(new Event('beforeprint'));
  const sheet = within(document.querySelector<HTMLElement>('.map-print')!);
  expect(sheet.getByRole('cell', { name: LAMP_ID })).toBeInTheDocument();
  expect(sheet.getByText('Lamps: 30 lit, 7 dark')).toBeInTheDocument();
  const models = within(sheet.getByRole('list', { name: 'Device types' }));
  expect(models.getAllByRole('listitem')).toHaveLength(2);
  act(() => void fireEvent(window, new Event('afterprint')));
});
