import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { createField, createOperation } from '../support/testDescriptors.ts';
import { useHeldClock } from '../support/heldClock.ts';
import {
  createLampPlatform,
  lampResource,
  createLampOperation,
  createPlatformError,
} from '../support/lamps.ts';
import { type TestResponses, openResources } from '../support/openResources.tsx';

const json = (value: ReturnType<typeof createField>) => [
  { status: 200, mediaType: 'application/json', value },
];
const label = (en: string) => ({ en, zh: en });

/** Lamps that can do these things only. */
const lampsThat = (...actions: readonly ReturnType<typeof createLampOperation>[]) => ({
  lamps: { ...lampResource, actions },
});
const open = (
  resources: ReturnType<typeof lampsThat>,
  more: TestResponses,
  path = '/data/lamps/l001/show',
) => openResources(resources, path, { responses: createLampPlatform(3, more).responses });

const measure = createField({
  kind: 'object',
  source: '',
  fields: [
    createField({ kind: 'number', source: 'voltage', label: label('Voltage'), unit: 'V' }),
    createField({ kind: 'boolean', source: 'lit', label: label('Lit') }),
  ],
});

it('shows what an action returns, as its document describes it', async () => {
  const read = createLampOperation({
    id: 'read',
    kind: 'action',
    path: '/lamps/{id}/read',
    label: label('Read out'),
    responses: json(measure),
  });
  const { user } = await open(lampsThat(read), {
    'POST /lamps/l001/read': () => ({ voltage: 229.5, lit: false }),
  });
  await user.click(await screen.findByRole('button', { name: 'Read out' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Read out · L001' }));
  const [voltage, lit] = dialog.getAllByRole('definition');
  expect(voltage).toHaveTextContent('229.5V');
  expect(lit).toHaveTextContent('No');

  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Read out' })).toHaveFocus());
});

it('shows a list that an action returns as a table, and an empty one as empty', async () => {
  const rows = [{ voltage: 229, lit: true }, { voltage: 231 }];
  let response: readonly object[] = rows;
  const list = createField({ kind: 'list', source: '', item: measure });
  const history = createOperation({
    id: 'history',
    kind: 'action',
    appliesTo: 'collection',
    path: '/lamps/history',
    label: label('History'),
    responses: json(list),
  });
  const { user } = await open(
    lampsThat(history),
    { 'GET /lamps/history': () => response },
    '/data/lamps',
  );
  await user.click(await screen.findByRole('button', { name: 'History' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'History · Lamps' }));
  const heads = dialog.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['Voltage', 'Lit']);
  expect(dialog.getAllByRole('row')).toHaveLength(3);
  await user.click(dialog.getByRole('button', { name: 'Close' }));

  response = [];
  await user.click(await screen.findByRole('button', { name: 'History' }));
  expect(await screen.findByText('The result is an empty list.')).toBeVisible();
});

it('keeps a file that an action returns, under its name', async () => {
  const report = createLampOperation({
    id: 'report',
    kind: 'action',
    path: '/lamps/{id}/report',
    label: label('Report'),
    responses: [{ status: 200, mediaType: 'application/zip' }],
  });
  const { user } = await open(lampsThat(report), {
    'POST /lamps/l001/report': () =>
      new Response('PK', { headers: { 'content-type': 'application/zip' } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Report' }));
  const keep = await screen.findByRole('button', { name: 'Download report.zip' });
  const savedFiles: string[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:kept', revokeObjectURL: vi.fn() }),
  );
  const stop = (event: Event) => {
    event.preventDefault();
    savedFiles.push((event.target as HTMLAnchorElement).download);
  };
  // A link that is in no document is still followed; the click stays on it.
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    stop({ preventDefault: () => undefined, target: this } as unknown as Event);
  });
  await user.click(keep);
  expect(savedFiles).toEqual(['report.zip']);
  expect(click).toHaveBeenCalledTimes(1);
});

it('requests the parameters of an operation that the record does not have', async () => {
  const createTextField = (source: string) =>
    createField({ kind: 'text', source, label: label(source) });
  const publish = createLampOperation({
    id: 'publish',
    kind: 'action',
    path: '/lamps/{id}/publish/{channel}',
    label: label('Publish'),
    parameters: [
      { name: 'id', in: 'path', required: true, json: false },
      {
        name: 'channel',
        in: 'path',
        required: true,
        json: false,
        field: createTextField('channel'),
      },
      {
        name: 'version',
        in: 'query',
        required: true,
        json: false,
        field: createTextField('version'),
      },
    ],
  });
  const { user, received } = await open(lampsThat(publish), {
    'POST /lamps/l001/publish/night': () => ({}),
  });
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish · L001' }));
  await user.type(dialog.getByLabelText(/^channel/u), 'night');
  await user.type(dialog.getByLabelText(/^version/u), '7');
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Publish succeeded: L001')).toBeVisible();
  const [call] = received.filter(each => each.call === 'POST /lamps/l001/publish/night');
  expect(call?.query.get('version')).toBe('7');
});

it('keeps what does not fit a record in its menu, with the reason', async () => {
  const { responses } = createLampPlatform(1);
  const { user } = await openResources({ lamps: lampResource }, '/data/lamps/l001/show', {
    responses: {
      ...responses,
      'GET /lamps/l001': () => ({ id: 'l001', name: 'L001', power: 40, state: 'on' }),
    },
  });
  expect(await screen.findByRole('button', { name: 'Dim' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Switch on' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'More actions for L001' }));
  const entry = await screen.findByRole('menuitem', { name: 'Switch on' });
  expect(entry).toHaveAttribute('aria-disabled', 'true');
  expect(entry).toHaveAccessibleDescription('Requires State: Off or not set.');
});

it('shows what failed, on which record, why and what to do, at once or in its dialog, and can be tried again [ERR-03/engine]', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  let isOffline = true;
  const ping = createLampOperation({
    id: 'ping',
    kind: 'action',
    path: '/lamps/{id}/ping',
    label: label('Ping'),
  });
  const on = lampResource.actions[0]!;
  const { user, received } = await open(lampsThat(ping, on), {
    'POST /lamps/l001/ping': () => createPlatformError(409, 4),
    'POST /lamps/l001/on': () => (isOffline ? createPlatformError(409, 4) : {}),
  });
  await user.click(await screen.findByRole('button', { name: 'Ping' }));
  const toast = await screen.findByText('Ping L001 failed. The device is offline.');
  expect(toast).toHaveTextContent(/Check its power supply and gateway, then try again\. Code 4$/u);

  await user.click(screen.getByRole('button', { name: 'Switch on' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Switch on “L001”?' }));
  const confirm = dialog.getByRole('button', { name: 'Switch on L001' });
  await user.click(confirm);
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'Switch on L001 failed. The device is offline. Check its power supply and gateway, then try again.',
  );
  isOffline = false;
  await user.click(confirm);
  expect(await screen.findByText('L001 switched on')).toBeVisible();
  expect(received.filter(({ call }) => call === 'POST /lamps/l001/on')).toHaveLength(2);
});

it('keeps what was typed into the form of an action that fails, and shows the same there [ERR-03/engine]', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const { user } = await open(lampsThat(lampResource.actions[1]!), {
    'POST /lamps/l001/level': () => createPlatformError(409, 4),
  });
  await user.click(await screen.findByRole('button', { name: 'Dim' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Dim · L001' }));
  await user.type(dialog.getByLabelText('Level'), '35');
  await user.click(dialog.getByRole('button', { name: 'Dim' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    /Dim L001 failed\. The device is offline\..*Check its power/u,
  );
  expect(dialog.getByLabelText('Level')).toHaveValue('35');
});

it('stops waiting for a device that does not respond, reports the outcome as unknown, and does not retry by itself [UX-12]', async () => {
  const { user, received } = await open(lampsThat(lampResource.actions[0]!), {
    'POST /lamps/l001/on': () => new Promise(() => undefined),
  });
  await user.click(await screen.findByRole('button', { name: 'Switch on' }));
  const confirm = await screen.findByRole('button', { name: 'Switch on L001' });
  useHeldClock();
  await user.click(confirm);
  await vi.advanceTimersByTimeAsync(30_000);
  vi.useRealTimers();
  const notification = await screen.findByText(/^Switch on L001 failed\./u);
  expect(notification).toHaveTextContent(
    'Switch on L001 failed. No response within 30 seconds. It may have run anyway. Check before sending it again.',
  );
  expect(received.filter(({ call }) => call === 'POST /lamps/l001/on')).toHaveLength(1);
});

it('does at once what its document lets be done without a confirmation, and confirms it for many', async () => {
  const stop = createLampOperation({
    id: 'stop',
    kind: 'action',
    path: '/lamps/{id}/stop',
    label: label('Stop'),
    physical: true,
    skipsConfirm: true,
  });
  const direction = createField({
    kind: 'enum',
    source: 'direction',
    label: label('Direction'),
    required: true,
    choices: [{ value: 'up', label: label('Up') }],
  });
  const turn = createLampOperation({
    ...stop,
    id: 'turn',
    path: '/lamps/{id}/turn/{direction}',
    label: label('Turn'),
    parameters: [
      { name: 'id', in: 'path', required: true, json: false },
      { name: 'direction', in: 'path', required: true, json: false, field: direction },
    ],
  });
  const { user } = await open(lampsThat(stop, turn), {
    'POST /lamps/l001/stop': () => ({}),
    'POST /lamps/l001/turn/up': () => ({}),
  });
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('Stop succeeded: L001')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Turn' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Turn · L001' }));
  expect(dialog.queryByText(/changes equipment/u)).not.toBeInTheDocument();
  await user.click(dialog.getByRole('combobox', { name: /^Direction/u }));
  await user.click(await screen.findByRole('option', { name: 'Up' }));
  await user.click(dialog.getByRole('button', { name: 'Turn' }));
  expect(await screen.findByText('Turn succeeded: L001')).toBeVisible();

  await user.click(screen.getByRole('link', { name: 'Lamps' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  const bar = within(screen.getByRole('region', { name: 'Selected rows' }));
  await user.click(bar.getByRole('button', { name: 'Stop' }));
  expect(await screen.findByText(/changes equipment/u)).toBeVisible();
});

it('has one button in a row until the pointer or the focus is near it', async () => {
  const { user } = await open({ lamps: lampResource }, {}, '/data/lamps');
  const rowOf = (name: string) => screen.getByText(name).closest('tr')!;
  await screen.findByText('L003');
  expect(screen.getAllByRole('button', { name: /^More actions for L/u }).length).toBeGreaterThan(2);
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();

  await user.hover(rowOf('L002'));
  expect(within(rowOf('L002')).getByRole('button', { name: 'Delete' })).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Delete' })).toHaveLength(1);

  const more = within(rowOf('L003')).getByRole('button', { name: 'More actions for L003' });
  act(() => more.focus());
  expect(within(rowOf('L003')).getByRole('button', { name: 'Delete' })).toBeInTheDocument();
  expect(more).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(within(rowOf('L003')).getByRole('button', { name: 'Delete' })).toHaveFocus();
  await user.keyboard('{ArrowRight}{Enter}');
  const menu = await screen.findAllByRole('menuitem');
  expect(menu[0]).toHaveAccessibleName('Edit');
});

it('puts the focus on the next row when the record that had it is deleted', async () => {
  const { user } = await open({ lamps: lampResource }, {}, '/data/lamps');
  const row = (await screen.findByText('L002')).closest('tr')!;
  await user.click(within(row).getByRole('button', { name: 'More actions for L002' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Delete L002' }));
  await waitFor(() => expect(screen.queryByText('L002')).not.toBeInTheDocument());
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'More actions for L003' })).toHaveFocus(),
  );
});

it('reports a failure also when its dialog was closed before the response [ERR-03/engine]', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const held = Promise.withResolvers<Response>();
  const { user } = await open(lampsThat(lampResource.actions[0]!), {
    'POST /lamps/l001/on': () => held.promise,
  });
  await user.click(await screen.findByRole('button', { name: 'Switch on' }));
  await user.click(await screen.findByRole('button', { name: 'Switch on L001' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  held.resolve(createPlatformError(409, 18));
  expect(
    await screen.findByText('Switch on L001 failed. The device could not execute the command.'),
  ).toBeVisible();
});

it('shows at once that a device cannot be reached without a connection, and keeps no command for later [UX-12]', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const city = createLampPlatform(1);
  const { user, received } = await openResources({ lamps: lampResource }, '/data/lamps/l001/show', {
    responses: { 'GET /lamps/l001': city.responses['GET /lamps/l001']! },
  });
  await user.click(await screen.findByRole('button', { name: 'Switch on' }));
  await user.click(await screen.findByRole('button', { name: 'Switch on L001' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/The platform cannot be reached/u);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(received.filter(({ call }) => call === 'POST /lamps/l001/on')).toHaveLength(1);
});
