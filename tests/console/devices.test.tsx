import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createDefaultPlanTimes } from '../../src/domain/media/planTimes.ts';
import { mockResponse } from '../../mocks/hosts/mockResponse.ts';
import {
  muteConsoleError,
  getQueryJson,
  openConsole,
  platform,
  getReceivedCalls,
} from '../support/openConsole.tsx';
import { assignWholeCity } from '../support/wholeCity.ts';

// A city of this size has a device of every model.
beforeEach(() => platform.setCitySize({ users: 40, assets: 60 }));

afterEach(() => vi.unstubAllGlobals());

/** A form with a file is only sent by the classes of Node's own `fetch`. */
async function sendByNode() {
  const form = await new Response(new URLSearchParams('a=1')).formData();
  vi.stubGlobal('FormData', form.constructor);
  vi.stubGlobal('Blob', NodeBlob);
  vi.stubGlobal('File', NodeFile);
}

/** The id of a device of a model, as the platform has it. */
async function idOf(model: string): Promise<string> {
  const { id: token } = await platform.signIn('admin');
  const filter = encodeURIComponent(JSON.stringify({ where: { model }, limit: 1 }));
  const request = new Request(`http://localhost/api/core/assets?filter=${filter}`, {
    headers: { authorization: token },
  });
  const [found] = (await (await platform.handleRequest(request)).json()) as { id: string }[];
  return found!.id;
}

const errorResponse = (code: number) => ({
  error: { statusCode: 409, name: 'ConflictError', message: 'no', code },
});

const sent = () =>
  getReceivedCalls()
    .map(({ call }) => call)
    .filter(call => /PUT|POST/u.test(call))
    .map(call => call.replace(/^(\w+) .*\/assets\/[^/]+/u, '$1 '));

