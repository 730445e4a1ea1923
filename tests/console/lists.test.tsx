import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import {
  muteConsoleError,
  getQueryJson,
  openConsole,
  getReceivedCalls,
  findRow,
} from '../support/openConsole.tsx';
import type { ResourceDescriptor } from '../../src/schema/resource.ts';
import { createField, createOperation, createResource } from '../support/testDescriptors.ts';
import { useHeldClock } from '../support/heldClock.ts';
import { type TestResponses, openResources } from '../support/openResources.tsx';
import { FILTER_PARAMETER, JSON_BODY } from '../support/callParameters.ts';

const LIST = 'GET /api/users/users';

const heads = () =>
  screen
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
    .filter(text => text !== 'Actions');
const USUAL = ['Role', 'Username', 'Name', 'Last login UTC+8', 'Domains', 'Modules', 'Locked'];
const chooser = async (user: Awaited<ReturnType<typeof openConsole>>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Columns' }));
  await screen.findByRole('checkbox', { name: 'Username' });
  return within(screen.getByRole('dialog', { name: 'Columns' }));
};
const reopen = (as: string) => {
  cleanup();
  return openConsole('/permissionManage', { as });
};
const rowsComeIn = () => screen.findAllByRole('row');

it('shows the columns that a user selects, in their order, and the same the next day', async () => {
  const { user } = await openConsole('/permissionManage');
  await rowsComeIn();
  expect(heads()).toEqual(USUAL);

  const columns = await chooser(user);
  for (const name of ['Last login', 'Domains', 'Modules'])
    await user.click(columns.getByRole('checkbox', { name }));
  const role = columns.getByRole('checkbox', { name: 'Role' });
  role.focus();
  await user.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
  expect(role).toHaveFocus();
  expect(columns.getByText('Role: position 3 of 10')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  const mine = ['Username', 'Name', 'Role', 'Locked'];
  await waitFor(() => expect(heads()).toEqual(mine));

  await reopen('admin');
  await rowsComeIn();
  expect(heads()).toEqual(mine);

  const again = await chooser(user);
  await user.click(again.getByRole('button', { name: 'Reset' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(heads()).toEqual(USUAL));
});

it('offers every field that can be read, finds one by its name, and always keeps the one that names a record', async () => {
  const { user } = await openConsole('/permissionManage');
  await rowsComeIn();
  const columns = await chooser(user);
  const offered = columns.getAllByRole('checkbox').map(box => box.closest('li')!.textContent);
  expect(offered.slice(0, 4)).toEqual(['Role', 'Usernamealways shown', 'Name', 'Last login']);
  expect(offered.join()).not.toMatch(/password(?! changed)/iu);

  await user.click(columns.getByRole('checkbox', { name: 'Username' }));
  expect(columns.getByRole('checkbox', { name: 'Username' })).toBeChecked();
  await user.type(columns.getByRole('searchbox', { name: 'Find a column' }), 'LOGIN');
  expect(columns.getAllByRole('checkbox')).toHaveLength(1);
  await user.keyboard('x');
  expect(columns.getByText('No columns found.')).toBeVisible();
});

it('stores the columns of each user separately', async () => {
  const { user } = await openConsole('/data/assets');
  await rowsComeIn();
  const usual = heads();
  await user.click(await screen.findByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Domain' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(heads()).toEqual(usual.filter(text => text !== 'Domain')));

  cleanup();
  await openConsole('/data/assets', { as: 'operator' });
  await rowsComeIn();
  expect(heads()).toEqual(usual);
});

it('keeps how dense the rows are, each list for itself', async () => {
  const { user } = await openConsole('/permissionManage');
  await rowsComeIn();
  const density = () => screen.getByRole('button', { name: 'Comfortable rows' });
  await user.click(density());
  expect(density()).toHaveAttribute('aria-pressed', 'true');

  await reopen('admin');
  await rowsComeIn();
  expect(density()).toHaveAttribute('aria-pressed', 'true');
  cleanup();
  await openConsole('/data/assets');
  await rowsComeIn();
  expect(density()).toHaveAttribute('aria-pressed', 'false');
});

it('repeats the same request when it is refreshed', async () => {
  const { user } = await openConsole('/permissionManage?page=2&perPage=10');
  await rowsComeIn();
  const before = getReceivedCalls(LIST).length;
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(getReceivedCalls(LIST)).toHaveLength(before + 1));
  const filters = getReceivedCalls(LIST).map(({ query }) => getQueryJson(query, 'filter'));
  expect(filters.at(-1)).toEqual(filters.at(-2));
});

const fills = () => document.documentElement.hasAttribute('data-full-screen');

it('fills the window where a browser has no full screen; Escape ends it, and so does leaving', async () => {
  const { user } = await openConsole('/permissionManage');
  await rowsComeIn();
  const full = () => screen.getByRole('button', { name: 'Full screen' });
  await user.click(full());
  expect(fills()).toBe(true);
  expect(full()).toHaveAttribute('aria-pressed', 'true');

  // A menu that is open is closed first.
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await screen.findByRole('dialog', { name: 'Columns' });
  await user.keyboard('{Escape}');
  expect(fills()).toBe(true);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.keyboard('{Escape}');
  expect(fills()).toBe(false);
  expect(full()).toHaveAttribute('aria-pressed', 'false');

  await user.click(full());
  cleanup();
  expect(fills()).toBe(false);
});

const box = async (name: string) =>
  (await findRow(name)).getByRole<HTMLInputElement>('checkbox', { name: `Select ${name}` });
const pageBox = () =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all on this page' });
const countSelected = () => screen.getAllByRole('checkbox', { checked: true }).length;
const turnTo = async (user: Awaited<ReturnType<typeof openConsole>>['user'], page: number) => {
  await user.click(screen.getByRole('button', { name: `Page ${page}` }));
  await waitFor(() =>
    expect(getQueryJson(getReceivedCalls(LIST).at(-1)!.query, 'filter')).toMatchObject({
      offset: (page - 1) * 10,
    }),
  );
  await waitFor(() => expect(document.querySelector('.list-stale')).toBeNull());
};

it('selects one row, a range with Shift, a page; keeps the selection over pages and drops it with the conditions', async () => {
  const { user } = await openConsole('/permissionManage?perPage=10');
  await rowsComeIn();
  const [, ...boxes] = await screen.findAllByRole<HTMLInputElement>('checkbox');
  expect(boxes).toHaveLength(10);
  await user.click(boxes[1]!);
  expect(pageBox().indeterminate).toBe(true);
  await user.keyboard('{Shift>}');
  await user.click(boxes[4]!);
  await user.keyboard('{/Shift}');
  expect(boxes.map(one => one.checked).slice(0, 6)).toEqual([false, true, true, true, true, false]);
  // A range can be deselected the same way.
  await user.keyboard('{Shift>}');
  await user.click(boxes[3]!);
  await user.keyboard('{/Shift}');
  expect(boxes.slice(0, 6).map(one => one.checked)).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
  ]);

  await user.click(pageBox());
  expect(pageBox()).toBeChecked();
  expect(pageBox().indeterminate).toBe(false);
  expect(countSelected()).toBe(1 + 10);
  await turnTo(user, 2);
  expect(screen.queryAllByRole('checkbox', { checked: true })).toHaveLength(0);
  await turnTo(user, 1);
  await waitFor(() => expect(countSelected()).toBe(1 + 10));

  await user.type(screen.getByRole('searchbox'), 'admin{Enter}');
  await waitFor(async () => expect(await box('admin')).not.toBeChecked());
});

it('moves from checkbox to checkbox with the arrow keys, and selects with the space bar', async () => {
  const { user } = await openConsole('/permissionManage?perPage=10');
  await rowsComeIn();
  const boxes = await screen.findAllByRole('checkbox');
  boxes[0]!.focus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ }');
  expect(boxes[2]).toHaveFocus();
  expect(boxes[2]).toBeChecked();
  await user.keyboard('{ArrowUp}');
  expect(boxes[1]).toHaveFocus();
});

