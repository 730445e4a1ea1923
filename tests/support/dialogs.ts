import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

import { findRow } from './openConsole.tsx';

/** The open dialog. */
export const findDialog = async () => within(await screen.findByRole('dialog'));

/** The open confirmation of a critical action. */
export const findWarning = async () => within(await screen.findByRole('alertdialog'));

/** Presses a button of the open dialog. */
export const pressInDialog = async (user: UserEvent, name: string | RegExp) =>
  user.click(await (await findDialog()).findByRole('button', { name }));

/** Chooses an action from the menu of a row. */
export async function openRowAction(user: UserEvent, record: string, action: string) {
  const row = await findRow(record);
  await user.click(row.getByRole('button', { name: `More actions for ${record}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

/** Cancels the open dialog, and confirms that its input is discarded. */
export async function cancelDialog(user: UserEvent) {
  await pressInDialog(user, 'Cancel');
  const discard = screen.queryByRole('button', { name: /^Discard/u });
  if (discard) await user.click(discard);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** Closes whatever dialog is open. */
export async function closeDialog(user: UserEvent) {
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole(/dialog$/u as never)).toBeNull());
}
