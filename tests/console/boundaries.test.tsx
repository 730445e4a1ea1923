import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AdminContext, type I18nProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';

import { SEEDED_PASSWORD } from '../../mocks/platform/passwordHasher.ts';
import { signIn } from '../../src/api/signIn.ts';
import { NotFound } from '../../src/app/NotFound.tsx';
import { prepareConsole } from '../../src/app/prepareConsole.ts';
import { createQueryClient } from '../../src/app/createQueryClient.ts';
import { reportCaughtError } from '../../src/app/reportCaughtError.ts';
import { Shell } from '../../src/app/Shell.tsx';
import { authProvider } from '../../src/data/authProvider.ts';
import { configuration } from '../../src/data/configuration.ts';
import '../support/openConsole.tsx';

/** The shell around a page, as texts, each of which can make its part throw. */
async function openShell(path: string) {
  const broken = new Set<string>();
  localStorage.setItem('appLanguage', 'en');
  await signIn({ username: 'admin', password: SEEDED_PASSWORD });
  await Promise.all([configuration.load('version'), configuration.load('model')]);
  const { dataProvider, i18nProvider, store } = await prepareConsole();
  const brokenI18nProvider: I18nProvider = {
    ...i18nProvider,
    translate: (key, options) => {
      if (broken.has(key)) throw new RangeError(`No words for ${key.replaceAll('.', ' ')}`);
      return i18nProvider.translate(key, options);
    },
  };
  const queryClient = createQueryClient();
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <AdminContext
            {...{ authProvider, dataProvider, store, queryClient }}
            i18nProvider={brokenI18nProvider}
          >
            <Shell>
              <NotFound />
            </Shell>
          </AdminContext>
        ),
      },
    ],
    { initialEntries: [path] },
  );
  const user = userEvent.setup({ delay: null });
  render(<RouterProvider router={router} />, { onCaughtError: reportCaughtError });
  await screen.findByRole('heading', { name: 'Page not found' });
  /** Renders everything once more, with these messages broken. */
  const breakMessages = async (...keys: readonly string[]) => {
    for (const key of keys) broken.add(key);
    await act(() => router.navigate(`${path}?again=${keys.join()}`));
  };
  return { user, broken, breakMessages };
}

const failed = (region: string) =>
  screen.findByText(`${region} stopped working`).then(text => text.closest('[role=alert]')!);
const page = () => screen.queryByRole('heading', { name: 'Page not found' });
const bar = () => screen.queryByRole('banner');

it('a failing part shows an error in its own area and can be rendered again, while the rest works [SHELL-28]', async () => {
  const reports = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const { user, broken, breakMessages } = await openShell('/assetManage/nothing');
  const tryAgain = async (alert: Element) => {
    broken.clear();
    await user.click(within(alert as HTMLElement).getByRole('button', { name: 'Try again' }));
  };

  await breakMessages('shell.notFound.hint');
  const sheet = await failed('This page');
  expect(page()).toBeNull();
  expect(bar()).toBeVisible();
  const details = screen.getByText('Technical details');
  await user.click(details);
  expect(screen.getByText(/RangeError: No words for shell notFound hint/u)).toHaveTextContent(
    'NotFound',
  );
  await tryAgain(sheet);
  expect(page()).toBeVisible();

  await breakMessages('shell.bar');
  const line = await failed('The top bar');
  expect(page()).toBeVisible();
  expect(bar()).toBeNull();
  await tryAgain(line);
  expect(bar()).toBeVisible();

  await breakMessages('section.side');
  const side = await failed('The sidebar');
  expect(page()).toBeVisible();
  expect(bar()).toBeVisible();
  await tryAgain(side);
  expect(screen.queryByText('The sidebar stopped working')).toBeNull();
  expect(page()).toBeVisible();

  // Each error is reported in one line, without the objects that errors carry.
  const lines = reports.mock.calls.map(([line]) => String(line));
  expect(new Set(lines)).toEqual(
    new Set([
      'A part of the console failed: RangeError: No words for shell notFound hint',
      'A part of the console failed: RangeError: No words for shell bar',
      'A part of the console failed: RangeError: No words for section side',
    ]),
  );
});

it('a crashed overlay can be closed, and the page below it is unchanged [SHELL-28]', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const { user, broken } = await openShell('/assetManage/nothing');
  broken.add('shell.logout.title');
  await user.click(await screen.findByRole('button', { name: /^User centre/u }));
  await user.click(await screen.findByRole('button', { name: 'Log out' }));
  const alert = await failed('What you opened');
  expect(page()).toBeVisible();
  await user.click(within(alert as HTMLElement).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(page()).toBeVisible();
});
