import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

import type { Row } from '../../mocks/platform/Store.ts';
import {
  muteConsoleError,
  getQueryJson,
  openConsole,
  getReceivedCalls,
  findRow,
} from '../support/openConsole.tsx';
import { townRows } from '../support/testTown.ts';
import { serveTestTown } from '../support/townConsole.ts';

const LIST = '/domainManage/domainEdit/list';
const PAGE = 10;

/** More roads than a page has room for. */
const roads = Array.from({ length: PAGE + 2 }, (_, n): Row => ({
  id: `road-${n}`,
  name: `沿江路${n + 1}`,
  level: 3,
  parentId: 'east',
}));

beforeEach(() => serveTestTown({ domains: [...(townRows.domains ?? []), ...roads] }));

const cells = async (name: string) =>
  (await findRow(name)).getAllByRole('cell').map(({ textContent }) => textContent);

/** Parses what was written in a call. */
const bodyOf = (call: string): unknown => JSON.parse(getReceivedCalls(call).at(-1)?.text ?? 'null');

const openMenu = async (user: Awaited<ReturnType<typeof openConsole>>['user'], name: string) => {
  const row = await findRow(name);
  await user.click(row.getByRole('button', { name: `More actions for ${name}` }));
  return within(await screen.findByRole('menu'));
};

it('starts below the root, shows how much each domain contains, and links down page by page [DOM-02]', async () => {
  const { user } = await openConsole(LIST);
  // Name, level, parent, domains below, devices in it, devices with all below.
  await waitFor(async () =>
    expect(await cells('西泽区')).toEqual(['', '西泽区', 'District', '云泽市', '1', '0', '6', '']),
  );
  expect(await cells('东湖区')).toEqual(['', '东湖区', 'District', '云泽市', '13', '0', '3', '']);
  const counted = getReceivedCalls('GET /api/core/domains/count').map(({ query }) =>
    getQueryJson(query, 'where'),
  );
  expect(counted).toContainEqual({ parentId: 'west' });
  expect(
    getReceivedCalls('GET /api/core/assets/count').map(({ query }) => getQueryJson(query, 'where')),
  ).toContainEqual({ domainId: 'west' });

  await user.click((await findRow('东湖区')).getByRole('link', { name: '13' }));
  // 2 to 9 come before 10, and the last two are on the next page.
  await screen.findByText('沿江路9');
  expect(screen.getByRole('button', { name: 'Name' })).not.toHaveAccessibleDescription();
  const breadcrumbs = screen.getByRole('navigation', { name: 'Location in the tree' });
  await waitFor(() => expect(breadcrumbs).toHaveTextContent('All domains云泽市东湖区'));
  const names = screen.getAllByText(/^沿江路/u).map(({ textContent }) => textContent);
  expect(names).toEqual(Array.from({ length: PAGE - 1 }, (_, n) => `沿江路${n + 1}`));
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await screen.findByText('沿江路12');

  await user.click(within(breadcrumbs).getByRole('link', { name: '云泽市' }));
  await screen.findByText('西泽区', { selector: 'tr *' });
});

it('looks for a name in the whole tree, not among the children that the list opened with [DOM-02]', async () => {
  const { user } = await openConsole(LIST);
  await findRow('西泽区');
  await user.type(screen.getByRole('searchbox'), '望湖路1{Enter}');
  // It is two levels below the visible ones.
  expect(await findRow('望湖路1段')).toBeDefined();
  expect(screen.getByRole('navigation', { name: 'Location in the tree' })).toHaveTextContent(
    /^All domains$/u,
  );
  expect(screen.queryByRole('button', { name: /^Remove the filter/u })).not.toBeInTheDocument();
});

