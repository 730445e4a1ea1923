import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { OnUploadProgress } from '../../src/schema/uploadProgress.ts';
import { muteConsoleError, openConsole } from '../support/openConsole.tsx';

/** An upload that was sent, which a test settles. */
interface SentUpload {
  readonly report: OnUploadProgress;
  readonly resolve: (response: Response) => void;
  readonly reject: (error: unknown) => void;
}

const { sent } = vi.hoisted(() => ({ sent: [] as SentUpload[] }));

vi.mock(import('../../src/api/upload.ts'), () => ({
  upload: (_, { signal }, report) =>
    new Promise((resolve, reject) => {
      sent.push({ report, resolve, reject });
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    }),
}));

let clockMs = 0;
beforeEach(() => {
  sent.length = 0;
  clockMs = 1_000;
});
afterEach(() => {
  vi.restoreAllMocks();
});

const NAMES = ['1.txt', '2.txt', '3.txt', '4.txt', '5.txt'];
const CONTENT = 'x'.repeat(1_000);
const stored = (name: string) =>
  Response.json({
    ...{ id: name, name, type: 'text', mediaType: 'text/plain', size: 1_000 },
    ...{ digest: 'a'.repeat(32), filepath: `/file/${name}/content` },
    createTime: '2026-11-12T08:00:00.000Z',
  });

/** Opens the dialog of the library, chooses five files, and waits until the first ones are sent. */
async function chooseFiveFiles() {
  const { user } = await openConsole('/systemOperation/storage/files');
  await user.click(await screen.findByRole('button', { name: 'Upload file' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload files' }));
  await user.upload(
    dialog.getByLabelText('Choose files'),
    NAMES.map(name => new File([`${name} ${CONTENT}`.slice(0, 1_000)], name)),
  );
  const list = within(await dialog.findByRole('list', { name: 'Uploads' }));
  const item = (name: string) => within(list.getByRole('listitem', { name }));
  const press = (name: string) => user.click(list.getByRole('button', { name }));
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(list.getAllByRole('progressbar')).toHaveLength(3);
  return { dialog, list, item, press };
}

it('three files at a time are sent; each shows its share and its speed [MEDIA-14/progress] [MEDIA-14/many]', async () => {
  vi.spyOn(performance, 'now').mockImplementation(() => clockMs);
  const { list, item } = await chooseFiveFiles();
  for (const name of NAMES.slice(3))
    expect(item(name).getByText('Waiting for its turn')).toBeVisible();

  clockMs += 2_000;
  // The form around a file counts as sent, too.
  sent[0]?.report(500, 1_250);
  expect(await item('1.txt').findByText('40 % · 250 B/s')).toBeVisible();
  const progress = item('1.txt').getByRole('progressbar', { name: 'Progress of 1.txt' });
  expect(progress).toHaveAttribute('aria-valuenow', '40');
  expect(item('2.txt').getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');

  sent[0]?.resolve(stored('1.txt'));
  expect(await item('1.txt').findByText('Uploaded')).toBeVisible();
  expect(await item('4.txt').findByRole('progressbar')).toBeVisible();
  expect(list.getAllByRole('progressbar')).toHaveLength(3);
  expect(item('5.txt').getByText('Waiting for its turn')).toBeVisible();
});

it('a file is cancelled while it is sent or waits, fails with the reason, and is retried; the others continue [MEDIA-14/cancel] [MEDIA-14/progress]', async () => {
  muteConsoleError();
  const { item, press } = await chooseFiveFiles();
  await press('Cancel 1.txt');
  expect(await item('1.txt').findByText('Cancelled')).toBeVisible();
  expect(item('1.txt').queryByRole('progressbar')).toBeNull();
  await press('Cancel 5.txt');
  expect(await item('5.txt').findByText('Cancelled')).toBeVisible();
  expect(await item('4.txt').findByRole('progressbar')).toBeVisible();
  await waitFor(() => expect(sent).toHaveLength(4));

  sent[1]?.reject(new TypeError('No response'));
  expect(
    await item('2.txt').findByText(
      /^The platform cannot be reached\. Check the connection and try again\.$/u,
    ),
  ).toBeVisible();
  await press('Retry 2.txt');
  await waitFor(() => expect(sent).toHaveLength(5));
  sent[4]?.report(2_500, 2_500);
  expect(await item('2.txt').findByText(/^100 % · /u)).toBeVisible();
  sent[4]?.resolve(stored('2.txt'));
  expect(await item('2.txt').findByText('Uploaded')).toBeVisible();
  expect(item('3.txt').getByRole('progressbar')).toBeVisible();
  await press('Remove 2.txt from this list');
  await waitFor(() => expect(screen.queryByRole('listitem', { name: '2.txt' })).toBeNull());
});
