import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { FieldDescriptor } from '../../src/schema/field.ts';
import { createField, createOperation, createResource } from '../support/testDescriptors.ts';
import { type TestResponses, openResources } from '../support/openResources.tsx';
import { FILTER_PARAMETER, ID_PARAMETER, JSON_BODY } from '../support/callParameters.ts';

const name = createField({
  kind: 'text',
  source: 'name',
  label: { en: 'Name', zh: '名称' },
  required: true,
  column: 1,
});
const power = createField({
  kind: 'integer',
  source: 'power',
  label: { en: 'Power', zh: '功率' },
  unit: 'W',
  maximum: 400,
});
const height = createField({
  kind: 'number',
  source: 'height',
  label: { en: 'Height', zh: '高度' },
  required: true,
});
const pole = createField({
  kind: 'object',
  source: 'pole',
  label: { en: 'Pole', zh: '灯杆' },
  fields: [
    height,
    createField({ kind: 'text', source: 'paint', label: { en: 'Paint', zh: '涂料' } }),
  ],
});
const steps = createField({
  kind: 'list',
  source: 'steps',
  label: { en: 'Steps', zh: '步骤' },
  maxItems: 4,
  item: createField({
    kind: 'integer',
    source: 'step',
    label: { en: 'Step', zh: '步' },
    maximum: 100,
  }),
});

const lampsOf = (fields: readonly FieldDescriptor[]) =>
  createResource({
    fields,
    verbs: {
      list: createOperation({ id: 'listLamps', kind: 'list', parameters: [FILTER_PARAMETER] }),
      count: createOperation({ id: 'countLamps', kind: 'count', path: '/lamps/count' }),
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
        body: { ...JSON_BODY, fields },
      }),
    },
    actions: [
      createOperation({
        id: 'dim',
        kind: 'action',
        appliesTo: 'record',
        method: 'post',
        path: '/lamps/{id}/level',
        parameters: [ID_PARAMETER],
        label: { en: 'Dim', zh: '调光' },
        body: { ...JSON_BODY, fields: [power] },
      }),
    ],
  });

const responses: TestResponses = {
  'GET /lamps': () => [],
  'GET /lamps/count': () => ({ count: 0 }),
  'GET /lamps/l1': () => ({ id: 'l1', name: 'W001' }),
};

/** The form of a new lamp of these fields, on a platform with this response. */
const openForm = (
  fields: readonly FieldDescriptor[],
  create: TestResponses[string] = ({ body }) => ({ id: 'new', ...(body as object) }),
  language: 'en' | 'zh' = 'en',
) =>
  openResources({ lamps: lampsOf(fields) }, '/data/lamps/create', {
    responses: { ...responses, 'POST /lamps': create },
    language,
  });
const save = () => screen.getByRole('button', { name: 'Add lamp' });
const sent = (received: readonly { call: string; body: unknown }[]) =>
  received.filter(({ call }) => call === 'POST /lamps').map(({ body }) => body);
const errorResponse = (status: number, code: number, details: readonly object[] = []) =>
  Response.json(
    { error: { statusCode: status, name: 'Error', message: 'No', code, details } },
    { status },
  );
const readUrl = () => screen.getByLabelText('address');

/** Each form logs its rejection once, for the developer. */
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue(undefined));

