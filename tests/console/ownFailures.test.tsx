import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { SEEDED_PASSWORD } from '../../mocks/platform/passwordHasher.ts';
import { cancelDialog, findDialog, openRowAction, pressInDialog } from '../support/dialogs.ts';
import { createFailingPlatform } from '../support/failedMutations.ts';
import { findRow, openConsole } from '../support/openConsole.tsx';
import { OWN_MUTATIONS } from '../support/ownMutations.ts';
import { serveTestTown } from '../support/townConsole.ts';

const { failAllMutations, failAllMutationsWith, expectFailure } = createFailingPlatform(
  OWN_MUTATIONS.ownFailures,
);

it('a failed change of a user shows what failed, of whom, why and what to do, and keeps the input [ERR-03/own]', async () => {
  const { user } = await openConsole('/permissionManage?filter={"username":{"eq":"operator"}}');
  failAllMutations();

  await openRowAction(user, 'operator', 'Reset password');
  for (const label of ['New password', 'Repeat password'])
    await user.type(await (await findDialog()).findByLabelText(label), 'Night#2026');
  await pressInDialog(user, 'Reset password');
  await expectFailure('Reset the password of operator', 'features/users/ResetPasswordDialog.tsx');
  expect((await findDialog()).getByLabelText('New password')).toHaveValue('Night#2026');
  await cancelDialog(user);

  await openRowAction(user, 'operator', 'Modules');
  const box = (await (await findDialog()).findAllByRole<HTMLInputElement>('checkbox'))[0]!;
  const isChecked = !box.checked;
  await user.click(box);
  await pressInDialog(user, 'Save');
  await expectFailure('Saving the modules of operator', 'features/users/ModulesForm.tsx');
  expect(box.checked).toBe(isChecked);
  await cancelDialog(user);

  await openRowAction(user, 'operator', 'Domains');
  await user.click((await (await findDialog()).findAllByRole('button', { name: /^Remove / }))[0]!);
  await pressInDialog(user, 'Save');
  await expectFailure('Saving the domains of operator', 'features/users/domains/DomainsForm.tsx');
  await cancelDialog(user);

  await user.click((await findRow('operator')).getByRole('button', { name: 'Edit' }));
  const name = await (await findDialog()).findByLabelText('Last name');
  await user.clear(name);
  await user.type(name, 'Zhang');
  await pressInDialog(user, 'Save');
  await expectFailure('Edit operator', 'features/users/EditUserDialog.tsx');
  expect(name).toHaveValue('Zhang');
  await cancelDialog(user);

  await user.click(screen.getByRole('button', { name: 'Add user' }));
  const username = await (await findDialog()).findByLabelText('Username');
  await user.type(username, 'wang_7');
  for (const label of ['Last name', 'First name'])
    await user.type((await findDialog()).getByLabelText(label), 'Wang');
  for (const label of ['Password', 'Repeat password'])
    await user.type((await findDialog()).getByLabelText(label), 'Night#2026');
  await pressInDialog(user, 'Add user');
  await expectFailure('Add user', 'features/users/AddUserDialog.tsx');
  expect(username).toHaveValue('wang_7');

  // The user is added, without the domains.
  failAllMutations('createUser');
  await user.click((await findDialog()).getByRole('combobox', { name: /^Domains/u }));
  await user.click((await screen.findAllByRole('option'))[0]!);
  await pressInDialog(user, 'Add user');
  await expectFailure('Saving the domains of wang_7', 'features/users/AddUserDialog.tsx');
  const retry = (await findDialog()).getByRole('button', { name: 'Assign again' });
  failAllMutations();
  await user.click(retry);
  await waitFor(() => expect(retry).toHaveAttribute('aria-busy', 'false'));
  await expectFailure(
    'Saving the domains of wang_7',
    'features/users/domains/AssignDomainsDialog.tsx',
  );
});

it('a failed change of the own password shows what failed, why and what to do, and keeps the input [ERR-03/own]', async () => {
  const { user } = await openConsole('/');
  await user.click(await screen.findByRole('button', { name: /^User centre/u }));
  await user.click(await screen.findByRole('button', { name: 'Change password' }));
  await screen.findByRole('dialog', { name: 'Change password' });
  const field = (name: string) => screen.getByLabelText(name, { selector: 'input' });
  await user.type(field('Old password'), SEEDED_PASSWORD);
  for (const name of ['New password', 'Repeat new password'])
    await user.type(field(name), 'Lamp#2027');
  // A 4xx response means a wrong old password.
  failAllMutationsWith(500);
  await pressInDialog(user, 'Change password');
  await expectFailure('Change password', 'features/session/password/usePasswordForm.ts');
  expect(field('New password')).toHaveValue('Lamp#2027');
});

it('a failed change of a domain shows what failed, of which, why and what to do, and keeps the input [ERR-03/own]', async () => {
  serveTestTown();
  const { user } = await openConsole('/domainManage/domainEdit/list');
  await findRow('西泽区');
  failAllMutations();

  await user.click(screen.getByRole('button', { name: 'Add domain' }));
  const added = await (await findDialog()).findByRole('textbox', { name: /Name/u });
  await user.type(added, '新区');
  await pressInDialog(user, 'Add domain');
  await expectFailure('Add domain', 'features/domains/dialogs/AddDomainDialog.tsx');
  expect(added).toHaveValue('新区');
  await cancelDialog(user);

  await user.click((await findRow('西泽区')).getByRole('button', { name: 'Rename' }));
  const name = await (await findDialog()).findByRole('textbox', { name: /Name/u });
  await user.type(name, '新');
  await pressInDialog(user, 'Rename');
  await expectFailure('Rename 西泽区', 'features/domains/dialogs/DomainFieldDialogs.tsx');
  expect(name).toHaveValue('西泽区新');
  await cancelDialog(user);

  await user.click((await findRow('西泽区')).getByRole('button', { name: 'Move on the map' }));
  const latitude = await (await findDialog()).findByRole('textbox', { name: /Latitude/u });
  await user.clear(latitude);
  await user.type(latitude, '30.25');
  await pressInDialog(user, 'Move on the map');
  await expectFailure('Move 西泽区 on the map', 'features/domains/dialogs/DomainFieldDialogs.tsx');
  expect(latitude).toHaveValue('30.25');
  await cancelDialog(user);

  await openRowAction(user, '西泽区', 'Set as root');
  await pressInDialog(user, 'Set root domain');
  await expectFailure('Set root domain 西泽区', 'features/domains/root/RootDomainDialog.tsx');
});
