import { readFileSync } from 'node:fs';

import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import {
  removeNotifications,
  storeNotification,
} from '../../src/app/messages/notificationStore.ts';
import { openConsole } from '../support/openConsole.tsx';

const STATES = ['error', 'success', 'warning'] as const;
const LABELS = { error: 'Error', success: 'Success', warning: 'Warning' } as const;

/** The colour of a glyph in the style sheet of the console. */
function readColour(glyph: Element): string | undefined {
  const name = [...glyph.classList].find(each => each.startsWith('glyph-'));
  const styles = readFileSync('src/ui/base.css', 'utf8');
  return new RegExp(`\\.${name}[^{]*\\{[^}]*color: (var\\([^)]*\\))`, 'u').exec(styles)?.[1];
}

afterEach(() => act(() => removeNotifications()));

it('shows fail, success and warning each with its own icon, word and colour, and removes notices singly and all at once [ALERT-13]', async () => {
  const { user } = await openConsole('/');
  act(() => STATES.forEach(type => storeNotification({ message: `Notice of ${type}`, type })));
  await user.click(await screen.findByRole('button', { name: /^Messages/u }));
  const centre = within(await screen.findByRole('dialog', { name: 'Messages' }));
  await user.click(await centre.findByRole('tab', { name: /^Results/u }));
  const panel = within(await screen.findByRole('tabpanel', { name: 'Results' }));
  const notices = STATES.map(type =>
    panel.getByText(`Notice of ${type}`).closest<HTMLElement>('li')!,
  );
  notices.forEach((notice, index) =>
    expect(within(notice).getByText(LABELS[STATES[index]!])).toBeVisible(),
  );
  const glyphs = notices.map(notice => notice.querySelector('svg')!);
  expect(new Set(glyphs.map(({ innerHTML }) => innerHTML)).size).toBe(3);
  const colours = glyphs.map(readColour);
  expect(colours).not.toContain(undefined);
  expect(new Set(colours).size).toBe(3);

  await user.click(within(notices[1]!).getByRole('button', { name: 'Remove this message' }));
  await waitFor(() => expect(panel.queryByText('Notice of success')).toBeNull());
  expect(panel.getAllByRole('listitem')).toHaveLength(2);
  await user.click(centre.getByRole('button', { name: 'Clear all' }));
  expect(await panel.findByText(/^No messages since/u)).toBeVisible();
});