describe('leaving a form', () => {
  it('requires a confirmation before another page discards the input, and leaves the form after a confirmation [UX-13]', async () => {
    const { user } = await openForm([name]);
    await user.type(await screen.findByLabelText('Name'), 'W009');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Stay' })).toHaveFocus());
    await user.click(dialog.getByRole('button', { name: 'Stay' }));
    expect(readUrl()).toHaveTextContent('/data/lamps/create');
    expect(screen.getByLabelText('Name')).toHaveValue('W009');

    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(readUrl()).toHaveTextContent(/lamps$/u));
  });

  it('requires no confirmation when nothing was typed, or what was typed was taken back [UX-13]', async () => {
    const { user } = await openForm([name]);
    await user.type(await screen.findByLabelText('Name'), 'W{Backspace}');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(readUrl()).toHaveTextContent(/lamps$/u));
  });

  it('requires no confirmation after it was saved [UX-13]', async () => {
    const { user } = await openForm([name]);
    await user.type(await screen.findByLabelText('Name'), 'W009{Enter}');
    expect(await screen.findByText('W009 added')).toBeVisible();
    await waitFor(() => expect(readUrl()).toHaveTextContent(/lamps$/u));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('has the browser require a confirmation before the tab is closed, only while something is unsaved [UX-13]', async () => {
    const { user } = await openForm([name]);
    const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const field = await screen.findByLabelText('Name');
    expect(isHeld()).toBe(false);
    await user.type(field, 'W009');
    expect(isHeld()).toBe(true);
    await user.clear(field);
    expect(isHeld()).toBe(false);
  });

  it.each(['{Escape}', 'Cancel'])(
    'requires a confirmation before a dialog is closed by %s, and keeps what was typed [UX-13]',
    async leaveBy => {
      const { user } = await openResources({ lamps: lampsOf([name]) }, '/data/lamps/l1/show', {
        responses,
      });
      await user.click(await screen.findByRole('button', { name: 'Dim' }));
      const form = await screen.findByRole('dialog', { name: 'Dim · W001' });
      const leave = () =>
        leaveBy === 'Cancel'
          ? user.click(within(form).getByRole('button', { name: 'Cancel' }))
          : user.keyboard(leaveBy);
      await user.type(within(form).getByLabelText(/^Power/u), '40');
      await leave();
      await user.click(await screen.findByRole('button', { name: 'Stay' }));
      await waitFor(() => expect(screen.getAllByRole('dialog')).toEqual([form]));
      expect(within(form).getByLabelText(/^Power/u)).toHaveValue('40');
      within(form)
        .getByLabelText(/^Power/u)
        .focus();
      await leave();
      await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    },
  );
});

