import { services } from '../../../../src/generated/services.ts';
import { getFormLabel } from '../messages.ts';
import {
  checkRecord,
  chooseActionOf,
  clickButton,
  clickFirst,
  clickMoreOf,
  sequence,
  waitForButton,
} from './openers.ts';
import type { Opener, Overlay } from './Overlay.ts';

const { lockUser, setUserDomains } = services.users.operations;

const usersUrl = (username: string) =>
  `/permissionManage?filter=${encodeURIComponent(JSON.stringify({ username: { eq: username } }))}`;

const addUser = clickButton('users.add');

/** Types into the first field, then tries to close the dialog. */
const leaveForm: Opener = async ({ page }) => {
  await page.locator('[role=dialog] input:not([aria-hidden])').first().fill('ada');
  await page.keyboard.press('Escape');
};

/** Fills the form of a new user with one domain. The platform then adds the user, and rejects the domains. */
const addUserWithDomain: Opener = async ({ page, language }) => {
  const dialog = page.getByRole('dialog');
  const values = {
    ...{ username: 'overlay', password: 'Lamp#2027', repeat: 'Lamp#2027' },
    ...{ lastName: 'Lovelace', firstName: 'Ada' },
  };
  for (const [source, value] of Object.entries(values))
    await dialog
      .getByLabel(getFormLabel('createUser', source, language), { exact: true })
      .fill(value);
  await dialog.getByRole('combobox').first().click();
  await page.getByRole('option').last().click();
  await dialog.getByRole('combobox').last().click();
  await page.getByRole('option').first().click();
  await page.keyboard.press('Tab');
  await dialog.locator('button[type=submit]').click();
};

const rejectDomains: Opener = async ({ page }) => {
  await page.route('**/api/users/users?*', async route => {
    if (route.request().method() === 'POST') await route.fulfill({ json: { id: 'overlay' } });
    else await route.fallback();
  });
  await page.route('**/api/users/users/overlay/**', route => route.fulfill({ status: 500 }));
};

export const USER_OVERLAYS: readonly Overlay[] = [
  { file: 'features/users/AddUserDialog.tsx', path: '/permissionManage', open: addUser },
  {
    file: 'ui/unsaved/UnsavedChangesDialog.tsx',
    path: '/permissionManage',
    open: sequence(addUser, leaveForm, waitForButton('form.leave.discard')),
  },
  {
    file: 'features/users/domains/AssignDomainsDialog.tsx',
    path: '/permissionManage',
    prepare: rejectDomains,
    open: sequence(addUser, addUserWithDomain, waitForButton('users.domains.assignAgain')),
    expectedError: /status of 500/u,
  },
  {
    file: 'resources/record/RecordActionMenu.tsx',
    path: usersUrl('operator'),
    open: clickMoreOf('operator'),
  },
  {
    file: 'features/users/ResetPasswordDialog.tsx',
    path: usersUrl('operator'),
    open: chooseActionOf('operator', 'users.reset'),
  },
  {
    file: 'resources/record/OperationConfirmDialog.tsx',
    path: usersUrl('operator'),
    open: chooseActionOf('operator', lockUser.label),
  },
  {
    file: 'features/users/ModulesDialog.tsx',
    path: usersUrl('operator'),
    open: chooseActionOf('operator', 'users.modules'),
  },
  {
    file: 'features/users/domains/DomainsDialog.tsx',
    path: usersUrl('operator'),
    open: chooseActionOf('operator', setUserDomains.label),
  },
  {
    file: 'features/users/EditUserDialog.tsx',
    path: usersUrl('operator'),
    open: chooseActionOf('operator', 'record.edit'),
  },
  {
    file: 'features/users/OwnAccountDialog.tsx',
    path: usersUrl('admin'),
    open: chooseActionOf('admin', lockUser.label),
  },
  {
    file: 'resources/bulk/BulkConfirmDialog.tsx',
    path: usersUrl('operator'),
    open: sequence(checkRecord('operator'), clickFirst('.bulk-danger')),
  },
];
