import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { openConsole, getReceivedCalls } from '../support/openConsole.tsx';

const bytes = (text: string) => Uint8Array.from(text, letter => letter.charCodeAt(0));

it('sends a file only if its content matches its name, it is small enough, and under a name that no file system minds [SEC-08/browser]', async () => {
  const { user } = await openConsole('/systemOperation/storage/files');
  await user.click(await screen.findByRole('button', { name: 'Upload file' }));
  const dialog = within(await screen.findByRole('dialog'));
  const input = await dialog.findByLabelText(/^File/u, { selector: 'input' });
  const table: readonly (readonly [File, string])[] = [
    [
      new File([bytes('<svg onload=alert(1)>')], 'bridge.png'),
      'content does not match the extension',
    ],
    [new File([bytes('MZ\x90\x00\x03')], 'manual.pdf'), 'content does not match the extension'],
    [new File([], 'nothing.png'), 'The file is empty.'],
    [new File([new Uint8Array(33_600_000)], 'video.bin'), 'the maximum is 32 MB'],
  ];
  for (const [file, words] of table) {
    await user.upload(input, file);
    expect(await dialog.findByText(new RegExp(words, 'u'))).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Upload file' }));
  }
  expect(getReceivedCalls('POST /api/storage/file/upload')).toEqual([]);

  const good = new File([bytes('\x89PNG\r\n\x1a\n and so on')], '..\u202e\u0000bri:dge.png');
  await user.upload(input, good);
  expect(await dialog.findByText('bridge.png')).toBeVisible();
  expect(input).toBeValid();
});
