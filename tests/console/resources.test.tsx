import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { createField, createOperation, createResource } from '../support/testDescriptors.ts';
import { type TestResponses, openResources } from '../support/openResources.tsx';
import {
  FILTER_PARAMETER,
  ID_PARAMETER,
  JSON_BODY,
  WHERE_PARAMETER,
} from '../support/callParameters.ts';

const name = createField({
  kind: 'text',
  source: 'name',
  label: { en: 'Name', zh: '名称' },
  required: true,
  maxLength: 32,
  column: 1,
  sortable: true,
  filter: ['like', 'eq'],
});
const power = createField({
  kind: 'number',
  source: 'power',
  label: { en: 'Power', zh: '功率' },
  unit: 'W',
  minimum: 0,
  column: 2,
  filter: ['between', 'gte'],
});
const gatewayId = createField({
  kind: 'reference',
  source: 'gatewayId',
  reference: 'gateways',
  embedded: 'gateway',
  label: { en: 'Gateway', zh: '网关' },
  column: 3,
});
const note = createField({ kind: 'multiline', source: 'note', label: { en: 'Note', zh: '备注' } });
const blob = createField({
  kind: 'unknown',
  source: 'blob',
  description: 'anyOf of three',
  label: { en: 'Blob', zh: '数据' },
});

const lamps = createResource({
  fields: [name, power, gatewayId, note, blob],
  verbs: {
    list: createOperation({ id: 'listLamps', kind: 'list', parameters: [FILTER_PARAMETER] }),
    count: createOperation({
      id: 'countLamps',
      kind: 'count',
      path: '/lamps/count',
      parameters: [WHERE_PARAMETER],
    }),
    one: createOperation({
      id: 'getLamp',
      kind: 'one',
      path: '/lamps/{id}',
      parameters: [ID_PARAMETER],
    }),
    create: createOperation({
      id: 'createLamp',
      kind: 'create',
      method: 'post',
      label: { en: 'Add lamp', zh: '新增路灯' },
      body: { ...JSON_BODY, fields: [name, power, note, blob] },
    }),
    update: createOperation({
      id: 'updateLamp',
      kind: 'update',
      method: 'patch',
      path: '/lamps/{id}',
      parameters: [ID_PARAMETER],
      label: { en: 'Edit lamp', zh: '编辑路灯' },
      body: { ...JSON_BODY, fields: [name, power, note] },
    }),
    delete: createOperation({
      id: 'deleteLamp',
      kind: 'delete',
      method: 'delete',
      path: '/lamps/{id}',
      parameters: [ID_PARAMETER],
      label: { en: 'Delete', zh: '删除' },
    }),
  },
  actions: [
    createOperation({
      id: 'switchOn',
      kind: 'action',
      appliesTo: 'record',
      method: 'post',
      path: '/lamps/{id}/on',
      parameters: [ID_PARAMETER],
      label: { en: 'Switch on', zh: '开灯' },
      successMessages: [{ en: '{record} switched on', zh: '已打开 {record}' }],
      when: { lit: [false, null] },
      physical: true,
    }),
    createOperation({
      id: 'dim',
      kind: 'action',
      appliesTo: 'record',
      method: 'post',
      path: '/lamps/{id}/level',
      parameters: [ID_PARAMETER],
      label: { en: 'Dim', zh: '调光' },
      body: {
        ...JSON_BODY,
        fields: [
          createField({ kind: 'integer', unit: '%', required: true, minimum: 0, maximum: 100 }),
        ],
      },
    }),
    createOperation({
      id: 'ping',
      kind: 'action',
      appliesTo: 'record',
      method: 'post',
      path: '/lamps/{id}/ping',
      parameters: [ID_PARAMETER],
      label: { en: 'Ping', zh: '测试连接' },
    }),
  ],
});
const gateways = createResource({
  name: 'gateways',
  fields: [name],
  verbs: {
    list: createOperation({
      id: 'listGateways',
      kind: 'list',
      path: '/gateways',
      parameters: [FILTER_PARAMETER],
    }),
  },
});
const resources = { lamps, gateways };

