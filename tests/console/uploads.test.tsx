import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { getReceivedCalls, openConsole } from '../support/openConsole.tsx';

const bytes = (text: string) => Uint8Array.from(text, letter => letter.charCodeAt(0));

it('sends a file only if its content matches its name, it is small enough, and under a name that every file system accepts [SEC-08/browser]', async () => {
  const { user } = await openConsole('/systemOperation/storage/files');
  await user.click(await screen.findByRole('button', { name: 'Upload file' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload files' }));
  const input = dialog.getByLabelText('Choose files');
  const rejected: readonly (readonly [File, string])[] = [
    [
      new File([bytes('<svg onload=alert(1)>')], 'bridge.png'),
      'content does not match the extension',
    ],
    [new File([bytes('MZ\x90\x00\x03')], 'manual.jpg'), 'content does not match the extension'],
    [new File([], 'nothing.png'), 'The file is empty.'],
    [new File([new Uint8Array(33_600_000)], 'video.mp4'), 'the maximum is 32 MB'],
  ];
  const good = new File([bytes('\x89PNG\r\n\x1a\n and so on')], '..\u202e\u0000bri:dge.png');
  await user.upload(input, [...rejected.map(([file]) => file), good]);
  const uploads = within(await dialog.findByRole('list', { name: 'Uploads' }));
  for (const [, reason] of rejected)
    expect((await uploads.findAllByText(new RegExp(reason, 'u')))[0]).toBeVisible();
  const items = uploads.getAllByRole('listitem', { name: 'bridge.png' });
  expect(items).toHaveLength(2);
  expect(await within(items[1]!).findByText('Uploaded')).toBeVisible();
  expect(getReceivedCalls('POST /api/storage/file/upload')).toHaveLength(1);
});
