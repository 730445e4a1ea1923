import { createHash } from 'node:crypto';

import { beforeEach, describe, expect, it } from 'vitest';

import { matchHttpError, call, openMediaCity, session } from '../support/mediaCity.ts';
import {
  GIF,
  list,
  PDF,
  storage,
  toBytes,
  upload,
  type StorageRow,
} from '../support/storagePlatform.ts';

beforeEach(() => openMediaCity());

describe('upgrade packages', () => {
  const bin = toBytes('SSSLC 3.0.0\n\0\x01\x02');
  const made = { name: 'SSSLC 3.0.0', type: 'firmware', model: 'ssslc' };

  const uploaded = async () => {
    const { body } = await upload('/upgrade/upload', new File([bin], 'ssslc-3.0.0.bin'));
    return body as { file: string; size: number; digest: string };
  };

  it('are uploaded, created, listed with a filter and deleted [STORE-03/platform]', async () => {
    const { file, size, digest } = await uploaded();
    expect({ size, digest }).toEqual({
      size: bin.length,
      digest: createHash('md5').update(bin).digest('hex'),
    });
    const { body } = await storage('POST', '/upgrade', { json: { ...made, file } });
    expect(body).toMatchObject({ ...made, version: '3.0.0', file, size, digest });
    const { id, url } = body as StorageRow;
    expect(await list('/upgrade', { model: 'ssslc', name: made.name })).toEqual([body]);
    const content = await call('GET', String(url).replace('/api', ''), { token: session.token });
    expect(content.body).toEqual(bin);
    expect(content.headers.get('content-disposition')).toContain('ssslc-3.0.0.bin');

    expect((await storage('DELETE', `/upgrade/${id}`)).body).toEqual({ count: 1 });
    expect((await storage('DELETE', `/upgrade/${id}`)).body).toEqual({ count: 0 });
    expect(await storage('GET', `/upgrade/${id}/content`)).toMatchObject(matchHttpError(404, 6));
  });

  it('share their bytes until the last of them is deleted', async () => {
    const { file } = await uploaded();
    const post = async (name: string) =>
      (await storage('POST', '/upgrade', { json: { ...made, name, file } })).body as StorageRow;
    const [one, two] = [await post('一'), await post('二')];
    await storage('DELETE', `/upgrade/${one.id}`);
    expect((await storage('GET', `/upgrade/${two.id}/content`)).body).toEqual(bin);
  });

  it.each([
    ['another model', { model: 'sscam' }, 22, '/model'],
    ['a file that was not uploaded', { file: 'x/y.bin' }, 6, '/file'],
    ['a name that is taken', { name: 'SSSLC 2.4.1' }, 68, '/name'],
  ])('for %s are rejected [STORE-03/platform]', async (_, wrong, code, path) => {
    const { file } = await uploaded();
    const json = { ...made, file, ...wrong };
    expect(await storage('POST', '/upgrade', { json })).toMatchObject(
      matchHttpError(422, code, path),
    );
  });

  it('are made of a file under the name that it was uploaded with', async () => {
    const { file } = await uploaded();
    const json = { ...made, file: file.replace('3.0.0', '3.0.1') };
    expect(await storage('POST', '/upgrade', { json })).toMatchObject(
      matchHttpError(422, 6, '/file'),
    );
  });

  it('are made of nothing that was uploaded as something else [STORE-03/platform]', async () => {
    const { body } = await upload('/file/upload', new File([GIF], '动画.gif'));
    const gif = body as StorageRow;
    const text = await storage('POST', '/file', { json: { name: '提示.txt', content: '雨' } });
    const paper = await upload('/doc/upload', new File([PDF], 'slc.pdf'), { type: 'ssslc' });
    for (const { id, name } of [gif, text.body as StorageRow, paper.body as StorageRow]) {
      const json = { ...made, file: `${id}/${name}` };
      expect(await storage('POST', '/upgrade', { json })).toMatchObject(
        matchHttpError(422, 6, '/file'),
      );
    }
    // The other way round: the file of a package is in no other library.
    const { file } = await uploaded();
    const id = file.split('/')[0] ?? '';
    expect(await storage('DELETE', `/file/${id}`)).toMatchObject(matchHttpError(404, 6));
    expect(await storage('DELETE', `/doc/${id}`)).toMatchObject({ body: { count: 0 } });
    expect((await storage('GET', gif.filepath)).body).toEqual(GIF);
  });

  it('stay while a device is being upgraded with them', async () => {
    const [one, two] = await list('/upgrade');
    const log = { id: 'l1', packageUrl: one?.url, state: 'installing' };
    const done = { id: 'l2', packageUrl: two?.url, state: 'done' };
    await openMediaCity({ upgradeLogs: [log, done] });
    expect(await storage('DELETE', `/upgrade/${one?.id ?? ''}`)).toMatchObject(
      matchHttpError(409, 33),
    );
    expect(await storage('DELETE', `/upgrade/${two?.id ?? ''}`)).toMatchObject({ status: 200 });
  });

  it('of the city have the size and the digest that they declare', async () => {
    const packages = await list('/upgrade');
    expect(packages.length).toBeGreaterThan(3);
    for (const { id, size, digest, model } of packages) {
      const bytes = (await storage('GET', `/upgrade/${id}/content`)).body as Uint8Array;
      expect(bytes.length).toBe(size);
      expect(createHash('md5').update(bytes).digest('hex')).toBe(digest);
      expect(['ssslc', 'ssads', 'ssgw']).toContain(model);
    }
  });
});