describe('a validation error', () => {
  it('is at its fields, and the focus moves to the first of them on the screen [UX-13]', async () => {
    const late = createField({
      kind: 'text',
      source: 'late',
      label: { en: 'Late', zh: '后' },
      required: true,
      when: { power: 7 },
    });
    const { user, received } = await openForm([power, late, name]);
    await user.type(await screen.findByLabelText(/^Power/u), '7');
    expect(await screen.findByLabelText('Late')).toBeVisible();
    await user.click(save());
    await waitFor(() => expect(screen.getByLabelText('Late')).toHaveFocus());
    expect(screen.getByLabelText('Late')).toHaveAccessibleDescription('Required');
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Required');
    expect(sent(received)).toEqual([]);
  });

  it('requires nothing in an object that may be left out, until something of it is filled in', async () => {
    const { user, received } = await openForm([name, pole]);
    await user.type(await screen.findByLabelText('Name'), 'W009');
    await user.type(screen.getByLabelText(/^Paint/u), 'grey');
    await user.click(save());
    const height = await screen.findByLabelText('Height');
    await waitFor(() => expect(height).toHaveAccessibleDescription('Required'));
    await waitFor(() => expect(height).toHaveFocus());
    await user.clear(screen.getByLabelText(/^Paint/u));
    await user.click(save());
    await waitFor(() => expect(sent(received)).toEqual([{ name: 'W009' }]));
  });

  it('of a rejection is at the fields that it names, in objects and lists too [ERR-03/engine] [UX-13]', async () => {
    const details = [
      { path: '/steps/1', code: 'maximum' },
      { path: '/pole/height', code: 'minimum' },
    ];
    const { user } = await openForm([name, pole, steps], () => errorResponse(422, 1, details));
    await user.type(await screen.findByLabelText('Name'), 'W009');
    await user.type(screen.getByLabelText(/^Height/u), '0');
    await user.click(await screen.findByRole('button', { name: 'Add a row' }));
    await user.click(screen.getByRole('button', { name: 'Add a row' }));
    const rows = screen.getAllByLabelText(/^Step/u);
    await user.type(rows[0]!, '1');
    await user.type(rows[1]!, '2');
    await user.click(save());
    await waitFor(() =>
      expect(screen.getByLabelText(/^Height/u)).toHaveAccessibleDescription(
        'This number is too small.',
      ),
    );
    await waitFor(() => expect(screen.getByLabelText(/^Height/u)).toHaveFocus());
    expect(rows[1]).toHaveAccessibleDescription('This number is too large.');
    expect(rows[0]).not.toHaveAccessibleDescription();
  });

  it.each([
    ['en', 'Add lamp failed. The device is offline.', 'Add lamp'],
    ['zh', '新增路灯失败。设备不在线', '新增路灯'],
  ] as const)(
    'without a field is shown above them in %s, and stays with what was typed [ERR-03/engine]',
    async (language, text, act) => {
      const { user, received } = await openForm([name], () => errorResponse(400, 4), language);
      const field = await screen.findByLabelText(/Name|名称/u);
      await user.type(field, 'W009');
      await user.click(screen.getByRole('button', { name: act }));
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent(text.replace('设备不在线', ''));
      expect(alert).toHaveTextContent(/Your entries are still here|已填写的内容仍在/u);
      await waitFor(() => expect(alert).toHaveFocus());
      expect(field).toHaveValue('W009');
      await user.click(screen.getByRole('button', { name: act }));
      await waitFor(() => expect(sent(received)).toHaveLength(2));
    },
  );

  it('of a value that the form does not show is shown above, by its name [ERR-03/engine]', async () => {
    const details = [{ path: '/siteId', code: 'strange', message: 'must be yours' }];
    const { user } = await openForm([name], () => errorResponse(422, 1, details));
    await user.type(await screen.findByLabelText('Name'), 'W009{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(/siteId .*must be yours/u);
  });

  it('that a network error rejects loses nothing either [ERR-03/engine]', async () => {
    const { user } = await openForm([name], () => Response.error());
    await user.type(await screen.findByLabelText('Name'), 'W009{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /cannot be reached\. Check the connection/u,
    );
    expect(screen.getByLabelText('Name')).toHaveValue('W009');
  });
});

it('sends one request for a double click and Enter together, and none after it was saved [REL-02]', async () => {
  let respond: (response: Response) => void = () => undefined;
  const { user, received } = await openForm([name], () => {
    const waiting = new Promise<Response>(resolve => {
      respond = resolve;
    });
    return waiting;
  });
  await user.type(await screen.findByLabelText('Name'), 'W009');
  await user.dblClick(save());
  await user.type(screen.getByLabelText('Name'), '{Enter}');
  await waitFor(() => expect(sent(received)).toHaveLength(1));
  respond(Response.json({ id: 'new', name: 'W009' }));
  expect(await screen.findByText('W009 added')).toBeVisible();
  expect(sent(received)).toHaveLength(1);
});

describe('a list in a form', () => {
  const fill = async (values: readonly string[]) => {
    const opened = await openForm([name, steps]);
    await opened.user.type(await screen.findByLabelText('Name'), 'W009');
    for (const value of values) {
      await opened.user.click(await screen.findByRole('button', { name: 'Add a row' }));
      await waitFor(() => expect(screen.getAllByLabelText(/^Step/u).at(-1)).toHaveFocus());
      await opened.user.keyboard(value);
    }
    return opened;
  };
  const shown = () =>
    screen.getAllByLabelText<HTMLInputElement>(/^Step/u).map(({ value }) => value);

  it('is put in order by key, and shows it', async () => {
    const { user, received } = await fill(['1', '2', '3']);
    const handle = (n: number) =>
      screen.getByRole('button', { name: new RegExp(`^Move row ${n} of Steps`, 'u') });
    handle(3).focus();
    await user.keyboard('{ArrowUp}');
    expect(shown()).toEqual(['1', '3', '2']);
    await waitFor(() => expect(handle(2)).toHaveFocus());
    expect(screen.getByText('Row 3 of Steps is now row 2 of 3.')).toBeInTheDocument();
    await user.keyboard('{ArrowUp}');
    await waitFor(() => expect(handle(1)).toHaveFocus());
    await user.keyboard('{ArrowUp}');
    expect(shown()).toEqual(['3', '1', '2']);
    await user.click(save());
    await waitFor(() => expect(sent(received)).toEqual([{ name: 'W009', steps: [3, 1, 2] }]));
  });

  it('gives and takes rows, and the focus stays with them', async () => {
    const { user } = await fill(['1', '2']);
    await user.click(screen.getByRole('button', { name: 'Remove row 1 of Steps' }));
    expect(shown()).toEqual(['2']);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Remove row 1 of Steps' })).toHaveFocus(),
    );
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add a row' })).toHaveFocus());
  });

  it('shows at the row what is wrong with it', async () => {
    const { user, received } = await fill(['1', '101']);
    await user.click(save());
    const [, second] = screen.getAllByLabelText(/^Step/u);
    await waitFor(() => expect(second).toHaveFocus());
    expect(second).toHaveAccessibleDescription('At most 100.');
    expect(sent(received)).toEqual([]);
  });
});

