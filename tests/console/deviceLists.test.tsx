import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
import { expect, it } from 'vitest';

import { mockResponse } from '../../mocks/hosts/mockResponse.ts';
import { KNOWN_MODELS } from '../../src/app/sections/knownModels.ts';
import { getDeviceIcon } from '../../src/ui/icons/getDeviceIcon.ts';
import {
  muteConsoleError,
  getQueryJson,
  openConsole,
  platform,
  getReceivedCalls,
  findRow,
} from '../support/openConsole.tsx';

const HERE = { domainId: '5f1e0000000000000000d001', geoPoint: { lat: 30.2, lng: 120.2 } };
const lamp = (n: number, more: object = {}) => ({
  ...{ id: `SSSLC0000000000${n}`, name: `Lamp ${n}`, model: 'ssslc', type: 'CONTROLLER' },
  ...{ status: 'normal', mode: 'STRATEGY', ...HERE, ...more },
});
const report = (n: number, more: object) => ({
  ...{ id: `SSSLC0000000000${n}`, asset_id: `SSSLC0000000000${n}`, asset_name: `Lamp ${n}` },
  ...{ domain_id: HERE.domainId, model: 'ssslc', state: 'normal', online: true },
  ...{ update_time: '2026-11-11T12:05:00.000Z', ...more },
});
/** Rows as a platform may give them, also those of models that no document has. */
const assetsAre = (...rows: readonly object[]) => mockResponse('listAssets', 200, rows as never);
const reportsAre = (...rows: readonly object[]) => mockResponse('listStatuses', 200, rows as never);
const heads = () =>
  screen
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
    .filter(readTexts => readTexts !== 'Actions');
const cellsOf = async (name: string) =>
  (await findRow(name)).getAllByRole('cell').map(({ textContent }) => textContent);

it('lists a model with its own columns: what each device last reported, read for the page at once [ASSET-01/columns]', async () => {
  platform.use(
    assetsAre(lamp(1), lamp(2, { mode: 'MANUAL' }), lamp(3, { status: 'offline' })),
    reportsAre(
      report(1, { brightness: 35, power: 40.1 }),
      report(2, { brightness: 80, power: 93.9, mode: 'MANUAL' }),
      report(3, { state: 'offline', online: false }),
    ),
  );
  const { user } = await openConsole('/assetManage/model/ssslc');
  expect((await cellsOf('Lamp 1')).slice(1, 4)).toEqual(['Lamp 1', 'SSSLC00000000001', 'Normal']);
  expect(heads()).toEqual([
    ...['Device name', 'Device ID', 'State', 'Brightness', 'Power', 'Control mode', 'Gateway'],
    'Reported UTC+8',
  ]);
  await waitFor(async () => expect((await cellsOf('Lamp 1'))[4]).toBe('35%'));
  expect((await cellsOf('Lamp 1')).slice(5, 8)).toEqual(['40.1W', 'Strategy', '–']);
  await waitFor(async () =>
    expect((await cellsOf('Lamp 1'))[8]).toMatch(/^2026-11-11 20:05:00\s?Outdated$/u),
  );
  // This lamp is set by hand, which is highlighted; a device without a report has no level.
  const manual = (await findRow('Lamp 2')).getByText('Manual');
  expect(manual.closest('.tag')).not.toBeNull();
  expect((await cellsOf('Lamp 3')).slice(4, 6)).toEqual(['–', '–']);
  const filters = getReceivedCalls('GET /api/core/statuses').map(({ query }) =>
    getQueryJson(query, 'filter'),
  );
  expect(filters).toHaveLength(1);
  expect(filters[0]).toMatchObject({
    where: { id: { inq: ['SSSLC00000000001', 'SSSLC00000000002', 'SSSLC00000000003'] } },
  });

  // Hidden columns can be chosen, and the choice is stored for this model alone.
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Voltage' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(heads().at(-1)).toBe('Voltage'));

  // Another model has other columns; the choice of one does not affect the other.
  cleanup();
  await openConsole('/assetManage/model/ssgw');
  await screen.findAllByRole('row');
  expect(heads()).toEqual([
    ...['Device name', 'Device ID', 'State', 'IP address', 'Domain', 'Firmware'],
    'Reported UTC+8',
  ]);
});

