import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { withLazyMessages } from '../../src/i18n/lazyMessages.ts';
import { ImportScreen } from '../../src/resources/screens/ImportScreen.tsx';
import { ReportScreen } from '../../src/resources/screens/ReportScreen.tsx';
import { ResourceAtPath } from '../../src/resources/screens/ResourceAtPath.tsx';
import { SettingsScreen } from '../../src/resources/screens/SettingsScreen.tsx';
import { createImportPlan } from '../../src/resources/cells/createImportPlan.ts';
import { createRowValidator } from '../../src/resources/transfer/importWorker/createRowValidator.ts';
import { ResourceRoutesContext } from '../../src/resources/routes/ResourceRoutesContext.ts';
import { createTable } from '../../mocks/loopback/table.ts';
import { createField, createOperation, createResource } from '../support/testDescriptors.ts';
import { type TestResponses, openResources } from '../support/openResources.tsx';
import { createPlatformError } from '../support/lamps.ts';
import { FILTER_PARAMETER, ID_PARAMETER, JSON_BODY } from '../support/callParameters.ts';
import { setPlatformTime } from '../support/platformTime.ts';

// A screen that is rendered alone does not load its messages.
beforeAll(withLazyMessages(() => Promise.resolve()));
afterEach(() => vi.useRealTimers());

const name = createField({
  kind: 'text',
  source: 'name',
  label: { en: 'Name', zh: '名称' },
  required: true,
  column: 1,
  filter: ['like', 'eq'],
});
const model = createField({
  kind: 'enum',
  source: 'model',
  label: { en: 'Model', zh: '型号' },
  required: true,
  column: 2,
  filter: ['eq', 'inq'],
  choices: [
    { value: 'lamp', label: { en: 'Lamp', zh: '路灯' } },
    { value: 'camera', label: { en: 'Camera', zh: '摄像头' } },
  ],
});
const power = createField({
  kind: 'integer',
  source: 'power',
  label: { en: 'Power', zh: '功率' },
  column: 3,
  when: { model: 'lamp' },
});
const parentId = createField({
  kind: 'reference',
  source: 'parentId',
  reference: 'devices',
  label: { en: 'Parent', zh: '上级' },
});

const onDevice = (operation: Parameters<typeof createOperation>[0]) =>
  createOperation({
    path: '/devices/{id}',
    resource: 'devices',
    appliesTo: 'record',
    parameters: [ID_PARAMETER],
    ...operation,
  });

const devices = createResource({
  name: 'devices',
  schema: 'Device',
  label: { en: 'Device', zh: '设备' },
  plural: { en: 'Devices', zh: '设备' },
  fields: [name, model, power, parentId],
  verbs: {
    list: createOperation({
      id: 'list',
      kind: 'list',
      path: '/devices',
      parameters: [FILTER_PARAMETER],
    }),
    count: createOperation({
      id: 'count',
      kind: 'count',
      path: '/devices/count',
      parameters: [{ ...FILTER_PARAMETER, name: 'where' }],
    }),
    one: onDevice({ id: 'one', kind: 'one' }),
    create: createOperation({
      id: 'create',
      kind: 'create',
      method: 'post',
      path: '/devices',
      label: { en: 'Add device', zh: '添加设备' },
      body: { ...JSON_BODY, fields: [name, model, power] },
    }),
    update: onDevice({
      id: 'update',
      kind: 'update',
      method: 'patch',
      body: { ...JSON_BODY, fields: [name, power] },
    }),
    delete: onDevice({
      id: 'delete',
      kind: 'delete',
      method: 'delete',
      label: { en: 'Delete', zh: '删除' },
    }),
  },
  actions: [
    onDevice({
      id: 'pan',
      kind: 'action',
      path: '/devices/{id}/pan',
      method: 'put',
      label: { en: 'Pan', zh: '转动' },
      when: { model: 'camera' },
    }),
  ],
});

