import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { mockResponse } from '../../mocks/hosts/mockResponse.ts';
import {
  cancelDialog,
  closeDialog,
  findDialog,
  findWarning,
  pressInDialog,
} from '../support/dialogs.ts';
import { createFailingPlatform } from '../support/failedMutations.ts';
import { findBar, getUrlSelection, lampRow, openMap } from '../support/lampRow.ts';
import { DEVICE_VIEW } from '../support/mapConsole.ts';
import { openConsole, platform } from '../support/openConsole.tsx';
import { OWN_MUTATIONS } from '../support/ownMutations.ts';
import { stubCanvas } from '../support/stubCanvas.ts';
import {
  CAMERA_ID,
  GATEWAY_ID,
  LAMP_ID,
  LOOSE_LAMP_ID,
  POLE_ID,
  townRows,
} from '../support/testTown.ts';
import { serveTestTown } from '../support/townConsole.ts';

const { failAllMutations, expectFailure, noteShown } = createFailingPlatform(
  OWN_MUTATIONS.deviceFailures,
);

afterEach(() => vi.unstubAllGlobals());

const firmwarePackage = {
  ...{ id: '5f1e00000000000000030001', name: 'Firmware 2.5.0', type: 'firmware' as const },
  ...{ model: 'ssslc' as const, version: '2.5.0', digest: '9f86d081884c7d659a2feaa0c55ad015' },
  ...{ file: 'x/2.5.0.bin', size: 4096, createTime: '2026-11-02T03:12:45.000Z' },
  url: '/api/storage/upgrade/5f1e00000000000000030001/content',
};

const LAMP = 'SSSLC00000000011';
const OTHER_LAMP = 'SSSLC00000000012';
/** The name of a device of the test town. */
const nameOf = (id: string) =>
  String(townRows['assets']?.find(asset => asset['id'] === id)?.['name']);
const tabOf = (id: string, tab: string) => `/data/assets/${id}/show?tab=${tab}`;

/** Another path of the console that is open. */
const goTo = (path: string) =>
  act(async () => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    history.pushState({ usr: null, key: path, idx: idx + 1 }, '', path);
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
    await Promise.resolve();
  });
const card = async (name: string) => within(await screen.findByRole('region', { name }));
/** A form with a file is only sent by the classes of Node's own `fetch`. */
async function sendByNode() {
  const form = await new Response(new URLSearchParams('a=1')).formData();
  vi.stubGlobal('FormData', form.constructor);
  vi.stubGlobal('Blob', NodeBlob);
  vi.stubGlobal('File', NodeFile);
}

it('a failed change of a device shows what failed, on which, why and what to do, and keeps the choice [ERR-03/own]', async () => {
  platform.setCitySize({ assets: 60 });
  const { user } = await openConsole(tabOf(LAMP, 'overview'));
  const light = await card('Light');
  failAllMutations();

  await user.click(await light.findByRole('button', { name: 'Off' }));
  await user.click((await findWarning()).getByRole('button', { name: 'Switch off' }));
  await expectFailure(/Switch off .*11号灯控/u, 'features/assets/detail/AssetOperationDialog.tsx');
  await closeDialog(user);

  await user.click(light.getByRole('radio', { name: 'Manual' }));
  await pressInDialog(user, 'Change to Manual');
  await expectFailure(
    /Change to Manual .*11号灯控/u,
    'features/assets/detail/AssetOperationDialog.tsx',
  );
  await closeDialog(user);

  await user.click(screen.getByRole('button', { name: /^More actions/u }));
  await user.click(await screen.findByRole('menuitem', { name: 'Swap devices' }));
  await user.click(await screen.findByRole('radio', { name: new RegExp(OTHER_LAMP, 'u') }));
  await pressInDialog(user, 'Review');
  await user.click((await findWarning()).getByRole('button', { name: 'Swap the two devices' }));
  await expectFailure(
    /Swap the two devices .*11号灯控/u,
    'features/assets/detail/AssetOperationDialog.tsx',
  );
  await closeDialog(user);

  await goTo(tabOf(LAMP, 'relations'));
  const gateway = await card('Gateway');
  await user.click(await gateway.findByRole('button', { name: 'Unbind' }));
  await pressInDialog(user, 'Unbind');
  await expectFailure(/Unbind .*11号灯控/u, 'features/assets/detail/AssetOperationDialog.tsx');
  await closeDialog(user);

  const pole = await card('Light pole');
  await user.click(await pole.findByRole('button', { name: /^Attach/u }));
  const choice = (await (await findDialog()).findAllByRole<HTMLInputElement>('radio'))[0]!;
  await user.click(choice);
  await pressInDialog(user, /^Attach: /u);
  await expectFailure(
    /Attach .*11号灯控 to a pole/u,
    'features/assets/detail/relations/useAttachToPole.ts',
  );
  expect(choice).toBeChecked();
  await closeDialog(user);
});

