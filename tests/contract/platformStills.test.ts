import { beforeEach, describe, expect, it } from 'vitest';

import { openPlatform } from '../../mocks/assembly/openPlatform.ts';
import { fastHasher } from '../../mocks/platform/fastHasher.ts';
import type { Journal, StoreChange } from '../../mocks/platform/journal.ts';
import { createApiCaller } from '../support/apiCaller.ts';
import { matchHttpError, NOW_MS, openMediaCity } from '../support/mediaCity.ts';
import { add, media, playable } from '../support/mediaPlatform.ts';
import { createMediaRows } from '../support/mediaRows.ts';
import {
  createNote,
  GIF,
  JPEG,
  list,
  storage,
  toBytes,
  upload,
  WEBM,
  type StorageRow,
} from '../support/storagePlatform.ts';

beforeEach(() => openMediaCity());

const video = () => new File([WEBM], 'river.webm', { type: 'video/webm' });
const createStill = (name = 'still.jpg', bytes: Uint8Array<ArrayBuffer> = JPEG) =>
  new File([bytes], name, { type: 'image/jpeg' });

/** Opens a scene; returns a function that renders the frame of a video or a picture in its area of 640 × 320 pixels. */
async function openScene(type = 4) {
  const { items } = await playable();
  return async ({ id: materialId }: StorageRow, look: object = {}): Promise<string> => {
    const { id } = await add(items, { baseInfo: { type, materialId }, ...look });
    const { body } = await media('GET', `${items}/${id}/preview`);
    const { path, pic } = body as { path: string; pic: { name: string }[] };
    const frame = await media('GET', `${path}${pic[0]?.name ?? ''}`);
    return new TextDecoder().decode(frame.body as Uint8Array);
  };
}

const uploadVideo = async (still?: File) =>
  (await upload('/file/upload', video(), still ? { still } : {})).body as StorageRow;

describe('the still of a video', () => {
  it('is what its preview shows, scaled as the video, under the sign that it plays and its text', async () => {
    const image = (rect: string, aspect: string) =>
      `<image href="data:image/jpeg;base64,${btoa(String.fromCharCode(...JPEG))}" ${rect} preserveAspectRatio="${aspect}"/>`;
    const area = 'x="0" y="0" width="640" height="320"';
    const file = await uploadVideo(createStill());
    const renderVideo = await openScene();
    const fitted = await renderVideo(file, { textOverlay: { content: 'Live' } });
    expect(fitted).toContain(`${image(area, 'xMidYMid meet')}<path `);
    expect(fitted).toMatch(/<path .*>Live</u);
    expect(await renderVideo(file, { scale: 'fill' })).toContain(image(area, 'xMidYMid slice'));
    expect(await renderVideo(file, { scale: 'stretch' })).toContain(image(area, 'none'));
    expect(await renderVideo(file, { scale: 'original' })).toContain(
      image('x="240" y="120" width="160" height="80"', 'xMidYMid meet'),
    );
  });

  it('is optional: the preview of a video without one has its name', async () => {
    const renderVideo = await openScene();
    const frame = await renderVideo(await uploadVideo());
    expect(frame).not.toContain('<image');
    expect(frame).toMatch(/>river\.webm<\/text><path /u);
  });

  it('comes with each video of the city', async () => {
    const renderVideo = await openScene();
    const videos = await list('/file', { type: 'video' });
    expect(videos.length).toBeGreaterThan(0);
    for (const file of videos)
      expect(await renderVideo(file)).toContain('<image href="data:image/jpeg;base64,/9j/');
  });

  it.each([
    ['of another kind', video(), createStill('still.gif', GIF), 415, 2],
    ['without an ending', video(), createStill('still'), 415, 2],
    ['with nothing in it', video(), createStill('still.jpg', toBytes('')), 422, 22],
    ['with another content than its name', video(), createStill('still.png'), 422, 22],
    ['of a text', createNote('a.txt'), createStill(), 422, 22],
    ['of more than 200 kB', video(), createStill('s.jpg', createBytes(200_001)), 422, 78],
  ])('%s is rejected together with its file', async (_, file, still, status, code) => {
    const before = await list('/file');
    const response = await upload('/file/upload', file, { still });
    expect(response).toMatchObject(matchHttpError(status, code));
    if (status === 422) expect(response).toMatchObject(matchHttpError(status, code, '/still'));
    expect(await list('/file')).toEqual(before);
  });

  it('may have 200 kB, and be a PNG', async () => {
    const renderVideo = await openScene();
    const png = toBytes('\x89PNG\r\n\x1a\n and so on');
    expect((await uploadVideo(createStill('s.jpg', createBytes(200_000)))).type).toBe('video');
    expect(await renderVideo(await uploadVideo(createStill('s.png', png)))).toContain(
      '<image href="data:image/png;base64,',
    );
  });

  it('that is a text of the form is rejected', async () => {
    const response = await upload('/file/upload', video(), { still: 'still.jpg' });
    expect(response).toMatchObject(matchHttpError(422, 22, '/still'));
  });
});

