import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

import type { Row } from '../../mocks/platform/Store.ts';
import { openConsole } from '../support/openConsole.tsx';
import { townRows } from '../support/testTown.ts';
import { serveTestTown } from '../support/townConsole.ts';

const WEST_ROAD = { lat: 30.21, lng: 120.19 };
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

/** Opens the map of a form, and sets the position at its center. */
async function pickCenter(user: User, form: HTMLElement): Promise<object> {
  await user.click(within(form).getByRole('button', { name: 'Pick on the map' }));
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

it('a new domain is placed near its parent: the map of its form starts there', async () => {
  const { user, dialog } = await openAddDialog('west-road');
  expect(await pickCenter(user, dialog)).toEqual(WEST_ROAD);
});

it('the map of a device without a position starts at its domain', async () => {
  const { user } = await openConsole(`/data/assets/${DEVICE}`);
  await screen.findByRole('button', { name: 'Pick on the map' });
  expect(await pickCenter(user, screen.getByRole('main'))).toEqual(WEST_ROAD);
});

it('a domain without a position leaves the map at the site', async () => {
  const { user, dialog } = await openAddDialog('east-road');
  expect(await pickCenter(user, dialog)).not.toEqual(WEST_ROAD);
});