it('a failed return to strategy, detachment or change of a whitelist shows what failed, on which device, why and what to do [ERR-03/own]', async () => {
  serveTestTown({ whitelists: [{ id: GATEWAY_ID, ids: [LAMP_ID, LOOSE_LAMP_ID] }] });
  const { user } = await openConsole(tabOf(LOOSE_LAMP_ID, 'overview'));
  const light = await card('Light');
  failAllMutations();

  await user.click(await light.findByRole('button', { name: 'Return to strategy' }));
  await user.click((await findWarning()).getByRole('button', { name: 'Return to strategy' }));
  await expectFailure(
    `Return to strategy ${nameOf(LOOSE_LAMP_ID)}`,
    'features/assets/detail/AssetOperationDialog.tsx',
  );
  await closeDialog(user);

  await goTo(tabOf(LAMP_ID, 'relations'));
  const pole = await card('Light pole');
  await user.click(await pole.findByRole('button', { name: 'Detach' }));
  await pressInDialog(user, 'Detach');
  await expectFailure(
    `Detach ${nameOf(LAMP_ID)}`,
    'features/assets/detail/AssetOperationDialog.tsx',
  );
  await closeDialog(user);

  await goTo(tabOf(POLE_ID, 'relations'));
  const onPole = await card('Devices on this pole');
  await user.click(await onPole.findByRole('button', { name: `Detach ${nameOf(CAMERA_ID)}` }));
  await pressInDialog(user, 'Detach');
  await expectFailure(
    `Detach ${nameOf(CAMERA_ID)}`,
    'features/assets/detail/AssetOperationDialog.tsx',
  );
  await closeDialog(user);

  await goTo(tabOf(GATEWAY_ID, 'relations'));
  const list = await card('Whitelist');
  const removal = `Remove ${LOOSE_LAMP_ID} from the whitelist`;
  await user.click(await list.findByRole('button', { name: removal }));
  await pressInDialog(user, 'Remove');
  await expectFailure(removal, 'features/assets/detail/AssetOperationDialog.tsx');
  await closeDialog(user);

  await user.click(list.getByRole('button', { name: 'Replace list' }));
  const ids = screen.getByRole('textbox', { name: 'Device IDs' });
  fireEvent.change(ids, { target: { value: LAMP_ID } });
  await pressInDialog(user, 'Replace the whitelist');
  await expectFailure(
    `Replace the whitelist of ${nameOf(GATEWAY_ID)}`,
    'features/assets/detail/relations/WhitelistDialog.tsx',
  );
  expect(ids).toHaveValue(LAMP_ID);
  await closeDialog(user);

  await goTo(tabOf(LOOSE_LAMP_ID, 'relations'));
  const gatewayName = nameOf(GATEWAY_ID);
  await user.click(await (await card('Gateway')).findByRole('button', { name: /^Bind/u }));
  const gateway = await screen.findByRole('radio', { name: new RegExp(GATEWAY_ID, 'u') });
  await user.click(gateway);
  await pressInDialog(user, `Bind to ${gatewayName}`);
  const bindDialog = 'features/assets/detail/relations/BindGatewayDialog.tsx';
  await expectFailure(`Bind ${nameOf(LOOSE_LAMP_ID)} to a gateway`, bindDialog);
  expect(gateway).toBeChecked();
  // A gateway whose whitelist lacks the device: it is added there first.
  const notListed = { statusCode: 409, name: 'Error', message: 'no', code: 72 };
  platform.use(mockResponse('bindGateway', 409, { error: notListed }));
  await pressInDialog(user, `Bind to ${gatewayName}`);
  await pressInDialog(user, /^Add it to the whitelist/u);
  await expectFailure(new RegExp(`Add .*${gatewayName}.*`, 'u'), bindDialog);
});

