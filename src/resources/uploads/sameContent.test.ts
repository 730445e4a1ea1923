import { afterEach, expect, it, vi } from 'vitest';

import { MATERIAL_KINDS } from '../../domain/uploads.ts';
import type { UploadTarget } from './Upload.ts';
import { addUploads, cancelUpload, getUploads, removeUploads, retryUpload } from './uploadQueue.ts';

interface PendingSend {
  readonly name: string;
  readonly resolve: (response: unknown) => void;
  readonly reject: (error: unknown) => void;
}

const sends: PendingSend[] = [];
const target: UploadTarget = {
  kinds: MATERIAL_KINDS,
  send: ({ name }) =>
    new Promise((resolve, reject) => {
      sends.push({ name, resolve, reject });
    }),
  findDuplicate: () => Promise.resolve(undefined),
};

afterEach(() => {
  removeUploads(getUploads().map(({ id }) => id));
  for (const { reject } of sends) reject(new Error('the test is over'));
  sends.length = 0;
});

const text = (name: string, content = 'Drive slowly') => new File([content], name);
const states = () => getUploads().map(({ state }) => state);
const waitForSends = (...names: readonly string[]) =>
  vi.waitFor(() => expect(sends.map(({ name }) => name)).toEqual(names));
const waitForStates = (...expected: readonly string[]) =>
  vi.waitFor(() => expect(states()).toEqual(expected));

it('the same content twice in one choice is stored once, and the second one is its duplicate [MEDIA-14/many]', async () => {
  addUploads([text('a.txt'), text('b.txt'), text('c.txt', 'Rain')], target);
  await waitForSends('a.txt', 'c.txt');
  expect(states()).toEqual(['uploading', 'checking', 'uploading']);
  sends[0]?.resolve({ id: '1', name: 'a.txt' });
  await waitForStates('done', 'duplicate', 'uploading');
  expect(getUploads()[1]?.duplicateOf).toEqual({ id: '1', name: 'a.txt' });
  expect(sends).toHaveLength(2);
});

it('a file is sent when the one with the same content fails, and another one waits for it then', async () => {
  addUploads([text('a.txt'), text('b.txt'), text('c.txt')], target);
  await waitForSends('a.txt');
  sends[0]?.reject(new Error('offline'));
  await waitForSends('a.txt', 'b.txt');
  expect(states()).toEqual(['failed', 'uploading', 'checking']);
  sends[1]?.resolve({ id: '2', name: 'b.txt' });
  await waitForStates('failed', 'done', 'duplicate');
});

it('a file that waits for another one is cancelled at once, and the next one is sent', async () => {
  const [, second = ''] = addUploads(
    [text('a.txt'), text('b.txt'), text('c.txt'), text('d.txt', 'Rain')],
    target,
  );
  await waitForSends('a.txt');
  await waitForStates('uploading', 'checking', 'checking', 'queued');
  cancelUpload(second);
  await waitForSends('a.txt', 'd.txt');
  expect(states()).toEqual(['uploading', 'cancelled', 'checking', 'uploading']);
});

it('a duplicate is sent when that is confirmed, and a failed search for duplicates is retried', async () => {
  const findDuplicate = vi.fn(() => Promise.resolve<{ name: string } | undefined>(undefined));
  findDuplicate.mockRejectedValueOnce(new Error('offline'));
  const [id = ''] = addUploads([text('a.txt')], { ...target, findDuplicate });
  await waitForStates('failed');
  findDuplicate.mockResolvedValueOnce({ name: 'z.txt' });
  retryUpload(id);
  await waitForStates('duplicate');
  retryUpload(id);
  await waitForSends('a.txt');
  expect(findDuplicate).toHaveBeenCalledTimes(2);
});
