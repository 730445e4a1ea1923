import '@testing-library/jest-dom/vitest';

import { QueryClient } from '@tanstack/react-query';
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';

import { calls } from '../../data/calls.ts';
import { EditUserDialog } from './EditUserDialog.tsx';
import type { User } from './User.ts';

afterEach(cleanup);

// A machine that is busy with other tests takes longer than a second.
configure({ asyncUtilTimeout: 15_000 });

vi.mock('../../data/readRoles.ts', () => ({
  readRoles: () => Promise.resolve([{ id: 4, name: 'guest' }]),
}));

it('sends the role of a user whose id is a number among the roles and a text in the user', async () => {
  const record = { id: 'u2', username: 'guest', lastName: 'Chen', firstName: 'Zhi', roleId: '4' };
  const updateUser = vi.spyOn(calls.users, 'updateUser').mockResolvedValue({} as never);
  const dataProvider = testDataProvider({
    getOne: () => Promise.resolve({ data: record as never }),
  });
  const user = userEvent.setup();
  const onClose = vi.fn();
  render(
    <MemoryRouter>
      <CoreAdminContext dataProvider={dataProvider} queryClient={new QueryClient()}>
        <EditUserDialog user={record as unknown as User} onClose={onClose} />
      </CoreAdminContext>
    </MemoryRouter>,
  );
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveTextContent(/guest/iu));
  await user.type(screen.getByDisplayValue('Chen'), 'g');
  await user.click(screen.getByRole('button', { name: 'form.save' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const { id, username, ...names } = record;
  expect(updateUser).toHaveBeenCalledExactlyOnceWith({
    path: { id },
    body: { ...names, lastName: 'Cheng', role: { id: 4, name: username } },
  });
});
