import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

import { mockResponse } from '../../mocks/hosts/mockResponse.ts';
import { session } from '../../src/api/session.ts';
import { getQueryJson, getReceivedCalls, openConsole, platform } from '../support/openConsole.tsx';
import {
  createPackage,
  digest,
  getStartedUpgrades,
  listWorkingDevices,
  packageUrl,
  upgrade,
  type UpgradedDevice,
} from '../support/upgrades.ts';
import { setPlatformTime } from '../support/platformTime.ts';

// A city of this size has a device of every model, and several light controllers.
beforeEach(() => platform.setCitySize({ users: 40, assets: 60 }));

it('upgrades a device with a package of the list, at once or at a time, after a confirmation [DEVICE-05]', async () => {
  setPlatformTime('2026-11-12T04:00:00Z');
  const [lamp] = await listWorkingDevices('ssslc');
  platform.use(
    mockResponse('listPackages', 200, [createPackage(1, '2.4.9'), createPackage(2, '2.4.10')]),
  );
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
  // An hour ago in the city, and hours ahead by the clock of the browser.
  await user.paste('2026-11-12 11:00:00');
  expect(await dialog.findByText('This time has passed.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Now' }));
  expect(getStartedUpgrades()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Upgrade the device' }));
  await waitFor(() => expect(getStartedUpgrades()).toHaveLength(1));
  const { token } = getStartedUpgrades()[0]!.body;
  expect(token).toBe(session.token());
  expect(getStartedUpgrades()).toEqual([
    {
      call: `POST /api/core/assets/${lamp!.id}/action/device-task:upgrade-task-start`,
      body: {
        ...{ token, packageUrl: packageUrl(2), packageType: 'firmware', digest },
        packageName: 'Firmware 2.4.10',
      },
    },
  ]);
});

it('plans an upgrade for a moment on the clocks of the site', async () => {
  const [lamp] = await listWorkingDevices('ssslc');
  platform.use(mockResponse('listPackages', 200, [createPackage(1, '2.5.0')]));
  platform.use(mockResponse('startUpgrade', 200, upgrade));
  const { user } = await openConsole(`/data/assets/${lamp!.id}/show?tab=firmware`);
  await user.click(await screen.findByRole('button', { name: 'Upgrade…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('radio'));
  await user.click(dialog.getByRole('button', { name: 'At a time' }));
  await user.click(await dialog.findByLabelText('Scheduled for'));
  await user.paste('2099-01-01 02:00:00');
  await user.click(dialog.getByRole('button', { name: 'Plan the upgrade' }));
  await waitFor(() =>
    expect(getStartedUpgrades()[0]?.body['execTime']).toBe('2098-12-31T18:00:00.000Z'),
  );
});

it('offers no firmware where there can be none', async () => {
  const [camera] = await listWorkingDevices('sscam');
  await openConsole(`/data/assets/${camera!.id}/show?tab=firmware`);
  const tabs = within(await screen.findByRole('tablist'));
  expect(await tabs.findByRole('tab', { name: 'Camera' })).toBeVisible();
  expect(tabs.queryByRole('tab', { name: 'Firmware' })).not.toBeInTheDocument();
});

it('upgrades many devices, those of the type of the package only, and shows what became of each [DEVICE-05]', async () => {
  const [one, other] = await listWorkingDevices('ssslc');
  const [gateway] = await listWorkingDevices('ssgw');
  const ids = [one, other, gateway].map(device => device!.id);
  platform.use(
    mockResponse('listPackages', 200, [
      createPackage(1, '2.5.0'),
      createPackage(2, '3.0.0', 'ssgw'),
    ]),
  );
  const runs = (device: UpgradedDevice | undefined, firmware: string) => ({
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
  expect(getStartedUpgrades().map(({ body }) => body['packageUrl'])).toEqual([
    packageUrl(1),
    packageUrl(1),
  ]);
  expect(getStartedUpgrades().map(({ call }) => call.split('/')[4])).toEqual(
    expect.arrayContaining([one!.id, other!.id]),
  );
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Show upgrades' });
  const { pathname, searchParams } = new URL(link.href);
  expect(pathname).toBe('/systemOperation/log/upgradeLog');
  // It lists this campaign, not every upgrade with the package.
  const listed = JSON.parse(searchParams.get('filter') ?? '') as {
    readonly begin_time: { readonly between: readonly string[] };
  };
  expect(listed).toMatchObject({ packageName: { eq: 'Firmware 2.5.0' } });
  const [from, until] = listed.begin_time.between.map(Date.parse);
  expect(until! - from!).toBeLessThan(60_000);
});