const NAME = createField({
  kind: 'text',
  source: 'name',
  label: { en: 'Name', zh: '名称' },
  required: true,
  column: 1,
  sortable: true,
  filter: ['like'],
});
const refersTo = (reference: string, source: string) =>
  createField({
    kind: 'reference',
    source,
    reference,
    label: { en: source, zh: source },
    column: 2,
  });
const listed = (name: string, more: Partial<ResourceDescriptor> = {}) =>
  createResource({
    name,
    fields: [NAME],
    verbs: {
      list: createOperation({
        id: `list ${name}`,
        kind: 'list',
        path: `/${name}`,
        parameters: [FILTER_PARAMETER],
      }),
      count: createOperation({
        id: `count ${name}`,
        kind: 'count',
        path: `/${name}/count`,
        parameters: [{ ...FILTER_PARAMETER, name: 'where' }],
      }),
    },
    ...more,
  });
const lamps = listed('lamps', {
  fields: [
    NAME,
    refersTo('gateways', 'gatewayId'),
    refersTo('gateways', 'spareId'),
    refersTo('roads', 'roadId'),
  ],
});
const resources = { lamps, gateways: listed('gateways'), roads: listed('roads') };

interface ListFilter {
  readonly offset: number;
  readonly limit: number;
  readonly order: readonly string[];
  readonly where?: { readonly id: { readonly inq: readonly string[] } };
}
const filterOf = ({ query }: { query: URLSearchParams }) =>
  getQueryJson(query, 'filter') as ListFilter;
