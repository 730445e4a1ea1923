import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { readTable } from '../../src/resources/transfer/table/readTable.ts';
import { createField, createOperation, createResource } from '../support/testDescriptors.ts';
import { type TestResponses, openResources } from '../support/openResources.tsx';
import { watchSavedFiles } from '../support/savedFiles.ts';
import { FILTER_PARAMETER, JSON_BODY } from '../support/callParameters.ts';

const id = createField({
  ...{ kind: 'text', source: 'id', required: true, rule: 'deviceId' },
  label: { en: 'Lamp ID', zh: '灯具编号' },
});
const name = createField({
  ...{ kind: 'text', source: 'name', required: true, column: 1 },
  label: { en: 'Name', zh: '名称' },
});
const power = createField({
  ...{ kind: 'number', source: 'power', nullable: true },
  label: { en: 'Power', zh: '功率' },
});
const gatewayId = createField({
  ...{ kind: 'reference', source: 'gatewayId', reference: 'lamps' },
  label: { en: 'Gateway', zh: '网关' },
});
const fields = [id, name, power, gatewayId];

const lamps = createResource({
  fields,
  verbs: {
    list: createOperation({ id: 'listLamps', kind: 'list', parameters: [FILTER_PARAMETER] }),
    count: createOperation({
      ...{ id: 'countLamps', kind: 'count', path: '/lamps/count' },
      parameters: [{ ...FILTER_PARAMETER, name: 'where' }],
    }),
    create: createOperation({
      ...{ id: 'createLamp', kind: 'create', method: 'post', body: { ...JSON_BODY, fields } },
    }),
    update: createOperation({
      ...{ id: 'updateLamp', kind: 'update', method: 'patch', path: '/lamps/{id}' },
      parameters: [{ name: 'id', in: 'path', required: true, json: false }],
      body: { ...JSON_BODY, fields: [name, power, gatewayId] },
    }),
  },
  imports: {
    operation: createOperation({
      ...{ id: 'importLamps', kind: 'import', method: 'post', path: '/lamps/import' },
      parameters: [{ name: 'existProc', in: 'query', required: false, json: false }],
      body: { ...JSON_BODY, fields: [] },
    }),
    maxRows: 2,
    existingParameter: 'existProc',
  },
});

const idOf = (n: number) => `LAMP0000000000${String(n).padStart(2, '0')}`;

interface ListFilter {
  readonly where?: { readonly id?: { readonly inq?: readonly string[] } };
}
type Rows = readonly { readonly id: string }[];

/** Accepts every row that the test does not reject; lamps 1 and 2 exist. */
const platform = (more: TestResponses = {}): TestResponses => ({
  'GET /lamps': ({ query }) => {
    const { where } = JSON.parse(query.get('filter')!) as ListFilter;
    const there = [
      { id: idOf(1), name: 'One' },
      { id: idOf(2), name: 'Two' },
    ];
    return there.filter(row => where?.id?.inq?.includes(row.id) ?? true);
  },
  'GET /lamps/count': () => ({ count: 2 }),
  'POST /lamps/import': ({ body }) => ({ created: (body as Rows).length, updated: 0, failed: [] }),
  ...more,
});

/** Opens the import, and has a file of these lines checked. */
async function check(responses: TestResponses, ...lines: readonly string[]) {
  const saved = watchSavedFiles();
  const { user, received } = await openResources({ lamps }, '/data/lamps', { responses });
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  const dialog = within(await screen.findByRole('dialog'));
  const press = async (message: string | RegExp) =>
    user.click(await dialog.findByRole('button', { name: message }));
  const file = new File([lines.join('\n')], 'lamps.csv');
  await user.upload(dialog.getByLabelText('Choose a file', { selector: 'input' }), file);
  const sent = () =>
    received
      .filter(({ call }) => call === 'POST /lamps/import')
      .map(({ query, body }) => [query.get('existProc'), body] as const);
  const counted = (text: string) => dialog.getByText(text).nextElementSibling;
  return { dialog, press, sent, counted, user, saved, received };
}

const errorResponse = (status: number, error: object) => Response.json({ error }, { status });
const quiet = () => vi.spyOn(console, 'error').mockReturnValue(undefined);

