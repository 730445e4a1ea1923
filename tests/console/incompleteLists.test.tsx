import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

import { watchSavedFiles } from '../support/savedFiles.ts';
import { setUpDocumentConsole } from '../support/openDocumentConsole.tsx';

const { open, changes, getQueries } = await setUpDocumentConsole(
  'tests/contract/documents/grid.yaml',
  {
    hasNotifications: true,
  },
);

interface Body {
  readonly items: readonly Readonly<Record<string, unknown>>[];
}
const ALARMS = 'GET /api/grid/alarms';
const SWITCHINGS = 'GET /api/grid/switchings';
const LEVELS = [3, 1, 2];

beforeEach(() => {
  changes.set(ALARMS, body => ({
    items: (body as Body).items
      .slice(0, 3)
      .map((row, index) => ({ ...row, text: `Alarm ${LEVELS[index]}`, level: LEVELS[index] })),
    total: 68,
    next: '/alarms?before=3',
  }));
  changes.set(SWITCHINGS, body => ({ items: (body as Body).items.slice(0, 3), hasMore: true }));
});

const shownAlarms = () =>
  screen.getAllByText(/^Alarm \d$/, { selector: 'td *, td' }).map(({ textContent }) => textContent);
const IN_ORDER_OF_PLATFORM = ['Alarm 3', 'Alarm 1', 'Alarm 2'];

it('leaves the rows of a list that is not whole in the order of the platform, and shows why', async () => {
  const sort = 'sort=level&order=ASC&page=1&perPage=10';
  const user = await open(`/data/alarms?${sort}`);
  expect(await screen.findByText(/The platform sent only 3 of 68 rows/)).toBeVisible();
  expect(shownAlarms()).toEqual(IN_ORDER_OF_PLATFORM);
  const head = screen.getByRole('columnheader', { name: 'Level' });
  const button = within(head).getByRole('button');
  expect(head).not.toHaveAttribute('aria-sort');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription(/sends only some rows, unsorted/);
  await user.click(button);
  expect(shownAlarms()).toEqual(IN_ORDER_OF_PLATFORM);
  expect(getQueries(ALARMS).every(query => !query.has('sort') && !query.has('level'))).toBe(true);
});

it('shows in Chinese that rows are missing', async () => {
  await open('/data/alarms', 'zh');
  expect(await screen.findByText(/共 68 行，平台只返回了 3 行/)).toBeVisible();
});

it('has the platform sort a list that is not whole by what it takes, and by nothing else', async () => {
  const user = await open('/data/switchings');
  await screen.findByText(/The platform sent only 3 rows/);
  const buttonOf = (name: string) =>
    within(screen.getByRole('columnheader', { name })).getByRole('button');
  expect(buttonOf('Name')).toHaveAttribute('aria-disabled', 'true');
  expect(buttonOf('Volts')).not.toHaveAttribute('aria-disabled');
  await user.click(buttonOf('Volts'));
  await screen.findByRole('columnheader', { name: 'Volts' });
  await expect.poll(() => getQueries(SWITCHINGS).at(-1)?.get('sort')).toBe('volts');
  await user.click(buttonOf('Volts'));
  await expect.poll(() => getQueries(SWITCHINGS).at(-1)?.get('sort')).toBe('-volts');
});

it('sorts and counts a list that is whole', async () => {
  changes.delete(ALARMS);
  const user = await open('/data/alarms');
  const head = () => screen.getByRole('columnheader', { name: 'Level' });
  await user.click(within(await screen.findByRole('table')).getByRole('button', { name: 'Level' }));
  await expect.poll(() => head().getAttribute('aria-sort')).toBe('ascending');
  expect(screen.queryByText(/The platform sent/)).toBeNull();
  expect(screen.getByText(/of 68/)).toBeVisible();
});

it('shows in the dialog, the name of the file and the notification of an export that rows are missing [UX-04]', async () => {
  const saved = watchSavedFiles();
  const user = await open('/data/alarms');
  await screen.findByText(/The platform sent only 3 of 68 rows/);
  await user.click(screen.getByRole('button', { name: 'Export' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Export: / }));
  expect(
    dialog.getByText('The platform sends only 3 of 68 rows. The file will be incomplete.'),
  ).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: /CSV/ }));
  await user.click(dialog.getByRole('button', { name: 'Export' }));
  expect(
    await screen.findByText(/ incomplete\.csv saved: only 3 rows\. The platform did not send/),
  ).toBeVisible();
  expect((await saved.file()).name).toMatch(/ incomplete\.csv$/);
});

it('shows nothing of the kind when all rows are there [UX-04]', async () => {
  changes.delete(ALARMS);
  const saved = watchSavedFiles();
  const user = await open('/data/alarms');
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Export: / }));
  await user.click(dialog.getByRole('button', { name: 'Export' }));
  expect(await screen.findByText(/saved: 68 rows$/)).toBeVisible();
  expect(dialog.queryByText(/incomplete/)).toBeNull();
  expect((await saved.file()).name).not.toMatch(/incomplete/);
});
