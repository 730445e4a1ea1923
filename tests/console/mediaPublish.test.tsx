import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
import { expect, it } from 'vitest';

import { createDefaultTimes } from '../../mocks/model/media/createDefaultTimes.ts';
import { cancelTask, getTasks } from '../../src/resources/tasks/tasks.ts';
import {
  callMedia,
  createMediaProject,
  holdMedia,
  type MediaRecord,
  openEditor,
} from '../support/mediaEditor.ts';
import { muteConsoleError, platform } from '../support/openConsole.tsx';
import { TOWN_TIME_MS } from '../support/testTown.ts';
import { serveTestTown } from '../support/townConsole.ts';
import { NORTH_DISPLAY, playerRows, SOUTH_DISPLAY } from '../support/townPlayers.ts';

const plan = (id: string, name: string) => ({
  ...{ id, name, type: 'playerPlan', updateTime: new Date(TOWN_TIME_MS - 1).toISOString() },
  ...{ ...createDefaultTimes(TOWN_TIME_MS), scenes: [] },
});
const [north, south] = playerRows.players ?? [];

/**
 * Opens the editor of a published project that two of five players have; two are offline.
 *
 * @param others the names of more players, which are online and have no project
 */
async function openPublishedProject(others: readonly string[] = []) {
  const town = serveTestTown({
    ...playerRows,
    groups: [{ id: 'riverside', name: '滨江屏', model: 'ssads', assetIds: [SOUTH_DISPLAY] }],
    mediaContents: [{ id: 'film', programs: [plan('a', '早间'), plan('b', '晚间')] }],
    players: [
      ...[north!, { ...south!, projects: north!.projects }],
      { ...north!, id: 'p3', name: '侧面', projects: [] },
      { ...south!, id: 'p4', name: '顶面', projects: [] },
      { ...north!, id: 'p5', assetId: NORTH_DISPLAY, name: '底面', projects: [] },
      ...others.map((name, i) => ({ ...north!, id: `p${i + 6}`, name, projects: [] })),
    ],
  });
  return { town, ...(await openEditor({ id: 'film' } as MediaRecord)) };
}

/** Eight players: more than are sent to at a time. */
const SIDES = ['一面', '二面', '三面', '四面', '五面', '六面', '七面', '八面'];

