import { expect, test } from './support/test.ts';
import { getOperationLabel, getColumnLabel, getFormLabel } from './support/messages.ts';

test('after a kill -9 the console finds everything as it was', async ({
  page,
  consolePage,
  translate,
  language,
  problems,
  startOwnCity,
}) => {
  // Not the city of the worker: others are looking at that one.
  const city = await startOwnCity();
  await page.goto(city.url);
  await consolePage.signIn('admin');
  await page.getByRole('main').locator('a[href="/permissionManage"]').click();

  await page.getByRole('button', { name: translate('users.add'), exact: true }).click();
  const fill = (source: string, text: string) =>
    consolePage.dialog
      .getByLabel(getFormLabel('createUser', source, language), { exact: true })
      .fill(text);
  await fill('username', '张伟_night');
  await fill('lastName', '张');
  await fill('firstName', '伟');
  await fill('password', 'Shift#2200');
  await fill('repeat', 'Shift#2200');
  await consolePage.confirm(translate('users.add'));
  await consolePage.search(getColumnLabel('username', language), '伟_n');
  const lock = getOperationLabel('lockUser', language);
  await consolePage.choose('张伟_night', lock);
  await consolePage.confirm(translate('action.confirm', { action: lock, record: '张伟_night' }));
  await expect(
    consolePage.entry('张伟_night').getByLabel(translate('users.isLocked')),
  ).toBeVisible();

  // The open page may poll while the platform is down, or open its socket.
  problems.expect(/net::ERR_|WebSocket/u);
  await city.crash();
  // The URL keeps the search; the session and the user are in the stored state of the platform.
  await page.reload();
  await expect(consolePage.entries).toHaveCount(1);
  await expect(consolePage.entry('张伟_night')).toContainText('张 伟');
  await expect(
    consolePage.entry('张伟_night').getByLabel(translate('users.isLocked')),
  ).toBeVisible();
  expect((await city.signIn('张伟_night', 'Shift#2200')).status).toBe(401);
});