it('a failed addition to the whitelists of an import shows what failed, why and what to do, and keeps the rows [ERR-03/own]', async () => {
  serveTestTown({ whitelists: [{ id: GATEWAY_ID, ids: [LAMP_ID] }] });
  const { user } = await openConsole('/systemOperation/config/import');
  const main = within(await screen.findByRole('main'));
  const rows = [
    'Device ID,Device name,Device type,Domain,Latitude,Longitude,Gateway',
    `SSSLC00000000101,New,ssslc,west-road,30.2,120.2,${GATEWAY_ID}`,
  ];
  const file = new File([rows.join('\n')], 'rows.csv');
  await user.upload(await main.findByLabelText('Choose a file', { selector: 'input' }), file);
  await user.click(await main.findByRole('button', { name: /^Check one row/u }));
  const add = await main.findByRole('button', { name: /^Add .*whitelist/u });
  failAllMutations();
  await user.click(add);
  await expectFailure(/Add .* to the whitelist/u, 'features/assets/importing/bindingCheck.ts');
  expect(main.getByRole('button', { name: /^Add .*whitelist/u })).toBeEnabled();
});

it('a failed upgrade of several devices names each, with the reason, and what to do [ERR-03/own]', async () => {
  platform.setCitySize({ assets: 60 });
  platform.use(
    mockResponse('listPackages', 200, [firmwarePackage]),
    mockResponse('listStatuses', 200, []),
  );
  const filter = encodeURIComponent(JSON.stringify({ id: { inq: [LAMP, OTHER_LAMP] } }));
  const { user } = await openConsole(`/data/assets?filter=${filter}`);
  const boxes = await screen.findAllByRole('checkbox', { name: /^Select .*号灯控/u });
  expect(boxes).toHaveLength(2);
  for (const box of boxes) await user.click(box);
  failAllMutations();

  const bar = within(screen.getByRole('region', { name: 'Selected rows' }));
  await user.click(bar.getByRole('button', { name: 'Upgrade' }));
  await user.click(await (await findDialog()).findByRole('radio', { name: /2\.5\.0/u }));
  await pressInDialog(user, 'Upgrade 2 devices');
  // Nothing was done, so the dialog stays, with the devices that can be retried.
  const result = await findDialog();
  expect(await result.findByText(/^Upgrade started on 0 of 2 devices/u)).toBeVisible();
  const group = within(result.getByText('2 failed').closest('details')!);
  expect(group.getByText('The database failed.')).toBeVisible();
  expect(group.getByText(/^Try again in a minute; if it fails again, contact/u)).toBeVisible();
  for (const name of [/11号灯控/u, /12号灯控/u]) expect(group.getByText(name)).toBeVisible();
  expect(result.getByRole('button', { name: 'Retry 2' })).toBeEnabled();
});

