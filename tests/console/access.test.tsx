import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http } from 'msw/http';
import { beforeEach, describe, expect, it } from 'vitest';

import { accountRows, roleRows } from '../../mocks/city/seededAccounts.ts';
import { CONTENT_COLLECTION } from '../../mocks/model/media/mediaModel.ts';
import type { PasswordHasher } from '../../mocks/platform/passwordHasher.ts';
import { openForgetfulPlatform } from '../../mocks/assembly/openPlatform.ts';
import type { Row, StoreRows } from '../../mocks/platform/Store.ts';
import { session } from '../../src/api/session.ts';
import { resources } from '../../src/generated/catalogue.ts';
import { moduleLinks, paths } from '../../src/paths.ts';
import { getBulkOperations } from '../../src/resources/bulk/getBulkOperations.ts';
import { matchesCondition } from '../../src/resources/descriptor/matchesCondition.ts';
import type { OperationDescriptor } from '../../src/schema/operation.ts';
import type { ResourceDescriptor } from '../../src/schema/resource.ts';
import { openConsole, platform } from '../support/openConsole.tsx';
import { readExampleRows, readSchemaExamples } from '../support/exampleRows.ts';
import { getReason, may } from '../support/matrixDecisions.ts';
import { sampleCases } from '../support/sampleCases.ts';
import { typeAtOnce } from '../support/typeAtOnce.ts';

const hasher: PasswordHasher = {
  seededHash: 'Lamp#2026',
  hash: password => Promise.resolve(password),
  verify: (password, hash) => Promise.resolve(password === hash),
};

/** An equipment manager without modules. */
const BARE = 'bare';
const people: readonly Row[] = [
  ...accountRows,
  ...accountRows
    .filter(({ username }) => username === 'device_admin')
    .map(row => ({ ...row, id: '5f1e0000000000000000a0ff', username: BARE, modules: [] })),
];

const examples = readExampleRows();

/** Of every resource the examples of its document, and the parents of these. */
const rows: StoreRows = {
  ...examples,
  domains: [
    ...(examples.domains ?? []),
    { id: '5f1e0000000000000000d001', name: '云泽市', level: 1 },
    {
      id: '5f1e0000000000000000d008',
      name: '江南路',
      level: 3,
      parentId: '5f1e0000000000000000d002',
    },
  ],
  // A project without a program cannot be published by any role.
  [CONTENT_COLLECTION]: (examples.projects ?? []).map(({ id }) => ({
    id,
    programs: readSchemaExamples('media', 'Program'),
  })),
  users: people,
  roles: roleRows,
  secrets: people.map(({ id }) => ({ id, hash: hasher.seededHash })),
};

beforeEach(() => {
  const clock = () => Date.UTC(2026, 10, 11, 21, 53);
  const city = openForgetfulPlatform({ hasher, rows, clock });
  platform.use(http.all('*/api/*', ({ request }) => city.handleRequest(request)));
});

const ACCOUNTS = ['admin', 'device_admin', BARE, 'operator', 'guest', 'remote'];
const DENIED = 'Not for your role';

/** Where each module has its screens, and what belongs to one outside of its card. */
const sections = [
  ...[...moduleLinks].filter(([, link]) => link.length > 1),
  ['permission', paths.permissions] as const,
];

/** The modules whose sections list a resource, by hand: of each list, all are needed. Any other belongs to maintenance. */
const MODULES_OF: Readonly<Record<string, readonly (readonly string[])[]>> = {
  assets: [['asset'], ['maintenance'], ['smartLight']],
  modelTypes: [['asset']],
  domains: [['domain']],
  ...{ users: [['permission']], roles: [['permission']] },
  ...{ players: [['project']], projects: [['publish', 'project']] },
  groups: [['maintenance'], ['smartLight']],
  strategies: [['maintenance'], ['smartLight']],
  scenes: [['smartLight']],
};

/** Whether the user has a section that lists the resource; without one, its generic paths redirect to the home page. */
function hasSection({ name }: ResourceDescriptor): boolean {
  const { role = '', modules = [] } = session.read() ?? {};
  if (role === 'admin') return true;
  const isHad = (module: string) =>
    modules.includes(module) && module !== 'permission' && module !== 'domain';
  return (
    name !== 'userLogs' &&
    (MODULES_OF[name] ?? [['maintenance']]).some(needed => needed.every(isHad))
  );
}

/** Expects that the generic paths of the resource redirect to the home page. */
async function expectNoSection(resource: ResourceDescriptor) {
  for (const path of [base(resource), `${base(resource)}/1/show`, `${base(resource)}/create`]) {
    await goTo(path);
    await waitFor(() => expect([path, location.pathname]).toEqual([path, '/']));
  }
}

