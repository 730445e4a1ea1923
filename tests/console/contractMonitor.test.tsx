import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
import { describe, expect, it, vi } from 'vitest';

import { contractReport } from '../../src/data/contractMonitor/contractMonitor.ts';
import { openLive, useFakeSocket } from '../support/live/openLiveConsole.tsx';
import { muteConsoleError, platform } from '../support/openConsole.tsx';
import { watchSavedFiles } from '../support/savedFiles.ts';

useFakeSocket();

const LIST = '/systemOperation/group';
const SECRET = 'kJ8dSx0aQ2mZ7vB4nC6tY1uR9eW3pL5f';

/** A platform whose groups have an invalid brightness and a secret that the document does not have. */
const serveInvalidGroups = () =>
  platform.use(
    http.get('*/api/core/groups', () =>
      Response.json([
        { id: 7, name: 'North', password: 'hunter2', token: SECRET },
        { id: 8, name: `Bearer ${SECRET}` },
      ]),
    ),
  );

const openUserCentre = async (as: string) => {
  const opened = await openLive(as, LIST);
  await opened.user.click(screen.getByRole('button', { name: /^User/u }));
  return opened;
};

describe('the contract monitor', () => {
  it('lists the deviations of live responses by operation, without secrets, and saves them [CALL-06/checks] [CALL-06/list] [CALL-06/redacted]', async () => {
    muteConsoleError();
    const saved = watchSavedFiles();
    serveInvalidGroups();
    const { user } = await openLive('admin', LIST);
    // The monitor starts after the page.
    await vi.waitUntil(
      async () => {
        await user.click(screen.getByRole('button', { name: 'Refresh' }));
        return contractReport.get().deviations.some(({ path }) => path === '[].id');
      },
      { timeout: 25_000, interval: 500 },
    );
    await user.click(document.querySelector('.bar-user')!);
    await user.click(await screen.findByRole('button', { name: 'Contract monitor' }));
    const element = await screen.findByRole('dialog', { name: 'Contract monitor' });
    const dialog = within(element);
    const cell = await dialog.findByText('[].id');
    expect(dialog.getByText(/response[s]? of the platform checked/u)).toBeVisible();
    const row = within(cell.closest('tr')!);
    expect(row.getByText('GET /groups')).toBeVisible();
    expect(row.getByText('type')).toBeVisible();
    expect(row.getByText('2')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Export' }));
    const file = await saved.file();
    expect(file.name).toBe('Contract monitor.json');
    const { deviations } = JSON.parse(file.text) as { deviations: readonly object[] };
    expect(deviations).toContainEqual(
      expect.objectContaining({ operation: 'GET /groups', path: '[].id', rule: 'type', count: 2 }),
    );
    for (const secret of [SECRET, 'hunter2']) {
      expect(file.text).not.toContain(secret);
      expect(element.innerHTML).not.toContain(secret);
    }
  });

  it.each([
    ['admin', true],
    ['device_admin', true],
    ['operator', false],
  ] as const)('is in the user menu of administrators: %s', async (as, isOffered) => {
    await openUserCentre(as);
    await screen.findByRole('button', { name: 'Keyboard shortcuts' });
    await waitFor(() =>
      expect(screen.queryAllByRole('button', { name: 'Contract monitor' })).toHaveLength(
        isOffered ? 1 : 0,
      ),
    );
  });
});