it('sends rows many at once: a new record before those that name it, and an edit with all that every row requires', async () => {
  const { press, sent, dialog, counted, user } = await check(
    platform({
      'POST /lamps/import': ({ body }) => ({
        created: (body as Rows).filter(row => row.id > idOf(2)).length,
        updated: (body as Rows).filter(row => row.id <= idOf(2)).length,
        failed: [],
      }),
    }),
    'Lamp ID,Name,Power,Gateway',
    `${idOf(5)},Five,,${idOf(9).toLowerCase()}`,
    `${idOf(1).toLowerCase()},,40,`,
    `${idOf(9)},Nine,7,`,
  );
  await user.click(await dialog.findByRole('radio', { name: 'Add or change' }));
  await press('Check 3 rows');
  expect((await dialog.findByText('To add')).nextElementSibling).toHaveTextContent('2');
  await press('Import 3 rows');
  expect(await dialog.findByText('All rows imported.')).toBeVisible();
  expect(counted('Added')).toHaveTextContent('2');
  expect(counted('Changed')).toHaveTextContent('1');
  expect(sent()).toEqual([
    [
      'update',
      [
        // Its name was blank: it stays what it is, and goes along because every row has one.
        { id: idOf(1), name: 'One', power: 40 },
        { id: idOf(9), name: 'Nine', power: 7 },
      ],
    ],
    ['update', [{ id: idOf(5), name: 'Five', gatewayId: idOf(9) }]],
  ]);
});

