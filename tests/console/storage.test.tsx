import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { getReceivedCalls, openConsole } from '../support/openConsole.tsx';

const FILES = '/systemOperation/storage/files';

it('uploads many files to the library, and names those that are not sent with the reason [STORE-04/screen] [MEDIA-14/refused]', async () => {
  const { user } = await openConsole(FILES);
  await user.click(await screen.findByRole('button', { name: 'Upload file' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload files' }));
  const box = dialog.getByRole('textbox', { name: 'Files to upload' });
  expect(box).toHaveAttribute('readonly');
  const files = [
    new File(['雨天路滑'], '雨天.txt', { type: 'text/plain' }),
    new File(['雨天路滑'], '假图.png', { type: 'image/png' }),
  ];
  await user.upload(dialog.getByLabelText('Choose files'), files);
  expect(box).toHaveValue('雨天.txt, 假图.png');
  const uploads = within(await dialog.findByRole('list', { name: 'Uploads' }));
  const stored = await uploads.findByRole('listitem', { name: '雨天.txt' });
  expect(await within(stored).findByText('Uploaded')).toBeVisible();
  const rejectedFile = uploads.getByRole('listitem', { name: '假图.png' });
  expect(rejectedFile).toHaveTextContent('The content does not match the extension .png.');
  expect(getReceivedCalls('POST /api/storage/file/upload')).toHaveLength(1);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText('雨天.txt')).toBeVisible();
});

it('opens a file of the library inside the console, and offers it under its own name [STORE-04/screen]', async () => {
  const { user } = await openConsole(FILES);
  const [row] = await screen.findAllByText(/\.txt$/u, { selector: 'tr *' });
  const name = row!.textContent;
  await user.click(within(row!.closest('tr')!).getByRole('button', { name: /^More actions/u }));
  await user.click(await screen.findByRole('menuitem', { name: 'Open' }));
  const dialog = within(await screen.findByRole('dialog', { name }));
  expect(await dialog.findByRole('button', { name: `Download ${name}` })).toBeVisible();
});
