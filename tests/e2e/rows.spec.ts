import { expect, test } from './support/test.ts';

test('the icons of a row cover it, so that no column moves under the pointer', async ({
  page,
  consolePage,
  translate,
}) => {
  await consolePage.openSignedIn('/permissionManage');
  const row = consolePage.entry('admin');
  const edges = () =>
    page.locator('thead th').evaluateAll(heads => heads.map(one => one.getBoundingClientRect().x));
  await expect(row).toBeVisible();
  const before = await edges();

  await row.hover();
  const icon = row.getByRole('button', { name: translate('users.reset'), exact: true });
  await expect(icon).toBeVisible();
  await expect(icon.locator('..')).toHaveCSS('opacity', '1');
  expect(await edges()).toEqual(before);
});