it('adds a domain below the one whose list is open, and none below level 4', async () => {
  const { user } = await openConsole(`${LIST}?filter={"parentId":{"inq":["west-road"]}}`);
  const menu = await openMenu(user, '望湖路1段');
  const below = menu.getByRole('menuitem', { name: /Add subdomain/u });
  expect(below).toHaveAttribute('aria-disabled', 'true');
  expect(menu.getByText('No subdomains below level 4.')).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Add domain' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add domain' }));
  await waitFor(() =>
    expect(dialog.getByRole('combobox', { name: /Parent domain/u })).toHaveValue('望湖路'),
  );
  await user.type(dialog.getByRole('textbox', { name: /Name/u }), '望湖路2段');
  await user.click(dialog.getByRole('button', { name: 'Add domain' }));
  await screen.findByText('望湖路2段', { selector: 'tr *' });
  expect(bodyOf('POST /api/core/domains')).toEqual({ name: '望湖路2段', parentId: 'west-road' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('renames a domain; a name that a sibling has is rejected in its field, and stays', async () => {
  const { user } = await openConsole(LIST);
  const row = await findRow('西泽区');
  await user.click(row.getByRole('button', { name: 'Rename' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename 西泽区' }));
  const name = dialog.getByRole('textbox', { name: /Name/u });
  await user.clear(name);
  await user.type(name, '东湖区');
  const errorResponse = muteConsoleError();
  await user.click(dialog.getByRole('button', { name: 'Rename' }));
  await dialog.findByText(/already|exists|taken/iu);
  errorResponse.mockRestore();
  expect(name).toHaveValue('东湖区');
  await user.clear(name);
  await user.type(name, '西湖区');
  await user.click(dialog.getByRole('button', { name: 'Rename' }));
  await screen.findByText('西湖区', { selector: 'tr *' });
  expect(bodyOf('PATCH /api/core/domains/west')).toEqual({ name: '西湖区' });
});

it('moves a domain to another position on the map, and deletes an empty one', async () => {
  const { user } = await openConsole(`${LIST}?filter={"parentId":{"inq":["east"]}}`);
  await user.click((await findRow('春晓路')).getByRole('button', { name: 'Move on the map' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move 春晓路 on the map' }));
  // The map is shown without a click.
  await dialog.findByRole('application');
  const latitude = dialog.getByRole('textbox', { name: /Latitude/u });
  await user.clear(latitude);
  await user.type(latitude, '30.25');
  await user.click(dialog.getByRole('button', { name: 'Move on the map' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodyOf('PATCH /api/core/domains/east-road')).toEqual({
    geoPoint: { lat: 30.25, lng: 120.2 },
  });

  const menu = await openMenu(user, '沿江路1');
  await user.click(menu.getByRole('menuitem', { name: 'Delete' }));
  const confirmation = within(await screen.findByRole('alertdialog'));
  expect(getReceivedCalls('DELETE /api/core/domains/road-0')).toEqual([]);
  await user.click(confirmation.getByRole('button', { name: /Delete/u }));
  await waitFor(() => expect(screen.queryByText('沿江路1', { selector: 'tr *' })).toBeNull());
  expect(getReceivedCalls('DELETE /api/core/domains/road-0')).toHaveLength(1);
});

it('lets an administrator set the root, with a note on what that changes [DOM-05]', async () => {
  const { user } = await openConsole(LIST);
  await screen.findByText(/Root domain/u);
  expect(getReceivedCalls('GET /api/core/configs/domainRoot').length).toBeGreaterThan(0);
  const menu = await openMenu(user, '西泽区');
  await user.click(menu.getByRole('menuitem', { name: 'Set as root' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set root domain' }));
  await dialog.findByText('From 云泽市 to 西泽区.');
  expect(dialog.getByText(/Domains above it are not affected: 云泽市/u)).toBeVisible();
  expect(getReceivedCalls('PUT /api/core/configs/domainRoot')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Set root domain' }));
  await screen.findByText('西泽区 set as root domain');
  expect(bodyOf('PUT /api/core/configs/domainRoot')).toEqual({ domainId: 'west' });
  const lead = screen.getByText(/Root domain/u);
  await waitFor(() => expect(lead).toHaveTextContent('西泽区'));
});

it('lets no other role set the root: only administrators have the list [SHELL-07]', async () => {
  await openConsole('/data/domains', { as: 'device_admin' });
  await waitFor(() => expect(location.pathname).toBe('/'));
});

it('reads what is in a domain from its own paths, filtered and counted [DOM-07]', async () => {
  const lastQueryOf = (call: string) =>
    getReceivedCalls(`GET /api/core/domains/west${call}`).at(-1)?.query;
  const { user } = await openConsole(`${LIST}/west/show`);
  const tab = (name: RegExp) => screen.findByRole('tab', { name });
  // Of two lamps, two gateways and so on those of this district: one broken lamp in six devices.
  await tab(/^Devices 6$/u);
  await tab(/^Faults 1$/u);
  await tab(/^Device statuses 6$/u);
  const figures = async (label: string) =>
    (await screen.findByText(label, { selector: 'dt' })).nextElementSibling?.textContent;
  expect(await figures('Open faults')).toBe('1');
  await user.click(screen.getByRole('combobox', { name: 'Device type' }));
  await user.click(await screen.findByRole('option', { name: 'Smart gateway' }));
  await waitFor(() =>
    expect(getQueryJson(lastQueryOf('/statistic')!, 'filter')).toEqual({
      where: { model: 'ssgw' },
    }),
  );
  await waitFor(async () => expect(await figures('Open faults')).toBe('0'));

  await user.click(await tab(/^Devices/u));
  await screen.findAllByRole('row');
  await user.click(screen.getByRole('combobox', { name: 'State' }));
  await user.click(await screen.findByRole('option', { name: 'Fault' }));
  await screen.findByText('1 matches');
  expect(getQueryJson(lastQueryOf('/asset')!, 'filter')).toMatchObject({
    where: { status: { inq: ['fault'] } },
    limit: PAGE,
  });
  await user.type(screen.getByRole('searchbox'), '没有{Enter}');
  await screen.findByText('0 match');
  await user.click(screen.getByRole('button', { name: /Clear/u }));
  await waitFor(() => expect(location.search).toBe('?tab=assets'));

  await user.click(await tab(/^Faults/u));
  await screen.findByText('1 result');
  expect(lastQueryOf('/fault')?.get('filter')).toContain('"end_time":null');
  await user.click(screen.getByRole('combobox', { name: 'Faults shown' }));
  await user.click(await screen.findByRole('option', { name: 'Open and recovered' }));
  await screen.findByText('2 results');

  await user.click(await tab(/^Device statuses/u));
  await screen.findByText('6 results');
  expect(lastQueryOf('/status')).toBeDefined();
  expect(lastQueryOf('/status/count')).toBeDefined();
});

it('shows where the parts of a domain are, and turns to the one that is chosen', async () => {
  const { user } = await openConsole('/domainManage/mapPreview');
  await screen.findByRole('application', { name: 'Map of 云泽市' });
  const tree = within(await screen.findByRole('tree'));
  await user.click(await tree.findByText('西泽区'));
  await screen.findByRole('application', { name: 'Map of 西泽区' });
  expect(location.search).toBe('?domain=west');
  const legend = within(screen.getByRole('region', { name: '西泽区' }));
  expect(legend.getByRole('link', { name: '西泽区' })).toHaveAttribute(
    'href',
    '/domainManage/domainEdit/list/west/show',
  );
});

it.each([
  ['en', 'Select', /^Delete 2 domains/u, 'Show domains', 'More…', 'Delete'],
  ['zh', '选择', /^删除 2 .{0,2}域(?!列表)/u, '查看域', '更多…', '删除'],
] as const)(
  'counts domains, not "domain list", in what is done to several of them in %s [UX-03]',
  async (language, select, title, which, more, remove) => {
    const { user } = await openConsole(LIST, { language });
    for (const name of ['西泽区', '东湖区']) {
      await findRow(name);
      await user.click(
        screen.getByRole('checkbox', { name: new RegExp(`^${select}.*${name}`, 'u') }),
      );
    }
    const bar = within(document.querySelector<HTMLElement>('.bulk')!);
    const direct = bar.queryByRole('button', { name: remove });
    if (direct) await user.click(direct);
    else {
      await user.click(bar.getByRole('button', { name: more }));
      await user.click(await screen.findByRole('menuitem', { name: remove }));
    }
    const dialog = within(await screen.findByRole('alertdialog', { name: title }));
    expect(await dialog.findByText(which)).toBeVisible();
  },
);
