import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { createField, createOperation, createResource } from '../support/testDescriptors.ts';
import { type TestResponses, openResources } from '../support/openResources.tsx';
import { FILTER_PARAMETER, ID_PARAMETER, WHERE_PARAMETER } from '../support/callParameters.ts';

const listed = (path: string, one: string) => ({
  list: createOperation({ id: `list ${path}`, kind: 'list', path, parameters: [FILTER_PARAMETER] }),
  count: createOperation({
    id: `count ${path}`,
    kind: 'count',
    path: `${path}/count`,
    parameters: [WHERE_PARAMETER],
  }),
  one: createOperation({ id: one, kind: 'one', path: `${path}/{id}`, parameters: [ID_PARAMETER] }),
});
const NAME = {
  kind: 'text',
  source: 'name',
  label: { en: 'Name', zh: '名称' },
  column: 1,
} as const;
const KEY = createField({ kind: 'text', source: 'id', label: { en: 'ID', zh: '编号' } });
const toGateway = (source: string, en: string, filter: ('inq' | 'like')[]) =>
  createField({ kind: 'reference', reference: 'gateways', source, label: { en, zh: en }, filter });

const gateways = createResource({
  name: 'gateways',
  label: { en: 'Gateway', zh: '网关' },
  plural: { en: 'Gateways', zh: '网关' },
  fields: [
    KEY,
    createField(NAME),
    createField({ kind: 'multiline', source: 'note', label: { en: 'Note', zh: '备注' } }),
    createField({
      kind: 'list',
      source: 'ports',
      label: { en: 'Ports', zh: '端口' },
      item: createField({
        kind: 'object',
        source: '',
        fields: [
          createField({ kind: 'integer', source: 'number', label: { en: 'Number', zh: '号码' } }),
          createField({ kind: 'text', source: 'use', label: { en: 'Use', zh: '用途' } }),
        ],
      }),
    }),
    createField({
      kind: 'unknown',
      source: 'raw',
      label: { en: 'Raw', zh: '原始' },
      description: 'anything',
    }),
    toGateway('parentId', 'Parent', ['inq']),
  ],
  verbs: {
    ...listed('/gateways', 'getGateway'),
    delete: createOperation({
      id: 'deleteGateway',
      kind: 'delete',
      method: 'delete',
      path: '/gateways/{id}',
      parameters: [ID_PARAMETER],
      label: { en: 'Delete', zh: '删除' },
    }),
  },
});
const lamps = createResource({
  fields: [KEY, createField(NAME), toGateway('gatewayId', 'Gateway', ['inq'])],
  verbs: listed('/lamps', 'getLamp'),
});
const scenes = createResource({
  name: 'scenes',
  plural: { en: 'Scenes', zh: '场景' },
  fields: [
    KEY,
    createField(NAME),
    createField({
      kind: 'referenceList',
      reference: 'gateways',
      source: 'gatewayIds',
      label: { en: 'Members', zh: '成员' },
    }),
  ],
  verbs: listed('/scenes', 'getScene'),
});
const secrets = createResource({
  name: 'secrets',
  plural: { en: 'Secrets', zh: '密钥' },
  fields: [KEY, toGateway('gatewayId', 'Gateway', ['inq'])],
  verbs: { list: createOperation({ id: 'listSecrets', kind: 'list', path: '/secrets' }) },
});
const resources = { gateways, lamps, scenes };

const GATEWAY = {
  id: 'g1',
  name: 'North',
  note: 'First line\nand a second',
  ports: [
    { number: 1, use: 'uplink' },
    { number: 2, use: 'lamps' },
  ],
  raw: { any: ['thing'] },
  parentId: 'g0',
};
const some = Array.from({ length: 10 }, (_, n) => ({
  id: `l${n}`,
  name: `Lamp ${n}`,
  gatewayId: 'g1',
}));