it('gives each rejected row its own reason, and sends a value that is taken out alone [ASSET-07/rows]', async () => {
  const { press, sent, dialog, counted, user, saved, received } = await check(
    platform({
      'POST /lamps/import': ({ body }) => ({
        ...{ created: (body as Rows).length - 1, updated: 0 },
        failed: [
          {
            ...{ index: 1, id: 'x', code: 22, message: 'The body is not valid' },
            details: [{ path: '/gatewayId', code: 'reference', message: 'is no gateway' }],
          },
        ],
      }),
      [`PATCH /lamps/${idOf(2)}`]: () => errorResponse(409, { code: 4, message: 'offline' }),
    }),
    'Lamp ID,Name,Power',
    `${idOf(3)},Three,1`,
    `${idOf(4)},Four,2`,
    `${idOf(2)},Another,`,
  );
  quiet();
  await user.click(await dialog.findByRole('radio', { name: 'Add or change' }));
  await user.click(await dialog.findByRole('checkbox', { name: /Blank cells clear the value/ }));
  await press('Check 3 rows');
  await press('Import 3 rows');
  expect(await dialog.findByText('Rejected by the platform')).toBeVisible();
  expect(counted('Added')).toHaveTextContent('1');
  expect(counted('Rejected by the platform')).toHaveTextContent('2');
  expect(sent()).toHaveLength(1);
  expect(received.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({
    name: 'Another',
    power: null,
  });
  await press('Download 2 rejected rows');
  const { rows } = readTable((await saved.file()).bytes);
  expect(rows.slice(1).map(([first, , , reason]) => [first, reason])).toEqual([
    [idOf(4), expect.stringContaining('Gateway')],
    [idOf(2), 'The device is offline.'],
  ]);
});

it('sends the rest of a list of which the platform rejects a row as a whole, and adds nothing over what is there', async () => {
  let calls = 0;
  const { press, sent, dialog, counted } = await check(
    platform({
      'POST /lamps/import': ({ body }) => {
        calls += 1;
        return calls === 1
          ? errorResponse(422, {
              code: 22,
              details: [{ path: '/0/name', code: 'pattern', message: 'is not so' }],
            })
          : { created: (body as Rows).length, updated: 0, failed: [] };
      },
    }),
    'Lamp ID,Name',
    `${idOf(3)},Three`,
    `${idOf(4)},Four`,
    `${idOf(1)},One`,
  );
  quiet();
  expect(await dialog.findByRole('radio', { name: 'Add only' })).toBeChecked();
  await press('Check 3 rows');
  // Before anything is sent: it is there already.
  expect((await dialog.findByText('Rejected')).nextElementSibling).toHaveTextContent('1');
  await press('Import 2 rows');
  expect(await dialog.findByText('Rejected by the platform')).toBeVisible();
  expect(counted('Added')).toHaveTextContent('1');
  expect(sent().map(([existing, body]) => [existing, (body as Rows).map(row => row.id)])).toEqual([
    ['create', [idOf(3), idOf(4)]],
    ['create', [idOf(4)]],
  ]);
});

it('never sends rows again whose outcome is unknown: it shows it, stops, and lists them in the report', async () => {
  quiet();
  const responses = [
    () => {
      throw new TypeError('Failed to fetch');
    },
    () => ({ created: 1, updated: 0, failed: [] }),
    () => errorResponse(502, { message: 'Bad gateway' }),
    () => errorResponse(401, { code: 52, message: 'over' }),
  ];
  const { press, sent, dialog, counted, saved } = await check(
    platform({ 'POST /lamps/import': () => responses.shift()?.() }),
    'Lamp ID,Name',
    ...[3, 4, 5, 6, 7, 8, 9, 10, 11].map(n => `${idOf(n)},Lamp ${n}`),
  );
  await press('Check 9 rows');
  await press('Import 9 rows');
  expect(await dialog.findByText('Result unknown')).toBeVisible();
  // Two without a response, two whose count does not identify the created one, two at a platform that failed.
  expect(counted('Result unknown')).toHaveTextContent('6');
  expect(counted('Rejected by the platform')).toHaveTextContent('2');
  expect(counted('Not sent')).toHaveTextContent('1');
  expect(sent()).toHaveLength(4);
  await press('Download 9 rejected rows');
  const { rows } = readTable((await saved.file()).bytes);
  const reasons = rows.slice(1).map(cells => cells[2]!);
  expect(reasons.slice(0, 6).every(text => text.startsWith('It may have been imported'))).toBe(
    true,
  );
  expect(reasons[8]).toBe('Not sent: the import ended first.');
});

it('stops after the pending rows when it is cancelled, and names the rows that were not sent', async () => {
  const { promise: gate, resolve: open } = Promise.withResolvers<undefined>();
  const { press, sent, dialog, counted } = await check(
    platform({
      'POST /lamps/import': async ({ body }) => {
        await gate;
        return { created: (body as Rows).length, updated: 0, failed: [] };
      },
    }),
    'Lamp ID,Name',
    ...[3, 4, 5, 6].map(n => `${idOf(n)},Lamp ${n}`),
  );
  await press('Check 4 rows');
  await press('Import 4 rows');
  await waitFor(() => expect(sent()).toHaveLength(1));
  await press('Stop');
  open(undefined);
  expect(await dialog.findByText('Not sent')).toBeVisible();
  expect(counted('Added')).toHaveTextContent('2');
  expect(counted('Not sent')).toHaveTextContent('2');
  expect(sent()).toHaveLength(1);
});

it('shows while lists are sent how many rows are done, and stays until the last is [ASSET-07/progress]', async () => {
  const gates = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  let count = 0;
  const { press, sent, dialog, counted } = await check(
    platform({
      'POST /lamps/import': async ({ body }) => {
        await gates[count++]?.promise;
        return { created: (body as Rows).length, updated: 0, failed: [] };
      },
    }),
    'Lamp ID,Name',
    ...[3, 4, 5, 6].map(n => `${idOf(n)},Lamp ${n}`),
  );
  await press('Check 4 rows');
  await press('Import 4 rows');
  await waitFor(() => expect(sent()).toHaveLength(1));
  gates[0]?.resolve(undefined);
  // The second list is with the platform: half of the rows are done.
  await waitFor(() => expect(sent()).toHaveLength(2));
  const progress = await dialog.findByRole('progressbar');
  await waitFor(() => expect(progress).toHaveAttribute('aria-valuenow', '50'));
  expect(dialog.queryByText('All rows imported.')).toBeNull();
  gates[1]?.resolve(undefined);
  expect(await dialog.findByText('All rows imported.')).toBeVisible();
  expect(counted('Added')).toHaveTextContent('4');
});
