import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createMediaId } from '../../mocks/city/media/createMediaId.ts';
import { useHeldClock } from '../support/heldClock.ts';
import { getReceivedCalls, openConsole, platform } from '../support/openConsole.tsx';

/** Milliseconds of a pause in typing after which these boxes search without Enter. */
const PAUSE_MS = 300;
/** Milliseconds between two letters. */
const LETTER_MS = 50;

beforeEach(() => platform.setCitySize({ users: 40, assets: 60 }));
afterEach(() => void vi.useRealTimers());

const wasSearched = (path: string, text: string) =>
  getReceivedCalls(`GET ${path}`).some(({ query }) =>
    [query.get('filter'), query.get('where')].some(json => json?.includes(text)),
  );

const relations = '/data/assets/SSSLC00000000021/show?tab=relations';
const broadcast = '/data/assets/SSIPAT0000000001/show?tab=broadcast';
const media = '/api/core/v2/assets/SSIPAT0000000001/mediaDatas';

type User = Awaited<ReturnType<typeof openConsole>>['user'];
type SearchBox = readonly [
  name: string,
  path: string,
  call: string,
  find: (user: User) => Promise<HTMLElement>,
];

const boxes: readonly SearchBox[] = [
  [
    'the tree of domains',
    '/domainManage/domainEdit/topology',
    '/api/core/domains',
    () => screen.findByRole('searchbox'),
  ],
  [
    'the choice of a gateway',
    relations,
    '/api/core/assets',
    async user => {
      await user.click(await screen.findByRole('button', { name: 'Bind to a gateway' }));
      return within(await screen.findByRole('dialog')).findByRole('searchbox');
    },
  ],
  ['the media of a speaker', broadcast, media, () => screen.findByPlaceholderText('File name')],
  [
    'the map',
    '/smartLight/map',
    '/api/core/domains/count',
    () => screen.findByRole('combobox', { name: 'Domain, device or ID' }),
  ],
  [
    'the library of the media editor',
    `/data/projects/${createMediaId('project', 1)}`,
    '/api/storage/file',
    async user => {
      await user.click(await screen.findByRole('button', { name: 'Library' }));
      return screen.findByRole('searchbox', { name: 'Search files' });
    },
  ],
];

it.each(boxes)(
  'the search box of %s queries the platform on Enter [CALL-04/enter]',
  async (_, path, call, find) => {
    const { user } = await openConsole(path);
    const box = await find(user);
    useHeldClock();
    // eslint-disable-next-line no-restricted-syntax -- the clock is held: a fake timer
    const begin = Date.now();
    await user.type(box, 'qx{Enter}');
    await waitFor(() => expect(wasSearched(call, 'qx')).toBe(true));
    // A pause in typing was not waited for.
    // eslint-disable-next-line no-restricted-syntax -- the clock is held: a fake timer
    expect(Date.now() - begin).toBeLessThan(PAUSE_MS);
  },
);

it('the library of the media editor searches once for a text that is typed without a pause [CALL-04]', async () => {
  const [, path, call, find] = boxes.find(([name]) => name.startsWith('the library'))!;
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

it('a box that narrows what is on the page narrows it while a user types [CALL-04/enter]', async () => {
  const { user } = await openConsole('/permissionManage/matrix');
  await screen.findByRole('table');
  const count = () => screen.getAllByRole('row').length;
  const before = count();
  await user.type(screen.getByRole('searchbox'), 'whitelist');
  await waitFor(() => expect(count()).toBeLessThan(before));
  const sent = getReceivedCalls().filter(({ query, text }) => `${query} ${text}`.includes('white'));
  expect(sent).toEqual([]);
});