it('a failed change of what is behind a gateway, or of a camera or speaker, and a failed upload or upgrade show the same [ERR-03/own]', async () => {
  platform.setCitySize({ assets: 60 });
  platform.use(
    mockResponse('listCameraPresets', 200, [{ n: 4, name: '人行道' }]),
    mockResponse('listPackages', 200, [firmwarePackage]),
  );
  const { user } = await openConsole(tabOf('SSGW000000000001', 'relations'));
  failAllMutations();

  const list = await card('Whitelist');
  await list.findByText('LAMP00001_OFFLINE');
  await user.click(list.getByRole('button', { name: 'Add devices' }));
  const ids = screen.getByRole('textbox', { name: 'Device IDs' });
  fireEvent.change(ids, { target: { value: 'SSSLC00000000021' } });
  await pressInDialog(user, 'Add 1 device');
  await expectFailure(
    /Add to the whitelist of .*1号网关/u,
    'features/assets/detail/relations/WhitelistDialog.tsx',
  );
  expect(ids).toHaveValue('SSSLC00000000021');
  await cancelDialog(user);

  await goTo(tabOf('SSCAM00000000001', 'camera'));
  await user.click(await screen.findByRole('button', { name: /人行道/u }));
  await expectFailure(/Moving .*号摄像机 to “人行道”/u, 'features/assets/devices/PresetsCard.tsx');
  const left = screen.getByRole('button', { name: 'Left' });
  fireEvent.pointerDown(left, { button: 0 });
  fireEvent.pointerUp(left);
  await expectFailure(/Stopping .*号摄像机/u, 'features/assets/devices/useCameraPan.ts');

  await goTo(tabOf('SSIPAT0000000001', 'broadcast'));
  await user.click((await screen.findAllByRole('checkbox', { name: /^Play / }))[0]!);
  await user.click(screen.getByRole('button', { name: 'Play…' }));
  await user.click((await findWarning()).getByRole('button', { name: 'Play 1 file' }));
  await expectFailure(/Play files .+/u, 'features/assets/devices/PlayConfirmDialog.tsx');
  expect((await findWarning()).getAllByRole('listitem')).toHaveLength(1);
  await closeDialog(user);

  await sendByNode();
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  const file = await (await findDialog()).findByLabelText('File');
  await user.upload(file, new File(['ID3\x04 sound'], 'call.mp3'));
  await pressInDialog(user, 'Upload file');
  await expectFailure('Upload a media file', 'features/assets/devices/UploadMediaButton.tsx');
  expect((await findDialog()).getByText('call.mp3')).toBeVisible();
  await cancelDialog(user);

  await goTo(tabOf(LAMP, 'firmware'));
  await user.click(await screen.findByRole('button', { name: 'Upgrade…' }));
  const firmware = (await (await findDialog()).findAllByRole('radio'))[0]!;
  await user.click(firmware);
  await pressInDialog(user, 'Upgrade the device');
  await expectFailure(/Upgrade of .*11号灯控/u, 'features/upgrade/UpgradeDialog.tsx');
  expect(firmware).toBeChecked();
  await cancelDialog(user);

  // The queue of uploads sends with XMLHttpRequest, not with Node's fetch.
  vi.unstubAllGlobals();
  await goTo('/data/packages/create');
  await user.upload(await screen.findByLabelText(/^File/u), new File(['firmware'], 'a.bin'));
  const upload = await screen.findByRole('listitem', { name: 'a.bin' });
  await waitFor(() => expect(upload).toHaveTextContent(/The database failed\. Try/u));
  noteShown('features/upgrade/PackageFileInput.tsx');
});

it('a failed command to the devices that are selected on the map names each, with the reason, and what to do, and keeps the selection [ERR-03/own]', async () => {
  stubCanvas();
  serveTestTown({ assets: lampRow });
  const { user } = await openMap(`${DEVICE_VIEW}&select=add:${LAMP_ID};add:${LOOSE_LAMP_ID}`);
  const bar = await findBar();
  await user.click(bar.getByRole('button', { name: 'Switch and dim' }));
  const form = await findDialog();
  await user.type(form.getByLabelText(/^Brightness/u), '40');
  failAllMutations();
  await pressInDialog(user, 'Set 2 devices to 40 %');
  const retry = await screen.findByRole('button', { name: 'Retry 2' });
  const group = within(screen.getByText('2 failed').closest('details')!);
  expect(group.getByText('The database failed.')).toBeVisible();
  expect(group.getByText(/^Try again in a minute; if it fails again, contact/u)).toBeVisible();
  for (const id of [LAMP_ID, LOOSE_LAMP_ID]) expect(group.getByText(nameOf(id))).toBeVisible();
  expect(retry).toBeEnabled();
  expect(getUrlSelection()).toContain(LAMP_ID);
});
