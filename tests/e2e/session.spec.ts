import { createConsolePage } from './support/consolePage.ts';
import { expect, test } from './support/test.ts';

test('logging out in one tab empties the other at once, and Back shows nothing [AUTH-14] [SEC-09/back]', async ({
  page,
  context,
  consolePage,
  translate,
  isMobile,
  language,
}) => {
  await page.goto('/permissionManage');
  await consolePage.signIn('admin');
  await expect(consolePage.entry('admin')).toBeVisible();

  // A second tab of the same browser is signed in already.
  const second = await context.newPage();
  await second.addInitScript(chosen => localStorage.setItem('appLanguage', chosen), language);
  await second.goto('/permissionManage');
  await expect(createConsolePage(second, translate, isMobile).entry('admin')).toBeVisible();

  await consolePage.signOut();
  const signIn = (tab: typeof page) =>
    tab.getByRole('button', { name: translate('signIn.submit') });
  await expect(signIn(page)).toBeVisible();
  await expect(signIn(second)).toBeVisible();
  await expect(second).toHaveURL(/\/login$/u);
  expect(await context.cookies()).toEqual([]);
  const left = await second.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  expect(left.filter(key => !['appLanguage', 'version'].includes(key))).toEqual([]);

  // Signing out replaced the list in the history of both tabs: the page before it is the blank one that a tab
  // starts with. Each step waits for its page: a navigation that interrupts another one rewrites the history.
  for (const tab of [page, second]) {
    await tab.goBack();
    await expect(tab).toHaveURL('about:blank');
    await tab.goForward();
    await expect(signIn(tab)).toBeVisible();
    await expect(tab.getByRole('table')).toHaveCount(0);
  }
  // From another page, Back shows the sign-in page and no row.
  await second.goto('about:blank');
  await second.goBack();
  await expect(signIn(second)).toBeVisible();
  await expect(second.getByRole('table')).toHaveCount(0);
});

test('a session that ends in mid-edit brings the form back after signing in [AUTH-13]', async ({
  page,
  context,
  consolePage,
  translate,
  problems,
}) => {
  problems.expect(/status of 401/u);
  await page.goto('/data/domains/create');
  await consolePage.signIn('admin');
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('North bank');
  // The platform drops the token, as after a sign-out.
  const cookie = (await context.cookies()).find(each => each.name === 'user')!;
  const { tokenId } = JSON.parse(decodeURIComponent(cookie.value)) as { tokenId: string };
  await page.request.post('/api/users/users/logout', { headers: { authorization: tokenId } });
  await page.locator('form button[type=submit]').click();
  await expect(page.getByText(translate('ended.expired.saved'))).toBeVisible();
  await consolePage.signIn('admin');
  await expect(page.getByText(translate('drafts.back'))).toBeVisible();
  await expect(name).toHaveValue('North bank');
  await expect(page).toHaveURL(/\/data\/domains\/create$/u);
});

test('a new user chooses a password before anything else opens[AUTH-08]', async ({
  page,
  consolePage,
  translate,
}) => {
  await page.goto('/permissionManage');
  await consolePage.signIn('newcomer');
  await expect(page).toHaveURL(/\/pwd-change/u);
  const box = await page.locator('form').boundingBox();
  expect(box?.width).toBe(360);
  const middle = (box?.x ?? 0) + (box?.width ?? 0) / 2;
  expect(Math.abs(middle - page.viewportSize()!.width / 2)).toBeLessThan(2);

  await page.goto('/assetManage/model');
  await expect(page).toHaveURL(/\/pwd-change/u);
  const fill = (key: string, text: string) =>
    page.getByLabel(translate(key), { exact: true }).fill(text);
  await fill('password.old', 'Lamp#2026');
  await fill('password.new', 'Lamp#2027');
  await fill('password.repeat', 'Lamp#2027');
  await page.getByRole('button', { name: translate('password.change') }).click();
  await expect(page).toHaveURL(/\/login/u);
  await expect(page.getByText(translate('ended.password'))).toBeVisible();
  await consolePage.signIn('newcomer', 'Lamp#2027');
  await expect(page).not.toHaveURL(/login|pwd-change/u);
});
