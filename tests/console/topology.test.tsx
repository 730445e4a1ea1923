import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http } from 'msw/http';
import { describe, expect, it } from 'vitest';

import { calls } from '../../src/data/calls.ts';
import {
  muteConsoleError,
  getQueryJson,
  hasRead,
  openConsole,
  platform,
  getReceivedCalls,
} from '../support/openConsole.tsx';
import { stubScrolling } from '../support/stubScrolling.ts';

const HERE = '/domainManage/domainEdit/topology';

stubScrolling();

const treeOf = () => screen.findByRole('tree', { name: 'Domain topology' });
const line = (name: string) => screen.findByRole('treeitem', { name });
/** The line that the keys go to. */
const active = () =>
  document
    .getElementById(screen.getByRole('tree').getAttribute('aria-activedescendant') ?? '')
    ?.querySelector('.tree-name')?.textContent;
const patches = () =>
  getReceivedCalls()
    .filter(({ call }) => call.startsWith('PATCH'))
    .map(({ text }) => JSON.parse(text) as unknown);

/** The domains directly below another one, by name, as the platform has them. */
const below = (parentId: string) =>
  calls.core.listDomains({
    query: { filter: { where: { parentId }, order: ['name ASC'], limit: 200, offset: 0 } },
  });

/** Writes a name and sends it, once it can be sent: by Enter, or with a click. */
async function fillIn(
  user: UserEvent,
  dialog: HTMLElement,
  name: string,
  action: string,
  by: 'Enter' | 'click' = 'Enter',
) {
  const box = within(dialog).getByRole('textbox', { name: 'Name' });
  await user.clear(box);
  await user.type(box, name);
  const button = within(dialog).getByRole('button', { name: action });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  if (by === 'click') await user.click(button);
  else await user.type(box, '{Enter}');
}

/** Opens the tree of the city: its root is open, and two of its districts are known. */
async function openTree() {
  const opened = await openConsole(HERE);
  const tree = await treeOf();
  const [root] = await calls.core.listDomains({ query: { filter: { where: { level: 1 } } } });
  const [first, second] = await below(root!.id);
  await line(first!.name);
  return { ...opened, tree, root: root!, first: first!, second: second! };
}

/** Drags a line onto another one. Returns whether it may be dropped there. */
async function drag(name: string, onto: string): Promise<boolean> {
  const dataTransfer = { setData: () => undefined, effectAllowed: '' };
  fireEvent.dragStart(await line(name), { dataTransfer });
  const over = createEvent.dragOver(await line(onto));
  fireEvent(await line(onto), over);
  fireEvent.drop(await line(onto), { dataTransfer });
  return over.defaultPrevented;
}

