import { afterEach, expect, it, vi } from 'vitest';

import { MATERIAL_KINDS } from '../../domain/uploads.ts';
import { endAllTasks } from '../tasks/tasks.ts';
import { startUploads } from './startUploads.ts';
import { getUploads, removeUploads, retryUpload } from './uploadQueue.ts';

afterEach(() => {
  endAllTasks();
  removeUploads(getUploads().map(({ id }) => id));
});

it('reports what is stored once all files are settled, and what a retry stores after that', async () => {
  const files = ['a.txt', 'b.txt'].map(name => new File(['夜间限速 40'], name));
  const broken = new Set(['b.txt']);
  const send = ({ name }: File) =>
    broken.has(name) ? Promise.reject(new Error('offline')) : Promise.resolve({ name });
  const onStored = vi.fn();
  const { ids, finished } = startUploads(
    files,
    { kinds: MATERIAL_KINDS, send },
    'Upload 2 files',
    onStored,
  );
  expect(await finished).toEqual([{ name: 'a.txt' }]);
  expect(onStored.mock.calls).toEqual([[[{ name: 'a.txt' }]]]);
  broken.clear();
  retryUpload(ids[1]!);
  await vi.waitFor(() => expect(onStored).toHaveBeenCalledTimes(2));
  expect(onStored).toHaveBeenLastCalledWith([{ name: 'b.txt' }]);
});