/** So many lamps, requested page by page. */
const street = (total: number): TestResponses => ({
  'GET /lamps': received => {
    const { offset, limit } = filterOf(received);
    return Array.from({ length: Math.min(limit, total - offset) }, (_, n) => ({
      id: `l${offset + n}`,
      name: `W${offset + n}`,
      gatewayId: `g${n}`,
      spareId: `g${n + 1}`,
      roadId: `r${n % 3}`,
    }));
  },
  'GET /lamps/count': () => ({ count: total }),
  ...Object.fromEntries(
    ['gateways', 'roads'].map(name => [
      `GET /${name}`,
      (received: { query: URLSearchParams }) =>
        filterOf(received).where?.id.inq.map(id => ({ id, name: `${name} ${id}` })),
    ]),
  ),
});
const filtersOfCall = (
  received: readonly { call: string; query: URLSearchParams }[],
  call: string,
) => received.filter(one => one.call === call).map(filterOf);

it('requests all that a page of rows refers to with one call a resource, never one a row', async () => {
  const { received } = await openResources(resources, '/data/lamps?perPage=50', {
    responses: street(200),
  });
  expect(await screen.findAllByText('roads r1')).toHaveLength(17);
  expect(await screen.findAllByText('gateways g7')).toHaveLength(2);
  const gateways = filtersOfCall(received, 'GET /gateways');
  expect(gateways).toHaveLength(1);
  expect(gateways[0]?.where?.id.inq).toHaveLength(51);
  expect(filtersOfCall(received, 'GET /roads')).toHaveLength(1);
});

const numbers = () =>
  screen.getAllByRole('button', { name: /^Page \d+$/u }).map(({ textContent }) => textContent);
const pageButton = (name: string) => screen.getByRole('button', { name });

it('turns 10 rows a page with five buttons and arrows to both ends; Enter searches [CALL-04/enter] [CALL-04/odd]', async () => {
  const { user, received } = await openResources(resources, '/data/lamps', {
    responses: street(200),
  });
  const last = () => filtersOfCall(received, 'GET /lamps').at(-1);
  expect(await screen.findByText('W0')).toBeVisible();
  expect(last()).toMatchObject({ offset: 0, limit: 10 });
  expect(numbers()).toEqual(['1', '2', '3', '4', '5']);
  expect(pageButton('First page')).toBeDisabled();

  await user.click(pageButton('Last page'));
  expect(await screen.findByText('W190')).toBeVisible();
  expect(numbers()).toEqual(['16', '17', '18', '19', '20']);
  await user.click(pageButton('Page 17'));
  expect(await screen.findByText('W160')).toBeVisible();
  expect(numbers()).toEqual(['15', '16', '17', '18', '19']);
  await user.click(pageButton('First page'));
  expect(await screen.findByText('W0')).toBeVisible();
  const offsets = () => filtersOfCall(received, 'GET /lamps').map(({ offset }) => offset);
  // The first page is shown from the cache and requested again.
  await waitFor(() => expect(offsets()).toEqual([0, 190, 160, 0]));

  await user.type(screen.getByRole('searchbox'), 'W1');
  expect(offsets()).toEqual([0, 190, 160, 0]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(last()).toMatchObject({ where: { name: { like: '[Ww]1' } } }));
});

