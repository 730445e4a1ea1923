import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createMediaId } from '../../mocks/city/media/createMediaId.ts';
import { findDialog, openRowAction } from '../support/dialogs.ts';
import { useHeldClock } from '../support/heldClock.ts';
import { getReceivedCalls, openConsole, platform } from '../support/openConsole.tsx';
import { hasSearchBox, listSearchBoxFiles } from '../support/searchBoxes.ts';
import { serveTestTown } from '../support/townConsole.ts';
import { playerRows } from '../support/townPlayers.ts';

/** Milliseconds of a pause in typing after which these boxes search without Enter. */
const PAUSE_MS = 300;
/** Milliseconds between two letters. */
const LETTER_MS = 50;

beforeEach(() => platform.setCitySize({ users: 40, assets: 60 }));
afterEach(() => void vi.useRealTimers());

/** The searches have both cases of a letter, [Qq][Xx]: here the small one. */
const withoutCase = (json: string) => json.replaceAll(/\[.(?<small>.)\]/gu, '$<small>');
const wasSearched = (path: string, text: string) =>
  getReceivedCalls(`GET ${path}`).some(({ query }) =>
    [query.get('filter'), query.get('where')].some(
      json => json && withoutCase(json).includes(text),
    ),
  );

const CITY = '5f1e0000000000000000d001';
const GATEWAY = 'SSGW000000000001';
const relations = '/data/assets/SSSLC00000000021/show?tab=relations';
const broadcast = '/data/assets/SSIPAT0000000001/show?tab=broadcast';
const media = '/api/core/v2/assets/SSIPAT0000000001/mediaDatas';
const operator = '/permissionManage?filter={"username":{"eq":"operator"}}';

type User = Awaited<ReturnType<typeof openConsole>>['user'];

/** The source file of a box, what it searches, where it is and how to reach it. */
interface SearchBox {
  readonly file: string;
  readonly name: string;
  readonly path: string;
  readonly find: (user: User) => Promise<HTMLElement>;
}

const findBox = () => screen.findByRole('searchbox');

/** The boxes that query the platform, with the call. */
const queryingBoxes: readonly (SearchBox & { readonly call: string })[] = [
  {
    file: 'resources/tree/TreePane.tsx',
    name: 'the tree of domains',
    path: '/domainManage/domainEdit/topology',
    call: '/api/core/domains',
    find: findBox,
  },
  {
    file: 'resources/tree/TreePane.tsx',
    name: 'the tree in a dialog',
    path: operator,
    call: '/api/core/domains',
    find: async user => {
      await openRowAction(user, 'operator', 'Domains');
      return (await findDialog()).findByRole('searchbox');
    },
  },
  {
    file: 'resources/filters/SchemaFilters.tsx',
    name: 'a list',
    path: '/permissionManage',
    call: '/api/users/users',
    find: findBox,
  },
  {
    file: 'resources/filters/search/SearchRow.tsx',
    name: 'a list of devices',
    path: '/assetManage/model/ssslc',
    call: '/api/core/assets',
    find: () => screen.findByLabelText('Device name contains'),
  },
  {
    file: 'features/domains/page/DomainListToolbar.tsx',
    name: 'the devices of a domain',
    path: `/data/domains/${CITY}/show?tab=assets`,
    call: `/api/core/domains/${CITY}/asset`,
    find: findBox,
  },
  {
    file: 'features/assets/detail/relations/DevicePicker.tsx',
    name: 'the choice of a gateway',
    path: relations,
    call: '/api/core/assets',
    find: async user => {
      await user.click(await screen.findByRole('button', { name: 'Bind to a gateway' }));
      return (await findDialog()).findByRole('searchbox');
    },
  },
  {
    file: 'features/assets/devices/BroadcastTab.tsx',
    name: 'the media of a speaker',
    path: broadcast,
    call: media,
    find: () => screen.findByPlaceholderText('File name'),
  },
  {
    file: 'features/storage/DocumentPicker.tsx',
    name: 'the stored documents of a model type',
    path: '/data/modelTypes',
    call: '/api/storage/doc',
    find: async user => {
      const [count] = await screen.findAllByRole('button', { name: /^\d+ documents?$/u });
      await user.click(count!);
      return screen.findByRole('combobox', { name: 'Stored document' });
    },
  },
  {
    file: 'resources/mapSearch/MapSearch.tsx',
    name: 'the map',
    path: '/smartLight/map',
    call: '/api/core/domains/count',
    find: () => screen.findByRole('combobox', { name: 'Domain, device or ID' }),
  },
  {
    file: 'features/media/library/LibraryPanel.tsx',
    name: 'the library of the media editor',
    path: `/data/projects/${createMediaId('project', 1)}`,
    call: '/api/storage/file',
    find: async user => {
      await user.click(await screen.findByRole('button', { name: 'Library' }));
      return screen.findByRole('searchbox', { name: 'Search files' });
    },
  },
];

it.each(queryingBoxes)(
  'the search box of $name queries the platform on Enter, without the invisible characters of a pasted text [CALL-04/enter]',
  async ({ path, call, find }) => {
    const { user } = await openConsole(path);
    const box = await find(user);
    useHeldClock();
    // oxlint-disable-next-line console/no-nondeterminism -- the clock is held: a fake timer
    const begin = Date.now();
    await user.click(box);
    await user.paste('\u202aq\u200bx\u200e');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(wasSearched(call, 'qx')).toBe(true));
    // A pause in typing was not waited for.
    // oxlint-disable-next-line console/no-nondeterminism -- the clock is held: a fake timer
    expect(Date.now() - begin).toBeLessThan(PAUSE_MS);
  },
);

