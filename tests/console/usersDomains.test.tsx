import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
import { expect, it } from 'vitest';

import { mockResponse } from '../../mocks/hosts/mockResponse.ts';
import {
  muteConsoleError,
  getQueryJson,
  openConsole,
  platform,
  getReceivedCalls,
  findRow,
} from '../support/openConsole.tsx';
import { stubScrolling } from '../support/stubScrolling.ts';

stubScrolling();

const getUrl = (username: string) =>
  `/permissionManage?filter=${encodeURIComponent(JSON.stringify({ username: { eq: username } }))}`;

/** @param then done when the console is there, and the dialog not yet */
const openDomains = async (then = () => {}) => {
  const username = 'operator';
  const opened = await openConsole(getUrl(username));
  then();
  const row = await findRow(username);
  await opened.user.click(row.getByRole('button', { name: `More actions for ${username}` }));
  await opened.user.click(await screen.findByRole('menuitem', { name: 'Domains' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Domains of ${username}` }));
  await dialog.findByRole('tree', { name: 'All domains' });
  await waitFor(() => expect(dialog.getByRole('searchbox')).toHaveFocus());
  return { ...opened, dialog };
};
const patches = () =>
  getReceivedCalls()
    .filter(({ call }) => call.startsWith('PATCH'))
    .map(({ call, text }) => ({
      call: call.replace(/[0-9a-f]{24}/u, '{id}'),
      body: JSON.parse(text) as { domains: string[] },
    }));

/** Domains as the platform lists them: one root, and below it as many as are wanted. */
const root = { id: '5f1e0000000000000000d001', name: 'City', level: 1 };
const district = (n: number) => ({
  id: `5f1e00000000000000d${String(n).padStart(5, '0')}`,
  name: `District ${n}`,
  level: 2,
  parentId: root.id,
});
const serve = (count: number) => {
  const districts = Array.from({ length: count }, (_, n) => district(n + 1));
  const rowsFor = (text: string | null) => {
    const listFilter = JSON.parse(text ?? '{}') as { where?: object };
    const where = JSON.stringify(listFilter.where ?? {});
    const [, like] = /"like":"([^"]*)"/u.exec(where) ?? [];
    const isBelow = where.includes('"parentId"') && where.includes(root.id);
    const isTop = where.includes('"parentId"') || where.includes(root.id);
    const all = isBelow ? districts : isTop ? [root] : [root, ...districts];
    return all.filter(({ name }) => like === undefined || new RegExp(like, 'u').test(name));
  };
  platform.use(
    http.get('*/api/core/domains/count', ({ request }) => {
      const where = new URL(request.url).searchParams.get('where');
      return Response.json({ count: rowsFor(where && `{"where":${where}}`).length });
    }),
    http.get('*/api/core/domains', ({ request }) => {
      const filter = new URL(request.url).searchParams.get('filter');
      const { offset = 0, limit = 1e6 } = JSON.parse(filter ?? '{}') as Record<string, number>;
      return Response.json(rowsFor(filter).slice(offset, offset + limit));
    }),
  );
};
const operator = {
  ...{ id: '5f1e0000000000000000a003', username: 'operator', lastName: 'Chen' },
  ...{ firstName: 'Zhiyuan', roleId: '5f1e0000000000000000b003', locked: false },
  ...{ pswChanged: true, modules: [] },
};
const mine = (...domains: readonly { id: string; name: string }[]) =>
  mockResponse('getUser', 200, {
    ...operator,
    domains: domains.map(({ id, name }) => ({ id, name })),
  });

it('assigns domains out of the tree, and sends exactly the ids [USER-16]', async () => {
  const { user, dialog } = await openDomains();
  for (const cross of dialog.queryAllByRole('button', { name: /^Remove/u }))
    await user.click(cross);
  expect(dialog.getByText('None selected')).toBeVisible();
  const save = dialog.getByRole('button', { name: 'Save' });

  // Children are read when they are wanted: by the keyboard alone. The tree has the focus, and names its line.
  const tree = dialog.getByRole('tree');
  // A tree with one record at its top starts with what is below it.
  const top = await within(tree).findByRole('treeitem', { expanded: true });
  const active = () => document.getElementById(tree.getAttribute('aria-activedescendant')!);
  tree.focus();
  await waitFor(() =>
    expect(tree.querySelector('[aria-level="2"]')).toHaveAttribute('aria-selected'),
  );
  // A letter finds the next name with that initial; Home moves to the first one.
  await user.keyboard(tree.querySelector('[aria-level="2"]')!.textContent.charAt(0));
  expect(active()).toHaveAttribute('aria-level', '2');
  await user.keyboard('{Home}{ArrowRight} ');
  const child = tree.querySelector('[aria-level="2"]')!;
  expect(active()).toBe(child);
  expect(child).toHaveAttribute('aria-selected', 'true');
  await user.click(top);
  expect(dialog.getByText('2 selected')).toBeVisible();

  await user.click(
    dialog.getByRole('button', {
      name: `Remove ${top.querySelector('.tree-name')!.textContent}`,
    }),
  );
  expect(dialog.getByText('1 selected')).toBeVisible();
  await user.click(save);
  expect(await screen.findByText('Domains of operator saved')).toBeVisible();
  expect(patches()).toEqual([
    {
      call: 'PATCH /api/users/users/{id}/domains',
      body: { domains: [expect.stringMatching(/^[0-9a-f]{24}$/u)] },
    },
  ]);

  // What was saved is there when the dialog is opened again.
  await user.click((await findRow('operator')).getByRole('button', { name: /^More/u }));
  await user.click(await screen.findByRole('menuitem', { name: 'Domains' }));
  expect(
    await screen.findByRole('button', {
      name: `Remove ${child.querySelector('.tree-name')!.textContent}`,
    }),
  ).toBeVisible();
});

it('is not stopped by ten thousand domains below one, and finds one by its name [USER-16]', async () => {
  serve(10_000);
  const { user, dialog } = await openDomains();
  const tree = dialog.getByRole('tree');
  await within(tree).findByRole('treeitem', { name: 'City' });
  tree.focus();
  const first = await within(tree).findByRole('treeitem', { name: 'District 1' });
  expect(first).toHaveAttribute('aria-setsize', '10000');
  // Only what is in view is rendered, and read: also at the other end.
  await user.keyboard('{End}');
  await within(tree).findByRole('treeitem', { name: 'District 10000' });
  expect(within(tree).getAllByRole('treeitem').length).toBeLessThan(100);

  await user.type(dialog.getByRole('searchbox', { name: 'Domain name' }), 'District 9999{Enter}');
  // The domain above it is shown next to it.
  const found = await dialog.findByRole('treeitem', { name: /^District 9999.*City$/u });
  await user.click(found);
  expect(dialog.getByRole('button', { name: 'Remove District 9999' })).toBeVisible();
  // The search does not save, and never requested all of them.
  expect(patches()).toHaveLength(0);
  const limits = getReceivedCalls('GET /api/core/domains').map(
    ({ query }) => (getQueryJson(query, 'filter') as { limit: number }).limit,
  );
  expect(Math.max(...limits)).toBeLessThanOrEqual(500);
  expect(limits.length).toBeLessThan(10);
});

it('keeps what another user assigned meanwhile [USER-16]', async () => {
  serve(3);
  const { user, dialog } = await openDomains(() => platform.use(mine(district(1), district(2))));
  await user.click(dialog.getByRole('button', { name: 'Remove District 1' }));
  // Another administrator has taken away the second and assigned the third.
  platform.use(mine(district(1), district(3)), mockResponse('setUserDomains', 200, operator));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Domains of operator saved');
  expect(patches()[0]?.body.domains).toEqual([district(3).id]);
});

it('keeps the choice when the platform rejects it, and shows why [USER-16]', async () => {
  const consoleError = muteConsoleError();
  serve(1);
  platform.use(
    mockResponse('setUserDomains', 422, {
      error: { statusCode: 422, name: 'Error', message: 'No', code: 6 },
    }),
  );
  const { user, dialog } = await openDomains(() => platform.use(mine()));
  await user.click(await dialog.findByRole('treeitem', { name: 'City' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const notice = await screen.findByText(
    /^Saving the domains of operator failed\. The record does not exist/u,
  );
  expect(dialog.getByText('1 selected')).toBeVisible();
  const link = within(notice.closest<HTMLElement>('.toast')!).getByRole('link', {
    name: 'Code 6',
    hidden: true,
  });
  expect(link).toHaveAttribute('href', '/errorReference?code=6');
  consoleError.mockRestore();
});