const LAMPS = '/assets/lamps';
const rows = [
  { id: 'l1', name: 'North lamp', model: 'lamp', power: 40, parentId: 'c1' },
  { id: 'l2', name: 'South lamp', model: 'lamp', power: 60 },
  { id: 'c1', name: 'Gate camera', model: 'camera' },
];

/** A platform of three devices that filters as LoopBack does. */
function deviceCity() {
  const table = createTable<{ readonly id: string }>(
    { id: 'string', name: 'string', model: 'string', power: 'number', parentId: 'string' },
    rows,
  );
  const parsed = (query: URLSearchParams, key: string) =>
    JSON.parse(query.get(key) ?? '{}') as Record<string, unknown>;
  const responses: TestResponses = {
    'GET /devices': ({ query }) => table.find(parsed(query, 'filter')),
    'GET /devices/count': ({ query }) => ({
      count: table.find({ where: parsed(query, 'where') }).length,
    }),
    'POST /devices': ({ body }) => ({ id: 'new', ...(body as object) }),
    ...Object.fromEntries(rows.map(row => [`GET /devices/${row.id}`, () => row] as const)),
    'PATCH /devices/l1': () => rows[0],
    'DELETE /devices/l1': () => ({ count: 1 }),
  };
  return responses;
}

const openLamps = (path = LAMPS) =>
  openResources({ devices }, path, {
    responses: deviceCity(),
    routes: [
      [
        `${LAMPS}/*`,
        <ResourceAtPath
          key={LAMPS}
          descriptor={devices}
          basePath={LAMPS}
          where={{ model: 'lamp' }}
          title={{ en: 'Lamps', zh: '路灯' }}
        />,
      ],
      [
        '/import',
        <ResourceRoutesContext key="import" value={{ getListPath: () => LAMPS }}>
          <ImportScreen descriptor={devices} />
        </ResourceRoutesContext>,
      ],
    ],
  });

const readUrl = () => screen.getByLabelText('address').textContent;
const requestedConditions = (
  received: readonly { readonly call: string; readonly query: URLSearchParams }[],
) =>
  received
    .filter(({ call }) => call === 'GET /devices')
    .map(({ query }) => (JSON.parse(query.get('filter') ?? '{}') as { where?: unknown }).where);

it('lists at a route only what belongs to it, with any further filter', async () => {
  const { user, received } = await openLamps();
  expect(await screen.findByRole('heading', { name: /^Lamps 2$/u })).toBeVisible();
  expect(screen.queryByText('Gate camera')).not.toBeInTheDocument();
  expect(screen.queryByRole('columnheader', { name: /Model/u })).not.toBeInTheDocument();
  expect(requestedConditions(received)).toEqual([{ model: 'lamp' }]);
  // It is no chip, and there is nothing to clear.
  expect(screen.queryByRole('button', { name: 'Clear all' })).not.toBeInTheDocument();

  await user.type(screen.getByRole('searchbox'), 'a{Enter}');
  await waitFor(() => expect(requestedConditions(received)).toHaveLength(2));
  expect(JSON.stringify(requestedConditions(received)[1])).toContain('"model":"lamp"');
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'nobody{Enter}');
  expect(await screen.findByText(/\(2 in total\)/u, { selector: '.empty-hint' })).toBeVisible();
  expect(
    requestedConditions(received).every(where => JSON.stringify(where).includes('"model":"lamp"')),
  ).toBe(true);
});

it('reads all that match at a route with fixed conditions, and nothing of the others, before it is deleted or exported', async () => {
  const { user, received } = await openLamps(`${LAMPS}?perPage=10`);
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  const bar = within(screen.getByRole('region', { name: 'Selected rows' }));
  expect(bar.getByRole('status')).toHaveTextContent('2 selected');
  // What no record here can ever take is not offered.
  expect(bar.queryByRole('button', { name: 'Pan' })).not.toBeInTheDocument();
  await user.click(bar.getByRole('button', { name: /^Export/u }));
  const dialog = within(await screen.findByRole('dialog', { name: /Export/u }));
  await user.click(dialog.getByRole('radio', { name: /All 2|filtered/u }));
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:nothing');
  await user.click(dialog.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(requestedConditions(received).length).toBeGreaterThan(1));
  expect(
    requestedConditions(received).every(where => JSON.stringify(where).includes('"model":"lamp"')),
  ).toBe(true);
});