const lamp = (n: number, more = {}) => ({ id: `l${n}`, name: `W00${n}`, power: 40.5, ...more });
const city = (rows: readonly object[], more: TestResponses = {}): TestResponses => ({
  'GET /lamps': () => rows,
  'GET /lamps/count': () => ({ count: rows.length }),
  'GET /lamps/l1': () => rows[0],
  ...more,
});
const errorResponse = (status: number, code: number, details: readonly object[] = []) =>
  Response.json(
    { error: { statusCode: status, name: 'Error', message: 'No', code, details } },
    { status },
  );
const sentTo = (received: readonly { call: string; body: unknown }[], call: string) =>
  received.filter(each => each.call === call).map(({ body }) => body);

it('lists a resource of any document by its columns, with units and links', async () => {
  const responses = city([lamp(1), lamp(2, { power: undefined })]);
  await openResources(resources, '/data/lamps', { responses });

  expect(await screen.findByRole('link', { name: 'W001' })).toHaveAttribute(
    'href',
    '/data/lamps/l1/show',
  );
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['Name', 'Power', 'Gateway', 'Actions']);
  const [, first, second] = screen.getAllByRole('row');
  expect(within(first!).getByText('40.5')).toHaveTextContent('40.5W');
  expect(within(second!).getAllByText('–')).toHaveLength(2);
});

it('requests once all the records that a page refers to, and not those in its responses', async () => {
  const rows = [
    lamp(1, { gatewayId: 'g1' }),
    lamp(2, { gatewayId: 'g2' }),
    lamp(3, { gatewayId: 'g3', gateway: { id: 'g3', name: 'Came along' } }),
  ];
  const responses = city(rows, {
    'GET /gateways': () => [
      { id: 'g1', name: 'North' },
      { id: 'g2', name: 'South' },
    ],
  });
  const { received } = await openResources(resources, '/data/lamps', { responses });

  expect(await screen.findByText('North')).toBeVisible();
  expect(screen.getByText('South')).toBeVisible();
  expect(screen.getByText('Came along')).toBeVisible();
  const gatewayRequests = received.filter(({ call }) => call === 'GET /gateways');
  expect(gatewayRequests.map(({ query }) => JSON.parse(query.get('filter')!) as object)).toEqual([
    expect.objectContaining({ where: { id: { inq: ['g1', 'g2'] } } }),
  ]);
});

it('sorts by a column that its document lets be sorted', async () => {
  const { user, received } = await openResources(resources, '/data/lamps', {
    responses: city([lamp(1)]),
  });
  await user.click(await screen.findByRole('button', { name: 'Name' }));
  const orders = () =>
    received
      .filter(({ call }) => call === 'GET /lamps')
      .map(({ query }) => (JSON.parse(query.get('filter')!) as { order: string[] }).order[0]);
  await waitFor(() => expect(orders()).toEqual(['name ASC', 'name DESC']));
  const head = screen.getByRole('columnheader', { name: 'Name' });
  expect(head).toHaveAttribute('aria-sort', 'descending');
  expect(screen.queryByRole('button', { name: 'Power' })).not.toBeInTheDocument();
});

it('filters between two numbers, and shows it on a chip', async () => {
  const { user, received } = await openResources(resources, '/data/lamps', {
    responses: city([lamp(1)]),
  });
  await user.click(await screen.findByRole('button', { name: 'Filter' }));
  const editor = within(await screen.findByRole('dialog', { name: 'Filter' }));
  await user.click(editor.getByRole('combobox', { name: 'Field' }));
  await user.click(await screen.findByRole('option', { name: 'Power' }));
  await user.type(editor.getByLabelText('From'), '-5');
  await user.type(editor.getByLabelText('Until'), '60.5');
  await user.click(editor.getByRole('button', { name: 'Apply' }));

  const chip = await screen.findByRole('button', { name: /^Power between/u });
  expect(chip).toHaveTextContent('Power between -5W – 60.5W');
  const lastLampRequest = () => received.filter(({ call }) => call === 'GET /lamps').at(-1);
  await waitFor(() =>
    expect(JSON.parse(lastLampRequest()?.query.get('filter') ?? '')).toMatchObject({
      where: { and: [{ power: { gte: -5 } }, { power: { lte: 60.5 } }] },
    }),
  );
});