it('goes from page to page where there is no count, and back from a page that is empty', async () => {
  const uncounted = listed('lamps', {
    dialect: 'plain',
    verbs: { list: createOperation({ id: 'listLamps', kind: 'list' }) },
    listing: {
      filters: {},
      rows: [],
      paging: { by: 'page', page: 'page', first: 1, size: 'size' },
    },
  });
  const pages = (received: { query: URLSearchParams }) => {
    const page = Number(received.query.get('page'));
    return page > 2
      ? []
      : Array.from({ length: page === 1 ? 10 : 4 }, (_, n) => ({
          id: `l${page}-${n}`,
          name: `W${page}-${n}`,
        }));
  };
  const { user } = await openResources({ lamps: uncounted }, '/data/lamps?page=9', {
    responses: { 'GET /lamps': pages },
  });
  expect(await screen.findByText('W1-0')).toBeVisible();
  expect(numbers()).toEqual(['1']);
  expect(screen.queryByRole('button', { name: 'Last page' })).not.toBeInTheDocument();
  await user.click(pageButton('Next page'));
  expect(await screen.findByText('W2-3')).toBeVisible();
  expect(numbers()).toEqual(['2']);
  expect(pageButton('Next page')).toBeDisabled();
});

const onPhone = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width: 599.95px'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

it('offers on a phone what a table has in its head: order, rows a page, columns, and the last page', async () => {
  onPhone();
  const { user, received } = await openResources(resources, '/data/lamps', {
    responses: street(200),
  });
  const last = () => filtersOfCall(received, 'GET /lamps').at(-1);
  expect(await screen.findByText('W0')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(numbers()).toEqual(['1', '2', '3']);
  await user.click(pageButton('Last page'));
  expect(await screen.findByText('W190')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'List options' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'List options' }));
  await user.click(await sheet.findByRole('button', { name: 'Ascending' }));
  await waitFor(() => expect(last()?.order[0]).toBe('name DESC'));
  await user.click(sheet.getByRole('combobox', { name: 'Rows per page' }));
  await user.click(await screen.findByRole('option', { name: '30 per page' }));
  await waitFor(() => expect(last()).toMatchObject({ offset: 0, limit: 30 }));
  await user.click(await sheet.findByRole('checkbox', { name: 'roadId' }));
  await user.click(sheet.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText('roads r1')).not.toBeInTheDocument());
  expect(screen.getByRole('checkbox', { name: 'Select W0' })).toBeInTheDocument();
});

const addable = {
  ...listed('lamps'),
  verbs: {
    ...lamps.verbs,
    create: createOperation({
      id: 'createLamp',
      kind: 'create',
      method: 'post',
      label: { en: 'Add lamp', zh: '新增路灯' },
      body: { ...JSON_BODY, fields: [NAME] },
    }),
  },
};
const readUrl = () => screen.getByRole('status', { name: 'address' }).textContent;
const empty = async (title: string) => {
  const shown = (await screen.findByText(title)).closest<HTMLElement>('.empty')!;
  return { kind: shown.className.replace('empty empty-', ''), state: within(shown), shown };
};
const failing = (status: number, code: number) => () =>
  Response.json({ error: { statusCode: status, name: 'Error', message: 'No', code } }, { status });

