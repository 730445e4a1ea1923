import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';

import { getReceivedCalls, muteConsoleError, openConsole } from '../support/openConsole.tsx';
import { serveTestTown } from '../support/townConsole.ts';
import { playerRows } from '../support/townPlayers.ts';
import { setPlatformTime } from '../support/platformTime.ts';

beforeEach(() => {
  serveTestTown(playerRows);
  // A command that waits is an error of the platform (81).
  muteConsoleError();
});

/** Opens the list of two players, one of them offline, and selects both. */
async function selectBothPlayers() {
  const { user } = await openConsole('/playProject');
  expect(await screen.findByText('Offline', { selector: 'td *' })).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /^Select all/u }));
  return { user, bar: within(screen.getByRole('region', { name: 'Selected rows' })) };
}

const choose = async (user: UserEvent, field: string, option: string) => {
  // The list of the choice before closes first.
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('combobox', { name: new RegExp(`^${field}`, 'u') }));
  await user.click(await screen.findByRole('option', { name: option }));
};
const row = (display: string) => screen.getByText(display, { selector: 'tr *' }).closest('tr');
const listCalls = (pattern: RegExp) =>
  getReceivedCalls()
    .map(({ call }) => call)
    .filter(call => pattern.test(call));

it('inserts a text on many players: each has its result, and an offline one waits for it and shows it [MEDIA-12/insert] [MEDIA-12/offline]', async () => {
  const { user, bar } = await selectBothPlayers();
  await user.click(bar.getByRole('button', { name: 'Insert' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Insert on 2 players?' }));
  expect(dialog.getByText(/An offline player shows it when it returns\./u)).toBeVisible();
  await choose(user, 'Content', 'Text');
  await user.type(await dialog.findByRole('textbox', { name: /^Text(?! colour)/u }), '前方施工');
  await user.type(await dialog.findByRole('textbox', { name: /^Duration/u }), '600');
  await user.click(dialog.getByRole('button', { name: 'Insert on 2 players' }));
  expect(await screen.findByText(/^1 pending, /u)).toBeVisible();
  await waitFor(() => expect(row('北屏')).toHaveTextContent('Inserted: 前方施工'));
  expect(row('南屏')).toHaveTextContent('When it returns: insert 前方施工');
  expect(row('南屏')).not.toHaveTextContent('Inserted');
  expect(listCalls(/^POST .*\/insertion$/u)).toHaveLength(2);
});

it('inserts one of the frequent texts, shows it with its end while it runs, and ends it [MEDIA-12/insert]', async () => {
  const { user } = await openConsole('/playProject');
  const act = async (action: string) => {
    await user.hover((await screen.findByText('北屏')).closest('tr')!);
    await user.click(within(row('北屏')!).getByRole('button', { name: /actions|More/iu }));
    await user.click(await screen.findByRole('menuitem', { name: action }));
  };
  await act('Insert');
  await choose(user, 'Content', 'Text');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'Fog. Drive carefully.' }));
  await user.type(await dialog.findByRole('textbox', { name: /^Duration/u }), '600');
  await user.click(dialog.getByRole('button', { name: 'Insert' }));
  await waitFor(() =>
    expect(row('北屏')).toHaveTextContent(
      /Inserted: Fog\. Drive carefully\. until \d{4}-\d\d-\d\d/u,
    ),
  );
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await act('End the insertion');
  const confirmation = within(await screen.findByRole('alertdialog'));
  await user.click(confirmation.getByRole('button', { name: /^End the insertion/u }));
  await waitFor(() => expect(row('北屏')).not.toHaveTextContent('Inserted'));
});

it('inserts a plan by the names of its project and of its plan; one without scenes cannot be chosen [MEDIA-12/insert]', async () => {
  const { user } = await openConsole('/playProject');
  await user.hover((await screen.findByText('北屏')).closest('tr')!);
  await user.click(within(row('北屏')!).getByRole('button', { name: /actions|More/iu }));
  await user.click(await screen.findByRole('menuitem', { name: 'Insert' }));
  const dialog = within(await screen.findByRole('dialog'));
  await choose(user, 'Content', 'Plan');
  await choose(user, 'Project', '夜景');
  const programs = await dialog.findByRole('combobox', { name: /^Plan/u });
  await waitFor(() => expect(programs).not.toHaveAttribute('aria-disabled'));
  await user.click(programs);
  expect(screen.getByRole('option', { name: '空 (no scene)' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await user.click(screen.getByRole('option', { name: '晚间' }));
  await screen.findByRole('dialog');
  await user.type(await dialog.findByRole('textbox', { name: /^Duration/u }), '60');
  await user.click(dialog.getByRole('button', { name: 'Insert' }));
  await waitFor(() => expect(row('北屏')).toHaveTextContent('Inserted: 晚间'));
  const [sent] = getReceivedCalls().filter(({ call }) => call.endsWith('/insertion'));
  expect(JSON.parse(sent?.text ?? '')).toMatchObject({ projectId: 'film', programId: 'full' });
});

it('says when an insertion ends, after all its plays [MEDIA-12/insert]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  setPlatformTime('2026-11-11T13:55:20.000Z');
  const { user, bar } = await selectBothPlayers();
  await user.click(bar.getByRole('button', { name: 'Insert' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Insert on 2 players?' }));
  await choose(user, 'Content', 'Text');
  await user.type(await dialog.findByRole('textbox', { name: /^Duration/u }), '600');
  expect(await dialog.findByText('10 min: ends at 2026-11-11 22:05 UTC+8')).toBeVisible();
  const plays = dialog.getByRole('textbox', { name: /^Plays/u });
  await user.clear(plays);
  await user.type(plays, '12');
  expect(await dialog.findByText('2 h: ends at 2026-11-11 23:55 UTC+8')).toBeVisible();
});

it('adds a project to many players, sets it active and removes it; an offline one waits for each [MEDIA-12/add] [MEDIA-12/active] [MEDIA-12/remove]', async () => {
  const { user, bar } = await selectBothPlayers();
  const command = async (action: string, phrase: string) => {
    // The players that are done are no longer selected.
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Select all/u });
    if (!all.checked) await user.click(all);
    const button = bar.queryByRole('button', { name: action });
    if (!button) await user.click(bar.getByRole('button', { name: 'More…' }));
    await user.click(button ?? (await screen.findByRole('menuitem', { name: action })));
    await screen.findByRole('dialog');
    await choose(user, 'Project', '新闻');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: `${phrase} 2 players` }));
    const results = within(await screen.findByRole('dialog', { name: `${phrase} 2 players` }));
    await user.click(await results.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await command('Add a project', 'Add the project to');
  await waitFor(() => expect(row('北屏')).toHaveTextContent('Also: 新闻'));
  expect(row('南屏')).toHaveTextContent('When it returns: add 新闻');
  await command('Play this project', 'Play this project on');
  await waitFor(() => expect(row('北屏')).toHaveTextContent(/^.*新闻.*Also: 夜景/u));
  expect(row('南屏')).toHaveTextContent('add 新闻, play 新闻');
  await command('Remove the project', 'Remove the project from');
  await waitFor(() => expect(row('北屏')).not.toHaveTextContent('新闻'));
});