it('a camera turns for as long as a button or a key is held, goes to a preset, and shows why it does not [DEVICE-03]', async () => {
  const id = await idOf('sscam');
  platform.use(
    mockResponse('panCamera', 204, undefined),
    mockResponse('recallCameraPreset', 204, undefined),
    mockResponse('listCameraPresets', 200, [
      { n: 1, name: '路口全景' },
      { n: 4, name: '人行道' },
    ]),
  );
  const { user } = await openConsole(`/data/assets/${id}/show?tab=camera`);
  const pad = within(await screen.findByRole('group', { name: 'Turn and zoom' }));
  const state = () => screen.getAllByRole('status').map(each => each.textContent);

  fireEvent.pointerDown(pad.getByRole('button', { name: 'Right' }), { button: 0 });
  expect(state()).toContain('Turning right');
  await waitFor(() => expect(sent()).toEqual(['PUT /camera/pan/right']));
  fireEvent.pointerUp(pad.getByRole('button', { name: 'Right' }));
  await waitFor(() => expect(state()).toContain('Stopped'));
  expect(sent()).toEqual(['PUT /camera/pan/right', 'PUT /camera/pan/stop']);

  // A key repeats while it is held; it is one turn all the same.
  const stop = pad.getByRole('button', { name: 'Stop' });
  stop.focus();
  for (const repeat of [false, true, true]) fireEvent.keyDown(stop, { key: 'ArrowUp', repeat });
  fireEvent.keyUp(stop, { key: 'ArrowUp' });
  await waitFor(() => expect(sent()).toHaveLength(4));
  // Space holds the button that has the focus.
  const zoom = pad.getByRole('button', { name: 'Zoom in' });
  await waitFor(() => expect(state()).toContain('Stopped'));
  zoom.focus();
  fireEvent.keyDown(zoom, { key: ' ' });
  await waitFor(() => expect(sent()).toHaveLength(5));
  // Whatever takes the press away stops it.
  fireEvent.blur(window);
  await waitFor(() => expect(sent()).toHaveLength(6));
  expect(sent().slice(2)).toEqual([
    ...['PUT /camera/pan/up', 'PUT /camera/pan/stop'],
    ...['PUT /camera/pan/zoomIn', 'PUT /camera/pan/stop'],
  ]);

  await user.click(await screen.findByRole('button', { name: /人行道/u }));
  expect(await screen.findByText('Moving to “人行道”')).toBeVisible();
  expect(sent().at(-1)).toBe('PUT /camera/presets/4');

  muteConsoleError();
  platform.use(mockResponse('panCamera', 409, errorResponse(4)));
  fireEvent.pointerDown(pad.getByRole('button', { name: 'Left' }), { button: 0 });
  fireEvent.pointerUp(pad.getByRole('button', { name: 'Left' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The device is offline.');
  expect(alert).toHaveTextContent('Code 4');
  // What never started needs no stop.
  expect(sent().at(-1)).toBe('PUT /camera/pan/left');
});

it('a user without permission to turn a camera sees the reason, and nothing is sent', async () => {
  const id = await idOf('sscam');
  await assignWholeCity('guest');
  platform.use(mockResponse('listCameraPresets', 200, [{ n: 1, name: '路口全景' }]));
  const { user } = await openConsole(`/data/assets/${id}/show?tab=camera`, { as: 'remote' });
  const up = await screen.findByRole('button', { name: 'Up' });
  await waitFor(() => expect(up).toHaveAttribute('aria-disabled', 'true'));
  fireEvent.pointerDown(up, { button: 0 });
  await user.click(await screen.findByRole('button', { name: /路口全景/u }));
  expect(sent()).toEqual([]);
});

it('a broadcast device lists what it can play with filter and count, and plays the selection for a duration [DEVICE-04] [ASSET-13/tab]', async () => {
  const id = await idOf('ssipat');
  const status = { asset_id: id, asset_name: 'B', domain_id: 'd', model: 'ssipat' } as const;
  const reported = { id, ...status, state: 'normal', online: true } as const;
  const update_time = '2026-11-11T12:05:00.000Z';
  platform.use(mockResponse('getStatus', 200, { ...reported, 'work-status': 3, update_time }));
  platform.use(mockResponse('playFiles', 200, { state: 'done', time: update_time }));
  const { user } = await openConsole(`/data/assets/${id}/show?tab=broadcast`);
  expect(await screen.findByText('Meeting')).toBeVisible();
  expect(await screen.findByText('10 files')).toBeVisible();

  await user.type(screen.getByPlaceholderText('File name'), '预警{Enter}');
  expect(await screen.findByText('2 files')).toBeVisible();
  const [count] = getReceivedCalls(`GET /api/core/v2/assets/${id}/mediaDatas/count`).slice(-1);
  const [list] = getReceivedCalls(`GET /api/core/v2/assets/${id}/mediaDatas`).slice(-1);
  const where = { name: { like: '预警' } };
  expect(getQueryJson(count!.query, 'where')).toEqual(where);
  expect(getQueryJson(list!.query, 'filter')).toMatchObject({ where, offset: 0, limit: 10 });
  expect(new URLSearchParams(location.search).get('media')).toBe('预警');

  // They are played in the order of selection, once through unless a duration is set.
  await user.click(screen.getByRole('checkbox', { name: 'Play 高温预警.mp3' }));
  await user.click(screen.getByRole('checkbox', { name: 'Play 台风预警.mp3' }));
  const seconds = screen.getByLabelText('Play for');
  expect(seconds).toHaveValue('80');
  await user.clear(seconds);
  await user.type(seconds, '600');
  await user.click(screen.getByRole('button', { name: 'Play…' }));

  const dialog = within(await screen.findByRole('alertdialog'));
  expect(await dialog.findByText(/are played immediately/u)).toBeVisible();
  expect(
    dialog.getByText(/in this order\. 10 min: ends at \d{4}-\d\d-\d\d \d\d:\d\d UTC\+8$/u),
  ).toBeVisible();
  expect(dialog.getByText(/busy: Meeting/u)).toBeVisible();
  expect(sent()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Play 2 files' }));
  await waitFor(() => expect(sent()).toEqual(['POST /action/device-ipa:file-play']));
  const [played] = getReceivedCalls(`POST /api/core/assets/${id}/action/device-ipa:file-play`);
  const files = ['高温预警.mp3', '台风预警.mp3'];
  expect(JSON.parse(played!.text)).toEqual({ files, duration: 600 });
});

it('uploads a sound with its folder and the choice to keep its format, once its bytes match its name [DEVICE-04] [ASSET-13/tab] [SEC-08/browser]', async () => {
  const id = await idOf('ssipat');
  const row = { id, asset_id: id, asset_name: 'B', domain_id: 'd', model: 'ssipat' } as const;
  const update_time = '2026-11-11T12:05:00.000Z';
  platform.use(
    mockResponse('getStatus', 200, { ...row, state: 'normal', online: true, update_time }),
  );
  const { user } = await openConsole(`/data/assets/${id}/show?tab=broadcast`);
  // A device without a reported activity is in no known state.
  const media = within(await screen.findByRole('region', { name: 'Media' }));
  expect(await media.findByText('Unknown')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Upload' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload a media file' }));
  const pick = await dialog.findByLabelText('File');
  await user.upload(pick, new File(['<svg onload="alert(1)">'], 'call.mp3'));
  expect(await dialog.findByText(/content does not match the extension/u)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Upload file' }));
  expect(sent()).toEqual([]);

  const sound = new File(['ID3\x04 sound'], '../../通知.mp3');
  await sendByNode();
  await user.upload(pick, sound);
  expect(await dialog.findByText('通知.mp3')).toBeVisible();
  await user.type(dialog.getByLabelText(/^Folder/u), '公共广播');
  await user.click(dialog.getByLabelText(/^Keep the format/u));
  await user.click(dialog.getByRole('button', { name: 'Upload file' }));
  expect(await screen.findByText('“通知.mp3” uploaded')).toBeVisible();
  expect(await screen.findByText('11 files')).toBeVisible();
  const [upload] = getReceivedCalls('POST /api/core/v2/spon/mediaDatas');
  for (const part of ['name="subpath"', '公共广播', 'name="unformat"', 'true', '通知.mp3'])
    expect(upload!.text).toContain(part);
});

const publishedProgram = {
  ...{
    id: 'full',
    name: '晚间',
    type: 'playerPlan' as const,
    updateTime: '2026-11-11T08:21:02.000Z',
  },
  ...createDefaultPlanTimes({ year: 2026, month: 11, day: 11 }),
  ...{ sceneCount: 1, contentDuration: 5_000 },
};

it('reads the players of a display and where its air values come from, and shows why it cannot [DEVICE-06]', async () => {
  const id = await idOf('ssads');
  const project = {
    ...{ id: '5f1e0000000000000000b101', name: '滨江夜景', active: true },
    ...{ version: 7, sentAt: '2026-11-11T08:21:02.000Z' },
  };
  const player = {
    ...{ id: '5f1e0000000000000000a001', name: '正面', width: 192, height: 384 },
    ...{ assetId: id, assetName: '屏', domainId: 'd', model: 'ssads' as const, pending: [] },
  };
  platform.use(
    mockResponse('requestPlayerList', 200, [
      { ...player, online: true, projects: [project], activeProjectId: project.id },
    ]),
    mockResponse('listPublishedPrograms', 200, [publishedProgram]),
    mockResponse('requestEnvSource', 200, {
      source: 'sensor',
      sensorId: 'SENSOR0000000005',
      values: { temperature: 11.4, 'wind-direction': 200, 'wind-speed': 0.2 },
    }),
  );
  const { user } = await openConsole(`/data/assets/${id}/show?tab=display`);
  const players = within(await screen.findByRole('region', { name: 'Players' }));
  expect(await players.findByText('正面')).toBeVisible();
  expect(players.getByText('192 × 384 px')).toBeVisible();
  expect(await players.findByText('Now: 晚间')).toBeVisible();
  expect(players.getByText('Next: no change within a week')).toBeVisible();
  expect(players.getByText('滨江夜景').closest('li')).toHaveTextContent('Playing now');
  const air = within(screen.getByRole('region', { name: 'Environment source' }));
  expect(await air.findByText('Another sensor')).toBeVisible();
  expect(air.getByText('Calm')).toBeVisible();

  muteConsoleError();
  platform.use(mockResponse('requestPlayerList', 409, errorResponse(9)));
  await user.click(players.getByRole('button', { name: 'Read again' }));
  expect(await players.findByRole('alert')).toHaveTextContent(/timed out.*Code 9/u);
  // What was read before stays.
  expect(players.getByText('正面')).toBeVisible();
});

it('shows what a sensor measures with its units, and the wind by name [ASSET-12]', async () => {
  const id = await idOf('sses');
  const values = {
    ...{ temperature: 18.4, humidity: 62, noise: 54.1, pm25: 35, 'wind-direction': 135 },
    ...{ 'wind-speed': 2.6, o2: 20.9, co: 0.6, 'air-pressure': 1013.2 },
  };
  platform.use(mockResponse('requestSensor', 200, { time: '2030-01-01T00:00:00.000Z', values }));
  const { user } = await openConsole(`/data/assets/${id}/show?tab=sensor`);
  const card = within(await screen.findByRole('region', { name: 'Measurements' }));
  await user.click(card.getByRole('button', { name: 'Read now' }));
  expect(await card.findByText('Southeast')).toBeVisible();
  const shown = card.getAllByRole('term').map(term => [
    term.textContent,
    // A thin space precedes a unit.
    term.nextElementSibling?.textContent.trim(),
  ]);
  expect(shown).toEqual([
    ['Temperature', '18.4°C'],
    ['Humidity', '62%'],
    ['Noise', '54.1dB'],
    ['PM2.5', '35'],
    ['Wind direction', 'Southeast'],
    ['Wind speed', '2.6m/s'],
    ['Oxygen', '20.9%'],
    ['Carbon monoxide', '0.6ppm'],
    ['Air pressure', '1,013.2hPa'],
  ]);

  muteConsoleError();
  platform.use(mockResponse('requestSensor', 409, errorResponse(18)));
  await user.click(card.getByRole('button', { name: 'Read now' }));
  expect(await card.findByRole('alert')).toHaveTextContent('Code 18');
});