/** Opens another route of the console, as a press of Forward does. */
const goTo = (path: string) =>
  act(async () => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    history.pushState({ usr: null, key: path, idx: idx + 1 }, '', path);
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
    await Promise.resolve();
  });

/** Expects the result of a URL: the rejection, or the screen that `named` finds. */
async function expectRoute(path: string, isLet: boolean, named: () => HTMLElement | null) {
  await goTo(path);
  await waitFor(() => {
    const isDenied = screen.queryByText(DENIED) !== null;
    expect({ path: location.pathname, isDenied, isThere: named() !== null }).toEqual({
      path,
      isDenied: !isLet,
      isThere: isLet,
    });
  });
}

/** Their page and form is an editor, see {@link walkEditor}. */
const EDITED: readonly string[] = ['projects'];
const getEditor = () => document.querySelector<HTMLElement>('.media-editor');

/** Their rows are computed from other ones, of which the examples of the documents have none. */
const COMPUTED: readonly string[] = ['players'];
const getEmptyList = () => document.querySelector<HTMLElement>('#content .empty');

const base = ({ name }: ResourceDescriptor) => `/data/${name}`;
const of = (resource: ResourceDescriptor, { [resource.key]: id }: Row) =>
  `${base(resource)}/${encodeURIComponent(String(id))}`;

async function walkList(resource: ResourceDescriptor) {
  const { list, create, update } = resource.verbs;
  await expectRoute(
    base(resource),
    may(list),
    COMPUTED.includes(resource.name) ? getEmptyList : () => screen.queryByRole('table'),
  );
  if (!may(list)) return;
  const onAll = resource.actions.filter(
    ({ kind, appliesTo }) => kind === 'action' && appliesTo === 'collection',
  );
  for (const operation of [...onAll, ...(create ? [create] : [])]) {
    await expectControl(operation.id, operation.label.en, may(operation));
  }
  // Rows are imported as new records or as changes: either permission is enough.
  const isImport = screen.queryByRole('button', { name: 'Import' });
  if (isImport)
    await expectControl(`import of ${resource.name}`, 'Import', may(create) || may(update));
}

const expectControl = (id: string, name: string, isOpen: boolean) =>
  waitFor(() => {
    const control = screen.getByRole('button', { name });
    expect([id, isClosed(control)]).toEqual([id, !isOpen]);
  });

async function walkForms(resource: ResourceDescriptor, row: Row) {
  const { create, update, one } = resource.verbs;
  const send = () => document.querySelector<HTMLElement>('#content form [type="submit"]');
  if (create) await expectRoute(`${base(resource)}/create`, may(create), send);
  const getForm = EDITED.includes(resource.name) ? getEditor : send;
  if (update && one) await expectRoute(of(resource, row), may(update), getForm);
}

