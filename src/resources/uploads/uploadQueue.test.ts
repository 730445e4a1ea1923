import { afterEach, expect, it, vi } from 'vitest';

import { stubBitmaps } from '../../../tests/support/stubBitmaps.ts';
import { stubVideo } from '../../../tests/support/stubVideo.ts';
import { MATERIAL_KINDS } from '../../domain/uploads.ts';
import type { UploadTarget } from './Upload.ts';
import { addUploads, cancelUpload, getUploads, removeUploads, retryUpload } from './uploadQueue.ts';

type Control = Parameters<UploadTarget['send']>[1];

/** A file that is being sent, which a test settles. */
interface PendingSend {
  readonly file: File;
  readonly control: Control;
  readonly resolve: (response: unknown) => void;
  readonly reject: (error: unknown) => void;
}

const sends: PendingSend[] = [];
const target: UploadTarget = {
  kinds: MATERIAL_KINDS,
  send: (file, control) =>
    new Promise((resolve, reject) => {
      sends.push({ file, control, resolve, reject });
      control.signal.addEventListener('abort', () => reject(new Error('aborted')));
    }),
};

afterEach(() => {
  removeUploads(getUploads().map(({ id }) => id));
  sends.length = 0;
});

const text = (name: string, content = '夜间限速 40') => new File([content], name);
const states = () => getUploads().map(({ state }) => state);

/** Waits for a state of the queue. */
const waitUntil = (test: () => boolean) => vi.waitFor(() => expect(test()).toBe(true));
const waitForSending = (count: number) => waitUntil(() => sends.length === count);

it('sends three files at a time, and the next one when one is stored [MEDIA-14/many]', async () => {
  addUploads(
    ['a', 'b', 'c', 'd', 'e'].map(name => text(`${name}.txt`)),
    target,
  );
  await waitForSending(3);
  expect(states().filter(state => state === 'queued')).toHaveLength(2);
  expect(sends.map(({ file }) => file.name)).toEqual(['a.txt', 'b.txt', 'c.txt']);
  sends[1]?.resolve({ id: '1' });
  await waitUntil(() => sends.length === 4);
  expect(getUploads()[1]).toMatchObject({ state: 'done', response: { id: '1' } });
  expect(sends.at(-1)?.file.name).toBe('d.txt');
});

it('reports how much is sent and how fast [MEDIA-14/progress]', async () => {
  addUploads([text('a.txt', 'x'.repeat(1000))], target);
  await waitForSending(1);
  sends[0]?.control.onUploadProgress(600, 1200);
  expect(getUploads()[0]).toMatchObject({ state: 'uploading', sent: 500 });
  expect(getUploads()[0]?.speed).toBeGreaterThan(0);
  sends[0]?.resolve({});
  await waitUntil(() => states()[0] === 'done');
  expect(getUploads()[0]).toMatchObject({ sent: 1000, speed: undefined });
});

it('cancels one file, whether it waits or is sent, and continues with the others [MEDIA-14/cancel]', async () => {
  const [first = '', , , fourth = ''] = addUploads(
    ['a', 'b', 'c', 'd', 'e'].map(name => text(`${name}.txt`)),
    target,
  );
  await waitForSending(3);
  cancelUpload(first);
  cancelUpload(fourth);
  await waitUntil(() => sends.length === 4);
  expect(sends[0]?.control.signal.aborted).toBe(true);
  expect(sends.at(-1)?.file.name).toBe('e.txt');
  expect(getUploads().map(({ state }) => state)).toEqual([
    ...['cancelled', 'uploading', 'uploading', 'cancelled', 'uploading'],
  ]);
});

it('retries a file that failed or was cancelled, and no other one [MEDIA-14/cancel]', async () => {
  const [id = ''] = addUploads([text('a.txt')], target);
  await waitForSending(1);
  const error = new Error('offline');
  sends[0]?.reject(error);
  await waitUntil(() => states()[0] === 'failed');
  expect(getUploads()[0]).toMatchObject({ error });
  retryUpload(id);
  await waitUntil(() => sends.length === 2);
  retryUpload(id);
  sends[1]?.resolve({});
  await waitUntil(() => states()[0] === 'done');
  expect(sends).toHaveLength(2);
});