it('adds a record with the input in the types of its document, and sends it once', async () => {
  const responses = city([lamp(1)], {
    'POST /lamps': ({ body }) => ({ id: 'new', ...(body as object) }),
  });
  const { user, received } = await openResources(resources, '/data/lamps/create', { responses });

  expect(await screen.findByRole('note')).toHaveTextContent('Blob');
  expect(screen.getByRole('note')).toHaveTextContent(
    'The document only describes it as anyOf of three',
  );
  await user.type(screen.getByLabelText('Name'), 'W009');
  await user.type(screen.getByLabelText(/^Power/u), '-1');
  expect(await screen.findByText('At least 0.')).toBeVisible();
  await user.type(screen.getByLabelText(/^Power/u), '{Backspace}{Backspace}1.50');
  await user.dblClick(screen.getByRole('button', { name: 'Add lamp' }));

  expect(await screen.findByText('W009 added')).toBeVisible();
  expect(sentTo(received, 'POST /lamps')).toEqual([{ name: 'W009', power: 1.5 }]);
  expect(screen.getByLabelText('address')).toHaveTextContent('/data/lamps');
});

it('shows a rejection at the fields that it names, and keeps what was typed', async () => {
  const consoleError = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const details = [
    { path: '/name', code: 'unique', message: 'taken' },
    { path: '/power', code: 'multipleOf', message: 'must be' },
  ];
  const responses = city([], { 'POST /lamps': () => errorResponse(422, 68, details) });
  const { user } = await openResources(resources, '/data/lamps/create', { responses });
  const field = await screen.findByLabelText('Name');
  await user.type(field, 'W001');
  await user.click(screen.getByRole('button', { name: 'Add lamp' }));

  await waitFor(() => expect(field).toHaveAccessibleDescription('Already in use. Choose another.'));
  await waitFor(() => expect(field).toHaveFocus());
  expect(screen.getByLabelText(/^Power/u)).toHaveAccessibleDescription(/does not accept/u);
  await user.type(field, '2');
  expect(field).not.toHaveAccessibleDescription();
  expect(field).toHaveValue('W0012');
  expect(consoleError).toHaveBeenCalledTimes(1);
});

it('sends only what an edit changed, and null for what was taken out', async () => {
  const responses = city([lamp(1, { note: 'old' })], { 'PATCH /lamps/l1': () => lamp(1) });
  const { user, received } = await openResources(resources, '/data/lamps/l1', { responses });
  await user.clear(await screen.findByLabelText(/^Note/u));
  await user.type(screen.getByLabelText('Name'), 'b');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('W001 saved')).toBeVisible();
  expect(sentTo(received, 'PATCH /lamps/l1')).toEqual([{ name: 'W001b', note: null }]);
});

it('sends nothing when nothing was changed', async () => {
  const { user, received } = await openResources(resources, '/data/lamps/l1', {
    responses: city([lamp(1)]),
  });
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Nothing has been changed.')).toBeVisible();
  expect(received.some(({ call }) => call.startsWith('PATCH'))).toBe(false);
});

it('shows a record with all of its fields, also those without a renderer', async () => {
  const responses = city([lamp(1, { note: 'by the bridge', blob: { a: [1] } })]);
  await openResources(resources, '/data/lamps/l1/show', { responses, language: 'zh' });
  expect(await screen.findByRole('heading', { name: 'W001' })).toBeVisible();
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms).toEqual(['名称', '功率', '网关', '备注', '数据']);
  expect(screen.getByText('{"a":[1]}')).toBeVisible();
});

