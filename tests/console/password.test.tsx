import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
import { describe, expect, it } from 'vitest';

import { mockResponse } from '../../mocks/hosts/mockResponse.ts';
import { SEEDED_PASSWORD } from '../../mocks/platform/passwordHasher.ts';
import { session } from '../../src/api/session.ts';
import {
  muteConsoleError,
  openConsole,
  platform,
  getReceivedCalls,
} from '../support/openConsole.tsx';

const CHANGE = 'POST /api/users/users/change-password';

const field = (name: string) => screen.getByLabelText(name, { selector: 'input' });
const old = () => field('Old password');
const fresh = () => field('New password');
const repeat = () => field('Repeat new password');
const confirm = () => screen.getByRole('button', { name: 'Change password' });
const isOpen = () => confirm().getAttribute('aria-disabled') !== 'true';

const openPage = async (language: 'en' | 'zh' = 'en') => {
  const opened = await openConsole('/pwd-change', { as: 'newcomer', language });
  await screen.findByRole('heading', { level: 1 });
  return opened;
};

type User = Awaited<ReturnType<typeof openPage>>['user'];

const fill = async (user: User, ...texts: readonly [string, string, string]) => {
  await user.type(old(), texts[0]);
  await user.type(fresh(), texts[1]);
  await user.type(repeat(), texts[2]);
};

/** The platform stumbles, or rejects the new password. */
const respondWithError = (status: number, details?: readonly object[]) =>
  platform.use(
    http.post('*/users/change-password', () =>
      Response.json(
        { error: { statusCode: status, message: 'no', code: 22, details } },
        { status },
      ),
    ),
  );