it('cancels an attempt that began before the one cancelled before it had ended [MEDIA-14/cancel]', async () => {
  const found = Promise.withResolvers<undefined>();
  const findDuplicate = vi.fn(async () => found.promise);
  const [id = ''] = addUploads([text('a.txt')], { ...target, findDuplicate });
  await waitUntil(() => findDuplicate.mock.calls.length === 1);
  cancelUpload(id);
  retryUpload(id);
  found.resolve(undefined);
  await waitForSending(1);
  cancelUpload(id);
  expect(sends[0]?.control.signal.aborted).toBe(true);
  expect(states()).toEqual(['cancelled']);
});

it.each([
  ['another kind', text('a.exe'), 'upload.wrong.kind'],
  ['no content', text('a.txt', ''), 'upload.wrong.empty'],
  ['other bytes than its name says', text('a.png'), 'upload.wrong.content'],
  ['a name without a usable character', text('/'), 'upload.wrong.name'],
])('does not send a file with %s [MEDIA-14/refused] [SEC-08/browser]', async (_, file, key) => {
  addUploads([file], target);
  await waitUntil(() => states()[0] === 'rejected');
  expect(getUploads()[0]).toMatchObject({ rejection: { key } });
  expect(sends).toEqual([]);
});

it('does not read a file that is too large [MEDIA-14/refused] [SEC-08/browser]', async () => {
  const large = new File([new Uint8Array(32 * 1024 * 1024)], 'a.png');
  const read = vi.spyOn(Blob.prototype, 'arrayBuffer');
  addUploads([large], target);
  await waitUntil(() => states()[0] === 'rejected');
  expect(read).not.toHaveBeenCalled();
  expect(getUploads()[0]).toMatchObject({ rejection: { key: 'upload.wrong.large' } });
});

it('sends a file under a name without a path and format characters [SEC-08/browser]', async () => {
  addUploads([text('..\\a\u202Eb.txt')], target);
  await waitForSending(1);
  expect(sends[0]?.file.name).toBe('ab.txt');
});

it('reports that the platform has the same content, and sends it only when confirmed [MEDIA-14/refused]', async () => {
  const digests: string[] = [];
  const findDuplicate = (digest: string) => {
    digests.push(digest);
    return Promise.resolve({ name: '桥.txt' });
  };
  const [id = ''] = addUploads([text('a.txt', 'abc')], { ...target, findDuplicate });
  await waitUntil(() => states()[0] === 'duplicate');
  expect(getUploads()[0]).toMatchObject({ duplicateOf: { name: '桥.txt' } });
  expect(digests).toEqual(['900150983cd24fb0d6963f7d28e17f72']);
  expect(sends).toEqual([]);
  retryUpload(id);
  await waitForSending(1);
  expect(sends).toHaveLength(1);
});

it('sends a video with a still where the target accepts one, and without one where none is captured', async () => {
  const stub = stubVideo();
  const video = text('river.mp4', '....ftypisom');
  addUploads([video], { ...target, acceptsStill: true });
  await waitForSending(1);
  expect(sends[0]?.control.still).toMatchObject({ name: 'still.jpg', type: 'image/jpeg' });
  addUploads([text('a.txt')], { ...target, acceptsStill: true });
  addUploads([video], target);
  await waitForSending(3);
  stub.plays = false;
  sends[0]?.resolve({});
  addUploads([video], { ...target, acceptsStill: true });
  await waitForSending(4);
  expect(sends.slice(1).map(({ control }) => control.still)).toEqual(Array(3).fill(undefined));
});

it('sends a large picture with a still, and without one where the browser cannot decode it', async () => {
  const stub = stubBitmaps();
  const bytes = new Uint8Array(10_000);
  bytes.set([0xff, 0xd8, 0xff]);
  const [first, second] = ['river.jpg', 'bridge.jpg'].map(name => new File([bytes], name));
  addUploads([first!], { ...target, acceptsStill: true });
  await waitForSending(1);
  expect(sends[0]?.control.still).toMatchObject({ name: 'still.jpg', type: 'image/jpeg' });
  sends[0]?.resolve({});
  stub.decodes = false;
  addUploads([second!], { ...target, acceptsStill: true });
  await waitForSending(2);
  expect(sends[1]).toMatchObject({ file: { name: 'bridge.jpg' }, control: { still: undefined } });
  sends[1]?.resolve({});
  await waitUntil(() => states().every(state => state === 'done'));
});