const responses: TestResponses = {
  'GET /gateways/g1': () => GATEWAY,
  'GET /gateways': ({ query }) =>
    query.get('filter')?.includes('"g0"') ? [{ id: 'g0', name: 'Root' }] : [],
  'GET /gateways/count': () => ({ count: 0 }),
  'GET /lamps': () => some,
  'GET /lamps/count': () => ({ count: 1412 }),
  'GET /scenes': () => [
    { id: 's1', name: 'Festival', gatewayIds: ['g0', 'g1'] },
    { id: 's2', name: 'Dim', gatewayIds: ['g0'] },
  ],
  'GET /scenes/count': () => ({ count: 2 }),
};

const open = (path: string, more: Partial<Parameters<typeof openResources>[2]> = {}) =>
  openResources(resources, path, { responses, ...more });
const tabs = () =>
  screen.findAllByRole('tab').then(all => all.map(({ textContent }) => textContent));
const filters = (received: readonly { call: string; query: URLSearchParams }[], call: string) =>
  received
    .filter(one => one.call === call)
    .map(({ query }) => JSON.parse(query.get('where') ?? query.get('filter') ?? 'null') as unknown);

it('shows a record whole: long text, lists of objects, the unknown, links to what it refers to', async () => {
  await open('/data/gateways/g1/show');
  expect(await screen.findByText(/First line\s+and a second/u)).toBeInTheDocument();
  const ports = within(screen.getByText('uplink').closest('table')!);
  expect(ports.getAllByRole('row').map(row => row.textContent)).toEqual([
    'NumberUse',
    '1uplink',
    '2lamps',
  ]);
  expect(screen.getByText(/"any"/u)).toHaveTextContent('{"any":["thing"]}');
  expect(await screen.findByRole('link', { name: 'Root' })).toHaveAttribute(
    'href',
    '/data/gateways/g0/show',
  );
});

it('copies the id of a record', async () => {
  const { user } = await open('/data/gateways/g1/show');
  await user.click(await screen.findByRole('button', { name: 'Copy: ID' }));
  expect(await navigator.clipboard.readText()).toBe('g1');
  expect(await screen.findByText('Copied: g1')).toBeInTheDocument();
});

it('has a tab for everything that belongs to a record, with how many', async () => {
  const { received } = await open('/data/gateways/g1/show');
  await screen.findByRole('tab', { name: /Scenes/u });
  // Those that hold none have no tab: here no gateway has this one as its parent.
  expect(await tabs()).toEqual(['Details', 'Lamps 1,412', 'Scenes 1']);
  expect(filters(received, 'GET /lamps/count')).toEqual([{ gatewayId: { inq: ['g1'] } }]);
  // One call counts: no row is requested before its tab is opened.
  expect(filters(received, 'GET /lamps')).toEqual([]);
  expect(filters(received, 'GET /gateways/count')).toEqual([{ parentId: { inq: ['g1'] } }]);
});

it('keeps the open tab in the URL, shows the first rows and links to all of them [SHELL-27/tabs]', async () => {
  const { user } = await open('/data/gateways/g1/show');
  await user.click(await screen.findByRole('tab', { name: /Lamps/u }));
  const table = await screen.findByRole('table', { name: 'Lamps' });
  expect(within(table).getAllByRole('row')).toHaveLength(11);
  expect(await within(table).findByRole('link', { name: 'Lamp 3' })).toHaveAttribute(
    'href',
    '/data/lamps/l3/show',
  );
  const all = screen.getByRole('link', { name: 'All 1,412 in the list: Lamps' });
  const [path, search] = (all.getAttribute('href') ?? '').split('?');
  expect(path).toBe('/data/lamps');
  expect(JSON.parse(new URLSearchParams(search).get('filter') ?? '')).toEqual({
    gatewayId: { inq: ['g1'] },
  });
  await user.click(screen.getByRole('tab', { name: 'Details' }));
  expect(await screen.findByText(/First line/u)).toBeInTheDocument();
});

it('opens a tab by its URL, also one that holds nothing [SHELL-27/tabs]', async () => {
  await open('/data/gateways/g1/show?related=scenes.gatewayIds');
  const table = await screen.findByRole('table', { name: 'Scenes' });
  expect(
    within(table)
      .getAllByRole('row')
      .map(row => row.textContent),
  ).toEqual(['Name', 'Festival']);
});

