import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { readTable } from '../../src/resources/transfer/table/readTable.ts';
import { createField, createOperation, createResource } from '../support/testDescriptors.ts';
import { type TestResponses, openResources } from '../support/openResources.tsx';
import { watchSavedFiles } from '../support/savedFiles.ts';
import { FILTER_PARAMETER, WHERE_PARAMETER } from '../support/callParameters.ts';

const gateways = createResource({
  name: 'gateways',
  label: { en: 'Gateway', zh: '网关' },
  plural: { en: 'Gateways', zh: '网关' },
  fields: [createField({ kind: 'text', source: 'name', filter: ['like', 'eq'] })],
  verbs: {
    list: createOperation({
      id: 'listGateways',
      kind: 'list',
      path: '/gateways',
      parameters: [FILTER_PARAMETER],
    }),
    count: createOperation({
      id: 'countGateways',
      kind: 'count',
      path: '/gateways/count',
      parameters: [WHERE_PARAMETER],
    }),
  },
});

const lamps = createResource({
  fields: [
    createField({ kind: 'text', source: 'id', label: { en: 'ID', zh: '编号' } }),
    createField({
      kind: 'text',
      source: 'name',
      label: { en: 'Name', zh: '名称' },
      column: 1,
      sortable: true,
      filter: ['like'],
    }),
    createField({
      kind: 'number',
      source: 'power',
      label: { en: 'Power', zh: '功率' },
      unit: 'W',
      column: 2,
    }),
    createField({
      kind: 'enum',
      source: 'state',
      label: { en: 'State', zh: '状态' },
      column: 3,
      choices: [
        { value: 'on', label: { en: 'Switched on', zh: '已开灯' } },
        { value: 'off', label: { en: 'Switched off', zh: '已关灯' } },
      ],
    }),
    createField({ kind: 'boolean', source: 'lit', label: { en: 'Lit', zh: '点亮' }, column: 4 }),
    createField({ kind: 'dateTime', source: 'seen', label: { en: 'Seen', zh: '上报' }, column: 5 }),
    createField({
      kind: 'reference',
      source: 'gatewayId',
      reference: 'gateways',
      label: { en: 'Gateway', zh: '网关' },
      column: 6,
    }),
    createField({ kind: 'geoPoint', source: 'place', label: { en: 'Place', zh: '位置' } }),
  ],
  verbs: {
    list: createOperation({ id: 'listLamps', kind: 'list', parameters: [FILTER_PARAMETER] }),
    count: createOperation({
      id: 'countLamps',
      kind: 'count',
      path: '/lamps/count',
      parameters: [WHERE_PARAMETER],
    }),
  },
});

const lamp = (n: number) => ({
  id: `L${String(n).padStart(4, '0')}`,
  name: n === 1 ? '=HYPERLINK("http://x","y")' : `Lamp ${n}`,
  power: n === 1 ? -5 : n,
  state: n % 2 ? 'on' : 'off',
  lit: n % 2 === 1,
  seen: '2026-07-12T00:04:39.000Z',
  gatewayId: `G${n % 3}`,
  place: { lat: 30.2, lng: 120.2 },
});

interface ListFilter {
  readonly offset: number;
  readonly limit: number;
  readonly where?: { readonly id?: { readonly inq: readonly string[] } };
}

/** A platform with so many lamps, which responds to the requests and counts them. */
function withLamps(count: number): TestResponses {
  const rows = Array.from({ length: count }, (_, at) => lamp(at + 1));
  return {
    'GET /lamps': ({ query }) => {
      const { offset, limit, where } = JSON.parse(query.get('filter')!) as ListFilter;
      const ids = where?.id?.inq;
      const found = ids ? rows.filter(({ id }) => ids.includes(id)) : rows;
      return found.slice(offset, offset + limit);
    },
    'GET /lamps/count': () => ({ count }),
    'GET /gateways': () => [
      { id: 'G0', name: 'North' },
      { id: 'G1', name: 'South' },
    ],
  };
}

