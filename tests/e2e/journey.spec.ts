import { expect, test } from './support/test.ts';
import { getOperationLabel, getColumnLabel, getFormLabel } from './support/messages.ts';

const SEEDED_USERS = 5_007;
const PAGE = 15;

test('an administrator runs through the day’s work with users [USER-05] [USER-07]', async ({
  page,
  consolePage,
  translate,
  language,
  city,
}, { project }) => {
  const name = `ada_${project.name.replaceAll(' ', '_')}`;
  const username = getColumnLabel('username', language);
  const getLabel = (operation: Parameters<typeof getOperationLabel>[0]) =>
    getOperationLabel(operation, language);
  const fill = (operation: Parameters<typeof getFormLabel>[0], source: string, text: string) =>
    dialog.getByLabel(getFormLabel(operation, source, language), { exact: true }).fill(text);
  const { entries, entry, dialog } = consolePage;
  const heading = page.getByRole('main').getByRole('heading').first();

  await test.step('signs in and opens permission management from the home page', async () => {
    await page.goto('/');
    await consolePage.signIn('admin');
    await page.getByRole('main').locator('a[href="/permissionManage"]').click();
    await expect(page).toHaveURL(/\/permissionManage/);
    await expect(entries).toHaveCount(PAGE);
    await expect(heading).toContainText(/5,?00\d/);
  });

  await test.step('pages through all users', async () => {
    const first = await entries.first().textContent();
    await page.getByRole('button', { name: translate('pagination.next'), exact: true }).click();
    await expect(
      page.getByRole('button', { name: translate('pagination.page', { page: '2' }) }),
    ).toHaveAttribute('aria-current', 'page');
    await expect(entries.first()).not.toHaveText(first ?? '');
    await page.goto(`/permissionManage?page=${Math.ceil(SEEDED_USERS / PAGE)}`);
    await expect(entries).toHaveCount(SEEDED_USERS % PAGE);
  });

  for (const part of ['丽', 'lin']) {
    await test.step(`filters by ${part}, a part of a username`, async () => {
      await consolePage.search(username, part);
      await expect(page).toHaveURL(
        new RegExp(encodeURIComponent(encodeURIComponent(part)) + '|' + encodeURIComponent(part)),
      );
      await expect(entries).toHaveCount(PAGE);
      await expect(entries.filter({ hasText: part })).toHaveCount(PAGE);
    });
  }

  if (project.name.startsWith('desktop')) {
    await test.step('sorts by the username, downwards', async () => {
      const first = await entries.first().textContent();
      await page.getByRole('button', { name: username, exact: true }).click();
      await expect(entries.first()).not.toHaveText(first ?? '');
      await expect(page.getByRole('columnheader', { name: username })).toHaveAttribute(
        'aria-sort',
        'descending',
      );
    });
  }

  await test.step('adds a user', async () => {
    await page.getByRole('button', { name: translate('users.add'), exact: true }).click();
    await fill('createUser', 'username', name);
    await fill('createUser', 'lastName', 'Lovelace');
    await fill('createUser', 'firstName', 'Ada');
    await fill('createUser', 'password', 'Engine#1843');
    await fill('createUser', 'repeat', 'Engine#1843');
    await consolePage.confirm(translate('users.add'));
    await consolePage.expectNotification(translate('users.added', { username: name }));
    await consolePage.search(username, name);
    await expect(entries).toHaveCount(1);
    await expect(entry(name)).toContainText('Lovelace Ada');
  });

  await test.step('edits the user', async () => {
    await consolePage.choose(name, translate('record.edit'));
    await fill('updateUser', 'lastName', 'King');
    await consolePage.confirm(translate('form.save'));
    await consolePage.expectNotification(translate('users.edited', { username: name }));
    await expect(entry(name)).toContainText('King Ada');
  });

  await test.step('locks and unlocks the user', async () => {
    await consolePage.choose(name, getLabel('lockUser'));
    await consolePage.confirm(
      translate('action.confirm', { action: getLabel('lockUser'), record: name }),
    );
    await expect(entry(name).getByLabel(translate('users.isLocked'))).toBeVisible();
    expect((await city.signIn(name, 'Engine#1843')).status).toBe(401);
    await consolePage.choose(name, getLabel('unlockUser'));
    await expect(entry(name).getByLabel(translate('users.isLocked'))).toBeHidden();
    expect((await city.signIn(name, 'Engine#1843')).status).toBe(200);
  });

  await test.step('resets the password', async () => {
    await consolePage.choose(name, translate('users.reset'));
    await fill('resetPassword', 'password', 'Notes#1842');
    await fill('resetPassword', 'repeat', 'Notes#1842');
    await consolePage.confirm(translate('users.reset'));
    await consolePage.expectNotification(translate('users.reset.done', { username: name }));
    expect((await city.signIn(name, 'Engine#1843')).status).toBe(401);
    expect((await city.signIn(name, 'Notes#1842')).status).toBe(200);
  });

  await test.step('deletes the user', async () => {
    await consolePage.choose(name, getLabel('deleteUser'));
    await consolePage.confirm(
      translate('action.confirm', { action: getLabel('deleteUser'), record: name }),
    );
    await consolePage.search(username, name);
    await expect(page.getByText(translate('list.noMatch'), { exact: true })).toBeVisible();
  });

  await test.step('signs out', async () => {
    await consolePage.signOut();
    await expect(page.getByRole('button', { name: translate('signIn.submit') })).toBeVisible();
    expect(await page.context().cookies()).not.toContainEqual(
      expect.objectContaining({ name: 'user' }),
    );
  });
});