it('stays below the URL of a route: names, adding, editing, breadcrumbs, and after deleting', async () => {
  const { user, received } = await openLamps();
  await user.click(await screen.findByRole('link', { name: 'North lamp' }));
  await screen.findByRole('heading', { name: 'North lamp' });
  expect(readUrl()).toBe(`${LAMPS}/l1/show`);
  // A record that was only pointed at may be of another kind: its page is where all are.
  expect(await screen.findByRole('link', { name: 'Gate camera' })).toHaveAttribute(
    'href',
    '/data/devices/c1/show',
  );
  expect(screen.getByRole('link', { name: 'Lamps' })).toHaveAttribute('href', LAMPS);
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await user.type(await screen.findByRole('textbox', { name: /^Name/u }), '!');
  expect(readUrl()).toBe(`${LAMPS}/l1`);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('heading', { name: /^Lamps 2$/u });
  expect(readUrl()).toBe(LAMPS);

  await user.click(screen.getByRole('button', { name: 'Add device' }));
  await user.type(await screen.findByRole('textbox', { name: /^Name/u }), 'West lamp');
  expect(readUrl()).toBe(`${LAMPS}/create`);
  // What every record here is like is no input, and fields that depend on it show.
  expect(screen.queryByRole('combobox', { name: /^Model/u })).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /^Power/u })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add device' }));
  await screen.findByRole('heading', { name: /^Lamps 2$/u });
  expect(received.find(({ call }) => call === 'POST /devices')?.body).toEqual({
    name: 'West lamp',
    model: 'lamp',
  });
});