async function openExport(responses: TestResponses, language: 'en' | 'zh' = 'en') {
  const saved = watchSavedFiles();
  const opened = await openResources({ lamps, gateways }, '/data/lamps', { responses, language });
  return { saved, ...opened };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const begin = async (user: Awaited<ReturnType<typeof openResources>>['user'], open = 'Export') => {
  await screen.findByText('Lamp 2');
  await user.click(await button(open));
  return within(await screen.findByRole('dialog'));
};

it('gives every record that matches, however many pages there are, as CSV that Excel reads [UX-04]', async () => {
  const { user, saved, received } = await openExport(withLamps(1_203));
  const dialog = await begin(user);
  await user.click(dialog.getByRole('radio', { name: 'CSV' }));
  expect(dialog.getByRole('radio', { name: 'All 1,203 filtered rows' })).toBeChecked();
  await user.click(dialog.getByRole('button', { name: 'Export' }));

  const file = await saved.file();
  expect(file.name).toMatch(/^Lamps \d{4}-\d\d-\d\d \d\d-\d\d\.csv$/);
  expect([...file.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = file.text.trimEnd().split('\r\n');
  expect(lines).toHaveLength(1_204);
  expect(lines[0]).toBe('Name,Power (W),State,Lit,Seen (UTC+8),Gateway');
  expect(lines[1]).toBe(
    `"'=HYPERLINK(""http://x"",""y"")",-5,Switched on,Yes,2026-07-12 08:04:39,South`,
  );
  expect(lines[2]).toBe('Lamp 2,2,Switched off,No,2026-07-12 08:04:39,G2');
  expect(await screen.findByText(/saved: 1,203 rows/)).toBeInTheDocument();
  // Names are requested once, not once per page or row.
  expect(received.filter(({ call }) => call === 'GET /gateways').length).toBeLessThanOrEqual(2);
});

it('has the language of the screen, and numbers and times are values of a workbook [UX-04]', async () => {
  const { user, saved } = await openExport(withLamps(3), 'zh');
  await screen.findByText('Lamp 2');
  await user.click(await button('导出'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: '导出' }));
  const file = await saved.file();
  expect(file.name).toMatch(/^路灯 .*\.xlsx$/);
  const { rows } = readTable(file.bytes);
  expect(rows[0]).toEqual(['名称', '功率 (W)', '状态', '点亮', '上报 (UTC+8)', '网关']);
  expect(rows[1]!.slice(1)).toEqual(['-5', '已开灯', '是', '2026-07-12 08:04:39', 'South']);
});

it('writes the columns that are chosen, in their order, as the platform stores them', async () => {
  const { user, saved } = await openExport(withLamps(2));
  const dialog = await begin(user);
  await user.click(dialog.getByRole('radio', { name: 'CSV' }));
  await user.click(dialog.getByRole('radio', { name: 'Raw values' }));
  await user.click(dialog.getByRole('button', { name: 'All columns' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Lit' }));
  dialog.getByRole('checkbox', { name: 'Power' }).focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await user.click(dialog.getByRole('button', { name: 'Export' }));
  const { text } = await saved.file();
  expect(text.split('\r\n').slice(0, 3)).toEqual([
    'power,name,state,seen,gatewayId,id,place.lat,place.lng',
    `-5,"'=HYPERLINK(""http://x"",""y"")",on,2026-07-12T00:04:39.000Z,G1,L0001,30.2,120.2`,
    '2,Lamp 2,off,2026-07-12T00:04:39.000Z,G2,L0002,30.2,120.2',
  ]);
});

const inBar = () => within(screen.getByRole('region', { name: 'Selected rows' }));

it('exports the selected rows from their bar, in the order of the selection, and all that match where those are selected [UX-03] [UX-04]', async () => {
  const { user, saved } = await openExport(withLamps(30));
  await user.click(await screen.findByRole('checkbox', { name: 'Select Lamp 5' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Lamp 3' }));
  await user.click(inBar().getByRole('button', { name: 'Export' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('radio', { name: '2 selected rows' })).toBeChecked();
  await user.click(dialog.getByRole('radio', { name: 'CSV' }));
  await user.click(dialog.getByRole('button', { name: 'Export' }));
  const { text } = await saved.file();
  const names = text.trimEnd().split('\r\n').slice(1);
  expect(names.map(line => line.split(',')[0])).toEqual(['Lamp 5', 'Lamp 3']);

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(inBar().getByRole('button', { name: 'Select all 30 that match' }));
  await user.click(inBar().getByRole('button', { name: 'Export' }));
  const again = within(await screen.findByRole('dialog'));
  expect(again.getByRole('radio', { name: 'All 30 filtered rows' })).toBeChecked();
  await user.click(again.getByRole('button', { name: 'Export' }));
  expect((await saved.file(2)).text.trimEnd().split('\r\n')).toHaveLength(31);
});

it('saves nothing of a list that breaks off, and shows why; the choices stay', async () => {
  let isBroken = false;
  const whole = withLamps(1_000);
  const { user, saved } = await openExport({
    ...whole,
    'GET /lamps': received =>
      isBroken ? new Response('{}', { status: 503 }) : whole['GET /lamps']!(received),
  });
  const dialog = await begin(user);
  isBroken = true;
  await user.click(dialog.getByRole('radio', { name: 'CSV' }));
  await user.click(dialog.getByRole('button', { name: 'Export' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(/platform is busy/);
  expect(saved.count()).toBe(0);
  expect(dialog.getByRole('radio', { name: 'CSV' })).toBeChecked();
  isBroken = false;
  await user.click(dialog.getByRole('button', { name: 'Export' }));
  expect((await saved.file()).text.trimEnd().split('\r\n')).toHaveLength(1_001);
});

it('shows that a row is missing where one leaves and another one is added during the export: the total stays the same [UX-04]', async () => {
  const whole = withLamps(1_204);
  const { user, saved } = await openExport({
    ...whole,
    'GET /lamps/count': () => ({ count: 1_203 }),
    'GET /lamps': ({ query, ...call }) => {
      const filter = JSON.parse(query.get('filter')!) as ListFilter & {
        readonly where?: { readonly id?: { readonly gt?: string } };
      };
      const after = filter.where?.id?.gt;
      // One of the first page leaves after it is read, and another one is added to the end: L0501 is on no page.
      const moved = filter.offset > 0 ? filter.offset + 1 : 0;
      const offset = after === undefined ? moved : Number(after.slice(1));
      const next = new URLSearchParams({
        filter: JSON.stringify({ ...filter, where: {}, offset }),
      });
      return whole['GET /lamps']!({ ...call, query: next });
    },
  });
  const dialog = await begin(user);
  await user.click(dialog.getByRole('radio', { name: 'CSV' }));
  await user.click(dialog.getByRole('button', { name: 'Export' }));
  expect(
    await screen.findByText(/ incomplete\.csv saved: only 1,203 rows\. The platform did not send/),
  ).toBeVisible();
  const { text } = await saved.file();
  expect(text).not.toContain('\r\nLamp 501,');
});

it('shows how far it is, and stops when it is cancelled: no further page, and nothing is saved [UX-04]', async () => {
  let respondWithPage: () => void = () => undefined;
  const whole = withLamps(1_600);
  const { user, saved, received } = await openExport({
    ...whole,
    'GET /lamps': call => {
      const { offset } = JSON.parse(call.query.get('filter')!) as ListFilter;
      const response = whole['GET /lamps']!(call);
      if (offset !== 500) return response;
      return new Response(
        new ReadableStream({
          start(stream) {
            respondWithPage = () => {
              stream.enqueue(new TextEncoder().encode(JSON.stringify(response)));
              stream.close();
            };
          },
        }),
      );
    },
  });
  const dialog = await begin(user);
  await user.click(dialog.getByRole('button', { name: 'Export' }));
  const pages = () => received.filter(({ call }) => call === 'GET /lamps').length;
  await waitFor(() => expect(pages()).toBe(3));
  const bar = await dialog.findByRole('progressbar');
  await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '31'));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  respondWithPage();
  await waitFor(() =>
    expect(dialog.getByRole('button', { name: 'Export' })).toHaveAttribute('aria-busy', 'false'),
  );
  expect(pages()).toBe(3);
  expect(saved.count()).toBe(0);
});

it('has no import where the document takes no rows', async () => {
  await openExport(withLamps(2));
  await screen.findByText('Lamp 2');
  expect(await button('Export')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Import' })).not.toBeInTheDocument();
});
