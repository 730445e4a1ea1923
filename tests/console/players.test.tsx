import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { Row } from '../../mocks/platform/Store.ts';
import { omit } from '../../mocks/platform/omitProperties.ts';
import { mockResponse } from '../../mocks/hosts/mockResponse.ts';
import {
  getReceivedCalls,
  muteConsoleError,
  openConsole,
  platform,
} from '../support/openConsole.tsx';
import { serveTestTown } from '../support/townConsole.ts';
import { playerRows } from '../support/townPlayers.ts';

afterEach(() => vi.useRealTimers());
beforeEach(() => platform.setCitySize({ users: 40, assets: 600 }));

/** Reads a list of the platform as an administrator. */
async function readList(path: string): Promise<readonly Row[]> {
  const { id: authorization } = await platform.signIn('admin');
  const request = new Request(`http://localhost/api${path}`, { headers: { authorization } });
  return (await (await platform.handleRequest(request)).json()) as readonly Row[];
}

it.each(['/playProject', '/playerProject', '/playerProject/index'])(
  'lists the players of all displays at %s with what they play [SHELL-21/page] [SHELL-21/addresses]',
  async path => {
    await openConsole(path);
    const title = { name: /^Player projects/u, level: 1 };
    expect(await screen.findByRole('heading', title)).toBeVisible();
    const table = within(await screen.findByRole('table'));
    const players = await readList('/core/players');
    for (const { assetName } of players)
      expect((await table.findAllByText(String(assetName)))[0]).toBeVisible();
    expect(table.getAllByText(/^Also: /u).length).toBeGreaterThan(0);
  },
);

/** The texts of the players of one display. */
const findPlays = async (display: string) =>
  within((await screen.findByText(display, { selector: 'tr *' })).closest('tr')!);

it.each(['en', 'zh'] as const)(
  'shows what each player plays now, and next with its time; one call for the players of a project (%s)',
  async language => {
    // 19:30 in the city.
    vi.setSystemTime('2026-11-12T11:30:00Z');
    const film = playerRows.players?.[0];
    serveTestTown({ ...playerRows, players: [film!, { ...film!, id: 'p3', name: '侧面' }] });
    await openConsole('/playProject', { language });
    const [first] = await screen.findAllByText(
      language === 'en' ? 'Next, from 20:00: 夜班' : '接下来，20:00 起：夜班',
    );
    expect(first).toBeVisible();
    expect(screen.getAllByText(language === 'en' ? 'Now: 晚间' : '现在：晚间')).toHaveLength(2);
    expect(getReceivedCalls('GET /api/media/projects/film/published')).toHaveLength(1);
  },
);

it('shows what a player plays of the version that it has, while another has the latest one [MEDIA-12/offline]', async () => {
  vi.setSystemTime('2026-11-12T11:30:00Z');
  const [latest, south] = playerRows.players ?? [];
  const [film] = latest?.projects as readonly Row[];
  const [content] = playerRows.mediaContents ?? [];
  const [evening] = (content?.programs ?? []) as readonly Row[];
  const old = { ...evening, name: '旧晚间', sceneCount: 1, contentDuration: 5_000 };
  serveTestTown({
    ...playerRows,
    players: [latest!, { ...south!, projects: [{ ...film, version: 3 }] }],
    publishedPrograms: [
      { id: 'film', versions: [{ version: 3, programs: [omit(old, 'scenes')] }] },
    ],
  });
  await openConsole('/playProject');
  expect(await (await findPlays('北屏')).findByText('Now: 晚间')).toBeVisible();
  expect(await (await findPlays('南屏')).findByText('Now: 旧晚间')).toBeVisible();
});

it('shows that the schedule of a player did not load, and continues showing the player', async () => {
  muteConsoleError();
  serveTestTown(playerRows);
  platform.use(mockResponse('listPublishedPrograms', 200, [{ id: 'full', name: '晚间' }] as never));
  await openConsole('/playProject');
  const player = await findPlays('北屏');
  expect(await player.findByText('Its schedule did not load')).toBeVisible();
  expect(player.getByText('夜景')).toBeVisible();
});

it('links what a player plays to the project in the media editor, in the mode of the simulated city [SHELL-29/editor] [SHELL-16]', async () => {
  serveTestTown(playerRows);
  const { user } = await openConsole('/playProject');
  await user.click(await (await findPlays('北屏')).findByRole('link', { name: '夜景' }));
  expect(location.pathname).toBe('/mediaPublish/projects/film/show');
  expect(await screen.findByRole('heading', { name: /^夜景/u, level: 1 })).toBeVisible();
  expect(await screen.findByRole('navigation', { name: 'Pages of Publishing' })).toBeVisible();
});
