import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
import { afterEach, expect, it, vi } from 'vitest';

import { mockResponse } from '../../mocks/hosts/mockResponse.ts';
import { findRow, muteConsoleError, openConsole, platform } from '../support/openConsole.tsx';
import {
  CAMERA_ID,
  GATEWAY_ID,
  LAMP_ID,
  LOOSE_LAMP_ID,
  POLE_ID,
  townRows,
} from '../support/testTown.ts';
import { serveTestTown } from '../support/townConsole.ts';

type User = Awaited<ReturnType<typeof openConsole>>['user'];

afterEach(() => vi.unstubAllGlobals());

/** The cause and the remedy of a failed database, which every mutation can have. */
const DATABASE = 'The database failed\\.\\s?Try again in a minute; if it fails again, contact';
const databaseError = { statusCode: 409, name: 'Error', message: 'no', code: 11 };

/** Every call that changes something fails from now on; reads go on. */
function failAllMutations() {
  muteConsoleError();
  platform.use(
    http.all('*/api/*', async ({ request }) => {
      if (request.method === 'GET') return undefined;
      await request.arrayBuffer();
      return Response.json({ error: databaseError }, { status: databaseError.statusCode });
    }),
  );
}

/** The message of a failed action, in a notification or in its dialog: what failed, on which record, why, what to do. */
const expectFailure = async (action: string | RegExp) => {
  const { source } = typeof action === 'string' ? { source: action } : action;
  const message = new RegExp(`${source} failed\\. ${DATABASE}`, 'u');
  await waitFor(() => {
    const messages = screen.getAllByRole('alert', { hidden: true }).map(each => each.textContent);
    expect(messages).toContainEqual(expect.stringMatching(message));
  });
};

const dialog = async () => within(await screen.findByRole('dialog'));
const pressIn = async (user: User, name: string | RegExp) =>
  user.click(await (await dialog()).findByRole('button', { name }));
