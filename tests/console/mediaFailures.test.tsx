import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { createDefaultTimes } from '../../mocks/model/media/createDefaultTimes.ts';
import { findDialog, openRowAction, pressInDialog } from '../support/dialogs.ts';
import { CAUSE_AND_REMEDY, createFailingPlatform } from '../support/failedMutations.ts';
import {
  createMediaProject,
  EVENING_PLAN,
  type MediaRecord,
  openEditor,
} from '../support/mediaEditor.ts';
import { findRow, openConsole, platform } from '../support/openConsole.tsx';
import { OWN_MUTATIONS } from '../support/ownMutations.ts';
import { TOWN_TIME_MS } from '../support/testTown.ts';
import { serveTestTown } from '../support/townConsole.ts';
import { playerRows } from '../support/townPlayers.ts';

const { failAllMutations, expectFailure, noteShown } = createFailingPlatform(
  OWN_MUTATIONS.mediaFailures,
);

const causeAndRemedy = new RegExp(CAUSE_AND_REMEDY, 'u');

it('a failed publication or save in the editor shows what failed, of which project, why and what to do, and keeps the edit [ERR-03/own]', async () => {
  const project = await createMediaProject(EVENING_PLAN);
  const { user, select, properties, type } = await openEditor(project);
  failAllMutations();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await pressInDialog(user, 'Publish');
  await expectFailure('Publishing Riverfront', 'features/media/publish/publishSaved.ts');
  await pressInDialog(user, 'Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await select(/^Riverfront/u);
  const name = properties().getByRole('textbox', { name: 'Name' });
  await type(name, 'Lakeside');
  await user.keyboard('{Control>}s{/Control}');
  const header = within(screen.getByRole('heading', { name: 'Lakeside', level: 1 }).parentElement!);
  const label = await header.findByText(/^Not saved: /u);
  expect(label).toHaveTextContent(causeAndRemedy);
  expect(label).toHaveAttribute('title', expect.stringMatching(causeAndRemedy));
  expect(header.getByRole('button', { name: 'Retry now' })).toBeEnabled();
  // It is announced once, with its reason.
  expect(screen.getAllByText(/^Not saved/u)).toEqual([label]);
  noteShown('features/media/save/sendChange.ts');
  expect(name).toHaveValue('Lakeside');
  // What is not saved cannot be published, for the same reason.
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await expectFailure('Saving Lakeside');
});

it('a failed publication or deletion in the list of projects shows what failed, of which, why and what to do [ERR-03/own]', async () => {
  await createMediaProject(EVENING_PLAN);
  const { user } = await openConsole('/data/projects');
  await findRow('Riverfront');
  failAllMutations();
  await openRowAction(user, 'Riverfront', 'Publish');
  await user.click(await screen.findByRole('button', { name: 'Publish Riverfront' }));
  await expectFailure('Publish Riverfront');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click((await findRow('Riverfront')).getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Delete Riverfront' }));
  await expectFailure('Delete Riverfront');
});

/** Opens the editor of a project that can be published, in a town with one player, which has these projects. */
async function openFilm(projects: readonly object[]) {
  const [north] = playerRows.players ?? [];
  const plan = {
    ...{ id: 'a', name: '早间', type: 'playerPlan', scenes: [] },
    ...{ updateTime: new Date(TOWN_TIME_MS).toISOString(), ...createDefaultTimes(TOWN_TIME_MS) },
  };
  serveTestTown({
    ...playerRows,
    mediaContents: [{ id: 'film', programs: [plan] }],
    players: [{ ...north!, projects }],
  });
  return openEditor({ id: 'film' } as MediaRecord);
}

it('a player that does not get a published project shows why and what to do, and can be retried [ERR-03/own]', async () => {
  const { user } = await openFilm([]);
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = await findDialog();
  await user.click(await dialog.findByRole('button', { name: 'Add to more players' }));
  await user.click(dialog.getByRole('checkbox', { name: /正面/u }));
  failAllMutations('publishProject');
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  const results = within(await dialog.findByRole('region', { name: 'Players' }));
  await waitFor(() => expect(results.getByRole('listitem')).toHaveTextContent(causeAndRemedy));
  expect(results.getByRole('listitem')).toHaveTextContent(/^北屏 正面/u);
  noteShown('features/media/publish/startPublishing.ts');
  expect(await dialog.findByRole('button', { name: 'Retry 1 player' })).toBeVisible();
});

it('a player that does not switch to a published project shows what failed, why and what to do [ERR-03/own]', async () => {
  const sentAt = new Date(TOWN_TIME_MS).toISOString();
  const { user } = await openFilm([
    { id: 'film', name: '夜景', active: false, version: 4, sentAt },
  ]);
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  failAllMutations('publishProject');
  await pressInDialog(user, 'Publish');
  await user.click(await screen.findByRole('button', { name: 'Play 夜景 on 北屏 正面' }));
  await user.click(await screen.findByRole('button', { name: 'Play it now' }));
  await expectFailure('Play 夜景 on 北屏 正面', 'features/media/publish/PlayNow.tsx');
});

it('a failed command to a player shows what failed, on which, why and what to do, and keeps the choice [ERR-03/own]', async () => {
  serveTestTown(playerRows);
  const { user } = await openConsole('/playProject');
  const row = await findRow('北屏');
  failAllMutations();
  await user.click(row.getByRole('button', { name: /^More/u }));
  await user.click(await screen.findByRole('menuitem', { name: 'Play this project' }));
  const project = await (await findDialog()).findByRole('combobox', { name: /^Project/u });
  await user.click(project);
  await user.click(await screen.findByRole('option', { name: '新闻' }));
  await pressInDialog(user, /^Play this project/u);
  await expectFailure(/Play this project .+/u);
  expect(project).toHaveValue('新闻');
});

it('a failed change of the documents of a model type shows what failed, of which document, why and what to do, and keeps the choice [ERR-03/own]', async () => {
  const { user } = await openConsole('/data/modelTypes');
  const [count] = await screen.findAllByRole('button', { name: /^\d+ documents?$/u });
  await user.click(count!);
  const dialog = within(await screen.findByRole('dialog', { name: /^Documents of /u }));
  const file = 'features/storage/useModelTypeDocuments.ts';
  const [remove] = await dialog.findAllByRole('button', { name: /^Remove “/u });
  failAllMutations();
  await user.click(remove!);
  await expectFailure(remove!.getAttribute('aria-label')!, file);
  expect(remove).toBeVisible();

  // One that is removed can be attached again.
  platform.resetHandlers();
  await user.click(remove!);
  await waitFor(() => expect(remove).not.toBeInTheDocument());
  const stored = await dialog.findByRole('combobox', { name: 'Stored document' });
  await user.click(stored);
  const [option] = await screen.findAllByRole('option');
  const name = option!.textContent;
  await user.click(option!);
  failAllMutations();
  await user.click(dialog.getByRole('button', { name: 'Attach' }));
  await expectFailure(`Attach “${name}”`, file);
  expect(stored).toHaveValue(name);

  await user.upload(dialog.getByLabelText('Choose files'), MANUAL);
  const upload = await dialog.findByRole('listitem', { name: MANUAL.name });
  await waitFor(() => expect(upload).toHaveTextContent(causeAndRemedy));
  noteShown('features/storage/ModelTypeDocumentsDialog.tsx');
});

const MANUAL = new File(['第一步：断电'], '安装步骤.txt', { type: 'text/plain' });

it.each([
  ['documents', 'Upload document', 'features/storage/UploadDocumentsDialog.tsx'],
  ['files', 'Upload file', 'data/materialTarget.ts'],
] as const)(
  'a failed upload to the stored %s shows which file, why and what to do, and can be retried [ERR-03/own]',
  async (folder, action, file) => {
    const { user } = await openConsole(`/systemOperation/storage/${folder}`);
    await user.click(await screen.findByRole('button', { name: action }));
    const dialog = await findDialog();
    if (folder === 'documents') {
      await user.click(dialog.getByRole('combobox', { name: 'Device type' }));
      await user.click((await screen.findAllByRole('option'))[0]!);
    }
    failAllMutations();
    await user.upload(await dialog.findByLabelText('Choose files', { selector: 'input' }), MANUAL);
    const upload = await dialog.findByRole('listitem', { name: MANUAL.name });
    await waitFor(() => expect(upload).toHaveTextContent(causeAndRemedy));
    noteShown(file);
    expect(within(upload).getByRole('button', { name: `Retry ${MANUAL.name}` })).toBeEnabled();
  },
);