/** Publishes to {@link SIDES}, whose responses are held back. */
async function publishToSides() {
  const { user } = await openPublishedProject(SIDES);
  const responses = Promise.withResolvers<undefined>();
  const sentIds: unknown[] = [];
  platform.use(
    http.all('*/players/:id/project/*', async ({ params }) => {
      sentIds.push(params['id']);
      await responses.promise;
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish the project' }));
  await user.click(await dialog.findByRole('button', { name: 'Add to more players' }));
  for (const name of SIDES)
    await user.click(dialog.getByRole('checkbox', { name: new RegExp(name, 'u') }));
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(sentIds).toHaveLength(6));
  return { user, dialog, sentIds, respond: () => responses.resolve(undefined) };
}

const texts = (list: readonly HTMLElement[]) => list.map(({ textContent }) => textContent);

it('publishing lists what changed since the last time and which players get it, and shows the result of each player: those that failed first, which can be retried', async () => {
  muteConsoleError();
  const { town, user, select, properties, type, row, save } = await openPublishedProject();
  let isReachable = false;
  platform.use(
    http.all('*/players/p5/project/*', () => {
      if (isReachable) return undefined;
      const error = { statusCode: 409, name: 'Error', message: 'no answer', code: 9 };
      return Response.json({ error }, { status: 409 });
    }),
  );
  await select(/^早间/u);
  await type(properties().getByRole('textbox', { name: 'Name' }), '清晨');
  await user.click(await row(/^晚间/u));
  await user.keyboard('{Delete}');
  await save();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish the project' }));
  const region = (name: string) => dialog.findByRole('region', { name });
  const changes = within(await region('Changes since the last publishing'));
  expect(await changes.findByText('deleted')).toBeVisible();
  expect(texts(changes.getAllByRole('listitem'))).toEqual(['清晨changed', '晚间deleted']);

  const players = within(await region('Players that get it'));
  expect(await players.findByText('2 players, 1 offline')).toBeVisible();
  expect(texts(players.getAllByRole('listitem'))).toEqual([
    '南屏 背面offline, gets it when it returns',
    '北屏 正面will play it',
  ]);
  await user.click(players.getByRole('button', { name: 'Add to more players' }));
  for (const name of ['侧面', '顶面', '底面'])
    await user.click(players.getByRole('checkbox', { name: new RegExp(name, 'u') }));
  // It is executed, and its response is lost: the second press does not publish again.
  platform.use(
    http.put(
      '*/projects/film/publish',
      async ({ request }) => {
        await town.handleRequest(request);
        return Response.error();
      },
      { once: true },
    ),
  );
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  expect(await dialog.findByText(/cannot be reached/u)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Publish' }));

  const results = within(await region('Players'));
  expect(await results.findByText('5 players, 2 offline')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus();
  const retry = await dialog.findByRole('button', { name: 'Retry 1 player' });
  await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy', 'true'));
  // What the players report arrives later than the response.
  await waitFor(() => expect(results.queryByText(/has not received it yet/u)).toBeNull());
  const [failed, ...others] = texts(results.getAllByRole('listitem'));
  expect(failed).toMatch(/^北屏 底面.*timed out/u);
  expect(others.toSorted()).toEqual([
    '北屏 侧面has it, plays no projectPlay it now',
    '北屏 正面plays the new version',
    '南屏 背面offline, gets it when it returns',
    '南屏 顶面offline, gets it when it returns',
  ]);
  expect(others.slice(0, 2).every(text => text.startsWith('南屏'))).toBe(true);
  isReachable = true;
  await user.click(retry);
  await waitFor(() =>
    expect(texts(results.getAllByRole('listitem'))).toContain(
      '北屏 底面has it, plays no projectPlay it now',
    ),
  );
});

it('publishing lists that the name, the stage and the order of the plans changed, and nothing once it is done', async () => {
  const project = await createMediaProject({ name: '早间' }, { name: '晚间' });
  await callMedia(`/projects/${project.id}/publish`, 'PUT');
  const { user, select, properties, type, save } = await openEditor(project);
  await select(/^晚间/u);
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await select(/^Riverfront/u);
  await type(properties().getByRole('textbox', { name: 'Name' }), 'Harbour');
  await type(properties().getByRole('textbox', { name: 'Width' }), '600');
  await save();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish the project' }));
  const changes = within(
    await dialog.findByRole('region', { name: 'Changes since the last publishing' }),
  );
  expect(await changes.findByText('Order of the plans')).toBeVisible();
  expect(texts(changes.getAllByRole('listitem'))).toEqual([
    ...['Name of the projectchanged', 'Stage sizechanged', 'Order of the planschanged'],
  ]);
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  await user.click(await dialog.findByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Nothing has changed.')).toBeVisible();
});

it('stays open while it publishes, and shows why that failed [MEDIA-08/publish]', async () => {
  muteConsoleError();
  const project = await createMediaProject({
    name: 'Evening',
    children: [
      { name: 'Welcome', children: [{ name: 'Free', x: 0, y: 0, width: 64, height: 32 }] },
    ],
  });
  const { user } = await openEditor(project);
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish the project' }));
  const call = holdMedia('put', `projects/${project.id}/publish`);
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  await call.sent;
  expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  expect(dialog.getByRole('button', { name: /Free$/u })).toBeDisabled();
  await user.keyboard('{Escape}');
  await callMedia(`/projects/${project.id}`, 'PATCH', { name: 'Theirs' });
  call.release();
  expect(await dialog.findByRole('alert')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

/** Leaves the editor below the dialog, as a shortcut or the back button does. */
async function leaveEditor() {
  fireEvent.click(screen.getByRole('link', { name: 'Back to the projects', hidden: true }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

it('reports what each player got under Tasks when the editor is left while it publishes, and retries those that failed [MEDIA-08/publish]', async () => {
  muteConsoleError();
  const { town, user } = await openPublishedProject();
  let isReachable = false;
  platform.use(
    http.all('*/players/p5/project/*', () => {
      if (isReachable) return undefined;
      const error = { statusCode: 409, name: 'Error', message: 'no answer', code: 9 };
      return Response.json({ error }, { status: 409 });
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish the project' }));
  await user.click(await dialog.findByRole('button', { name: 'Add to more players' }));
  for (const name of ['侧面', '底面'])
    await user.click(dialog.getByRole('checkbox', { name: new RegExp(name, 'u') }));
  const call = holdMedia('put', 'projects/film/publish', town.handleRequest);
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  await call.sent;
  await leaveEditor();
  call.release();
  expect(await screen.findByText('Finished, 1 failed: Publishing 夜景')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tasks' }));
  const task = within(await screen.findByRole('listitem', { name: 'Publishing 夜景' }));
  expect(task.getByText('1 of 2 done, 1 failed')).toBeVisible();
  expect(task.getByText(/timed out/u)).toBeVisible();
  expect(task.getByText('北屏 底面')).toBeVisible();
  expect(task.getByRole('link', { name: '夜景' })).toHaveAttribute('href', '/data/projects/film');
  isReachable = true;
  await user.click(task.getByRole('button', { name: 'Retry 1' }));
  expect(await screen.findByText('Finished: Publishing 夜景')).toBeVisible();
});

it('reports why a project is not published when the editor is left before [MEDIA-08/publish]', async () => {
  muteConsoleError();
  const project = await createMediaProject({ name: 'Evening' });
  const { user } = await openEditor(project);
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish the project' }));
  const call = holdMedia('put', `projects/${project.id}/publish`);
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  await call.sent;
  await leaveEditor();
  await callMedia(`/projects/${project.id}`, 'PATCH', { name: 'Theirs' });
  call.release();
  expect(await screen.findByText(/^Failed: Publishing Riverfront\. /u)).toBeVisible();
});

it('shows that nothing was sent to the players that a stopped publishing did not reach, and retries them [MEDIA-08/publish]', async () => {
  const { user, dialog, sentIds, respond } = await publishToSides();
  act(() => cancelTask(getTasks()[0]?.id ?? ''));
  respond();
  const retry = await dialog.findByRole('button', { name: 'Retry 2 players' });
  await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy', 'true'));
  const results = within(dialog.getByRole('region', { name: 'Players' }));
  const readResults = () => texts(results.getAllByRole('listitem'));
  expect(readResults().slice(0, 2)).toEqual(['北屏 七面not sent', '北屏 八面not sent']);
  expect(readResults().join()).not.toContain('is being sent');
  await user.click(retry);
  await waitFor(() =>
    expect(readResults()).toEqual(
      expect.arrayContaining(SIDES.map(name => `北屏 ${name}has it, plays no projectPlay it now`)),
    ),
  );
  expect(sentIds).toHaveLength(SIDES.length);
});

it('retries under Tasks the players that a stopped publishing did not reach [MEDIA-08/publish]', async () => {
  const { user, sentIds, respond } = await publishToSides();
  await leaveEditor();
  await user.click(screen.getByRole('button', { name: 'Tasks, 1 running' }));
  const task = within(await screen.findByRole('listitem', { name: 'Publishing 夜景' }));
  await user.click(task.getByRole('button', { name: 'Cancel: Publishing 夜景' }));
  respond();
  await user.click(await task.findByRole('button', { name: 'Retry 2' }));
  expect(await screen.findByText('Finished: Publishing 夜景')).toBeVisible();
  expect(sentIds.slice(6)).toEqual(['p12', 'p13']);
});

it('players are chosen by domain and by group, and one that gets the project is switched to it after a confirmation [MEDIA-12/add] [MEDIA-12/active]', async () => {
  const { user } = await openPublishedProject();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish the project' }));
  await user.click(await dialog.findByRole('button', { name: 'Add to more players' }));
  const listChoices = () =>
    dialog
      .getAllByRole('checkbox')
      .map(each => each.closest('label')?.querySelector('bdi')?.textContent);
  await user.selectOptions(await dialog.findByRole('combobox', { name: 'Group' }), '滨江屏');
  expect(listChoices()).toEqual(['南屏 顶面']);
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Group' }), 'All groups');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Domain' }), '望湖路');
  expect(listChoices()).toEqual(['北屏 侧面', '北屏 底面']);
  await user.click(dialog.getByRole('button', { name: 'Choose all shown (2)' }));
  expect(dialog.getByText('2 chosen')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  await user.click(await dialog.findByRole('button', { name: 'Play 夜景 on 北屏 侧面' }));
  const confirmation = within(
    await screen.findByRole('dialog', { name: 'Play 夜景 on 北屏 侧面' }),
  );
  expect(confirmation.getByText(/switches to this project immediately/u)).toBeVisible();
  await user.click(confirmation.getByRole('button', { name: 'Play it now' }));
  expect(await dialog.findByText('北屏 侧面')).toBeVisible();
  const results = within(dialog.getByRole('region', { name: 'Players', hidden: true }));
  await waitFor(() =>
    expect(texts(results.getAllByRole('listitem'))).toContain('北屏 侧面plays the new version'),
  );
});