it('is still a list of devices when the reported states cannot be read', async () => {
  muteConsoleError();
  platform.use(
    assetsAre(lamp(1)),
    http.get('*/api/core/statuses', () => new Response(null, { status: 500 })),
  );
  await openConsole('/assetManage/model/ssslc');
  await waitFor(async () => expect((await cellsOf('Lamp 1'))[4]).toBe('–'));
});

/** The headings of each model after its name, id and state. */
const HEADINGS_BY_MODEL: Readonly<Record<string, readonly string[]>> = {
  sspole: ['Specification', 'Domain', 'Installed on'],
  ssgw: ['IP address', 'Domain', 'Firmware', 'Reported UTC+8'],
  ssslc: ['Brightness', 'Power', 'Control mode', 'Gateway', 'Reported UTC+8'],
  sscam: ['IP address', 'Pole', 'Firmware', 'Reported UTC+8'],
  ssads: ['Power', 'Gateway', 'Pole', 'Firmware', 'Reported UTC+8'],
  sssap: ['Gateway', 'Pole', 'Firmware', 'Reported UTC+8'],
  ssipat: ['Work status', 'IP address', 'Pole', 'Firmware', 'Reported UTC+8'],
};

it('has the columns of each model in its list [ASSET-01/columns]', async () => {
  expect(Object.keys(HEADINGS_BY_MODEL)).toEqual(KNOWN_MODELS.map(({ model }) => model));
  const listed: Record<string, readonly string[]> = {};
  for (const model of Object.keys(HEADINGS_BY_MODEL)) {
    platform.use(assetsAre(lamp(1, { model, name: `One ${model}` })));
    await openConsole(`/assetManage/model/${model}`);
    await findRow(`One ${model}`);
    const [name, id, state, ...others] = heads();
    expect([name, id, state], model).toEqual(['Device name', 'Device ID', 'State']);
    listed[model] = others;
    cleanup();
  }
  expect(listed).toEqual(HEADINGS_BY_MODEL);
});

const LIST = '/api/core/domains/5f1e0000000000000000d001/asset';
const whereOf = (call: string) => {
  const last = getReceivedCalls(call).at(-1);
  return last && (getQueryJson(last.query, 'filter') as { where?: unknown }).where;
};
const readUrl = () =>
  JSON.parse(new URLSearchParams(location.search).get('filter') ?? '{}') as unknown;

