import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { findRow, getReceivedCalls, openConsole } from '../support/openConsole.tsx';

/** Its first page has the names that start with A. */
const LIST = '/data/modelTypes';
const MANUAL = new File(['第一步：断电'], '安装步骤.txt', { type: 'text/plain' });

const chooseAction = async (user: UserEvent, name: string, action: RegExp) => {
  const row = await findRow(name);
  await user.click(row.getByRole('button', { name: /^More actions/u }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
};

const chooseType = async (user: UserEvent, type: string) => {
  await user.click(await screen.findByRole('combobox', { name: /^Device type/u }));
  await user.click(await screen.findByRole('option', { name: type }));
};

/** Returns the JSON bodies that were sent to a path. */
const listBodies = (call: RegExp) =>
  getReceivedCalls()
    .filter(received => call.test(received.call))
    .map(({ text }) => JSON.parse(text) as Readonly<Record<string, unknown>>);

async function attachManual(user: UserEvent, name: string) {
  const row = await findRow(name);
  await user.click(row.getByRole('button', { name: '0 documents' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Documents of ${name}` }));
  await user.upload(await dialog.findByLabelText('Choose files'), MANUAL);
  expect(await dialog.findByRole('button', { name: MANUAL.name })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

it('adds a model type, attaches a document, renames it and changes its device type with the document, and deletes it [STORE-02/types] [STORE-02/docs]', async () => {
  const { user } = await openConsole(LIST);
  await user.click((await screen.findAllByText('Add model type'))[0]!);
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'AA-4MP');
  await chooseType(user, 'Camera');
  await user.click(screen.getByRole('button', { name: 'Add model type' }));
  expect((await findRow('AA-4MP')).getByText('Camera')).toBeVisible();
  expect(listBodies(/^POST .*\/modelTypes$/u)).toEqual([{ name: 'AA-4MP', type: 'sscam' }]);

  await attachManual(user, 'AA-4MP');
  const [doc] = listBodies(/^POST .*\/docs$/u);
  expect(doc).toEqual({
    // The time of the upload, see modelTypes.test.tsx.
    ...{ id: expect.stringMatching(/^\d{13}$/u) as unknown, type: 'sscam' },
    ...{ name: MANUAL.name, url: MANUAL.name },
  });
  expect(await (await findRow('AA-4MP')).findByText('1 document')).toBeVisible();

  await chooseAction(user, 'AA-4MP', /^Edit/u);
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'AA-8MP');
  await chooseType(user, 'Environment sensor');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const renamed = await findRow('AA-8MP');
  expect(renamed.getByText('Environment sensor')).toBeVisible();
  await user.click(await renamed.findByRole('button', { name: '1 document' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Documents of AA-8MP' }));
  await user.click(await dialog.findByRole('button', { name: MANUAL.name }));
  const opened = within(await screen.findByRole('dialog', { name: MANUAL.name }));
  expect(await opened.findByText('第一步：断电')).toBeVisible();
  await user.click(opened.getByRole('button', { name: 'Close' }));
  await user.click(dialog.getByRole('button', { name: 'Close' }));

  await chooseAction(user, 'AA-8MP', /^Delete/u);
  const confirmation = within(await screen.findByRole('alertdialog'));
  await user.click(confirmation.getByRole('button', { name: /^Delete/u }));
  await waitFor(() => expect(screen.queryByText('AA-8MP', { selector: 'tr *' })).toBeNull());
});
