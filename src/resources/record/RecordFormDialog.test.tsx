import '@testing-library/jest-dom/vitest';

import { QueryClient } from '@tanstack/react-query';
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';

import type { FieldDescriptor } from '../../schema/field.ts';
import { useRecordForm } from '../form/useRecordForm.ts';
import { RecordFormDialog } from './RecordFormDialog.tsx';

afterEach(cleanup);

// A machine that is busy with other tests takes longer than a second.
configure({ asyncUtilTimeout: 15_000 });

const nameField = {
  source: 'name',
  kind: 'text',
  label: { en: 'Name', zh: '名称' },
  required: true,
} as unknown as FieldDescriptor;

type DialogProps = Partial<Parameters<typeof RecordFormDialog>[0]>;

const SceneDialog = ({
  onSubmit,
  ...props
}: DialogProps & { readonly onSubmit: () => unknown }) => {
  const fields = [nameField];
  const state = useRecordForm({ fields, onSubmit: () => Promise.resolve(onSubmit()) });
  return (
    <RecordFormDialog
      title="Add scene"
      confirmLabel="Add"
      {...{ state, fields }}
      onClose={() => undefined}
      {...props}
    />
  );
};

const renderDialog = async (props: DialogProps = {}) => {
  const onSubmit = vi.fn();
  const onClose = vi.fn();
  render(
    <MemoryRouter>
      <CoreAdminContext dataProvider={testDataProvider()} queryClient={new QueryClient()}>
        <SceneDialog {...{ onSubmit, onClose }} {...props} />
      </CoreAdminContext>
    </MemoryRouter>,
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Add scene' }));
  const input = await dialog.findByRole('textbox', { name: /Name/u });
  return { dialog, input, onSubmit, onClose, user: userEvent.setup() };
};

it('sends the values of its fields', async () => {
  const { dialog, input, onSubmit, user } = await renderDialog();
  await user.type(input, 'Evening');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
});

it('shows the errors of an incomplete form instead of sending it', async () => {
  const { dialog, input, onSubmit, user } = await renderDialog();
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(input).toBeInvalid());
  expect(onSubmit).not.toHaveBeenCalled();
});

it('disables the confirm button with the reason while a field is invalid, where that is required', async () => {
  const { dialog, input, user } = await renderDialog({ requiresValid: true });
  const confirmButton = dialog.getByRole('button', { name: 'Add' });
  await waitFor(() => expect(confirmButton).toHaveAttribute('aria-disabled', 'true'));
  await user.type(input, 'Evening');
  await waitFor(() => expect(confirmButton).not.toHaveAttribute('aria-disabled'));
});

it('shows another reason first', async () => {
  const { dialog, onSubmit, user } = await renderDialog({ disabledReason: 'Select a domain' });
  const confirmButton = dialog.getByRole('button', { name: 'Add' });
  expect(confirmButton).toHaveAttribute('aria-disabled', 'true');
  await user.hover(confirmButton);
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Select a domain');
  await user.click(confirmButton);
  expect(onSubmit).not.toHaveBeenCalled();
});

it('shows its header and footer around the fields, and closes with Cancel', async () => {
  const { dialog, onClose, user } = await renderDialog({
    header: 'Lamps keep their brightness.',
    footer: '12 lamps',
  });
  expect(dialog.getByText('Lamps keep their brightness.')).toBeVisible();
  expect(dialog.getByText('12 lamps')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'shell.cancel' }));
  expect(onClose).toHaveBeenCalledOnce();
});
