import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { mockResponse } from '../../mocks/hosts/mockResponse.ts';
import { session } from '../../src/api/session.ts';
import {
  muteConsoleError,
  getQueryJson,
  openConsole,
  platform,
  getReceivedCalls,
  findRow,
} from '../support/openConsole.tsx';

// One of every model stands in a city of this size, and several light controllers.
beforeEach(() => platform.setCitySize({ users: 40, assets: 60 }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

interface Asset {
  readonly id: string;
  readonly name: string;
}

/** Devices of a model that respond, as the platform has them. */
async function devicesOf(model: string): Promise<readonly Asset[]> {
  const { id: token } = await platform.signIn('admin');
  const where = { model, status: 'normal', id: { regexp: '/\\d$/' } };
  const filter = encodeURIComponent(JSON.stringify({ where, limit: 3 }));
  const request = new Request(`http://localhost/api/core/assets?filter=${filter}`, {
    headers: { authorization: token },
  });
  return (await (await platform.handleRequest(request)).json()) as Asset[];
}

const digest = '9f86d081884c7d659a2feaa0c55ad015';
const url = (n: number) => `/api/storage/upgrade/5f1e0000000000000003000${n}/content`;
const aPackage = (n: number, version: string, model: 'ssslc' | 'ssgw' = 'ssslc') => ({
  id: `5f1e0000000000000003000${n}`,
  ...{ name: `Firmware ${version}`, type: 'firmware' as const, model, version, digest },
  ...{ file: `x/${version}.bin`, size: 4096, url: url(n), createTime: '2026-11-02T03:12:45.000Z' },
});

const upgrade = {
  id: '5f1e0000000000000000f001',
  ...{ asset_id: 'SSSLC00000000001', asset_name: 'Lamp 1', model: 'ssslc' as const },
  ...{ packageName: 'Firmware 2.5.0', packageType: 'firmware' as const, packageUrl: url(1) },
  ...{ state: 'downloading' as const, progress: 42, by: 'admin' },
  ...{ begin_time: '2026-11-11T21:52:31.000Z', update_time: '2026-11-11T21:54:31.000Z' },
};

const starts = () =>
  getReceivedCalls()
    .filter(({ call }) => call.endsWith('device-task:upgrade-task-start'))
    .map(({ call, text }) => ({ call, body: JSON.parse(text) as Record<string, unknown> }));

it('upgrades a device with a package of the list, at once or at a time, after a question [DEVICE-05]', async () => {
  const [lamp] = await devicesOf('ssslc');
  platform.use(mockResponse('listPackages', 200, [aPackage(1, '2.4.9'), aPackage(2, '2.4.10')]));
  platform.use(mockResponse('startUpgrade', 200, upgrade));
  const { user } = await openConsole(`/data/assets/${lamp!.id}/show?tab=firmware`);
  await user.click(await screen.findByRole('button', { name: 'Upgrade…' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Upgrade ${lamp!.name}?` }));
  // Newer versions first, by their numbers.
  const radios = await dialog.findAllByRole('radio');
  expect(radios.map(radio => radio.closest('label')?.textContent)).toEqual([
    expect.stringMatching(/^Firmware 2\.4\.10 Newest/u),
    expect.stringMatching(/^Firmware 2\.4\.9 /u),
  ]);
  const packageRequest = getReceivedCalls('GET /api/storage/upgrade').at(-1);
  expect(getQueryJson(packageRequest!.query, 'filter')).toMatchObject({
    where: { model: { inq: ['ssslc'] } },
  });
  const confirm = dialog.getByRole('button', { name: 'Upgrade the device' });
  expect(confirm).toHaveAttribute('aria-disabled', 'true');
  await user.click(radios[0]!);
  expect(dialog.getByText(/restarts during the upgrade/u)).toBeVisible();

  await user.click(dialog.getByRole('button', { name: 'At a time' }));
  const moment = await dialog.findByLabelText('Scheduled for');
  await user.click(moment);
  await user.paste('2020-01-01 02:00:00');
  expect(await dialog.findByText('This time has passed.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Now' }));
  expect(starts()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Upgrade the device' }));
  await waitFor(() => expect(starts()).toHaveLength(1));
  const { token } = starts()[0]!.body;
  expect(token).toBe(session.token());
  expect(starts()).toEqual([
    {
      call: `POST /api/core/assets/${lamp!.id}/action/device-task:upgrade-task-start`,
      body: {
        ...{ token, packageUrl: url(2), packageType: 'firmware', digest },
        packageName: 'Firmware 2.4.10',
      },
    },
  ]);
});

it('plans an upgrade for a moment on the clocks of the site [DEVICE-05/execTime]', async () => {
  const [lamp] = await devicesOf('ssslc');
  platform.use(mockResponse('listPackages', 200, [aPackage(1, '2.5.0')]));
  platform.use(mockResponse('startUpgrade', 200, upgrade));
  const { user } = await openConsole(`/data/assets/${lamp!.id}/show?tab=firmware`);
  await user.click(await screen.findByRole('button', { name: 'Upgrade…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('radio'));
  await user.click(dialog.getByRole('button', { name: 'At a time' }));
  await user.click(await dialog.findByLabelText('Scheduled for'));
  await user.paste('2099-01-01 02:00:00');
  await user.click(dialog.getByRole('button', { name: 'Plan the upgrade' }));
  await waitFor(() => expect(starts()[0]?.body['execTime']).toBe('2098-12-31T18:00:00.000Z'));
});

it('offers no firmware where there can be none [DEVICE-05/models]', async () => {
  const [camera] = await devicesOf('sscam');
  await openConsole(`/data/assets/${camera!.id}/show?tab=firmware`);
  const tabs = within(await screen.findByRole('tablist'));
  expect(await tabs.findByRole('tab', { name: 'Camera' })).toBeVisible();
  expect(tabs.queryByRole('tab', { name: 'Firmware' })).not.toBeInTheDocument();
});

it('upgrades many devices, those of the type of the package only, and shows what became of each [DEVICE-05] [DEVICE-07/upgrade]', async () => {
  const [one, other] = await devicesOf('ssslc');
  const [gateway] = await devicesOf('ssgw');
  const ids = [one, other, gateway].map(device => device!.id);
  platform.use(
    mockResponse('listPackages', 200, [aPackage(1, '2.5.0'), aPackage(2, '3.0.0', 'ssgw')]),
  );
  const runs = (device: Asset | undefined, firmware: string) => ({
    ...{ id: device!.id, asset_id: device!.id, asset_name: device!.name, domain_id: 'd', firmware },
    ...{ model: 'ssslc' as const, state: 'normal' as const, online: true },
    update_time: '2026-11-11T12:05:00.000Z',
  });
  platform.use(mockResponse('listStatuses', 200, [runs(one, '2.4.0'), runs(other, '2.5.0')]));
  const filter = encodeURIComponent(JSON.stringify({ id: { inq: ids } }));
  const { user } = await openConsole(`/data/assets?filter=${filter}`);
  for (const device of [one, other, gateway])
    await user.click(await screen.findByRole('checkbox', { name: `Select ${device!.name}` }));
  const bar = within(screen.getByRole('region', { name: 'Selected rows' }));
  await user.click(bar.getByRole('button', { name: 'Upgrade' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Upgrade 3 devices?' }));
  await user.click(await dialog.findByRole('radio', { name: /2\.5\.0/u }));
  expect(dialog.getByText('The package does not fit these; they are skipped.')).toBeVisible();
  // Devices with this version are skipped, unless reinstalling is chosen.
  expect(await dialog.findByText('Already on this version.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Upgrade 1 device' })).toBeEnabled();
  await user.click(dialog.getByRole('checkbox', { name: /^Reinstall/u }));
  platform.use(mockResponse('startUpgrade', 200, upgrade));
  await user.click(dialog.getByRole('button', { name: 'Upgrade 2 devices' }));
  const message = 'Upgrade started on 2 devices. Follow it in the upgrade log.';
  expect(await screen.findByText(message)).toBeVisible();
  expect(starts().map(({ body }) => body['packageUrl'])).toEqual([url(1), url(1)]);
  expect(starts().map(({ call }) => call.split('/')[4])).toEqual(
    expect.arrayContaining([one!.id, other!.id]),
  );
});

it('follows upgrades in the log while they go on, names what is stuck and what is late, and cancels [DEVICE-05]', async () => {
  const now = Date.parse('2026-11-12T00:00:00.000Z');
  vi.setSystemTime(now);
  const at = (ago: number) => new Date(now - ago).toISOString();
  const fresh = { ...upgrade, begin_time: at(60_000), update_time: at(0) };
  const stuck = {
    ...{ ...upgrade, id: '5f1e0000000000000000f002', asset_name: 'Lamp 2', progress: 61 },
    ...{ state: 'installing' as const, begin_time: at(3_600_000), update_time: at(1_500_000) },
  };
  platform.use(mockResponse('listUpgradeLogs', 200, [fresh, stuck]));
  platform.use(mockResponse('countUpgradeLogs', 200, { count: 2 }));
  const { user } = await openConsole('/systemOperation/log/upgradeLog');
  const first = await findRow('Lamp 1');
  expect(await first.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '42');
  const second = await findRow('Lamp 2');
  expect(await second.findByText('Stuck: no response for 25 min')).toBeVisible();
  expect(await screen.findByText(/No response from.*Lamp 2/u)).toBeVisible();

  // It is read again by itself while anything is in progress.
  platform.use(mockResponse('listUpgradeLogs', 200, [{ ...fresh, progress: 77 }, stuck]));
  await waitFor(async () =>
    expect((await findRow('Lamp 1')).getByRole('progressbar')).toHaveAttribute(
      'aria-valuenow',
      '77',
    ),
  );
  platform.use(mockResponse('cancelUpgrade', 200, { ...stuck, state: 'cancelled' }));
  await user.click((await findRow('Lamp 2')).getByRole('button', { name: /^More actions/u }));
  await user.click(await screen.findByRole('menuitem', { name: 'Cancel the upgrade' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: /^Cancel the upgrade/u }));
  await waitFor(() =>
    expect(getReceivedCalls(`POST /api/core/logs/upgrade/${stuck.id}/cancel`)).toHaveLength(1),
  );
});

it('uploads the file of a package as other files: it is cancelled, sent again, and stored by the retry [STORE-03] [MEDIA-14/cancel]', async () => {
  let isSlow = true;
  platform.use(
    http.post('*/api/storage/upgrade/upload', () =>
      isSlow ? new Promise<Response>(() => undefined) : undefined,
    ),
  );
  const { user } = await openConsole('/data/packages/create');
  await user.upload(await screen.findByLabelText('File'), new File(['\x01 fw'], 'ssgw-9.2.0.bin'));
  const upload = within(await screen.findByRole('listitem', { name: 'ssgw-9.2.0.bin' }));
  expect(await upload.findByRole('progressbar')).toBeVisible();
  await user.click(upload.getByRole('button', { name: /^Cancel/u }));
  expect(await upload.findByText('Cancelled')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('');
  isSlow = false;
  await user.click(upload.getByRole('button', { name: /^Retry/u }));
  const stored = await screen.findByRole('listitem', { name: 'ssgw-9.2.0.bin' });
  expect(await within(stored).findByText('Uploaded')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('ssgw 9.2.0');
});

it('a package file that is removed from the list is not sent; the file is named once, and required again [STORE-03]', async () => {
  const { user } = await openConsole('/data/packages/create');
  await user.upload(await screen.findByLabelText('File'), new File(['\x01 fw'], 'ssgw-9.3.0.bin'));
  expect(await screen.findByText('Uploaded')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('ssgw 9.3.0'));
  expect(screen.getAllByText('ssgw-9.3.0.bin')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Remove ssgw-9.3.0.bin from this list' }));
  await waitFor(() => expect(screen.queryByText('ssgw-9.3.0.bin')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Add package' }));
  expect(await screen.findByText('Required')).toBeVisible();
  expect(screen.getByLabelText('File')).toHaveAttribute('aria-invalid', 'true');
  expect(getReceivedCalls('POST /api/storage/upgrade')).toEqual([]);
});

it('lists packages by filter, adds one with its file, and deletes one [STORE-03] [SEC-08/browser]', async () => {
  const filter = encodeURIComponent(JSON.stringify({ model: { inq: ['ssgw'] } }));
  const { user } = await openConsole(`/systemOperation/storage/upgrades?filter=${filter}`);
  await screen.findAllByText(/^SSGW /u);
  const packageRequest = getReceivedCalls('GET /api/storage/upgrade').at(-1);
  expect(getQueryJson(packageRequest!.query, 'filter')).toMatchObject({
    where: { model: { inq: ['ssgw'] } },
  });
  expect(screen.queryByText(/^SSSLC /u)).not.toBeInTheDocument();

  // A package is its file, which no row of a table brings along.
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add package' }));
  const pick = await screen.findByLabelText('File');
  await user.upload(pick, new File(['no archive'], 'ssgw-9.1.0.zip'));
  expect(await screen.findByText(/content does not match the extension/u)).toBeVisible();
  const firmware = new File(['\x01\x02 firmware'], 'ssgw-9.1.0.bin');
  await user.upload(pick, firmware);
  expect(await screen.findByText('Uploaded')).toBeVisible();
  // Values in the file name are filled in.
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('ssgw 9.1.0'));
  expect(screen.getByLabelText(/^Version/u)).toHaveValue('9.1.0');
  expect(screen.getByRole('combobox', { name: 'Type' })).toHaveTextContent('Firmware');
  await user.click(screen.getByRole('button', { name: 'Add package' }));
  await waitFor(() => expect(getReceivedCalls('POST /api/storage/upgrade')).toHaveLength(1));
  const [created] = getReceivedCalls('POST /api/storage/upgrade');
  expect(JSON.parse(created!.text)).toEqual({
    ...{ name: 'ssgw 9.1.0', type: 'firmware', model: 'ssgw', version: '9.1.0' },
    file: expect.stringMatching(/\/ssgw-9\.1\.0\.bin$/u) as string,
  });

  muteConsoleError();
  platform.use(
    mockResponse('deletePackage', 409, {
      error: { statusCode: 409, name: 'ConflictError', message: 'in use', code: 33 },
    }),
  );
  const row = await findRow('ssgw 9.1.0');
  await user.click(row.getByRole('button', { name: /^More actions/u }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: /^Delete/u }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  platform.use(mockResponse('deletePackage', 200, { count: 1 }));
  await user.click(dialog.getByRole('button', { name: /^Delete/u }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});