describe('the tree of domains', () => {
  it('is changed by keys alone: add, rename, move, put back, delete [DOM-03/keyboard]', async () => {
    const { user, tree, first, second } = await openTree();
    tree.focus();
    await user.keyboard('{Home}{ArrowDown}');
    expect(active()).toBe(first.name);

    await user.keyboard('{Insert}');
    const add = await screen.findByRole('dialog', { name: `Add domain below ${first.name}` });
    await fillIn(user, add, 'Alpha', 'Add domain');
    // What was added is looked at: its branch has opened.
    expect(await screen.findByRole('heading', { name: 'Alpha' })).toBeVisible();
    await waitFor(() => expect(active()).toBe('Alpha'));
    await waitFor(() => expect(tree).toHaveFocus());

    await user.keyboard('{F2}');
    const rename = await screen.findByRole('dialog', { name: 'Rename Alpha' });
    await fillIn(user, rename, 'Beta', 'Rename');
    expect(await screen.findByText('Alpha renamed to Beta.')).toBeVisible();
    await waitFor(() => expect(active()).toBe('Beta'));
    await waitFor(() => expect(tree).toHaveFocus());

    // The tree does not go to a record whose path is being read when the user moves.
    await waitFor(() => expect(hasRead(['domains', 'path'])).toBe(true));
    // Cut, go where it belongs, paste.
    await user.keyboard('{Control>}x{/Control}');
    expect(await screen.findByText(/^Beta is ready to move/u)).toBeInTheDocument();
    await user.keyboard('{Home}{ArrowDown}{ArrowLeft}{ArrowDown}');
    expect(active()).toBe(second.name);
    await user.keyboard('{Control>}v{/Control}');
    expect(await screen.findByText(`Beta moved to ${second.name}.`)).toBeVisible();
    expect((await below(second.id)).map(domain => domain.name)).toContain('Beta');
    // The tree goes to a moved record; not to one that is put back before.
    await waitFor(() => expect(active()).toBe('Beta'));
    await user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText('Beta moved back.')).toBeVisible();
    expect(patches().slice(1)).toEqual([{ parentId: second.id }, { parentId: first.id }]);
    await waitFor(() => expect(active()).toBe('Beta'));

    await user.keyboard('{Delete}');
    await user.click(await screen.findByRole('button', { name: 'Delete Beta' }));
    // The device above it is viewed next.
    expect(await screen.findByRole('heading', { name: first.name })).toBeVisible();
    expect((await below(first.id)).map(domain => domain.name)).not.toContain('Beta');
    await waitFor(() => expect(tree).toHaveFocus());
  });

  it('stays at what was selected after a late addition was left', async () => {
    const { user, first, second } = await openTree();
    const response = Promise.withResolvers<undefined>();
    platform.use(
      http.post('*/api/core/domains', async () => {
        await response.promise;
      }),
    );
    await user.click(await line(first.name));
    await user.click(await screen.findByRole('button', { name: 'Add below' }));
    const add = await screen.findByRole('dialog', { name: `Add domain below ${first.name}` });
    await fillIn(user, add, 'Late', 'Add domain');
    await waitFor(() => expect(getReceivedCalls('POST /api/core/domains')).toHaveLength(1));
    await user.click(within(add).getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await user.click(await line(second.name));
    response.resolve(undefined);
    expect(await screen.findByText('Late added.')).toBeVisible();
    expect(new URLSearchParams(location.search).get('at')).toBe(second.id);
  });

  it('is changed by a pointer: added, renamed, dragged, and moved by a dialog [DOM-03/mouse]', async () => {
    const { user, first, second } = await openTree();
    // Each line shows the count below it, before it is expanded.
    const { length } = await below(first.id);
    const district = await line(first.name);
    await waitFor(() =>
      expect(district.querySelector('.tree-suffix')).toHaveTextContent(String(length)),
    );
    await user.click(await line(first.name));
    await user.click(await screen.findByRole('button', { name: 'Add below' }));
    const add = await screen.findByRole('dialog', { name: `Add domain below ${first.name}` });
    await fillIn(user, add, 'Alfa', 'Add domain', 'click');
    await screen.findByRole('heading', { name: 'Alfa' });
    await user.click(await screen.findByRole('button', { name: 'Rename' }));
    const rename = await screen.findByRole('dialog', { name: 'Rename Alfa' });
    await fillIn(user, rename, 'Alpha', 'Rename', 'click');
    await screen.findByText('Alfa renamed to Alpha.');
    await line('Alpha');
    expect(patches()).toEqual([{ name: 'Alpha' }]);

    // Not below what is below itself, and not where it is already.
    expect(await drag(first.name, 'Alpha')).toBe(false);
    expect(await drag('Alpha', first.name)).toBe(false);
    expect(patches()).toHaveLength(1);
    expect(await drag('Alpha', second.name)).toBe(true);
    const notice = await screen.findByText(`Alpha moved to ${second.name}.`);
    // The next move starts from where it is, also before it is read again.
    const [alpha] = (await below(second.id)).filter(({ name }) => name === 'Alpha');
    const released = Promise.withResolvers<undefined>();
    platform.use(http.get(`*/api/core/domains/${alpha!.id}`, () => released.promise));
    // The notice puts it back, once.
    const undo = within(notice).getByRole('button', { name: 'Undo', hidden: true });
    await user.dblClick(undo);
    await screen.findByText('Alpha moved back.');
    expect(patches().slice(1)).toEqual([{ parentId: second.id }, { parentId: first.id }]);

    await user.click(screen.getByRole('button', { name: 'Move…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move Alpha' }));
    const move = dialog.getByRole('button', { name: 'Move' });
    expect(move).toHaveAccessibleDescription('Choose a destination.');
    await user.click(await dialog.findByRole('treeitem', { name: first.name }));
    expect(move).toHaveAccessibleDescription('It is already there.');
    released.resolve(undefined);
    await user.click(await dialog.findByRole('treeitem', { name: 'Alpha' }));
    await waitFor(() =>
      expect(move).toHaveAccessibleDescription('An entry cannot be moved below itself.'),
    );
    await user.click(await dialog.findByRole('treeitem', { name: second.name }));
    await user.click(dialog.getByRole('button', { name: `Move below ${second.name}` }));
    await waitFor(() => expect(patches()).toHaveLength(4));
    expect((await below(second.id)).map(({ name }) => name)).toContain('Alpha');
  });

  it('shows a moved record once while the branch that it left is reloaded', async () => {
    const { user, first, second } = await openTree();
    await calls.core.createDomain({ body: { name: 'Alpha', parentId: first.id } });
    const { length } = await below(second.id);
    for (const { name } of [first, second])
      await user.click((await line(name)).querySelector('.tree-chevron')!);
    await line('Alpha');
    const released = Promise.withResolvers<undefined>();
    platform.use(
      http.get('*/api/core/domains', async ({ request }) => {
        const filter = new URL(request.url).searchParams.get('filter') ?? '';
        if (filter.includes(`["${first.id}"]`)) await released.promise;
      }),
    );
    await drag('Alpha', second.name);
    await waitFor(async () =>
      expect((await line(second.name)).querySelector('.tree-suffix')).toHaveTextContent(
        String(length + 1),
      ),
    );
    expect(screen.getAllByRole('treeitem', { name: 'Alpha' })).toHaveLength(1);
    released.resolve(undefined);
    await screen.findByText(`Alpha moved to ${second.name}.`);
  });

  it('shows the reason of a rejected deletion, and the blocking records with links [DOM-04]', async () => {
    const consoleError = muteConsoleError();
    const { user, root, first } = await openTree();
    await calls.core.createDomain({ body: { name: 'Alpha', parentId: first.id } });

    // Its subdomains block the deletion: 48.
    await user.click(await line(first.name));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: `Delete ${first.name}` }));
    expect(await dialog.findByText(/There are children under it/u)).toBeVisible();
    const blockers = within(await dialog.findByRole('region', { name: 'Blocking items' }));
    expect(blockers.getByRole('link', { name: 'Alpha' })).toHaveAttribute('target', '_blank');
    expect(blockers.getByRole('link', { name: /in the list: Domains$/u })).toHaveAttribute(
      'href',
      `/domainManage/domainEdit/list?${new URLSearchParams({ filter: JSON.stringify({ parentId: { inq: [first.id] } }) })}`,
    );
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await line(first.name);

    // What is in it does: 82.
    const [asset] = await calls.core.listAssets({ query: { filter: { limit: 1 } } });
    const holder = await calls.core.getDomain({ path: { id: asset!.domainId } });
    await user.type(screen.getByRole('searchbox', { name: 'Find by name' }), holder.name);
    await user.click(
      await screen.findByRole('treeitem', { name: new RegExp(`^${holder.name}`, 'u') }),
    );
    await screen.findByRole('heading', { name: holder.name });
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const again = within(await screen.findByRole('alertdialog'));
    await user.click(again.getByRole('button', { name: `Delete ${holder.name}` }));
    expect(await again.findByText(/There are assets in the domain/u)).toBeVisible();
    const held = within(await again.findByRole('region', { name: 'Blocking items' }));
    expect(held.getByRole('link', { name: asset!.name })).toBeVisible();
    expect((await calls.core.getDomain({ path: { id: holder.id } })).name).toBe(holder.name);
    expect((await below(root.id)).map(({ id }) => id)).toContain(first.id);
    consoleError.mockRestore();
  });
});

