import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

import type { Row } from '../../mocks/platform/Store.ts';
import { getReceivedCalls, openConsole } from '../support/openConsole.tsx';
import { BROKEN_LAMP_ID, townRows } from '../support/testTown.ts';
import { serveTestTown } from '../support/townConsole.ts';

/** Where the other domains and devices of the town are. */
const TOWN = { lat: 30.2, lng: 120.2 };
const WEST_ROAD = { lat: 30.21, lng: 120.19 };
const SEARCH = { name: 'Find a domain, a device, an ID or a position' };
const DEVICE = 'SSSLC00000000009';

const move = (rows: readonly Row[] = [], positions: Readonly<Record<string, object | null>>) =>
  rows.map(row => {
    const id = String(row.id);
    return id in positions ? { ...row, geoPoint: positions[id] } : row;
  });

beforeEach(() => {
  const [device] = (townRows.assets ?? []).filter(({ model }) => model === 'ssslc');
  serveTestTown({
    domains: move(townRows.domains, { 'west-road': WEST_ROAD, 'east-road': null }),
    assets: [
      ...(townRows.assets ?? []),
      { ...device, id: DEVICE, domainId: 'west-road', geoPoint: null },
    ],
  });
});

type User = Awaited<ReturnType<typeof openConsole>>['user'];

const openMap = (user: User, form: HTMLElement) =>
  user.click(within(form).getByRole('button', { name: 'Pick on the map' }));

/** Sets the position of a form at the center of its map. */
async function pickCenter(user: User, form: HTMLElement): Promise<object> {
  const map = await within(form).findByRole('application');
  const read = (name: RegExp) =>
    within(form).getByRole<HTMLInputElement>('textbox', { name }).value;
  await waitFor(async () => {
    map.focus();
    await user.keyboard('{Enter}');
    expect(read(/^Latitude/u)).not.toBe('');
  });
  return { lat: Number(read(/^Latitude/u)), lng: Number(read(/^Longitude/u)) };
}

async function openAddDialog(parentId: string) {
  const filter = JSON.stringify({ parentId: { inq: [parentId] } });
  const { user } = await openConsole(`/domainManage/domainEdit/list?filter=${filter}`);
  await user.click(await screen.findByRole('button', { name: 'Add domain' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add domain' });
  await waitFor(() =>
    expect(within(dialog).getByRole('combobox', { name: /Parent domain/u })).not.toHaveValue(''),
  );
  return { user, dialog };
}

/** Opens the form of the device, whose map starts at its domain. */
async function openDeviceMap() {
  const { user } = await openConsole(`/data/assets/${DEVICE}`);
  await screen.findByRole('button', { name: 'Pick on the map' });
  const form = screen.getByRole('main');
  await openMap(user, form);
  const box = await within(form).findByRole('combobox', SEARCH);
  return { user, form, box };
}

it('a new domain is placed near its parent: the map of its form starts there', async () => {
  const { user, dialog } = await openAddDialog('west-road');
  await openMap(user, dialog);
  expect(await pickCenter(user, dialog)).toEqual(WEST_ROAD);
});

it('the map of a device without a position starts at its domain', async () => {
  const { user, form } = await openDeviceMap();
  expect(await pickCenter(user, form)).toEqual(WEST_ROAD);
});

it('a domain without a position leaves the map at the site', async () => {
  const { user, dialog } = await openAddDialog('east-road');
  await openMap(user, dialog);
  expect(await pickCenter(user, dialog)).not.toEqual(WEST_ROAD);
});

describe('the search of the map of a form', () => {
  it('shows a domain by its name, with the keyboard alone, and does not save the form [MAP-06/domains]', async () => {
    const { user, form, box } = await openDeviceMap();
    await user.type(box, '望湖路1段');
    await within(form).findByRole('option', { name: /^望湖路1段/u });
    await user.keyboard('{Enter}');
    expect(box).toHaveValue('');
    expect(await pickCenter(user, form)).toEqual(TOWN);
    await user.type(box, 'nothing at all{Enter}');
    expect(await within(form).findByText('Nothing matches "nothing at all"')).toBeVisible();
    expect(getReceivedCalls(`PATCH /api/core/assets/${DEVICE}`)).toEqual([]);
  });

  it('shows a device by its id, and offers none without a position [MAP-06/devices]', async () => {
    const { user, form, box } = await openDeviceMap();
    await user.type(box, DEVICE.toLowerCase());
    const hit = await within(form).findByRole('option', { name: /no position/u });
    expect(hit).toHaveAttribute('aria-disabled', 'true');
    await user.clear(box);
    await user.type(box, BROKEN_LAMP_ID.toLowerCase());
    await user.click(await within(form).findByRole('option', { name: /SSSLC设备2/u }));
    expect(await pickCenter(user, form)).toEqual(TOWN);
  });

  it('offers a recent position, and no recent device, which may have been moved [MAP-06/place]', async () => {
    const { user, form, box } = await openDeviceMap();
    await user.type(box, BROKEN_LAMP_ID);
    await user.click(await within(form).findByRole('option', { name: /SSSLC设备2/u }));
    await user.click(box);
    await user.paste('31.25, 121.15');
    await user.click(await within(form).findByRole('option', { name: '31.25, 121.15' }));
    await user.click(box);
    expect(await within(form).findByText('Recent')).toBeVisible();
    const names = within(form)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['31.25, 121.15']);
  });

  it('picks a position that is pasted [MAP-06/place]', async () => {
    const { user, form, box } = await openDeviceMap();
    await user.click(box);
    await user.paste('31.25, 121.15');
    await user.click(await within(form).findByRole('option', { name: '31.25, 121.15' }));
    expect(within(form).getByRole('textbox', { name: /^Latitude/u })).toHaveValue('31.25');
    expect(within(form).getByRole('textbox', { name: /^Longitude/u })).toHaveValue('121.15');
    expect(await pickCenter(user, form)).toEqual({ lat: 31.25, lng: 121.15 });
  });

  it('closes its hints when the focus leaves them, not for their pages [MAP-06/hints]', async () => {
    const { user, form, box } = await openDeviceMap();
    await user.type(box, '设备');
    await waitFor(() => expect(within(form).getAllByRole('option')).toHaveLength(7));
    await user.click(within(form).getByRole('button', { name: 'More results' }));
    await waitFor(() => expect(within(form).getAllByRole('option').length).toBeLessThan(7));
    expect(within(form).getByRole('button', { name: 'More results' })).toHaveFocus();
    within(form).getByRole('application').focus();
    await waitFor(() => expect(within(form).queryByRole('option')).toBeNull());
    expect(box).toHaveValue('设备');
  });
});