it('the still of a picture is what its preview shows where the picture is larger than 3 MB [MEDIA-10/scene]', async () => {
  const renderPicture = await openScene(3);
  const uploadPicture = async (size: number, still?: File) => {
    const picture = new File([createBytes(size, GIF)], `${size} ${still?.name ?? ''}.gif`);
    return (await upload('/file/upload', picture, still ? { still } : {})).body as StorageRow;
  };
  const still = `<image href="data:image/jpeg;base64,${btoa(String.fromCharCode(...JPEG))}"`;
  const large = await uploadPicture(3_100_000, createStill());
  expect(await renderPicture(large)).toContain(`${still} x="0" y="0" width="640" height="320"`);
  // The size is that of the picture, not of its still.
  expect(await renderPicture(large, { scale: 'original' })).toContain(
    `${still} x="160" y="40" width="320" height="240"`,
  );
  expect(await renderPicture(await uploadPicture(3_100_000))).not.toContain('<image');
  expect(await renderPicture(await uploadPicture(300, createStill()))).toContain(
    '<image href="data:image/gif;base64,',
  );
});

describe('the still of a picture or a video', () => {
  it.each([
    ['picture', new File([GIF], 'a.gif')],
    ['video', video()],
  ])('of a %s is served byte for byte, and deleted with it', async (type, file) => {
    const { body } = await upload('/file/upload', file, { still: createStill() });
    const { id, stillpath } = body as StorageRow;
    expect(body).toMatchObject({ type, stillpath: `/file/${id}/still` });
    const read = async () => storage('GET', String(stillpath));
    const still = await read();
    expect(still.body).toEqual(JPEG);
    expect(still.headers.get('content-type')).toBe('image/jpeg');
    await storage('DELETE', `/file/${id}`);
    expect(await read()).toMatchObject(matchHttpError(404, 6));
  });

  it('has no path where the file was uploaded without one', async () => {
    const { body } = await upload('/file/upload', new File([GIF], 'a.gif'));
    expect(body).not.toHaveProperty('stillpath');
    const { id } = body as StorageRow;
    expect(await storage('GET', `/file/${id}/still`)).toMatchObject(matchHttpError(404, 6));
  });

  it('has a path in the videos of the city', async () => {
    const videos = await list('/file', { type: 'video' });
    for (const { stillpath } of videos)
      expect(await storage('GET', String(stillpath))).toMatchObject({ status: 200 });
    expect(videos.length).toBeGreaterThan(0);
  });
});

/** A JPEG of a size in bytes, or a file with another header. */
function createBytes(size: number, header = JPEG): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  bytes.set(header);
  return bytes;
}

/** Opens a platform that has the changes of earlier ones. */
function createDurableState() {
  const changes = new Map<string, StoreChange>();
  const write = (written: readonly StoreChange[]) =>
    written.forEach(change => changes.set(`${change.collection}/${change.id}`, change));
  const journal: Journal = { begin: (_, first) => write(first), write, close: () => undefined };
  const open = async () => {
    const { handleRequest } = await openPlatform({
      ...{ hasher: fastHasher, clock: () => NOW_MS, journal, rows: createMediaRows(NOW_MS) },
      ...(changes.size > 0 && {
        persistedState: { origin: { from: 'rows' as const }, changes: [...changes.values()] },
      }),
    });
    const { call, signIn } = createApiCaller(handleRequest);
    const token = await signIn('device_admin');
    return (method: string, path: string, request: object = {}) =>
      call(method, `/storage${path}`, { token, ...request });
  };
  return { open, getStored: (id: string) => changes.get(`stills/${id}`)?.value };
}

it('a still is stored durably with its file, and deleted with it', async () => {
  const { open, getStored } = createDurableState();
  const first = await open();
  const { body } = await first('POST', '/file/upload', {
    parts: { file: video(), still: createStill() },
  });
  const { id } = body as StorageRow;
  expect(JSON.parse(getStored(id) ?? '{}')).toMatchObject({ id, type: 'image/jpeg' });
  const second = await open();
  expect(await second('DELETE', `/file/${id}`)).toMatchObject({ status: 204 });
  expect(getStored(id)).toBeUndefined();
});