/** Every operation on a record is a button or an entry of its menu; one that is rejected shows the reason. */
async function walkRecord(user: UserEvent, resource: ResourceDescriptor, row: Row) {
  const { one, update, delete: remove } = resource.verbs;
  if (!one) return;
  const id = row[resource.key];
  const isEdited = EDITED.includes(resource.name);
  const findDefinitions = () => document.querySelector<HTMLElement>('#content dl');
  await expectRoute(
    `${of(resource, row)}/show`,
    may(one, id),
    isEdited ? getEditor : findDefinitions,
  );
  if (!may(one, id)) return;
  if (isEdited) {
    await walkEditor(user, resource, id);
    return;
  }
  const onRecord = resource.actions.filter(
    ({ kind, appliesTo }) => kind === 'action' && appliesTo === 'record',
  );
  const offers = [...onRecord, ...[remove, update].filter(verb => verb !== undefined)]
    .filter(({ when }) => matchesCondition(when, row))
    .map(operation => ({
      operation,
      name: operation.kind === 'update' ? 'Edit' : operation.label.en,
    }));
  const expectOffer = async (operation: OperationDescriptor, find: () => HTMLElement) => {
    const isDenied = !may(operation, id);
    await waitFor(() => expect([operation.id, isClosed(find())]).toEqual([operation.id, isDenied]));
    if (isDenied) await expectReason(user, find(), getReason(operation, id));
  };
  const header = within(document.querySelector<HTMLElement>('#content header')!);
  const inMenu: typeof offers = [];
  for (const offer of offers) {
    const { operation, name } = offer;
    if (!header.queryByRole('button', { name })) inMenu.push(offer);
    else await expectOffer(operation, () => header.getByRole('button', { name }));
  }
  if (inMenu.length === 0) return;
  await user.click(header.getByRole('button', { name: /^More actions for/u }));
  const menu = within(await screen.findByRole('menu'));
  for (const { operation, name } of inMenu)
    await expectOffer(operation, () => menu.getByRole('menuitem', { name }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
}

/** The editor of a record names the reason why it cannot be changed; so does its dialog that publishes. */
async function walkEditor(
  user: UserEvent,
  { verbs: { update }, actions }: ResourceDescriptor,
  id: unknown,
) {
  await screen.findByRole('tree', { name: 'Contents' });
  const isReadOnly = !may(update);
  const properties = within(screen.getByRole('region', { name: 'Properties' }));
  expect({
    reason: document.querySelector('.media-read-only') !== null,
    add: isClosed(screen.getByRole('button', { name: 'Add' })),
    name: properties.getByLabelText<HTMLInputElement>('Name').readOnly,
  }).toEqual({ reason: isReadOnly, add: isReadOnly, name: isReadOnly });
  if (isReadOnly)
    expect(document.querySelector('.media-read-only')).toHaveTextContent(getReason(update!, id));
  const publish = actions.find(action => action.id === 'publishProject')!;
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog'));
  const confirm = () => dialog.getByRole('button', { name: 'Publish' });
  await waitFor(() =>
    expect([publish.id, isClosed(confirm())]).toEqual([publish.id, !may(publish)]),
  );
  if (!may(publish)) await expectReason(user, confirm(), getReason(publish, id));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** The menus of the bar: further actions, and device parameters. */
const BULK_MENUS = ['More…', 'Read…'];

/** Actions on two records, which are not offered for selected rows. */
const BETWEEN_TWO = ['exchangeAsset'];

/** Every operation for many rows of the open list is offered when they are selected, in the bar or in a menu of it. */
async function walkSelected(user: UserEvent, resource: ResourceDescriptor, row: Row) {
  if (!may(resource.verbs.list)) return;
  const operations = getBulkOperations(resource).filter(({ when }) => matchesCondition(when, row));
  if (operations.length === 0) return;
  await user.click((await screen.findAllByRole('checkbox'))[0]!);
  const bar = within(await screen.findByRole('region', { name: 'Selected rows' }));
  const offered = new Set<string>();
  const look = async (find: (name: string) => HTMLElement | null) => {
    for (const operation of operations) {
      const name = operation.kind === 'update' ? 'Change a field…' : operation.label.en;
      if (!find(name)) continue;
      await waitFor(() =>
        expect([operation.id, isClosed(find(name)!)]).toEqual([operation.id, !may(operation)]),
      );
      offered.add(operation.id);
    }
  };
  await look(name => bar.queryByRole('button', { name }));
  for (const name of BULK_MENUS) {
    const button = bar.queryByRole('button', { name });
    if (!button) continue;
    await user.click(button);
    const menu = within(await screen.findByRole('menu'));
    await look(each => menu.queryByRole('menuitem', { name: each }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  }
  const missing = operations.map(({ id }) => id).filter(id => !offered.has(id));
  expect(missing).toEqual(resource.name === 'assets' ? BETWEEN_TWO : []);
}

const isClosed = (control: HTMLElement) =>
  control.getAttribute('aria-disabled') === 'true' || control.hasAttribute('disabled');

/** The reason is in the tooltip, which describes the control. */
async function expectReason(user: UserEvent, control: HTMLElement, reason: RegExp) {
  if (reason.test(control.title)) return;
  await user.hover(control);
  expect(await screen.findByRole('tooltip')).toHaveTextContent(reason);
  await user.unhover(control);
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
}

const numberedAccounts = ACCOUNTS.map((account, index) => ({ account, index }));

describe.each(numberedAccounts)('$account', ({ account, index }) => {
  const chooseResources = () => sampleCases(Object.values(resources), ACCOUNTS.length, index);

  it('is shown the modules that may be opened by URL, and no others', async () => {
    await openConsole('/', { as: account });
    const { role = '', modules = [] } = session.read() ?? {};
    // The city of the tests is in smart-light mode, which has no lighting module for any role.
    const isOffered = (module: string) => module !== 'light';
    const isLet = (module: string) =>
      isOffered(module) &&
      (role === 'admin' ||
        (module !== 'permission' && module !== 'domain' && modules.includes(module)));
    /** The section itself, or the default child that it leads to. */
    const sectionOf = (path: string) =>
      location.pathname === path || location.pathname.startsWith(`${path}/`)
        ? path
        : location.pathname;
    await waitFor(() => expect(document.querySelector('.modules a')).not.toBeNull());
    const links = [...document.querySelectorAll<HTMLAnchorElement>('#content a, .bottom-bar a')];
    const shown = new Set(links.map(({ pathname }) => pathname));
    for (const [module, path] of sections) {
      // A menu shows what the platform offers in this mode of the product; what it shows has a screen.
      if (shown.has(path)) expect([role, module, isLet(module)]).toEqual([role, module, true]);
      await goTo(path);
      await waitFor(() =>
        expect([module, sectionOf(path)]).toEqual([module, isLet(module) ? path : '/']),
      );
    }
    expect(shown.has('/permissionManage')).toBe(role === 'admin');
  });

  it('opens every list, and is offered there and for selected rows, what the matrix specifies [SEC-07/matrix] [UX-11/engine] [SHELL-06]', async () => {
    const { user } = await openConsole('/', { as: account });
    for (const resource of chooseResources()) {
      if (!hasSection(resource)) {
        await expectNoSection(resource);
        continue;
      }
      await walkList(resource);
      const [row] = rows[resource.name] ?? [];
      if (row) await walkSelected(user, resource, row);
    }
  }, 120_000);

  it('opens every form, and is offered on every record, what the matrix specifies, with the reason for the rest [SEC-07/matrix] [UX-11/engine]', async () => {
    const { user } = await openConsole('/', { as: account });
    for (const resource of chooseResources()) {
      const [row] = rows[resource.name] ?? [];
      if (!row || !hasSection(resource)) continue;
      await walkForms(resource, row);
      await walkRecord(user, resource, row);
    }
  }, 120_000);

  it('finds at the index of the data what the matrix lets be listed', async () => {
    await openConsole('/data', { as: account });
    const known = Object.values(resources);
    if (!known.some(hasSection)) {
      await waitFor(() => expect(location.pathname).toBe('/'));
      return;
    }
    for (const resource of known) {
      const { plural, verbs, name } = resource;
      const code = await screen.findByText(name, { selector: 'code' });
      const isLink = () =>
        within(code.closest('li')!).queryByRole('link', { name: plural.en }) !== null;
      await waitFor(() =>
        expect([name, isLink()]).toEqual([name, may(verbs.list) && hasSection(resource)]),
      );
    }
  });
});

describe('the matrix of permissions', () => {
  const open = (url = '/permissionManage/matrix', language: 'en' | 'zh' = 'en') =>
    openConsole(url, { language });
  const rowNamed = async (path: string) => {
    const cell = await screen.findByText(path);
    return within(cell.closest('tr')!)
      .getAllByRole('cell')
      .map(({ title }) => title);
  };

  it('shows for every role whether it may, and why', async () => {
    await open();
    expect(await rowNamed('POST /strategies')).toEqual([
      'Yes: this role is permitted',
      'Yes: this role is permitted, but only with the module “Maintenance”',
      'No: this role is not permitted',
      'No: this role is not permitted',
      'No: this role is not permitted',
    ]);
    expect(await rowNamed('GET /users/{id}')).toEqual([
      'Yes: this role is permitted',
      ...Array.from({ length: 4 }, () => 'Own record only'),
    ]);
    expect(await rowNamed('POST /users/login')).toEqual(
      Array.from({ length: 5 }, () => 'Yes: no sign-in needed'),
    );
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual([
      ...['Operation', 'System manager', 'Equipment manager', 'Equipment operator'],
      ...['Guest', 'Remote user'],
    ]);
  });

  it('is filtered by text, service, role and restriction, in its URL', async () => {
    const { user } = await open();
    const box = await screen.findByRole<HTMLInputElement>('searchbox');
    typeAtOnce(box, 'strategies');
    expect(box).toHaveValue('strategies');
    await waitFor(() => expect(screen.queryByText('GET /users')).toBeNull());
    await user.click(screen.getByRole('switch', { name: 'Restricted operations only' }));
    await waitFor(() => expect(screen.queryByText('GET /strategies')).toBeNull());
    expect(screen.getByText('POST /strategies')).toBeInTheDocument();
    expect(location.search).toBe('?q=strategies&restricted=true');
  });

  it('opens as its URL specifies, and shows it when that finds nothing', async () => {
    const { user } = await open('/permissionManage/matrix?service=core&role=guest&q=modeltypes');
    expect(await rowNamed('GET /modelTypes')).toEqual(['Yes: all signed-in users']);
    await user.type(screen.getByRole('searchbox'), 'xyz');
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('GET /domains')).toBeInTheDocument();
  });

  it('is shown in Chinese', async () => {
    await open('/permissionManage/matrix', 'zh');
    expect(await screen.findByRole('heading', { name: /^权限一览/u })).toBeInTheDocument();
    expect(await rowNamed('POST /strategies')).toContain(
      '允许：此角色已获授权，但须具有模块“运维管理”',
    );
    // Documents and operations have texts of their own, too.
    expect(screen.getAllByText('核心')[0]).toBeVisible();
    expect(screen.getByText('查询策略')).toBeVisible();
    expect(screen.queryByText('core')).toBeNull();
  });

  it('is linked from the users', async () => {
    const { user } = await openConsole('/permissionManage');
    await user.click(await screen.findByRole('link', { name: 'Permissions' }));
    expect(await screen.findByRole('heading', { name: /^Permissions/u })).toBeInTheDocument();
  });
});