it.each(['nobody.knows', '__proto__', ''])(
  'opens the record itself at a tab called "%s"',
  async tab => {
    await open(`/data/gateways/g1/show?related=${tab}`);
    expect(await screen.findByText(/First line/u)).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Details' })).toHaveAttribute('aria-selected', 'true');
  },
);

it('queries nothing of what the reader may not list, and has no tab for it', async () => {
  const { received } = await openResources({ ...resources, secrets }, '/data/gateways/g1/show', {
    responses,
    deniedActions: ['list'],
  });
  await screen.findByText(/First line/u);
  expect(await tabs()).toEqual(['Details']);
  expect(
    received.filter(({ call }) => call !== 'GET /gateways/g1' && call !== 'GET /gateways'),
  ).toEqual([]);
});

const openDeleteDialog = async (more: Partial<Parameters<typeof openResources>[2]> = {}) => {
  const opened = await open('/data/gateways/g1/show', more);
  await opened.user.click(await screen.findByRole('button', { name: 'Delete' }));
  const region = await screen.findByRole('region', { name: 'Linked records' });
  return { ...opened, region: within(region) };
};

it('shows the references to a record before it is deleted, each with a link [UX-12]', async () => {
  const { region } = await openDeleteDialog();
  const link = await region.findByRole('link', { name: 'Lamps' });
  expect(link.closest('li')).toHaveTextContent('Lamps Gateway 1,412');
  expect(link).toHaveAttribute('target', '_blank');
  expect(await region.findByText('Scenes')).toBeInTheDocument();
  expect(region.getAllByRole('listitem')).toHaveLength(2);
});

it('shows it when nothing points at a record [UX-12]', async () => {
  const none = {
    'GET /lamps/count': () => ({ count: 0 }),
    'GET /scenes': () => [],
    'GET /scenes/count': () => ({ count: 0 }),
    'GET /lamps': () => [],
  };
  const { region } = await openDeleteDialog({ responses: { ...responses, ...none } });
  expect(await region.findByText('No linked records')).toBeInTheDocument();
  expect(region.queryAllByRole('listitem')).toEqual([]);
});

it('shows what it cannot know: too many to read, or a query that failed [UX-12]', async () => {
  // React-admin writes every call that fails to the developer's console.
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const { region } = await openDeleteDialog({
    responses: {
      ...responses,
      'GET /scenes/count': () => ({ count: 9000 }),
      'GET /lamps/count': () => new Response('{}', { status: 500 }),
    },
  });
  expect(
    await region.findByText(/unknown: too many records to check \(9,000\)/u),
  ).toBeInTheDocument();
  expect((await region.findByText('Lamps')).closest('li')).toHaveTextContent(/unknown: /u);
});

it('shows it of many records at once, and sends one request a field for all of them [UX-12]', async () => {
  const two = [
    { id: 'g1', name: 'North' },
    { id: 'g2', name: 'South' },
  ];
  const { user, received } = await open('/data/gateways', {
    responses: {
      ...responses,
      'GET /gateways': () => two,
      'GET /gateways/count': ({ query }) => ({ count: query.has('where') ? 0 : 2 }),
    },
  });
  await screen.findByText('South');
  await user.click(screen.getAllByRole('checkbox')[0]!);
  const bar = within(await screen.findByRole('region', { name: 'Selected rows' }));
  await user.click(bar.getByRole('button', { name: 'Delete' }));
  const region = within(await screen.findByRole('region', { name: 'Linked records' }));
  expect(await region.findByRole('link', { name: 'Lamps' })).toBeInTheDocument();
  expect(filters(received, 'GET /lamps/count')).toEqual([{ gatewayId: { inq: ['g1', 'g2'] } }]);
});

it('is in Chinese, too', async () => {
  await open('/data/gateways/g1/show', { language: 'zh' });
  expect(await screen.findByRole('tab', { name: /^Lamps|^路灯/u })).toHaveTextContent('路灯 1,412');
  expect(screen.getByRole('tab', { name: '详情' })).toBeInTheDocument();
});