/** A city of one root with so many districts below it; what is below a district can be made to fail. */
function serve(count: number, fails: () => boolean = () => false) {
  const root = { id: 'root', name: 'City', level: 1 };
  const districts = Array.from({ length: count }, (_, n) => ({
    ...{ id: `d${n + 1}`, name: `District ${String(n + 1).padStart(4, '0')}`, level: 2 },
    parentId: root.id,
  }));
  const rowsFor = (where: string) => {
    if (!where.includes('"parentId"')) {
      const [, like = ''] = /"like":"([^"]*)"/u.exec(where) ?? [];
      return [root, ...districts].filter(({ name }) => new RegExp(like, 'u').test(name));
    }
    if (where.includes('"root"')) return districts;
    return where.includes('"d') ? [] : [root];
  };
  const errorResponse = (where: string) =>
    where.includes('"d1"') && fails() && new Response(null, { status: 503 });
  platform.use(
    http.get('*/api/core/domains/count', ({ request }) => {
      const where = new URL(request.url).searchParams.get('where') ?? '{}';
      // What cannot be read cannot be counted: a branch that is known to be empty has nothing to open.
      return errorResponse(where) || Response.json({ count: rowsFor(where).length });
    }),
    http.get('*/api/core/domains', ({ request }) => {
      const filter = new URL(request.url).searchParams.get('filter') ?? '{}';
      const { offset = 0, limit = 1e6, where } = JSON.parse(filter) as Record<string, number>;
      const condition = JSON.stringify(where ?? {});
      return (
        errorResponse(condition) || Response.json(rowsFor(condition).slice(offset, offset + limit))
      );
    }),
    http.get('*/api/core/domains/:id', ({ params }) =>
      Response.json([root, ...districts].find(({ id }) => id === params['id'])),
    ),
  );
}

