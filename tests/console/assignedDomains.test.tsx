import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
import { describe, expect, it } from 'vitest';

import { accountRows } from '../../mocks/city/seededAccounts.ts';
import { openForgetfulPlatform } from '../../mocks/assembly/openPlatform.ts';
import { parseLatLng } from '../../src/domain/latLng.ts';
import { getBoundingBox } from '../../src/domain/polygon.ts';
import { createApiCaller } from '../support/apiCaller.ts';
import {
  muteConsoleError,
  openConsole,
  platform,
  getReceivedCalls,
  findRow,
} from '../support/openConsole.tsx';
import { configure, findMap, goTo } from '../support/mapConsole.ts';
import { stubCanvas } from '../support/stubCanvas.ts';
import { plainHasher, TOWN_TIME_MS, townRows } from '../support/testTown.ts';

const OPERATOR = String(accountRows.find(({ username }) => username === 'operator')?.id);
const MANAGER_ID = String(accountRows.find(({ username }) => username === 'device_admin')?.id);

/** The town with these domains for the operator and for the equipment manager, who has every module. */
function serveTown(domainIds: readonly string[] = ['west', 'east-road']) {
  const modules = ['asset', 'maintenance', 'smartLight', 'report', 'domain', 'strategy'];
  const users = (townRows.users ?? []).map(row =>
    row.id === MANAGER_ID ? { ...row, modules } : row,
  );
  const userDomains = [OPERATOR, MANAGER_ID].map(id => ({ id, domainIds }));
  const rows = { ...townRows, users, userDomains };
  const town = openForgetfulPlatform({ hasher: plainHasher, rows, clock: () => TOWN_TIME_MS });
  platform.use(http.all('*/api/*', ({ request }) => town.handleRequest(request)));
  const { call, signIn } = createApiCaller(town.handleRequest);
  return {
    assign: async (domains: readonly string[]) => {
      const token = await signIn('admin');
      await call('PATCH', `/users/users/${OPERATOR}/domains`, { token, json: { domains } });
    },
  };
}

/** The area in the bar, by its text. */
const IN_BAR = { selector: '.topbar *' };

/** The lines of a tree, as they are read out. */
const linesOf = (tree: HTMLElement) =>
  within(tree)
    .getAllByRole('treeitem')
    .map(item => item.querySelector('.tree-name')?.textContent);

describe('the shell', () => {
  it('names the domains of the user in the bar, and all of them in the user centre [USER-19/words]', async () => {
    serveTown();
    const { user } = await openConsole('/', { as: 'operator' });
    const area = await screen.findByText('Area: 春晓路 and 1 more', IN_BAR);
    expect(area.parentElement).toHaveAttribute('title', 'Area: 春晓路, 西泽区');
    await user.click(await screen.findByRole('button', { name: 'User centre of operator' }));
    const centre = await screen.findByRole('dialog', { name: 'User centre of operator' });
    expect(await within(centre).findByText('Area: 春晓路, 西泽区')).toBeVisible();
  });

  it('names them in Chinese, and on a phone below More [USER-19/words]', async () => {
    serveTown();
    const { user } = await openConsole('/', { as: 'operator', language: 'zh' });
    expect(await screen.findByText('管辖区域：春晓路等另外 1 个域', IN_BAR)).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: '更多' }));
    const sheet = await screen.findByRole('dialog', { name: '更多' });
    expect(await within(sheet).findByText('管辖区域：春晓路、西泽区')).toBeVisible();
  });

  it.each([
    ['admin', ['west']],
    ['operator', []],
  ])('shows to %s that it is the whole city [USER-19/words]', async (as, domainIds) => {
    serveTown(domainIds);
    const { user } = await openConsole('/', { as });
    const name = `User centre of ${as}`;
    await user.click(await screen.findByRole('button', { name }));
    const centre = await screen.findByRole('dialog', { name });
    expect(await within(centre).findByText('Area: whole city')).toBeVisible();
    expect(screen.queryByText(/^Area/u, IN_BAR)).toBeNull();
  });

  it('shows that other domains were assigned, and reloads the list [USER-19/words]', async () => {
    const town = serveTown(['west']);
    await openConsole('/data/assets', { as: 'operator' });
    await screen.findByText('Area: 西泽区', IN_BAR);
    await findRow('SSGW0设备1');
    await town.assign(['east']);
    fireEvent(window, new Event('visibilitychange'));
    await screen.findByText('Area: 东湖区', IN_BAR);
    expect(await screen.findByText('Your area has changed: 东湖区')).toBeInTheDocument();
    await findRow('SSGW0设备2');
    await waitFor(() => expect(screen.queryByText('SSGW0设备1')).toBeNull());
    await town.assign([]);
    fireEvent(window, new Event('visibilitychange'));
    expect(await screen.findByText('Your area has changed: whole city')).toBeInTheDocument();
    await findRow('SSGW0设备1');
  });
});

