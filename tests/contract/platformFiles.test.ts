import { createHash } from 'node:crypto';

import { beforeEach, describe, expect, it } from 'vitest';

import { MP4_BASE64, WEBM_BASE64 } from '../../mocks/city/media/clips.ts';
import { fromBase64 } from '../../mocks/shared/base64.ts';
import { matchHttpError, NOW_MS, openMediaCity } from '../support/mediaCity.ts';
import {
  createNote,
  GIF,
  list,
  storage,
  toBytes,
  upload,
  type StorageRow,
} from '../support/storagePlatform.ts';
import { createMediaRows } from '../support/mediaRows.ts';

beforeEach(() => openMediaCity());

describe('files', () => {
  it('are uploaded, listed, read, served and deleted [STORE-04/platform]', async () => {
    const before = await list('/file');
    const file = new File([GIF], '动画.gif', { type: 'image/gif' });
    const { body } = await upload('/file/upload', file);
    const stored = body as StorageRow;
    expect(stored).toMatchObject({
      name: '动画.gif',
      type: 'picture',
      mediaType: 'image/gif',
      width: 0x140,
      height: 0xf0,
      size: GIF.length,
      digest: createHash('md5').update(GIF).digest('hex'),
    });
    expect(await list('/file')).toHaveLength(before.length + 1);
    const where = { type: 'picture' };
    const { count } = (await storage('GET', '/file/count', { where })).body as { count: number };
    expect(count).toBe((await list('/file', where)).length);
    expect((await storage('GET', `/file/${stored.id}`)).body).toEqual(stored);
    const content = await storage('GET', stored.filepath);
    expect(content.body).toEqual(GIF);
    expect(content.headers.get('content-type')).toBe('image/gif');

    expect(await storage('DELETE', `/file/${stored.id}`)).toMatchObject({ status: 204 });
    expect(await storage('DELETE', `/file/${stored.id}`)).toMatchObject(matchHttpError(404, 6));
    expect(await storage('GET', stored.filepath)).toMatchObject(matchHttpError(404, 6));
  });

  it.each([
    ['mp4', MP4_BASE64],
    ['webm', WEBM_BASE64],
  ])(
    'of videos (%s) have their size and duration, read from their containers',
    async (kind, data) => {
      const file = new File([Uint8Array.from(fromBase64(data))], `river.${kind}`);
      const { body } = await upload('/file/upload', file);
      expect(body).toMatchObject({ type: 'video', width: 160, height: 80, duration: 2_000 });
    },
  );

  it('can be made of a text [STORE-04/platform]', async () => {
    const json = { name: '提示.txt', content: '雨天路滑\n减速慢行' };
    const { body } = await storage('POST', '/file', { json });
    expect(body).toMatchObject({ name: '提示.txt', type: 'text', size: 25 });
    const content = await storage('GET', (body as StorageRow).filepath);
    expect(new TextDecoder().decode(content.body as Uint8Array)).toBe(json.content);
  });

  it.each([
    ['a kind that no screen shows', createNote('a.exe'), 415, 2],
    ['no ending', createNote('a'), 415, 2],
    ['a page', createNote('a.html'), 415, 2],
    ['a drawing that could run', createNote('a.svg', '<svg/>'), 415, 2],
    ['nothing in it', createNote('a.txt', ''), 422, 22],
    ['another content than its name', createNote('a.png', GIF), 422, 22],
    ['a NUL in its text', createNote('a.txt', 'a\0b'), 422, 22],
    ['a text that is no UTF-8', createNote('a.txt', toBytes('\xff\xfe')), 422, 22],
  ])('with %s are rejected with the reason [MEDIA-14/refused]', async (_, file, status, code) => {
    const before = await list('/file');
    const { body, ...response } = await upload('/file/upload', file);
    expect({ body, ...response }).toMatchObject(matchHttpError(status, code));
    expect((body as { error: { message: string } }).error.message).toContain(
      status === 415 ? 'is none of png' : 'file',
    );
    expect(await list('/file')).toEqual(before);
  });

  it('of more than 32 MB are rejected [SEC-08/platform]', async () => {
    const headers = { 'content-length': String(32 * 1_024 * 1_024 + 1) };
    const parts = { file: new File([GIF], 'a.gif') };
    expect(await storage('POST', '/file/upload', { parts, headers })).toMatchObject(
      matchHttpError(413, 78),
    );
  });

  it('that a project shows stay', async () => {
    const shown = new Set(
      JSON.stringify(createMediaRows(NOW_MS).mediaContents).match(/(?<="materialId":")[^"]+/g),
    );
    expect(shown.size).toBeGreaterThan(0);
    const free = await storage('POST', '/file', { json: { name: '提示.txt', content: '雨' } });
    expect(shown).not.toContain((free.body as StorageRow).id);
    for (const { id } of await list('/file')) {
      const response = await storage('DELETE', `/file/${id}`);
      expect(response).toMatchObject(shown.has(id) ? matchHttpError(409, 33) : { status: 204 });
    }
    expect(new Set((await list('/file')).map(({ id }) => id))).toEqual(shown);
  });
});
