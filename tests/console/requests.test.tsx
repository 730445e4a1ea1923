import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { openConsole, getReceivedCalls, findRow } from '../support/openConsole.tsx';
import { validateRequest } from '../support/validateRequest.ts';

// Every other test of the console is validated likewise when it ends; this one tests that.
it('sends only what the documents allow, whatever a user does [MOCK-05]', async () => {
  const { user } = await openConsole('/');
  await user.click(await screen.findByRole('link', { name: /^Users and permissions/u }));
  await user.type(await screen.findByRole('searchbox'), 'oper.%_{Enter}');
  await screen.findByText(/^Nothing matches/u);
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'operator{Enter}');
  const row = await findRow('operator');
  await user.click(row.getByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Last name'), ' Li');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await user.click(await row.findByRole('button', { name: 'Lock' }));
  await user.click(await screen.findByRole('button', { name: 'Lock operator' }));
  await screen.findByText('operator locked');

  const sent = getReceivedCalls();
  expect(new Set(sent.map(({ call }) => call)).size).toBeGreaterThan(5);
  expect(sent.flatMap(validateRequest)).toEqual([]);
});
