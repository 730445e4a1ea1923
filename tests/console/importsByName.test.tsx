import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { openConsole } from '../support/openConsole.tsx';

/** Opens the import of users with a file of these lines, and has its rows checked. */
async function check(language: 'en' | 'zh', ...lines: readonly string[]) {
  const labels = { en: ['Import', /^Check/u], zh: ['导入', /^检查/u] } as const;
  const { user } = await openConsole('/permissionManage', { language });
  const [name, checks] = labels[language];
  await user.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog'));
  const file = new File([lines.join('\n')], 'users.csv');
  await user.upload(dialog.getByLabelText(/Choose a file|选择文件/u, { selector: 'input' }), file);
  await user.click(await dialog.findByRole('radio', { name: /^(Add or change|新增或更新)$/u }));
  await user.click(dialog.getByRole('button', { name: checks }));
  return dialog;
}

it.each([
  ['en', 'System manager', /“No such role” was not found/u, 'Unchanged, skipped'],
  ['zh', '系统管理员', /找不到“No such role”/u, '无变化，已跳过'],
] as const)(
  'finds a record by what an export calls it, also where that is a word of the language: %s',
  async (language, role, error, changes) => {
    const dialog = await check(
      language,
      'ID,Role,Last name,First name',
      `5f1e0000000000000000a001,${role},Li,Jing`,
      ',No such role,Li,Jing',
    );
    expect(await dialog.findAllByText(error)).not.toEqual([]);
    expect(dialog.queryByText(new RegExp(role, 'u'), { selector: 'li' })).not.toBeInTheDocument();
    expect(dialog.getByText(changes)).toBeVisible();
  },
);