const openRowAction = async (user: User, record: string, action: string) => {
  const row = await findRow(record);
  await user.click(row.getByRole('button', { name: `More actions for ${record}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
};
const cancel = async (user: User) => {
  await pressIn(user, 'Cancel');
  // Unsaved input is confirmed.
  const discard = screen.queryByRole('button', { name: /^Discard/u });
  if (discard) await user.click(discard);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

it('a failed change of a user shows what failed, of whom, why and what to do, and keeps the input [ERR-03/own]', async () => {
  const { user } = await openConsole('/permissionManage?filter={"username":{"eq":"operator"}}');
  failAllMutations();

  await openRowAction(user, 'operator', 'Reset password');
  for (const label of ['New password', 'Repeat password'])
    await user.type(await (await dialog()).findByLabelText(label), 'Night#2026');
  await pressIn(user, 'Reset password');
  await expectFailure('Reset the password of operator');
  expect((await dialog()).getByLabelText('New password')).toHaveValue('Night#2026');
  await cancel(user);

  await openRowAction(user, 'operator', 'Modules');
  const box = (await (await dialog()).findAllByRole<HTMLInputElement>('checkbox'))[0]!;
  const isChecked = !box.checked;
  await user.click(box);
  await pressIn(user, 'Save');
  await expectFailure('Saving the modules of operator');
  expect(box.checked).toBe(isChecked);
  await cancel(user);

  await openRowAction(user, 'operator', 'Domains');
  await user.click((await (await dialog()).findAllByRole('button', { name: /^Remove / }))[0]!);
  await pressIn(user, 'Save');
  await expectFailure('Saving the domains of operator');
  await cancel(user);

  await user.click((await findRow('operator')).getByRole('button', { name: 'Edit' }));
  const name = await (await dialog()).findByLabelText('Last name');
  await user.clear(name);
  await user.type(name, 'Zhang');
  await pressIn(user, 'Save');
  await expectFailure('Edit operator');
  expect(name).toHaveValue('Zhang');
  await cancel(user);

  await user.click(screen.getByRole('button', { name: 'Add user' }));
  const username = await (await dialog()).findByLabelText('Username');
  await user.type(username, 'wang_7');
  for (const label of ['Last name', 'First name'])
    await user.type((await dialog()).getByLabelText(label), 'Wang');
  for (const label of ['Password', 'Repeat password'])
    await user.type((await dialog()).getByLabelText(label), 'Night#2026');
  await pressIn(user, 'Add user');
  await expectFailure('Add user');
  expect(username).toHaveValue('wang_7');
});

it('a failed change of a domain shows what failed, of which, why and what to do, and keeps the input [ERR-03/own]', async () => {
  serveTestTown();
  const { user } = await openConsole('/domainManage/domainEdit/list');
  await findRow('西泽区');
  failAllMutations();

  await user.click(screen.getByRole('button', { name: 'Add domain' }));
  const added = await (await dialog()).findByRole('textbox', { name: /Name/u });
  await user.type(added, '新区');
  await pressIn(user, 'Add domain');
  await expectFailure('Add domain');
  expect(added).toHaveValue('新区');
  await cancel(user);

  await user.click((await findRow('西泽区')).getByRole('button', { name: 'Rename' }));
  const name = await (await dialog()).findByRole('textbox', { name: /Name/u });
  await user.type(name, '新');
  await pressIn(user, 'Rename');
  await expectFailure('Rename 西泽区');
  expect(name).toHaveValue('西泽区新');
  await cancel(user);

  await user.click((await findRow('西泽区')).getByRole('button', { name: 'Move on the map' }));
  const latitude = await (await dialog()).findByRole('textbox', { name: /Latitude/u });
  await user.clear(latitude);
  await user.type(latitude, '30.25');
  await pressIn(user, 'Move on the map');
  await expectFailure('Move 西泽区 on the map');
  expect(latitude).toHaveValue('30.25');
  await cancel(user);

  await openRowAction(user, '西泽区', 'Set as root');
  await pressIn(user, 'Set root domain');
  await expectFailure('Set root domain 西泽区');
});

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
const warning = async () => within(await screen.findByRole('alertdialog'));
const close = async (user: User) => {
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole(/dialog$/u as never)).toBeNull());
};

it('a failed change of a device shows what failed, on which, why and what to do, and keeps the choice [ERR-03/own]', async () => {
  platform.setCitySize({ assets: 60 });
  const { user } = await openConsole(tabOf(LAMP, 'overview'));
  const light = await card('Light');
  failAllMutations();

  await user.click(await light.findByRole('button', { name: 'Off' }));
  await user.click((await warning()).getByRole('button', { name: 'Switch off' }));
  await expectFailure(/Switch off .*11号灯控/u);
  await close(user);

  await user.click(light.getByRole('radio', { name: 'Manual' }));
  await pressIn(user, 'Change to Manual');
  await expectFailure(/Change to Manual .*11号灯控/u);
  await close(user);

  await user.click(screen.getByRole('button', { name: /^More actions/u }));
  await user.click(await screen.findByRole('menuitem', { name: 'Swap devices' }));
  await user.click(await screen.findByRole('radio', { name: new RegExp(OTHER_LAMP, 'u') }));
  await pressIn(user, 'Review');
  await user.click((await warning()).getByRole('button', { name: 'Swap the two devices' }));
  await expectFailure(/Swap the two devices .*11号灯控/u);
  await close(user);

  await goTo(tabOf(LAMP, 'relations'));
  const gateway = await card('Gateway');
  await user.click(await gateway.findByRole('button', { name: 'Unbind' }));
  await pressIn(user, 'Unbind');
  await expectFailure(/Unbind .*11号灯控/u);
  await close(user);

  const pole = await card('Light pole');
  await user.click(await pole.findByRole('button', { name: /^Attach/u }));
  const choice = (await (await dialog()).findAllByRole<HTMLInputElement>('radio'))[0]!;
  await user.click(choice);
  await pressIn(user, /^Attach: /u);
  await expectFailure(/Attach .*11号灯控 to a pole/u);
  expect(choice).toBeChecked();
  await close(user);
});

it('a failed return to strategy, detachment or change of a whitelist shows what failed, on which device, why and what to do [ERR-03/own]', async () => {
  serveTestTown({ whitelists: [{ id: GATEWAY_ID, ids: [LAMP_ID, LOOSE_LAMP_ID] }] });
  const { user } = await openConsole(tabOf(LOOSE_LAMP_ID, 'overview'));
  const light = await card('Light');
  failAllMutations();

  await user.click(await light.findByRole('button', { name: 'Return to strategy' }));
  await user.click((await warning()).getByRole('button', { name: 'Return to strategy' }));
  await expectFailure(`Return to strategy ${nameOf(LOOSE_LAMP_ID)}`);
  await close(user);

  await goTo(tabOf(LAMP_ID, 'relations'));
  const pole = await card('Light pole');
  await user.click(await pole.findByRole('button', { name: 'Detach' }));
  await pressIn(user, 'Detach');
  await expectFailure(`Detach ${nameOf(LAMP_ID)}`);
  await close(user);

  await goTo(tabOf(POLE_ID, 'relations'));
  const onPole = await card('Devices on this pole');
  await user.click(await onPole.findByRole('button', { name: `Detach ${nameOf(CAMERA_ID)}` }));
  await pressIn(user, 'Detach');
  await expectFailure(`Detach ${nameOf(CAMERA_ID)}`);
  await close(user);

  await goTo(tabOf(GATEWAY_ID, 'relations'));
  const list = await card('Whitelist');
  const removal = `Remove ${LOOSE_LAMP_ID} from the whitelist`;
  await user.click(await list.findByRole('button', { name: removal }));
  await pressIn(user, 'Remove');
  await expectFailure(removal);
  await close(user);

  await user.click(list.getByRole('button', { name: 'Replace list' }));
  const ids = screen.getByRole('textbox', { name: 'Device IDs' });
  fireEvent.change(ids, { target: { value: LAMP_ID } });
  await pressIn(user, 'Replace the whitelist');
  await expectFailure(`Replace the whitelist of ${nameOf(GATEWAY_ID)}`);
  expect(ids).toHaveValue(LAMP_ID);
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
  await user.click(await (await dialog()).findByRole('radio', { name: /2\.5\.0/u }));
  await pressIn(user, 'Upgrade 2 devices');
  // Nothing was done, so the dialog stays, with the devices that can be retried.
  const result = await dialog();
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
  await pressIn(user, 'Add 1 device');
  await expectFailure(/Add to the whitelist of .*1号网关/u);
  expect(ids).toHaveValue('SSSLC00000000021');
  await cancel(user);

  await goTo(tabOf('SSCAM00000000001', 'camera'));
  await user.click(await screen.findByRole('button', { name: /人行道/u }));
  await expectFailure(/Moving .*号摄像机 to “人行道”/u);
  const left = screen.getByRole('button', { name: 'Left' });
  fireEvent.pointerDown(left, { button: 0 });
  fireEvent.pointerUp(left);
  await expectFailure(/Stopping .*号摄像机/u);

  await goTo(tabOf('SSIPAT0000000001', 'broadcast'));
  await user.click((await screen.findAllByRole('checkbox', { name: /^Play / }))[0]!);
  await user.click(screen.getByRole('button', { name: 'Play…' }));
  await user.click((await warning()).getByRole('button', { name: 'Play 1 file' }));
  await expectFailure(/Play files .+/u);
  expect((await warning()).getAllByRole('listitem')).toHaveLength(1);
  await close(user);

  await sendByNode();
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  const file = await (await dialog()).findByLabelText('File');
  await user.upload(file, new File(['ID3\x04 sound'], 'call.mp3'));
  await pressIn(user, 'Upload file');
  await expectFailure('Upload a media file');
  expect((await dialog()).getByText('call.mp3')).toBeVisible();
  await cancel(user);

  await goTo(tabOf(LAMP, 'firmware'));
  await user.click(await screen.findByRole('button', { name: 'Upgrade…' }));
  const firmware = (await (await dialog()).findAllByRole('radio'))[0]!;
  await user.click(firmware);
  await pressIn(user, 'Upgrade the device');
  await expectFailure(/Upgrade of .*11号灯控/u);
  expect(firmware).toBeChecked();
  await cancel(user);

  // The queue of uploads sends with XMLHttpRequest, not with Node's fetch.
  vi.unstubAllGlobals();
  await goTo('/data/packages/create');
  await user.upload(await screen.findByLabelText(/^File/u), new File(['firmware'], 'a.bin'));
  const upload = await screen.findByRole('listitem', { name: 'a.bin' });
  await waitFor(() => expect(upload).toHaveTextContent(/The database failed\. Try/u));
});