describe('an object of one of several shapes', () => {
  const shape = (value: string, en: string, fields: readonly FieldDescriptor[]) => ({
    value,
    label: { en, zh: en },
    fields,
  });
  const source = createField({
    kind: 'oneOf',
    source: 'source',
    label: { en: 'Source', zh: '光源' },
    discriminator: 'type',
    required: true,
    options: [
      shape('led', 'LED', [createField({ ...power, default: 40 })]),
      shape('sodium', 'Sodium', [
        createField({ kind: 'text', source: 'ballast', label: { en: 'Ballast', zh: '镇流器' } }),
      ]),
    ],
  });
  const sources = createField({
    kind: 'list',
    source: 'sources',
    label: { en: 'Sources', zh: '光源' },
    item: source,
  });
  const choose = async (
    { user }: Awaited<ReturnType<typeof openForm>>,
    option: string,
  ): Promise<void> => {
    await user.click(screen.getByRole('combobox', { name: /^Source/u }));
    await user.click(await screen.findByRole('option', { name: option }));
  };

  it('is filled in by its shape, with its defaults, also in a row of a list', async () => {
    const opened = await openForm([name, sources]);
    const { user, received } = opened;
    await user.type(await screen.findByLabelText('Name'), 'W009');
    await user.click(await screen.findByRole('button', { name: 'Add a row' }));
    await choose(opened, 'LED');
    expect(await screen.findByLabelText(/^Power/u)).toHaveValue('40');
    await user.click(save());
    await waitFor(() =>
      expect(sent(received)).toEqual([{ name: 'W009', sources: [{ type: 'led', power: 40 }] }]),
    );
  });

  it('restores the input when a shape is chosen again, and sends only the last one', async () => {
    const opened = await openForm([name, source]);
    const { user, received } = opened;
    await user.type(await screen.findByLabelText('Name'), 'W009');
    await choose(opened, 'Sodium');
    await user.type(await screen.findByLabelText(/^Ballast/u), 'B2');
    await choose(opened, 'LED');
    await waitFor(() => expect(screen.queryByLabelText(/^Ballast/u)).not.toBeInTheDocument());
    await choose(opened, 'Sodium');
    expect(await screen.findByLabelText(/^Ballast/u)).toHaveValue('B2');
    await user.click(save());
    await waitFor(() =>
      expect(sent(received)).toEqual([{ name: 'W009', source: { type: 'sodium', ballast: 'B2' } }]),
    );
  });
});

describe('a position', () => {
  const spot = createField({
    kind: 'geoPoint',
    source: 'spot',
    label: { en: 'Place', zh: '位置' },
  });

  it('is picked on a map, moved by the arrow keys, and written in numbers', async () => {
    const { user, received } = await openForm([name, spot]);
    await user.type(await screen.findByLabelText('Name'), 'W009');
    await user.type(screen.getByLabelText(/^Latitude/u), '30.2');
    await user.type(screen.getByLabelText(/^Longitude/u), '120.2');
    await user.click(screen.getByRole('button', { name: 'Pick on the map' }));
    const pin = await screen.findByRole('button', { name: /^Pin of Place at 30.2, 120.2/u });
    pin.focus();
    await user.keyboard('{ArrowRight}');
    const lng = () => Number(screen.getByLabelText<HTMLInputElement>(/^Longitude/u).value);
    await waitFor(() => expect(lng()).toBeGreaterThan(120.2));
    const step = lng() - 120.2;
    await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await waitFor(() => expect(lng()).toBeCloseTo(120.2 - 9 * step, 3));
    expect(screen.getByLabelText(/^Latitude/u)).toHaveValue('30.2');
    const spotted = { lat: 30.2, lng: lng() };
    await user.click(save());
    await waitFor(() => expect(sent(received)).toEqual([{ name: 'W009', spot: spotted }]));
  });

  it('starts where the middle of the map is put, by Enter, without sending the form', async () => {
    const { user, received } = await openForm([name, spot]);
    await user.click(await screen.findByRole('button', { name: 'Pick on the map' }));
    const map = await screen.findByRole('application', { name: /^Map of Place/u });
    expect(screen.getByText('No position yet: click on the map.')).toBeVisible();
    map.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByLabelText(/^Latitude/u)).toHaveValue('0'));
    expect(sent(received)).toEqual([]);
  });

  it('is rejected as a half, and outside of the world', async () => {
    const { user, received } = await openForm([spot]);
    await user.type(await screen.findByLabelText(/^Latitude/u), '30');
    await user.click(save());
    expect(await screen.findByText('Enter both latitude and longitude.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(/^Latitude/u)).toHaveFocus());
    await user.type(screen.getByLabelText(/^Longitude/u), '200');
    expect(await screen.findByText('A longitude is a number from -180 to 180.')).toBeVisible();
    expect(sent(received)).toEqual([]);
  });
});

it('shows what a length of time is in hours and minutes', async () => {
  const hold = createField({ kind: 'duration', source: 'hold', label: { en: 'Hold', zh: '保持' } });
  const { user } = await openForm([hold]);
  await user.type(await screen.findByLabelText(/^Hold/u), '5400');
  expect(screen.getByLabelText(/^Hold/u)).toHaveAccessibleDescription('= 1 h 30 min');
});