it('the library of the media editor searches once for a text that is typed without a pause', async () => {
  const { path, call, find } = queryingBoxes.find(({ name }) => name.startsWith('the library'))!;
  const { user } = await openConsole(path);
  const box = await find(user);
  useHeldClock();
  for (const letter of 'sunset') {
    await user.type(box, letter);
    await act(async () => void (await vi.advanceTimersByTimeAsync(LETTER_MS)));
  }
  await act(async () => void (await vi.advanceTimersByTimeAsync(PAUSE_MS)));
  await waitFor(() => expect(wasSearched(call, 'sunset')).toBe(true));
  const searches = getReceivedCalls(`GET ${call}`).map(({ query }) => query.get('filter') ?? '');
  expect(searches.filter(json => json.includes('"like"'))).toHaveLength(1);
});

const countAll = (role: string) => () => screen.queryAllByRole(role, { hidden: true }).length;

/** The boxes that narrow what is on the page, with a text and what it narrows. */
const narrowingBoxes: readonly (SearchBox & {
  readonly typed: string;
  readonly count: () => number;
  readonly prepare?: () => unknown;
})[] = [
  {
    file: 'resources/permissions/PermissionFilters.tsx',
    name: 'the table of permissions',
    path: '/permissionManage/matrix',
    find: async () => {
      await screen.findByRole('table');
      return findBox();
    },
    ...{ typed: 'whitelist', count: countAll('row') },
  },
  {
    file: 'features/reference/ReferenceFilters.tsx',
    name: 'the reference of errors',
    path: '/errorReference',
    find: async () => {
      await screen.findByRole('heading', { name: /^Error reference/u });
      return findBox();
    },
    ...{ typed: 'whitelist', count: countAll('row') },
  },
  {
    file: 'resources/columns/ColumnChooser.tsx',
    name: 'the columns of a list',
    path: '/permissionManage',
    find: async user => {
      await user.click(await screen.findByRole('button', { name: 'Columns' }));
      return screen.findByRole('searchbox', { name: 'Find a column' });
    },
    ...{ typed: 'last login', count: countAll('checkbox') },
  },
  {
    file: 'resources/record/RecordActionSearch.tsx',
    name: 'the menu of a record',
    path: '/data/assets/SSSLC00000000011/show',
    find: async user => {
      await user.click(await screen.findByRole('button', { name: /^More actions for/u }));
      return screen.findByRole('searchbox', { name: 'Search actions' });
    },
    ...{ typed: 'clock', count: countAll('menuitem') },
  },
  {
    file: 'features/assets/detail/relations/WhitelistTable.tsx',
    name: 'the whitelist of a gateway',
    path: `/data/assets/${GATEWAY}/show?tab=relations`,
    find: async () => {
      const card = within(await screen.findByRole('region', { name: 'Whitelist' }));
      return card.findByRole('searchbox');
    },
    ...{
      typed: 'offline',
      count: () =>
        within(screen.getByRole('list', { name: 'Whitelist' })).queryAllByRole('listitem').length,
    },
  },
  {
    file: 'features/media/publish/usePlayerFilters.tsx',
    name: 'the players of a publication',
    path: '/data/projects/film',
    prepare: () =>
      serveTestTown({
        ...playerRows,
        players: [
          ...(playerRows.players ?? []),
          { ...playerRows.players?.[1], id: 'p3', name: '侧面' },
        ],
      }),
    find: async user => {
      await user.click(await screen.findByRole('button', { name: 'Publish' }));
      const dialog = await findDialog();
      await user.click(await dialog.findByRole('button', { name: 'Add to more players' }));
      return dialog.findByRole('searchbox', { name: 'Search players' });
    },
    ...{ typed: '侧面', count: countAll('checkbox') },
  },
];

it.each(narrowingBoxes)(
  'the search box of $name narrows it while a user types, also by a text with invisible characters, and sends nothing [CALL-04/enter]',
  async ({ path, find, typed, count, prepare }) => {
    prepare?.();
    const { user } = await openConsole(path);
    const box = await find(user);
    await waitFor(() => expect(count()).toBeGreaterThan(0));
    const before = count();
    await user.type(box, typed);
    await waitFor(() => expect(count()).toBeLessThan(before));
    const narrowed = count();
    await user.clear(box);
    await waitFor(() => expect(count()).toBe(before));
    await user.paste(`\u202a${typed}\u200b`);
    await waitFor(() => expect(count()).toBe(narrowed));
    const sent = getReceivedCalls().filter(({ query }) =>
      [...query.values()].some(
        json => json.includes('"like"') && withoutCase(json).includes(typed.toLowerCase()),
      ),
    );
    expect(sent).toEqual([]);
  },
);

/** A file whose test is next to its source. */
const TESTED_ELSEWHERE = ['resources/filters/search/RecordOptions.tsx'];

it('every search box of the console is one of these [CALL-04/enter]', () => {
  const listed = [...queryingBoxes, ...narrowingBoxes].map(({ file }) => file);
  const files = [...new Set([...listed, ...TESTED_ELSEWHERE])].toSorted();
  expect(files).toEqual(listSearchBoxFiles());
  for (const text of ['<input type="search" />', '<SearchBox fields={fields} />', '<TreeSearch'])
    expect(hasSearchBox(text)).toBe(true);
  expect(hasSearchBox('<form role="search">')).toBe(false);
});
