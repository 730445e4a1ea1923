import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { openConsole, getReceivedCalls, findRow } from '../support/openConsole.tsx';
import { typeDateTime } from '../support/typeDateTime.ts';
import { watchSavedFiles } from '../support/savedFiles.ts';

// Runs in a copy of the project whose core document has been given the pieces of docs/from-a-document-to-a-screen.md.

const LIST = '/data/inspections';
const CALLS = 'POST /api/core/inspections';

/** Types a new inspection into its form and sends it. */
async function add(user: UserEvent, title: string, result: string, minutes: string) {
  await user.type(await screen.findByLabelText(/^Title/u), title);
  await user.click(screen.getByRole('combobox', { name: /^Device/u }));
  const [device] = await screen.findAllByRole('option');
  await user.click(device!);
  await typeDateTime(screen, /^Day/u, '2026-11-20');
  await user.click(screen.getByRole('combobox', { name: /^Result/u }));
  await user.click(await screen.findByRole('option', { name: result }));
  await user.type(screen.getByLabelText(/^Time taken/u), minutes);
  await user.click(screen.getByRole('button', { name: 'Add inspection' }));
}

it('starts with an empty list that shows how to add the first one', async () => {
  await openConsole(LIST);
  expect(await screen.findByText('No inspections here yet')).toBeVisible();
  expect((await screen.findAllByRole('button', { name: 'Add inspection' }))[0]).toBeVisible();
});

it('adds one by its form, filters it by its chips, changes it and deletes it', async () => {
  const { user } = await openConsole(`${LIST}/create`);
  await add(user, 'Night round', 'Repaired', '25');
  const row = await findRow('Night round');
  expect(row.getByText('Repaired')).toBeVisible();
  expect(row.getByText('2026-11-20')).toBeVisible();
  expect(getReceivedCalls(CALLS)).toHaveLength(1);

  await user.click(screen.getByRole('button', { name: 'Filter' }));
  const editor = within(await screen.findByRole('dialog'));
  await user.click(editor.getByRole('combobox', { name: 'Field' }));
  await user.click(await screen.findByRole('option', { name: 'Result' }));
  await user.click(editor.getByRole('combobox', { name: 'Value' }));
  await user.click(await screen.findByRole('option', { name: 'Good' }));
  await user.keyboard('{Escape}');
  await user.click(editor.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('Nothing matches')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));

  await user.click(await screen.findByRole('link', { name: 'Night round' }));
  expect(await screen.findByText('Time taken')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const title = await screen.findByLabelText(/^Title/u);
  await user.clear(title);
  await user.type(title, 'Morning round');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await findRow('Morning round')).getByText('Repaired')).toBeVisible();

  await user.click(await screen.findByRole('button', { name: 'More actions for Morning round' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('The inspection is permanently deleted.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Delete Morning round' }));
  expect(await screen.findByText('No inspections here yet')).toBeVisible();
});

it('validates what is typed by the bounds of the document', async () => {
  const { user } = await openConsole(`${LIST}/create`);
  await add(user, 'Night round', 'Good', '601');
  expect(await screen.findByText('Use a number from 1 to 600.')).toBeVisible();
  expect(getReceivedCalls(CALLS)).toHaveLength(0);
});

it('is shown in Chinese', async () => {
  await openConsole(LIST, { language: 'zh' });
  expect(await screen.findByRole('heading', { name: /^巡检记录/u })).toBeVisible();
  expect((await screen.findAllByRole('button', { name: '添加巡检' }))[0]).toBeVisible();
});

it('lets an operator look, and offers nothing that the platform would reject', async () => {
  await openConsole(LIST, { as: 'operator' });
  expect(await screen.findByText('No inspections here yet')).toBeVisible();
  for (const button of screen.queryAllByRole('button', { name: 'Add inspection' }))
    expect(button).toHaveAttribute('aria-disabled', 'true');
});

it('gives an operator the response of the guard at the URL of the form', async () => {
  await openConsole(`${LIST}/create`, { as: 'operator' });
  await waitFor(() => expect(screen.queryByLabelText(/^Title/u)).toBeNull());
  expect(await screen.findByText('Not for your role')).toBeVisible();
});

const FILE = `Title,Device,Day,Result,Time taken (min),Lamp was lit
Night round,LAMP00001_OFFLINE,2026-11-20,Repaired,25,Yes
Too long,LAMP00001_OFFLINE,2026-11-20,Good,601,No
`;

it('takes rows in from a file, validated before they are sent, and gives them back as one', async () => {
  const saved = watchSavedFiles();
  const { user } = await openConsole(LIST);
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  const wizard = within(await screen.findByRole('dialog'));
  const file = new File([FILE], 'inspections.csv', { type: 'text/csv' });
  await user.upload(await wizard.findByLabelText('Choose a file'), file);
  await user.click(await wizard.findByRole('button', { name: 'Check 2 rows' }));
  expect(await wizard.findByText(/Use a number from 1 to 600/u)).toBeVisible();
  expect(getReceivedCalls(CALLS)).toHaveLength(0);
  await user.click(wizard.getByRole('button', { name: 'Import one row' }));
  expect(await wizard.findByText('Added')).toBeVisible();
  await waitFor(() => expect(getReceivedCalls(CALLS)).toHaveLength(1));
  await user.click(await wizard.findByRole('button', { name: 'Close' }));
  expect((await findRow('Night round')).getByText('Repaired')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Export' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: 'CSV' }));
  await user.click(dialog.getByRole('button', { name: 'Export' }));
  expect((await saved.file()).text).toMatch(/Night round.*2026-11-20.*Repaired.*25/u);
});