it('shows a record of another kind that is opened by its URL, with all that can be done with it', async () => {
  await openLamps(`${LAMPS}/c1/show`);
  expect(await screen.findByRole('heading', { name: 'Gate camera' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pan' })).toBeEnabled();
});

it('shows that nothing is at any other path below a route', async () => {
  await openLamps(`${LAMPS}/l1/show/more`);
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
});

it('keeps columns and queries of one route apart from those of other routes', async () => {
  const { user } = await openLamps(
    `${LAMPS}?filter=${encodeURIComponent('{"name":{"like":"N"}}')}`,
  );
  await user.click(await screen.findByRole('button', { name: /^Save/u }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'Northern');
  await user.click(dialog.getByRole('button', { name: /^Save/u }));
  expect(await screen.findByRole('button', { name: 'Northern' })).toBeVisible();
  await user.click(await screen.findByRole('link', { name: 'North lamp' }));
  await user.click(await screen.findByRole('link', { name: 'Gate camera' }));
  await user.click(await screen.findByRole('link', { name: 'Devices' }));
  await screen.findByRole('heading', { name: /^Devices 3$/u });
  expect(screen.queryByRole('button', { name: 'Saved queries' })).not.toBeInTheDocument();
});

const limit = createField({
  kind: 'integer',
  source: 'limit',
  label: { en: 'Limit', zh: '上限' },
  required: true,
  minimum: 1,
  maximum: 100,
});
const server = createField({
  kind: 'text',
  source: 'server',
  label: { en: 'Server', zh: '服务器' },
});
const read = createOperation({
  id: 'readSettings',
  kind: 'none',
  path: '/settings',
  label: { en: 'General settings', zh: '常规设置' },
});
const write = createOperation({
  id: 'writeSettings',
  kind: 'none',
  method: 'put',
  path: '/settings',
  label: { en: 'Save settings', zh: '保存设置' },
  permission: { roles: ['admin'] },
  body: { ...JSON_BODY, fields: [limit, server] },
});

function openSettings(responses: TestResponses, role = 'admin') {
  return openResources({}, '/settings', {
    responses,
    role,
    routes: [['/settings', <SettingsScreen key="settings" read={read} write={write} />]],
  });
}

it('edits settings that are one object, validated during input, replaced whole, with a confirmation before they are left', async () => {
  let now: object = { limit: 10, server: 'ntp.local' };
  const { user, received } = await openSettings({
    'GET /settings': () => now,
    'PUT /settings': ({ body }) => (now = body as object),
  });
  const field = await screen.findByRole('textbox', { name: /^Limit/u });
  expect(screen.getByRole('heading', { name: 'General settings' })).toBeVisible();
  await user.clear(field);
  await user.type(field, '101');
  await user.tab();
  expect(await screen.findByText('Use a number from 1 to 100.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(field).toHaveValue('10');

  await user.clear(field);
  await user.type(field, '20');
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  // Another user changes the other value meanwhile: both changes remain.
  now = { limit: 10, server: 'time.local' };
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  expect(await screen.findByText('General settings saved')).toBeVisible();
  const puts = received.filter(({ call }) => call === 'PUT /settings');
  expect(puts.map(({ body }) => body)).toEqual([{ limit: 20, server: 'time.local' }]);
  expect(screen.getByRole('textbox', { name: /^Server/u })).toHaveValue('time.local');

  // The form continues with what was saved.
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  expect(await screen.findByText('Nothing has been changed.')).toBeVisible();
});

it('requires a choice of mine or theirs where two users have changed the same setting, and shows what the platform rejects at its field', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  let now: object = { limit: 10 };
  const { user } = await openSettings({
    'GET /settings': () => now,
    'PUT /settings': () =>
      createPlatformError(422, 22, [{ path: '/limit', code: 'maximum', message: 'no', info: {} }]),
  });
  const field = await screen.findByRole('textbox', { name: /^Limit/u });
  await user.clear(field);
  await user.type(field, '20');
  now = { limit: 30 };
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: /20/u }));
  await user.click(dialog.getByRole('button', { name: /Save/u }));
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveValue('20');
});

it('shows settings that a role may not change, and shows why there is no form', async () => {
  await openSettings({ 'GET /settings': () => ({ limit: 10 }) }, 'guest');
  expect(await screen.findByRole('note')).toHaveTextContent(
    'These settings are read-only. Your role may not do this. Ask a system manager.',
  );
  expect(screen.getByText('10')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

const parameter = (field: ReturnType<typeof createField>, required = false) => ({
  name: field.source,
  in: 'query' as const,
  required,
  json: false,
  field: { ...field, required },
});
const points = createOperation({
  id: 'readEnergy',
  kind: 'report',
  path: '/energy',
  label: { en: 'Energy', zh: '能耗' },
  parameters: [
    parameter(
      createField({ kind: 'dateTime', source: 'from', label: { en: 'From', zh: '从' } }),
      true,
    ),
    parameter(createField({ kind: 'dateTime', source: 'to', label: { en: 'To', zh: '至' } }), true),
    parameter({
      ...model,
      source: 'step',
      label: { en: 'Interval', zh: '间隔' },
      default: 'lamp',
    }),
  ],
  responses: [
    {
      status: 200,
      value: createField({
        kind: 'list',
        source: '',
        item: createField({
          kind: 'object',
          fields: [
            createField({ kind: 'text', source: 'place', label: { en: 'Place', zh: '地点' } }),
            createField({
              kind: 'number',
              source: 'energy',
              unit: 'kWh',
              label: { en: 'Used', zh: '用电' },
            }),
          ],
        }),
      }),
    },
  ],
});

const openEnergy = (responses: TestResponses, path = '/energy') =>
  openResources({}, path, {
    responses,
    routes: [['/energy', <ReportScreen key="energy" operation={points} />]],
  });

it('requests the last week where a report needs a period, keeps the period of the URL, and renders the response by its document', async () => {
  setPlatformTime('2026-11-12T08:30:20Z');
  const { user, received } = await openEnergy({
    'GET /energy': ({ query }) => [
      { place: `by ${query.get('step')}`, energy: 12.5 },
      { place: 'South', energy: 3 },
    ],
  });
  expect(await screen.findByRole('cell', { name: 'by lamp' })).toBeVisible();
  expect(screen.getByRole('cell', { name: /^12\.5\s*kWh$/u })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Used' })).toBeVisible();
  expect(Object.fromEntries(received[0]!.query)).toMatchObject({
    from: '2026-11-05T16:00:00.000Z',
    to: '2026-11-12T08:30:00.000Z',
    step: 'lamp',
  });

  const form = within(screen.getByRole('form', { name: 'Query' }));
  await user.click(form.getByRole('combobox', { name: /^Interval/u }));
  await user.click(await screen.findByRole('option', { name: 'Camera' }));
  await user.click(form.getByRole('button', { name: 'Show' }));
  expect(await screen.findByRole('cell', { name: 'by camera' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(received).toHaveLength(3));
  expect(received[2]!.query.get('step')).toBe('camera');
});

it('reads supported parameters from the URL, ignores others, and shows empty and failed results', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  let response: unknown = [];
  const { user, received } = await openEnergy(
    { 'GET /energy': () => response },
    '/energy?from=2026-01-01T00:00:00Z&to=yesterday&step=%3Cscript%3E&foreign=1',
  );
  expect(await screen.findByText('Nothing to show')).toBeVisible();
  expect(received[0]!.query.get('from')).toBe('2026-01-01T00:00:00.000Z');
  expect(Date.parse(received[0]!.query.get('to') ?? '')).toBeGreaterThan(0);
  expect(received[0]!.query.get('step')).toBe('lamp');
  expect(received[0]!.query.has('foreign')).toBe(false);
  response = createPlatformError(400, 78);
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  response = [{ place: 'Here', energy: 1 }];
  await user.click(screen.getByRole('button', { name: /Try again|Retry/u }));
  expect(await screen.findByRole('cell', { name: 'Here' })).toBeVisible();
});

it('gives imported rows what every record of the route is like, and takes no others there', () => {
  const plan = createImportPlan(devices, { model: 'lamp' })!;
  const validate = (mapping: readonly string[]) =>
    createRowValidator({
      ...{ plan, mapping, mode: 'create', clears: false, zone: undefined },
      ...{ existing: undefined, records: new Map(), example: {} },
    });
  expect(validate(['name', 'power'])(['East lamp', '30'], 2)).toEqual({
    action: 'create',
    values: { name: 'East lamp', power: 30, model: 'lamp' },
  });
  expect(validate(['name', 'model'])(['East camera', 'camera'], 2)).toMatchObject({
    action: 'reject',
    errors: [{ column: 'model' }],
  });
});

it('imports at a route of its own, and links back to where the resource is at home', async () => {
  const { user, received } = await openLamps('/import');
  expect(await screen.findByRole('heading', { name: 'Import: Devices' })).toBeVisible();
  const file = new File(['name,model,power\nEast lamp,lamp,30\n'], 'devices.csv', {
    type: 'text/csv',
  });
  await act(async () => {
    fireEvent.change(screen.getByLabelText('Choose a file', { selector: 'input' }), {
      target: { files: [file] },
    });
    await Promise.resolve();
  });
  await user.click(await screen.findByRole('button', { name: /^Check/u }));
  await user.click(await screen.findByRole('button', { name: /^Import|^Create|^Send/u }));
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(received.find(({ call }) => call === 'POST /devices')?.body).toEqual({
    name: 'East lamp',
    model: 'lamp',
    power: 30,
  });
  expect(readUrl()).toBe(LAMPS);
});