it('has five different reasons for an empty list, each with its remedy [UX-05]', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const kinds = new Set<string>();
  const open = async (
    path: string,
    responses: TestResponses,
    deniedActions: readonly string[] = [],
  ) => {
    cleanup();
    return openResources({ lamps: addable }, path, { responses, deniedActions });
  };

  const nothing = await open('/data/lamps', street(0));
  const first = await empty('No lamps here yet');
  kinds.add(first.kind);
  await nothing.user.click(first.state.getByRole('button', { name: 'Add lamp' }));
  expect(readUrl()).toBe('/data/lamps/create');

  const fewRows: TestResponses = {
    ...street(3),
    'GET /lamps': received => (filterOf(received).where ? [] : street(3)['GET /lamps']?.(received)),
    'GET /lamps/count': ({ query }) => ({ count: query.get('where') ? 0 : 1234 }),
  };
  const search = new URLSearchParams({ filter: JSON.stringify({ name: { like: 'x' } }) });
  const noMatch = await open(`/data/lamps?${search}`, fewRows);
  const second = await empty('Nothing matches');
  kinds.add(second.kind);
  expect(
    await second.state.findByText('No lamps match this filter (1,234 in total).'),
  ).toBeVisible();
  await noMatch.user.click(second.state.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('W0')).toBeVisible();

  const denied = await open('/data/lamps', fewRows, ['list']);
  const third = await empty('Not for your role');
  kinds.add(third.kind);
  expect(third.shown).toHaveTextContent('Ask a system manager for “Lamps”.');
  await denied.user.click(third.state.getByRole('link', { name: 'Back to home' }));
  expect(readUrl()).toBe('/');

  let isBroken = true;
  const broken = (whenBroken: () => unknown): TestResponses => ({
    ...fewRows,
    'GET /lamps': received => (isBroken ? whenBroken() : fewRows['GET /lamps']?.(received)),
  });
  const failed = await open('/data/lamps', broken(failing(400, 11)));
  const fourth = await empty('The list did not load');
  kinds.add(fourth.kind);
  expect(fourth.shown).toHaveTextContent('The database failed.');
  expect(fourth.shown).toHaveTextContent('GET /lamps · 400 · 11');
  isBroken = false;
  await failed.user.click(fourth.state.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('W0')).toBeVisible();

  isBroken = true;
  const offline = await open(
    '/data/lamps',
    broken(() => undefined),
  );
  const fifth = await empty('No connection');
  kinds.add(fifth.kind);
  expect(fifth.shown).toHaveTextContent('Nothing has been loaded yet.');
  expect(await fifth.state.findByText(/^retry in \d+ s$/u)).toBeVisible();
  isBroken = false;
  await offline.user.click(fifth.state.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('W0')).toBeVisible();
  expect(kinds.size).toBe(5);
});

it('shows that nothing can be added by a role that may not, and requests again instead', async () => {
  let total = 0;
  const responses: TestResponses = {
    'GET /lamps': received => street(total)['GET /lamps']?.(received),
    'GET /lamps/count': () => ({ count: total }),
  };
  const { user } = await openResources({ lamps: addable }, '/data/lamps', {
    responses,
    deniedActions: ['create'],
  });
  const { state } = await empty('No lamps here yet');
  expect(state.queryByRole('button', { name: 'Add lamp' })).not.toBeInTheDocument();
  total = 2;
  await user.click(state.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('W1')).toBeVisible();
});

it('keeps the rows of before in an outage, shows how old they are, and requests again by itself', async () => {
  useHeldClock();
  try {
    muteConsoleError();
    let isOut = false;
    const { user, received } = await openResources(resources, '/data/lamps', {
      responses: {
        ...street(20),
        'GET /lamps': one => (isOut ? undefined : street(20)['GET /lamps']?.(one)),
      },
    });
    expect(await screen.findByText('W0')).toBeVisible();
    isOut = true;
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    const old = /^Rows loaded: \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC\+8\.$/u;
    const line = (await screen.findByText(old, { exact: false })).closest('[role="status"]');
    // The next try is scheduled after the error is shown.
    await waitFor(() => expect(line).toHaveTextContent(/^No connection.*retry in \d+ s/u));
    expect(screen.getByText('W0')).toBeVisible();

    const tries = received.length;
    isOut = false;
    await vi.advanceTimersByTimeAsync(10_000);
    await waitFor(() => expect(line).not.toBeInTheDocument());
    expect(received.length).toBeGreaterThan(tries);
  } finally {
    vi.useRealTimers();
  }
});