it('filters by domain and all below it, name, id in capitals and state, side by side; Reset takes these back [SHELL-27/lists]', async () => {
  const { user } = await openConsole('/assetManage/model/ssslc');
  await screen.findAllByRole('row');
  const search = within(screen.getByRole('search'));
  await user.click(search.getByRole('button', { name: 'Domain Any' }));
  const name = '云泽市';
  await user.click(await screen.findByRole('treeitem', { name: new RegExp(`^${name}`, 'u') }));
  await waitFor(() => expect(getReceivedCalls(`GET ${LIST}`).length).toBeGreaterThan(0));
  expect(getReceivedCalls(`GET ${LIST}/count`).length).toBeGreaterThan(0);
  expect(await search.findByRole('button', { name: `Domain ${name}` })).toBeVisible();

  await user.type(search.getByLabelText('Device name contains'), '灯');
  await user.type(search.getByLabelText('Device ID contains'), 'sslc0{Enter}');
  const where = {
    domainId: { within: '5f1e0000000000000000d001' },
    name: { like: '灯' },
    id: { like: 'SSLC0' },
  };
  await waitFor(() => expect(readUrl()).toEqual(where));
  await waitFor(() =>
    expect(whereOf(`GET ${LIST}`)).toEqual({
      and: [{ name: { like: '灯' } }, { id: { like: 'SSLC0' } }, { model: 'ssslc' }],
    }),
  );

  await user.click(search.getByRole('button', { name: 'State Any' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Fault' }));
  await user.click(screen.getByRole('checkbox', { name: 'Offline' }));
  await user.keyboard('{Escape}');
  const states = { status: { inq: ['fault', 'offline'] } };
  await waitFor(() => expect(readUrl()).toEqual({ ...where, ...states }));
  // The conditions are chips, one each, and a shared link repeats them.
  expect(screen.getAllByRole('button', { name: /^Remove the filter/u })).toHaveLength(4);
  const link = location.pathname + location.search;
  cleanup();
  await openConsole(link);
  await waitFor(() => expect(getReceivedCalls(`GET ${LIST}`).length).toBeGreaterThan(0));
  const again = within(await screen.findByRole('search'));
  expect(await again.findByRole('button', { name: `Domain ${name}` })).toBeVisible();
  expect(again.getByLabelText('Device ID contains')).toHaveValue('SSLC0');
  expect(again.getByRole('button', { name: 'State Fault, Offline' })).toBeVisible();

  await user.click(again.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(readUrl()).toEqual({}));
  expect(again.getByLabelText('Device ID contains')).toHaveValue('');
});

it('names the work status of a broadcast device in every list; any other or none is unknown [ASSET-13/list]', async () => {
  const device = (n: number) => lamp(n, { name: `Device ${n}`, model: 'ssipat', type: 'DEVICE' });
  const reported = (n: number, more: object) => report(n, { model: 'ssipat', ...more });
  const rows = [1, 2, 3, 4, 5, 6, 7, 8].map(device);
  const reports = [0, 1, 2, 3, 4, 7, undefined].map((workStatus, index) =>
    reported(index + 1, { 'work-status': workStatus }),
  );
  const names = ['Talkback', 'Listening', 'Broadcast', 'Meeting', 'Free'];
  // Device 6 reports a number that has no name, 7 reports none, and 8 never reported.
  const unknown = ['Unknown', 'Unknown', 'Unknown'];
  platform.use(
    assetsAre(...rows),
    reportsAre(...reports, report(9, { asset_name: 'Lamp 9' })),
    mockResponse('countAssets', 200, { count: rows.length }),
  );
  const { user } = await openConsole('/assetManage/model/ssipat');
  const readTexts = async (column: number) =>
    (await screen.findAllByRole('row'))
      .slice(1)
      .map(row => within(row).getAllByRole('cell')[column]?.textContent);
  await waitFor(() => expect(heads()).toContain('Work status'));
  const column = heads().indexOf('Work status') + 1;
  await waitFor(async () => expect(await readTexts(column)).toEqual([...names, ...unknown]));

  // The list of all reported statuses; a model that cannot broadcast has no work status.
  cleanup();
  await openConsole('/systemOperation/deviceMonitor/deviceState');
  await user.click(await screen.findByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Work status' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(heads()).toContain('Work status'));
  const last = heads().indexOf('Work status') + 1;
  await waitFor(async () =>
    expect(await readTexts(last)).toEqual([...names, 'Unknown', 'Unknown', '–']),
  );
});

/** The icon of every model and category. Only a controller of light and an unknown device have the default. */
const ICONS: Readonly<Record<string, string>> = {
  lightControl: 'ssslc lc scene unknow CONTROLLER DEVICE',
  light: 'sspole pole smartLightPole smartlight led POLE ISTREETLIGHT',
  collection: 'sssap xes sensor sses devicebox XES SENSOR',
  gateway: 'ssgw gateway GATEWAY',
  glasses: 'ssads screen SCREEN',
  digital: 'digital ammeter',
  charger: 'charge CHARGER',
  plc: 'plc PLC',
  camera: 'sscam',
  broadcast: 'ssipat',
};

it('gives every model and category of devices a name and an icon, the name in both languages, and shows one that it does not know [ASSET-10/icons]', async () => {
  const { resources } = await import('../../src/generated/catalogue.ts');
  const fields = resources['assets']!.fields.filter(({ source }) => /^(model|type)$/u.test(source));
  const choices = fields.flatMap(field => (field.kind === 'enum' ? field.choices : []));
  const nameless = choices.filter(
    ({ value, label }) => !label.zh || !label.en || (label.zh as unknown) === value,
  );
  expect(nameless).toEqual([]);
  expect(choices.length).toBeGreaterThanOrEqual(34);
  const iconByCode = Object.entries(ICONS).flatMap(([icon, codes]) =>
    codes.split(' ').map(code => [code, icon] as const),
  );
  expect(iconByCode.map(([code]) => code).toSorted()).toEqual(
    choices.map(({ value }) => value).toSorted(),
  );
  expect(iconByCode.map(([code]) => [code, getDeviceIcon(code)])).toEqual(iconByCode);

  platform.use(
    assetsAre(
      lamp(1),
      { ...lamp(2), model: 'sscam', type: 'DEVICE' },
      { ...lamp(3), model: 'warpcore', type: 'REACTOR' },
    ),
  );
  await openConsole('/data/assets');
  const wordOf = async (name: string) => (await findRow(name)).getAllByRole('cell')[3]!;
  expect(await wordOf('Lamp 2')).toHaveTextContent('Camera');
  expect(await wordOf('Lamp 3')).toHaveTextContent('warpcore');
  const drawings = await Promise.all(
    ['Lamp 1', 'Lamp 2', 'Lamp 3'].map(
      async name => (await wordOf(name)).querySelector('svg')!.innerHTML,
    ),
  );
  // An unknown device has the icon of a light controller.
  expect(drawings[0]).toBe(drawings[2]);
  expect(drawings[0]).not.toBe(drawings[1]);
});

it('adopts an unknown device as the chosen model, and offers no actions that only known devices have [ASSET-11]', async () => {
  const stranger = {
    ...lamp(7),
    name: 'Stranger',
    model: 'unknow',
    type: 'DEVICE',
    mode: undefined,
  };
  platform.use(
    assetsAre(stranger),
    mockResponse('countAssets', 200, { count: 1 }),
    mockResponse('updateAsset', 200, { ...stranger, model: 'sscam' } as never),
  );
  const { user } = await openConsole('/systemOperation/config/unknow');
  const row = await findRow('Stranger');
  expect(screen.queryByRole('button', { name: 'Add device' })).toBeNull();
  // It reports by itself: no row of a file makes or changes one.
  expect(screen.getByRole('button', { name: 'Export' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
  await user.click(row.getByRole('button', { name: /^More/u }));
  const offers = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(offers).toEqual(['Edit', 'Adopt', 'Show on map', 'Swap devices', 'Delete']);
  await user.click(screen.getByRole('menuitem', { name: 'Adopt' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Adopt · Stranger' }));
  await user.click(dialog.getByRole('combobox', { name: 'Device type' }));
  expect(screen.queryByRole('option', { name: 'Unknown device' })).toBeNull();
  await user.click(await screen.findByRole('option', { name: 'Camera' }));
  const name = dialog.getByLabelText('Device name');
  await user.clear(name);
  await user.type(name, 'Crossing camera');
  await user.click(dialog.getByRole('button', { name: 'Adopt' }));
  await waitFor(() =>
    expect(getReceivedCalls(`PATCH /api/core/assets/${stranger.id}`)).toHaveLength(1),
  );
  const [sent] = getReceivedCalls(`PATCH /api/core/assets/${stranger.id}`);
  expect(JSON.parse(sent!.text)).toEqual({ ...HERE, model: 'sscam', name: 'Crossing camera' });
});

it('adopts many unknown devices at once as one model, each by an edit of its own', async () => {
  const stranger = (n: number) => ({ ...lamp(n), name: `Stranger ${n}`, model: 'unknow' });
  platform.use(
    assetsAre(stranger(1), stranger(2)),
    mockResponse('countAssets', 200, { count: 2 }),
    mockResponse('updateAsset', 200, stranger(1) as never),
  );
  const { user } = await openConsole('/systemOperation/config/unknow');
  for (const n of [1, 2]) await user.click((await findRow(`Stranger ${n}`)).getByRole('checkbox'));
  const bar = within(await screen.findByRole('region', { name: 'Selected rows' }));
  await user.click(bar.getByRole('button', { name: 'Adopt' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Adopt/u }));
  await user.click(await dialog.findByRole('combobox', { name: 'Device type' }));
  await user.click(await screen.findByRole('option', { name: 'Camera' }));
  expect(dialog.queryByLabelText('Device name')).toBeNull();
  await user.click(dialog.getByRole('button', { name: /Adopt/u }));
  await waitFor(() => {
    const sent = getReceivedCalls().filter(({ call }) =>
      call.startsWith('PATCH /api/core/assets/'),
    );
    expect(sent.map(({ text }) => JSON.parse(text) as unknown)).toEqual([
      { model: 'sscam' },
      { model: 'sscam' },
    ]);
  });
});
