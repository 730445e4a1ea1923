import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { mockResponse } from '../../mocks/hosts/mockResponse.ts';
import {
  muteConsoleError,
  openConsole,
  platform,
  getReceivedCalls,
} from '../support/openConsole.tsx';

const choose = async (user: UserEvent, language: 'English' | '中文') => {
  await user.click(screen.getByRole('button', { name: /^(Language|语言)/u }));
  await user.click(await screen.findByRole('menuitem', { name: language }));
};

/** The bell requests alerts every 15 s, independent of user input. */
const isOfTheClock = (call: string) => call.startsWith('GET /api/core/alerts');

describe('a form that is open when the language changes', () => {
  it('keeps what was typed, where the cursor is and what is wrong; texts, title and lang follow [I18N-01] [VALID-06]', async () => {
    const { user } = await openConsole('/assetManage/model/ssslc/create');
    const id = await screen.findByLabelText<HTMLInputElement>(/^Device ID/u);
    await user.type(id, 'ssslc0000001');
    expect(id).toHaveValue('SSSLC0000001');
    await user.type(screen.getByLabelText(/^Device name/u), '1/2');
    await user.tab();
    expect(id).toHaveAccessibleDescription(
      'Use 16 to 20 characters: capital letters A to Z, digits and underscores. This has 12.',
    );
    expect(document.title).toBe('Add device · Devices · Assets · City Light Console');
    const calls = getReceivedCalls().map(({ call }) => call);

    await choose(user, '中文');
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'zh'));
    expect(screen.getByLabelText(/^设备编号/u)).toBe(id);
    expect(id).toHaveValue('SSSLC0000001');
    expect(id).toHaveAccessibleDescription(
      '请输入 16 至 20 位大写字母、数字或下划线。现有 12 个。',
    );
    expect(screen.getByLabelText(/^设备名称/u)).toHaveAccessibleDescription(
      '不能包含 / \\ : * ? % " < > |，首尾不能有空格。',
    );
    expect(document.title).toBe('添加设备 · 设备 · 资产管理 · 城市照明控制台');
    expect(localStorage.getItem('appLanguage')).toBe('zh');
    // MUI's own texts.
    expect(screen.getAllByRole('button', { name: '打开' })[0]).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Open' })).not.toBeInTheDocument();
    // Nothing was mounted again, so nothing was requested again.
    const since = getReceivedCalls().slice(calls.length);
    expect(since.filter(({ call }) => calls.includes(call) && !isOfTheClock(call))).toEqual([]);

    await choose(user, 'English');
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'en'));
    expect(screen.getByLabelText(/^Device ID/u)).toBe(id);
    expect(id).toHaveValue('SSSLC0000001');
  });

  it('keeps the cursor where it is when a letter is made a capital and invisible characters are removed [VALID-06]', async () => {
    const { user } = await openConsole('/assetManage/model/ssslc/create');
    const id = await screen.findByLabelText<HTMLInputElement>(/^Device ID/u);
    await user.type(id, 'SSSLC001');
    await user.type(id, 'x', { initialSelectionStart: 5, initialSelectionEnd: 5 });
    expect(id).toHaveValue('SSSLCX001');
    expect(id.selectionStart).toBe(6);
    await user.paste('\u202aｙ\u200b\u200e');
    expect(id).toHaveValue('SSSLCXY001');
    expect(id.selectionStart).toBe(7);
  });

  it('shows in the current language what the platform rejected before [VALID-17]', async () => {
    muteConsoleError();
    platform.use(
      mockResponse('createDomain', 422, {
        error: {
          statusCode: 422,
          name: 'ValidationError',
          message: 'invalid',
          code: 22,
          details: [{ path: '/name', code: 'pattern', message: 'no' }],
        },
      }),
    );
    const { user } = await openConsole('/domainManage/domainEdit/list/create');
    const name = await screen.findByLabelText(/^Name/u);
    await user.type(name, '滨江');
    await user.click(screen.getByRole('button', { name: 'Add domain' }));
    await waitFor(() =>
      expect(name).toHaveAccessibleDescription(
        'Use letters, digits, underscores, Chinese characters and spaces, and neither underscore nor space at either end.',
      ),
    );
    await choose(user, '中文');
    await waitFor(() => expect(name).toHaveAccessibleDescription(/^只能使用字母/u));
    expect(name).toHaveValue('滨江');
  });
});

it('another tab that changes the language changes this one, once it has the messages [I18N-01]', async () => {
  const { user } = await openConsole('/domainManage/domainEdit/list/create');
  const name = await screen.findByLabelText(/^Name/u);
  await user.type(name, '滨江');
  act(() => {
    const change = { key: 'RaStore.locale', newValue: '"zh"' };
    localStorage.setItem(change.key, change.newValue);
    window.dispatchEvent(new StorageEvent('storage', change));
  });
  expect(await screen.findByLabelText(/^名称/u)).toBe(name);
  expect(name).toHaveValue('滨江');
});
