import { afterEach, expect, it, vi } from 'vitest';

import { MATERIAL_KINDS } from '../../domain/uploads.ts';
import { addUploads, getUploads, removeUploads, retryUpload } from './uploadQueue.ts';
import { watchStoredFiles } from './watchStoredFiles.ts';

afterEach(() => removeUploads(getUploads().map(({ id }) => id)));

it('reports each file once when the platform has it: stored, by a retry, or as a duplicate', async () => {
  const broken = new Set(['b.txt']);
  const target = {
    kinds: MATERIAL_KINDS,
    send: ({ name }: File) =>
      broken.has(name) ? Promise.reject(new Error('offline')) : Promise.resolve({ name }),
    findDuplicate: (digest: string) =>
      Promise.resolve(digest === RAIN_MD5 ? { name: 'rain.txt' } : undefined),
  };
  const names = ['a.txt', 'b.txt', 'c.txt', 'd.exe'];
  const ids = addUploads(
    names.map(name => new File([name === 'c.txt' ? 'Rain' : name], name)),
    target,
  );
  const onStored = vi.fn();
  const stop = watchStoredFiles(ids, onStored);
  const states = () => ids.map(id => getUploads().find(upload => upload.id === id)?.state);
  await vi.waitFor(() => expect(states()).toEqual(['done', 'failed', 'duplicate', 'rejected']));
  expect(onStored.mock.calls.toSorted(([, a], [, b]) => Number(a) - Number(b))).toEqual([
    [{ name: 'a.txt' }, 0],
    [{ name: 'rain.txt' }, 2],
  ]);
  broken.clear();
  retryUpload(ids[1]!);
  await vi.waitFor(() => expect(onStored).toHaveBeenLastCalledWith({ name: 'b.txt' }, 1));
  // A duplicate that is sent all the same is reported already.
  retryUpload(ids[2]!);
  await vi.waitFor(() => expect(states()[2]).toBe('done'));
  stop();
  addUploads([new File(['e'], 'e.txt')], target);
  await vi.waitFor(() => expect(getUploads().at(-1)?.state).toBe('done'));
  expect(onStored).toHaveBeenCalledTimes(3);
});

const RAIN_MD5 = 'de4eda51f409f7799a728d8725b340cd';
