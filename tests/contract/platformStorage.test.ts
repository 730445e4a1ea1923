import { gzipSync, zipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';

import { matchHttpError, openMediaCity, session, signIn } from '../support/mediaCity.ts';
import {
  createNote,
  GIF,
  list,
  PDF,
  storage,
  toBytes,
  upload,
} from '../support/storagePlatform.ts';

beforeEach(() => openMediaCity());

describe('an upload', () => {
  it.each([
    ['/doc/upload', 'a.pdf', GIF],
    ['/doc/upload', 'a.docx', GIF],
    ['/doc/upload', 'a.txt', 'a\0b'],
    ['/file/upload', 'a.png', GIF],
    ['/file/upload', 'a.mp4', GIF],
    ['/upgrade/upload', 'a.zip', PDF],
    ['/upgrade/upload', 'a.tgz', PDF],
  ])(
    'to %s of %s is rejected when its first bytes do not match its name [SEC-08/platform]',
    async (path, name, bytes) => {
      const rest = path === '/doc/upload' ? { type: 'ssslc' } : undefined;
      expect(await upload(path, createNote(name, bytes), rest)).toMatchObject(
        matchHttpError(422, 22, '/file'),
      );
    },
  );

  const zeros = new Uint8Array(4_000_000);
  const bomb = zipSync({ 'a.txt': zeros });
  it.each([
    ['/doc/upload', 'a.zip', bomb],
    ['/doc/upload', 'a.docx', bomb],
    ['/upgrade/upload', 'a.zip', bomb],
    ['/upgrade/upload', 'a.apk', withSmallDeclaredSize(bomb)],
    ['/upgrade/upload', 'a.gz', gzipSync(zeros)],
  ])(
    'to %s of %s is rejected when it unpacks to more than 100 times its size [SEC-08/platform]',
    async (path, name, bytes) => {
      const rest = path === '/doc/upload' ? { type: 'ssslc' } : undefined;
      expect(await upload(path, createNote(name, bytes), rest)).toMatchObject(
        matchHttpError(422, 78, '/file'),
      );
    },
  );

  it('of an archive that cannot be unpacked is rejected [SEC-08/platform]', async () => {
    const file = createNote('a.zip', bomb.slice(0, -30));
    expect(await upload('/upgrade/upload', file)).toMatchObject(matchHttpError(422, 22, '/file'));
  });

  it('of an ordinary archive is stored', async () => {
    const manual = zipSync({
      'manual.pdf': PDF,
      'plan.txt': toBytes('Steps of the upgrade. '.repeat(50)),
    });
    for (const name of ['a.zip', 'a.docx'])
      expect(
        await upload('/doc/upload', createNote(name, manual), { type: 'ssslc' }),
      ).toMatchObject({
        body: { size: manual.length },
      });
    for (const [name, bytes] of [
      ['a.zip', manual],
      ['a.tgz', gzipSync(PDF)],
    ] as const)
      expect(await upload('/upgrade/upload', createNote(name, bytes))).toMatchObject({
        body: { size: bytes.length },
      });
  });
});

/** Returns a ZIP of one entry whose directory declares an unpacked size of 9 bytes. */
function withSmallDeclaredSize(zip: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const result = zip.slice();
  const view = new DataView(result.buffer);
  view.setUint32(view.getUint32(result.length - 22 + 16, true) + 24, 9, true);
  return result;
}

it('every role reads, and permitted roles write', async () => {
  session.token = await signIn('operator');
  for (const path of ['/doc', '/file', '/upgrade']) {
    const [first] = await list(path);
    expect(await storage('GET', `${path}/${first?.id ?? ''}`)).toMatchObject({ status: 200 });
    expect(await storage('DELETE', `${path}/${first?.id ?? ''}`)).toMatchObject(
      matchHttpError(403, 57),
    );
    const parts = { file: createNote('a.txt'), ...(path === '/doc' && { type: 'ssslc' }) };
    expect(await storage('POST', `${path}/upload`, { parts })).toMatchObject(
      matchHttpError(403, 57),
    );
  }
  const json = { name: 'a.txt', content: 'a' };
  expect(await storage('POST', '/file', { json, token: 'nobody' })).toMatchObject(
    matchHttpError(401, 52),
  );
});
