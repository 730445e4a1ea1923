import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { Row } from '../../mocks/platform/Store.ts';
import { findList, readNames, serveMapTown } from '../support/mapConsole.ts';
import { getQueryJson, getReceivedCalls, openConsole } from '../support/openConsole.tsx';
import { BROKEN_LAMP_ID, LAMP_ID, townRows, UNKNOWN_DEVICE_ID } from '../support/testTown.ts';

const POSITIONLESS_IDS: readonly unknown[] = [LAMP_ID, BROKEN_LAMP_ID, UNKNOWN_DEVICE_ID];

/** Three devices of the town have no position: it is null, or absent. */
const assets = (townRows.assets ?? []).map((asset): Row => {
  if (!POSITIONLESS_IDS.includes(asset.id)) return asset;
  return { ...asset, geoPoint: asset.id === LAMP_ID ? null : undefined };
});

serveMapTown({ assets });

it('the map counts the devices without a position, links to the list of them, and shows the others', async () => {
  const { user } = await openConsole('/smartLight/map?lat=30.2&lng=120.2&zoom=17');
  const list = await findList();
  await waitFor(() => expect(readNames(list)).toHaveLength(6));
  expect(readNames(list)).not.toContain('SSSLC设备1');
  await user.click(await screen.findByRole('link', { name: '3 without a position' }));
  for (const name of ['SSSLC设备1', 'SSSLC设备2', 'UNKNO设备1'])
    expect(await screen.findByRole('row', { name: new RegExp(name, 'u') })).toBeVisible();
  expect(screen.getByText(/^3 results/u)).toBeVisible();
  expect(screen.getByText(/^Position/u)).toBeVisible();
});

it('the map has no device without a position at 0, 0', async () => {
  await openConsole('/smartLight/map?lat=0&lng=0&zoom=17');
  expect(await screen.findByText('No device is in view. Zoom out, or search.')).toBeVisible();
  expect(await screen.findByRole('link', { name: '3 without a position' })).toBeVisible();
});

it('the count of devices without a position follows the legend, also where domains are shown', async () => {
  const { user } = await openConsole('/smartLight/map?lat=30.2&lng=120.2&zoom=11&states=fault');
  const link = await screen.findByRole('link', { name: '1 without a position' });
  // Domains count all of their devices.
  const list = await findList();
  expect(await list.findByRole('button', { name: /西泽区.*1 device, faults: 1/u })).toBeVisible();
  await user.click(link);
  expect(await screen.findByRole('row', { name: /SSSLC设备2/u })).toBeVisible();
  const { where } = getQueryJson(
    getReceivedCalls('GET /api/core/assets').at(-1)!.query,
    'filter',
  ) as { where: unknown };
  expect(where).toEqual({ and: [{ status: { inq: ['fault'] } }, { geoPoint: null }] });
});

it('a linked device without a position is named, with links to its page and back to the map [MAP-09]', async () => {
  const { user } = await openConsole(`/smartLight/map?id=${LAMP_ID}&model=ssslc`);
  const message = await screen.findByText(
    'Device SSSLC设备1 has no position. The map cannot show it.',
  );
  expect(screen.getByRole('link', { name: 'Open device' })).toHaveAttribute(
    'href',
    `/smartLight/list/ssslc/${LAMP_ID}/show`,
  );
  await user.click(screen.getByRole('button', { name: 'Show the map' }));
  await waitFor(() => expect(message).not.toBeInTheDocument());
  expect(new URLSearchParams(location.search).has('id')).toBe(false);
});