it('takes a file, and gives it back', async () => {
  const photo = createField({ kind: 'file', source: 'photo', label: { en: 'Photo', zh: '照片' } });
  const { user } = await openForm([photo]);
  // A picture is one by its first bytes, whatever it is called.
  const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47);
  const file = new File([png, 'x'.repeat(1200)], 'lamp.png', { type: 'image/png' });
  await user.upload(await screen.findByLabelText(/^Photo/u), file);
  expect(await screen.findByText('lamp.png')).toBeVisible();
  expect(screen.getByText('1.2 kB')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove the file: Photo' }));
  expect(screen.queryByText('lamp.png')).not.toBeInTheDocument();
});

it('has many choices searched, and few of them picked', async () => {
  const choices = Array.from({ length: 200 }, (_, n) => ({
    value: n,
    label: { en: `Model ${n}`, zh: `型号 ${n}` },
  }));
  const model = createField({
    kind: 'enum',
    source: 'model',
    label: { en: 'Model', zh: '型号' },
    choices,
  });
  const { user, received } = await openForm([model]);
  await user.type(await screen.findByLabelText(/^Model/u), '117');
  await user.click(await screen.findByRole('option', { name: 'Model 117' }));
  await user.click(save());
  await waitFor(() => expect(sent(received)).toEqual([{ model: 117 }]));
});

it('takes numbers in the full-width digits of a Chinese keyboard, and none that is no decimal', async () => {
  const { user, received } = await openForm([power]);
  await user.type(await screen.findByLabelText(/^Power/u), '0x10');
  await user.click(save());
  expect(await screen.findByText('Type a number.')).toBeVisible();
  await user.clear(screen.getByLabelText(/^Power/u));
  await user.type(screen.getByLabelText(/^Power/u), '１２０');
  await user.click(save());
  await waitFor(() => expect(sent(received)).toEqual([{ power: 120 }]));
});

it('requests the records that fit what was typed, and not those of each letter', async () => {
  const gateways = createResource({
    name: 'gateways',
    fields: [createField({ kind: 'text', source: 'name', filter: ['like', 'eq'] })],
    verbs: {
      list: createOperation({
        id: 'list',
        kind: 'list',
        path: '/gateways',
        parameters: [FILTER_PARAMETER],
      }),
    },
  });
  const label = { en: 'Gateway', zh: '网关' };
  const gateway = createField({
    kind: 'reference',
    source: 'gatewayId',
    reference: 'gateways',
    label,
  });
  const { user, received } = await openResources(
    { lamps: lampsOf([gateway]), gateways },
    '/data/lamps/create',
    {
      responses: {
        ...responses,
        'GET /gateways': ({ query }) =>
          query.get('filter')!.includes('[Nn][Oo][Rr][Tt][Hh]')
            ? [{ id: 'g7', name: 'North gate' }]
            : [],
        'POST /lamps': ({ body }) => ({ id: 'new', ...(body as object) }),
      },
    },
  );
  await user.type(await screen.findByLabelText(/^Gateway/u), 'North');
  await user.click(await screen.findByRole('option', { name: 'North gate' }));
  await user.click(save());
  await waitFor(() => expect(sent(received)).toEqual([{ gatewayId: 'g7' }]));
  const filters = received
    .filter(({ call }) => call === 'GET /gateways')
    .map(({ query }) => query.get('filter') ?? '')
    .filter(filter => filter.includes('like'));
  expect(filters).toEqual([expect.stringContaining('[Nn][Oo][Rr][Tt][Hh]')]);
});

it('takes what its document does not describe as JSON, and rejects half of it', async () => {
  const label = { en: 'Blob', zh: '数据' };
  const blob = createField({
    kind: 'unknown',
    source: 'blob',
    label,
    description: 'any value',
    required: true,
  });
  const { user, received } = await openForm([blob]);
  const field = await screen.findByLabelText('Blob');
  await user.click(field);
  await user.paste('{"__proto__": {"polluted": 1}, "a": [1,');
  expect(field).toHaveAccessibleDescription('This is not complete JSON, e.g. {"level": 1}.');
  await user.click(save());
  await waitFor(() => expect(field).toHaveFocus());
  await user.paste(' 2]}');
  await user.click(save());
  await waitFor(() => expect(sent(received)).toHaveLength(1));
  expect(sent(received)[0]).toMatchObject({ blob: { a: [1, 2] } });
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
});
