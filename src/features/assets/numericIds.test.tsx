import '@testing-library/jest-dom/vitest';

import { QueryClient } from '@tanstack/react-query';
import {
  cleanup,
  configure,
  render,
  renderHook,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { CoreAdminContext, type RaRecord } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';

import type { ConsoleDataProvider } from '../../data/ConsoleDataProvider.ts';
import { calls } from '../../data/calls.ts';
import type { Asset } from './detail/Asset.ts';
import { BoundDevicesWarning } from './detail/relations/BoundDevicesWarning.tsx';
import { DevicePicker } from './detail/relations/DevicePicker.tsx';
import { DevicesTable } from './detail/relations/DevicesTable.tsx';
import { WhitelistTable } from './detail/relations/WhitelistTable.tsx';
import { useDeviceSearch } from './detail/relations/useDeviceSearch.ts';
import { bindingCheck } from './importing/bindingCheck.ts';
import { fetchStatusColumns, useStatusColumns } from './list/useStatusColumns.ts';

// A machine under load may take longer than a second.
configure({ asyncUtilTimeout: 15_000 });

/** A store with numeric ids; a URL, a cookie or an id list may have the id as text. */
const device = (id: unknown, rest: object = {}) =>
  ({
    ...{ id, name: `Lamp ${String(id)}`, model: 'ssslc', status: 'normal', domainId: 'road' },
    ...{ geoPoint: { lat: 30.2, lng: 120.2 }, ...rest },
  }) as Asset;
const gateway = device('1', { name: 'Gateway', model: 'ssgw' });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Returns a data provider with the same records for every request. */
const providerOf = (records: readonly object[]) => {
  const found = () => Promise.resolve({ data: records as RaRecord[], total: records.length });
  return {
    getList: found,
    getMany: found,
    getManyReference: found,
  } as unknown as ConsoleDataProvider;
};

const wrapperOf =
  (records: readonly object[]) =>
  ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter>
      <CoreAdminContext dataProvider={providerOf(records)} queryClient={new QueryClient()}>
        {children}
      </CoreAdminContext>
    </MemoryRouter>
  );

const { signal } = new AbortController();

it.each([
  ['7', 7],
  [7, '7'],
])('a device %j has the last report of %j, in its list and in a file', async (id, of) => {
  const reports = [{ id: of, power: 40 }];
  const rows = [device(id)];
  const { result } = renderHook(() => useStatusColumns(rows, 1), { wrapper: wrapperOf(reports) });
  await waitFor(() => expect(result.current[0]).toMatchObject({ 'status.power': 40 }));
  const options = { provider: providerOf(reports), sources: ['status.power'], signal };
  expect(await fetchStatusColumns(rows, options)).toMatchObject([{ id, 'status.power': 40 }]);
});

const query = { models: ['ssslc'], nearPosition: { lat: 30.2, lng: 120.2 } };

it('devices to choose from leave out a number that is given as a text', async () => {
  const { result } = renderHook(
    () => useDeviceSearch({ ...query, searchText: 'Lamp', excludedIds: ['7'] }),
    {
      wrapper: wrapperOf([device(7), device(8)]),
    },
  );
  await waitFor(() => expect(result.current.data?.map(({ id }) => id)).toEqual([8]));
});

it('a device that is chosen by the text of its number is selected in a picker', async () => {
  vi.spyOn(calls.core, 'listAssets').mockResolvedValue([device(7), device(8)] as never);
  render(
    <DevicePicker
      {...{
        label: 'Devices',
        models: query.models,
        nearAsset: gateway,
        selectedAsset: device('8'),
      }}
      onSelect={() => undefined}
    />,
    { wrapper: wrapperOf([]) },
  );
  expect(await screen.findByRole('radio', { name: /Lamp 8/u })).toBeChecked();
  expect(screen.getByRole('radio', { name: /Lamp 7/u })).not.toBeChecked();
});

it('a table of devices has what numbered devices last reported', async () => {
  render(<DevicesTable label="Devices" devices={[device('7')]} />, {
    wrapper: wrapperOf([{ id: 's', asset_id: 7, state: 'normal', brightness: 35 }]),
  });
  expect(await screen.findByRole('cell', { name: /35/u })).toBeVisible();
});

it('a whitelist names numbered devices, and their gateways', async () => {
  const bound = [device(7, { ssgwId: 1 }), device(8, { ssgwId: 2 })];
  render(<WhitelistTable gateway={gateway} ids={['7', 8] as never} canEdit />, {
    wrapper: wrapperOf(bound),
  });
  const [first, second] = await screen.findAllByRole('listitem');
  expect(await within(first!).findByText('Lamp 7')).toBeVisible();
  expect(first).toHaveTextContent('asset.whitelist.here');
  expect(second).toHaveTextContent('asset.whitelist.elsewhere');
});

it('a whitelist is empty without its only number', async () => {
  const user = userEvent.setup();
  render(<WhitelistTable gateway={gateway} ids={[7] as never} canEdit />, {
    wrapper: wrapperOf([device(7)]),
  });
  await user.click(await screen.findByRole('button'));
  expect(await screen.findByText('asset.whitelist.remove.last')).toBeVisible();
});

it('a device that a rejected whitelist has as a number is not among those that it lacks', async () => {
  render(<BoundDevicesWarning gateway={gateway} ids={['7']} />, {
    wrapper: wrapperOf([device(7), device(8)]),
  });
  expect(await screen.findByText('Lamp 8')).toBeVisible();
  expect(screen.queryByText('Lamp 7')).toBeNull();
});

it('the check of an import finds a numbered gateway, and the devices in its whitelist [ASSET-07/rows]', async () => {
  vi.spyOn(calls.core, 'getWhitelist').mockResolvedValue({ ids: [7] } as never);
  const rows = ['7', '8'].map((id, at) => ({ at, values: { id, ssgwId: '1' } }));
  const provider = providerOf([device(1, { model: 'ssgw', name: 'Gateway' })]);
  const { rejected } = await bindingCheck.check(rows as never, { provider, signal });
  expect(rejected).toMatchObject([{ at: 1, error: { error: { key: 'asset.import.notListed' } } }]);
});