/** The offsets of the requested pages of 200. */
const pages = () =>
  getReceivedCalls('GET /api/core/domains').flatMap(({ query }) => {
    const { offset, limit } = getQueryJson(query, 'filter') as { offset: number; limit: number };
    return limit === 200 ? [offset] : [];
  });

describe('a tree of many', () => {
  it('reads what comes into view, wherever that is, and renders no more', async () => {
    serve(5_000);
    const { user } = await openConsole(HERE);
    const tree = await treeOf();
    expect(await line('District 0001')).toHaveAttribute('aria-setsize', '5000');
    tree.focus();
    await user.keyboard('{End}');
    expect(await line('District 5000')).toHaveAttribute('aria-posinset', '5000');
    expect(active()).toBe('District 5000');
    expect(within(tree).getAllByRole('treeitem').length).toBeLessThan(100);
    // The top, the first of its branch, and the last: what was passed by is not read.
    expect(pages()).toEqual([0, 0, 4800]);

    await user.type(screen.getByRole('searchbox', { name: 'Find by name' }), '4321');
    expect(await screen.findByRole('treeitem', { name: /^District 4321.*City$/u })).toBeVisible();
  });

  it('opens the branch of the record that the URL names, however deep it is', async () => {
    serve(5_000);
    await openConsole(`${HERE}?at=d3210`);
    expect(await line('District 3210')).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(active()).toBe('District 3210'));
    expect(screen.getByRole('heading', { name: 'District 3210' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'City' })).toBeVisible();
  });

  it('shows why a branch cannot be read, and reads it again', async () => {
    const consoleError = muteConsoleError();
    let fails = true;
    serve(3, () => fails);
    const { user } = await openConsole(HERE);
    await user.click((await line('District 0001')).querySelector('.tree-chevron')!);
    const failed = await screen.findByRole('treeitem', { name: /Try again$/u });
    fails = false;
    await user.click(failed);
    expect(await line('No entries below')).toHaveAttribute('aria-level', '3');
    consoleError.mockRestore();
  });

  it('reports that a branch would exceed the deepest level', async () => {
    const consoleError = muteConsoleError();
    const { user, first, second } = await openTree();
    const names = ['A', 'B'].map(letter => `Alpha ${letter}`);
    const upper = await calls.core.createDomain({ body: { name: names[0]!, parentId: first.id } });
    await calls.core.createDomain({ body: { name: names[1]!, parentId: upper.id } });
    await user.click(await line(first.name));
    await user.click(await screen.findByRole('button', { name: 'Move…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('treeitem', { name: second.name }));
    await user.click(dialog.getByRole('button', { name: `Move below ${second.name}` }));
    expect(
      await screen.findByText(/Its lower entries would exceed the lowest level/u),
    ).toBeVisible();
    // The dialog stays: another parent may be valid.
    expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
    consoleError.mockRestore();
  });
});