describe('the page of a new user', () => {
  it('has three passwords, a button, nothing of the console, and a log-out [AUTH-08]', async () => {
    const { user } = await openPage();
    expect(document.title).toBe('Choose your own password · City Light Console');
    for (const input of [old(), fresh(), repeat()])
      expect(input).toHaveAttribute('type', 'password');
    expect(old()).toHaveAttribute('autocomplete', 'current-password');
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('navigation')).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Show.*old password/iu }));
    expect(old()).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(session.read()).toBeUndefined());
    await waitFor(() => expect(getReceivedCalls('POST /api/users/users/logout')).toHaveLength(1));
  });

  it('starts with the focus in the first field, and goes back there when the old password is rejected [AUTH-09]', async () => {
    const { user } = await openPage();
    await waitFor(() => expect(old()).toHaveFocus());
    await fill(user, 'Wrong#2026', 'Lamp#2027', 'Lamp#2027');
    await user.click(confirm());
    expect(await screen.findByText('The old password is wrong.')).toBeVisible();
    await waitFor(() => expect(old()).toHaveFocus());
  });

  it('goes to the new password when the platform rejects that one [AUTH-09]', async () => {
    const { user } = await openPage();
    respondWithError(422, [{ path: '/newPassword', code: 'notOldPassword', message: 'no' }]);
    await fill(user, SEEDED_PASSWORD, 'Lamp#2027', 'Lamp#2027');
    await user.click(confirm());
    await screen.findByText('The new password must differ from the old password.');
    await waitFor(() => expect(fresh()).toHaveFocus());
  });

  it('validates a field only once it was edited, and opens its button when all are right [AUTH-09]', async () => {
    const { user } = await openPage();
    const problems = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
    // Looked at, and left: nothing was edited.
    for (const input of [old(), fresh(), repeat()]) await user.click(input);
    await user.tab();
    expect(problems()).toEqual([]);
    expect(isOpen()).toBe(false);

    await user.type(old(), 'x');
    await user.clear(old());
    expect(problems()).toEqual(['Required']);
    await user.type(old(), SEEDED_PASSWORD);
    const expectedTexts: readonly (readonly [string, string | undefined])[] = [
      ['short1', 'Use 8 to 16 characters.'],
      ['a'.repeat(17), 'Use 8 to 16 characters.'],
      ['lampslamps', /two of digits/u.source],
      ['Lamp 2027x', /two of digits/u.source],
      [SEEDED_PASSWORD, 'The new password must differ from the old password.'],
      ['Lamp#2027', undefined],
    ];
    for (const [typed, texts] of expectedTexts) {
      await user.clear(fresh());
      await user.type(fresh(), typed);
      expect(
        problems().filter(text => text !== 'Use 8 to 16 characters.' || texts === text),
      ).toEqual(texts === undefined ? [] : [expect.stringMatching(texts)]);
      expect(isOpen()).toBe(false);
    }
    await user.type(repeat(), 'Lamp#202');
    expect(problems()).toEqual(['The two passwords do not match.']);
    expect(isOpen()).toBe(false);
    await user.type(repeat(), '7');
    expect(problems()).toEqual([]);
    expect(isOpen()).toBe(true);
    // The new one is validated against the old one, whichever is typed last.
    await user.clear(old());
    await user.type(old(), 'Lamp#2027');
    expect(problems()).toEqual(['The new password must differ from the old password.']);
    expect(isOpen()).toBe(false);
  });

  it('does not take the username for a password [AUTH-09]', async () => {
    const { user } = await openPage('zh');
    const input = screen.getByLabelText('新密码', { selector: 'input' });
    await user.type(input, 'newcomer');
    expect(screen.getByRole('alert')).toHaveTextContent('密码不能与用户名相同');
  });

  it('keeps its button in reach with the reason, and sends nothing before it may [AUTH-09]', async () => {
    const { user } = await openPage();
    await user.type(old(), 'x{Enter}');
    confirm().focus();
    expect(confirm()).toHaveFocus();
    await user.hover(confirm());
    expect(await screen.findByText('Fill in all three fields correctly first.')).toBeVisible();
    await user.click(confirm());
    expect(getReceivedCalls(CHANGE)).toHaveLength(0);
  });

  it('sends a form of two fields once, and ends the session before anything else [AUTH-10] [AUTH-08]', async () => {
    const { user } = await openPage();
    await fill(user, SEEDED_PASSWORD, 'Lamp#2027', 'Lamp#2027');
    await user.dblClick(confirm());
    await waitFor(() => expect(session.read()).toBeUndefined());
    expect(session.ended()).toBe('password');
    const [sent, ...others] = getReceivedCalls(CHANGE);
    expect(others).toEqual([]);
    expect(sent!.headers.get('content-type')).toMatch(/^application\/x-www-form-urlencoded/u);
    expect([...new URLSearchParams(sent!.text)]).toEqual([
      ['oldPassword', SEEDED_PASSWORD],
      ['newPassword', 'Lamp#2027'],
    ]);
  });

  it('shows a wrong old password at its field, until that is edited [AUTH-09]', async () => {
    muteConsoleError();
    const { user } = await openPage();
    await fill(user, 'Wrong#2026', 'Lamp#2027', 'Lamp#2027');
    await user.click(confirm());
    expect(await screen.findByRole('alert')).toHaveTextContent('The old password is wrong.');
    expect(old()).toHaveAttribute('aria-invalid', 'true');
    expect(old()).toHaveAccessibleDescription('The old password is wrong.');
    expect(session.read()?.username).toBe('newcomer');
    await user.type(old(), '!');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(isOpen()).toBe(true);
  });

  it('takes any 4xx response for a rejection of the old password [AUTH-09]', async () => {
    muteConsoleError();
    const { user } = await openPage();
    await fill(user, SEEDED_PASSWORD, 'Lamp#2027', 'Lamp#2027');
    for (const status of [400, 403, 404, 409, 413, 422, 429]) {
      respondWithError(status);
      await user.click(confirm());
      expect(await screen.findByText('The old password is wrong.')).toBeVisible();
      expect(old()).toHaveAccessibleDescription('The old password is wrong.');
      expect(screen.queryByText(/^Change password failed/u)).toBeNull();
      await user.type(old(), '!');
      expect(screen.queryByRole('alert')).toBeNull();
    }
  });

  it('shows every other failure, keeps the input, and can be retried [ERR-03/own]', async () => {
    muteConsoleError();
    const { user } = await openPage();
    await fill(user, SEEDED_PASSWORD, 'Lamp#2027', 'Lamp#2027');
    respondWithError(422, [{ path: '/newPassword', code: 'notUsername', message: 'no' }]);
    await user.click(confirm());
    expect(await screen.findByText('The password must differ from the username.')).toBeVisible();
    respondWithError(503);
    await user.click(confirm());
    expect(await screen.findByText(/^Change password failed/u)).toBeVisible();
    expect(fresh()).toHaveValue('Lamp#2027');
    platform.use(mockResponse('changePassword', 204, undefined));
    await user.click(confirm());
    await waitFor(() => expect(session.ended()).toBe('password'));
  });
});

describe('the popup of the user centre', () => {
  const openPopup = async () => {
    const opened = await openConsole('/', { as: 'guest' });
    await opened.user.click(await screen.findByRole('button', { name: /^User centre/u }));
    await opened.user.click(await screen.findByRole('button', { name: 'Change password' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change password' });
    return { ...opened, dialog: within(dialog) };
  };

  it('requires a confirmation before it discards the input, and changes the password [AUTH-08]', async () => {
    const { user, dialog } = await openPopup();
    await waitFor(() => expect(old()).toHaveFocus());
    await user.type(old(), SEEDED_PASSWORD);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(getReceivedCalls(CHANGE)).toHaveLength(0);
    await user.type(fresh(), 'Lamp#2027');
    await user.type(repeat(), 'Lamp#2027');
    // The dialog of before is still closing: until it is removed, the rest of the page is hidden.
    await user.click(await dialog.findByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(session.ended()).toBe('password'));
    expect(getReceivedCalls(CHANGE)).toHaveLength(1);
  });
});