it('requires a confirmation before it acts on equipment, naming the record, and offers it only while it fits', async () => {
  let lit: boolean | null = null;
  const responses = city([], {
    'GET /lamps/l1': () => lamp(1, { lit }),
    'POST /lamps/l1/on': () => {
      lit = true;
      return {};
    },
  });
  const { user, received } = await openResources(resources, '/data/lamps/l1/show', { responses });
  await user.click(await screen.findByRole('button', { name: 'Switch on' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Switch on “W001”?' }));
  expect(await dialog.findByText('This changes equipment in the field immediately.')).toBeVisible();
  expect(sentTo(received, 'POST /lamps/l1/on')).toHaveLength(0);

  await user.dblClick(dialog.getByRole('button', { name: 'Switch on W001' }));
  expect(await screen.findByText('W001 switched on')).toBeVisible();
  expect(sentTo(received, 'POST /lamps/l1/on')).toHaveLength(1);
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Switch on' })).not.toBeInTheDocument(),
  );
});

it('takes the body of an action in a form, validated by its document', async () => {
  const responses = city([lamp(1)], { 'POST /lamps/l1/level': () => ({}) });
  const { user, received } = await openResources(resources, '/data/lamps', { responses });
  await user.click(await screen.findByRole('button', { name: 'More actions for W001' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Dim' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Dim · W001' }));
  const level = await dialog.findByLabelText('Level');
  await user.type(level, '101');
  expect(await dialog.findByText('Use a number from 0 to 100.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Dim' })).toHaveAttribute('aria-disabled', 'true');
  await user.type(level, '{Backspace}{Backspace}');
  await user.click(dialog.getByRole('button', { name: 'Dim' }));

  expect(await screen.findByText('Dim succeeded: W001')).toBeVisible();
  expect(sentTo(received, 'POST /lamps/l1/level')).toEqual([{ level: 1 }]);
});

it('does what needs no confirmation at once, and shows why it failed', async () => {
  const consoleError = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const responses = city([lamp(1)], { 'POST /lamps/l1/ping': () => errorResponse(400, 4) });
  const { user } = await openResources(resources, '/data/lamps/l1/show', { responses });
  await user.click(await screen.findByRole('button', { name: 'Ping' }));
  expect(await screen.findByText('Ping W001 failed. The device is offline.')).toBeVisible();
  expect(consoleError).toHaveBeenCalledTimes(1);
});

it('disables what the role may not do, and gives the reason [UX-11/engine]', async () => {
  const { user } = await openResources(resources, '/data/lamps/l1/show', {
    responses: city([lamp(1)]),
    deniedActions: ['dim'],
  });
  const dim = () => screen.getByRole('button', { name: 'Dim' });
  await waitFor(() => expect(dim()).toHaveAttribute('aria-disabled', 'true'));
  await user.hover(dim());
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Your role may not do this.');
  expect(screen.getByRole('button', { name: 'Ping' })).toBeEnabled();
});

it.each([
  ['create', '/data/lamps/create'],
  ['edit', '/data/lamps/l1'],
])(
  'shows at the URL of %s that the role may not, before anything is filled in',
  async (action, at) => {
    const { received } = await openResources(resources, at, {
      responses: city([lamp(1)]),
      deniedActions: [action],
    });
    expect(await screen.findByText('Not for your role')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(received).toEqual([]);
  },
);

it('deletes after a confirmation and goes back to the list', async () => {
  const responses = city([lamp(1)], { 'DELETE /lamps/l1': () => ({ count: 1 }) });
  const { user, received } = await openResources(resources, '/data/lamps/l1/show', { responses });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete “W001”?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete W001' }));
  await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent(/lamps$/u));
  expect(sentTo(received, 'DELETE /lamps/l1')).toHaveLength(1);
});

it.each([
  ['nothing yet', city([]), [], '/data/lamps', 'No lamps here yet', 'Add lamp'],
  [
    'no match',
    city([]),
    [],
    '/data/lamps?filter={"name":{"like":"x"}}',
    'Nothing matches',
    'Clear filters',
  ],
  ['no permission', city([]), ['list'], '/data/lamps', 'Not for your role', 'Back to home'],
  [
    'failed',
    city([], { 'GET /lamps': () => errorResponse(500, 11) }),
    [],
    '/data/lamps',
    'The list did not load',
    'Try again',
  ],
  ['offline', {}, [], '/data/lamps', 'No connection', 'Try again'],
] as const)(
  'distinguishes a list with %s from other empty ones',
  async (_, responses, deniedActions, path, title, exitLink) => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    await openResources(resources, path, { responses, deniedActions });
    const state = (await screen.findByText(title)).closest('.empty');
    expect(within(state as HTMLElement).getByText(exitLink)).toBeVisible();
  },
);

it('shows it at a URL that no document describes', async () => {
  await openResources(resources, '/data/unicorns', { responses: {} });
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
});

