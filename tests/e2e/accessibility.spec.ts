import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { expect, test } from './support/test.ts';

/** What axe finds serious or worse, as sentences. */
async function findings(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test('sign-in, home, the users and their form keep no one out [UX-10/users]', async ({
      page,
      person,
      say,
    }) => {
      await page.goto('/permissionManage');
      await expect(page.getByRole('button', { name: say('signIn.submit') })).toBeVisible();
      expect(await findings(page)).toEqual([]);

      await person.signIn('admin');
      await expect(person.entry('admin')).toBeVisible();
      expect(await findings(page)).toEqual([]);

      await page.getByRole('button', { name: say('users.add'), exact: true }).click();
      await expect(person.dialog).toBeVisible();
      expect(await findings(page)).toEqual([]);

      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('link', { name: say('shell.module.permission') })).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });
  });