describe('the tree of domains', () => {
  it('starts at the branches in the statistics, which are of the whole area at first [USER-19/console]', async () => {
    serveTown();
    const { user } = await openConsole('/smartLight/statistics', { as: 'operator' });
    await user.click(await screen.findByRole('button', { name: /春晓路, 西泽区/u }));
    const tree = await screen.findByRole('tree', { name: 'Domain' });
    await waitFor(() => expect(linesOf(tree)).toEqual(['春晓路', '西泽区']));
    await user.click(within(tree).getByRole('treeitem', { name: '西泽区' }));
    const breadcrumbs = await screen.findByRole('navigation', { name: 'Domain' });
    await waitFor(() => expect(breadcrumbs).toHaveTextContent('Your whole area / 西泽区'));
  });

  it('starts at the branches where a command is given [USER-19/console]', async () => {
    serveTown(['west']);
    await openConsole('/?command=domain:west', { as: 'operator' });
    const tree = await screen.findByRole('tree');
    await waitFor(() => expect(linesOf(tree)[0]).toBe('西泽区'));
    expect(linesOf(tree)).not.toContain('云泽市');
    expect(linesOf(tree)).not.toContain('东湖区');
  });

  it('shows that the domain of a link is out of reach, and counts nothing before another is chosen [USER-19/console]', async () => {
    muteConsoleError();
    serveTown(['west']);
    const { user } = await openConsole('/?command=domain:east,model:ssslc', { as: 'operator' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Command to devices' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'The domain of this link does not exist, or is not one of your domains.',
    );
    // Once, next to the button that it explains.
    expect(dialog.getByText('Choose a domain first.')).toBeVisible();
    const tree = await dialog.findByRole('tree');
    const west = await within(tree).findByRole('treeitem', { name: '西泽区' });
    const counts = () =>
      getReceivedCalls().filter(({ call }) => /\/asset\/count|assets\/count/u.test(call));
    expect(counts()).toEqual([]);
    expect(dialog.getByRole('button', { name: 'Your whole area' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    await user.click(west);
    expect(await dialog.findByRole('radio', { name: /^Single-lamp controller/u })).toBeChecked();
    expect(dialog.queryByRole('alert')).toBeNull();
    expect(counts().every(({ call }) => call.includes('/domains/west/'))).toBe(true);
  });

  it.each([
    '/domainManage/domainEdit/topology',
    '/domainManage/mapPreview?domain=east',
    '/data/domains',
  ])(
    'is not at %s for a user whose domains are restricted: only administrators have that screen [USER-19/console]',
    async path => {
      serveTown(['west']);
      await openConsole(path, { as: 'device_admin' });
      expect(await screen.findByRole('heading', { level: 1, name: 'Tonight' })).toBeVisible();
      expect(location.pathname).toBe('/');
      expect(screen.queryByRole('tree')).toBeNull();
      expect(screen.queryByRole('application')).toBeNull();
      expect(document.body.textContent).not.toMatch(/云泽市|东湖区|春晓路/u);
    },
  );

  it('offers the domains of the branches alone to a new device [USER-19/console]', async () => {
    serveTown(['west']);
    const { user } = await openConsole('/data/assets/create', { as: 'device_admin' });
    await user.click(await screen.findByRole('combobox', { name: /^Domain/u }));
    expect(await screen.findByRole('option', { name: /望湖路$/u })).toBeInTheDocument();
    for (const name of [/云泽市/u, /东湖区/u, /春晓路/u])
      expect(screen.queryByRole('option', { name })).toBeNull();
  });
});

it('opens the map where the domains of the user are [USER-19/console]', async () => {
  stubCanvas();
  serveTown(['east-road']);
  configure('map', { center: { lat: 31, lng: 121 } });
  const ids = new Set(['east-road', 'east-block']);
  const positions = (townRows.assets ?? [])
    .filter(({ domainId }) => ids.has(String(domainId)))
    .flatMap(({ geoPoint }) => parseLatLng(geoPoint) ?? []);
  const { west, east } = getBoundingBox(positions);
  await openConsole('/smartLight/map', { as: 'device_admin' });
  const list = await screen.findByRole('region', { name: /^In view/u });
  await waitFor(() =>
    expect(list).toHaveTextContent(new RegExp(`In view${positions.length}`, 'u')),
  );
  // Between the list and the legend, not under them.
  await waitFor(() => expect(getReceivedCalls('GET /api/core/assets/markers')).not.toEqual([]));
  const lng = Number(new URLSearchParams(location.search).get('lng'));
  expect(Math.abs(lng - (west + east) / 2)).toBeLessThan(0.01);
  // Back to a view of the map: the domains are known from the first visit.
  goTo('/smartLight/statistics');
  await waitFor(() => expect(screen.queryByRole('application')).toBeNull());
  goTo('/smartLight/map?lat=30.25&lng=120.25&zoom=16');
  await waitFor(async () => expect(await findMap()).toHaveAttribute('data-view'));
  const returned = await screen.findByRole('region', { name: /^In view/u });
  await waitFor(() => expect(returned).toHaveTextContent(/In view\d/u));
  expect(await findMap()).toHaveAttribute('data-view', '30.25,120.25,16');
});

it('imports into the domains of the user alone, and shows it before anything is sent [USER-19/console]', async () => {
  serveTown(['west']);
  const { user } = await openConsole('/systemOperation/config/import', { as: 'device_admin' });
  const main = within(await screen.findByRole('main'));
  const row = (n: number, domain: string) =>
    `SSSLC0000000010${n},New ${n},ssslc,${domain},30.2,120.2`;
  const lines = [
    'Device ID,Device name,Device type,Domain,Latitude,Longitude',
    ...[row(1, 'west-road'), row(2, 'east-road'), row(3, '望湖路1段'), row(4, '东湖区')],
  ];
  await user.upload(
    await main.findByLabelText('Choose a file', { selector: 'input' }),
    new File([lines.join('\n')], 'rows.csv'),
  );
  await user.click(await main.findByRole('button', { name: 'Check 4 rows' }));
  const countOf = (text: string) =>
    main.getByText(text, { selector: 'dt' }).nextElementSibling?.textContent;
  await main.findByText('To add', { selector: 'dt' });
  expect([countOf('To add'), countOf('Rejected')]).toEqual(['2', '2']);
  const reasons = main.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(reasons).toContainEqual(expect.stringMatching(/^2Domain: “east-road” was not found/u));
  await user.click(main.getByRole('button', { name: 'Import 2 rows' }));
  await main.findByText('Added', { selector: 'dt' });
  expect(countOf('Added')).toBe('2');
  const sent = getReceivedCalls('POST /api/core/assets/import')
    .map(({ text }) => text)
    .join();
  expect(sent).toContain('west-block');
  expect(sent).not.toMatch(/east/u);
});