it('offers what a document lets be done with a whole resource', async () => {
  const tidy = createOperation({
    id: 'tidyLamps',
    kind: 'action',
    appliesTo: 'collection',
    method: 'post',
    path: '/lamps/tidy',
    label: { en: 'Tidy', zh: '整理' },
    body: { ...JSON_BODY, fields: [name] },
  });
  const responses = city([lamp(1)], { 'POST /lamps/tidy': () => ({}) });
  const some = { lamps: { ...lamps, actions: [tidy] }, gateways };
  const { user, received } = await openResources(some, '/data/lamps', { responses });
  await user.click(await screen.findByRole('button', { name: 'Tidy' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tidy · Lamps' }));
  await user.type(dialog.getByLabelText('Name'), 'all');
  await user.click(dialog.getByRole('button', { name: 'Tidy' }));
  expect(await screen.findByText('Tidy succeeded: Lamps')).toBeVisible();
  expect(sentTo(received, 'POST /lamps/tidy')).toEqual([{ name: 'all' }]);
});

it('keeps visible, with the reason, what the role is denied on a whole resource', async () => {
  const tidy = createOperation({ id: 'tidyLamps', kind: 'action', appliesTo: 'collection' });
  const some = { lamps: { ...lamps, actions: [tidy] }, gateways };
  await openResources(some, '/data/lamps', {
    responses: city([lamp(1)]),
    deniedActions: ['tidyLamps'],
  });
  const button = await screen.findByRole('button', { name: 'tidyLamps' });
  await waitFor(() => expect(button).toHaveAccessibleDescription(/Your role may not do this/u));
  expect(button).toHaveAttribute('aria-disabled', 'true');
});

it('warns in the form of what moves something in the street', async () => {
  const dim = {
    ...lamps.actions[1]!,
    physical: true,
    confirm: { en: 'It gets darker.', zh: '会变暗。' },
  };
  const some = { lamps: { ...lamps, actions: [dim] }, gateways };
  const { user } = await openResources(some, '/data/lamps/l1/show', { responses: city([lamp(1)]) });
  await user.click(await screen.findByRole('button', { name: 'Dim' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Dim · W001' }));
  expect(await dialog.findByText('It gets darker.')).toBeVisible();
  expect(dialog.queryByText(/changes equipment/u)).not.toBeInTheDocument();
});

it('puts the many operations of a record into a menu, and keeps edit and delete visible', async () => {
  const many = Array.from({ length: 6 }, (_, n) => ({ ...lamps.actions[2]!, id: `ping${n}` }));
  const some = { lamps: { ...lamps, actions: many }, gateways };
  const { user } = await openResources(some, '/data/lamps/l1/show', { responses: city([lamp(1)]) });
  expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Delete' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ping' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'More actions for W001' }));
  expect(await screen.findAllByRole('menuitem', { name: 'Ping' })).toHaveLength(6);
});

it('searches by the name of a record, whatever precedes it', async () => {
  const code = createField({ kind: 'text', source: 'code', filter: ['like'] });
  const some = { lamps: { ...lamps, fields: [code, ...lamps.fields] }, gateways };
  await openResources(some, '/data/lamps', { responses: city([lamp(1)]) });
  expect(await screen.findByPlaceholderText('Name, then Enter')).toBeVisible();
});

it('shows no group of which every field is hidden', async () => {
  const groups = [{ name: 'dimming', label: { en: 'Dimming', zh: '调光' } }];
  const level = createField({ kind: 'integer', group: 'dimming', when: { name: 'bright' } });
  const create = {
    ...lamps.verbs.create!,
    body: { ...JSON_BODY, fields: [name, level] },
  };
  const some = {
    lamps: { ...lamps, groups, fields: [name, level], verbs: { ...lamps.verbs, create } },
    gateways,
  };
  const { user } = await openResources(some, '/data/lamps/create', { responses: city([]) });
  const field = await screen.findByLabelText('Name');
  expect(screen.queryByRole('heading', { name: 'Dimming' })).not.toBeInTheDocument();
  await user.type(field, 'bright');
  expect(await screen.findByRole('heading', { name: 'Dimming' })).toBeVisible();
  expect(screen.getByLabelText(/^Level/u)).toBeVisible();
});
