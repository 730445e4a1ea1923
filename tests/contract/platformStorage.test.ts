import { createHash } from 'node:crypto';

import { gzipSync, zipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';

import { openForgetfulPlatform } from '../../mocks/assembly/openPlatform.ts';
import { fastHasher } from '../../mocks/platform/fastHasher.ts';
import type { StoreRows } from '../../mocks/platform/Store.ts';
import { operations } from '../../src/generated/storage/operations.ts';
import { validators } from '../../src/generated/storage/validators.js';
import { createApiCaller, type ApiRequest, type ApiResponse } from '../support/apiCaller.ts';
import { createResponseValidator } from '../support/createResponseValidator.ts';
import { createMediaRows } from '../support/mediaRows.ts';

const judge = createResponseValidator(operations, validators);

const now = Date.UTC(2026, 10, 12, 8);
let token: string;
let call: ReturnType<typeof createApiCaller>['call'];
let signIn: ReturnType<typeof createApiCaller>['signIn'];

async function open(rows: StoreRows) {
  const platform = openForgetfulPlatform({ hasher: fastHasher, clock: () => now, rows });
  ({ call, signIn } = createApiCaller(platform.handleRequest));
  token = await signIn('device_admin');
}

beforeEach(() => open(createMediaRows(now)));

/** A call of the storage service, whose answer its document allows. */
async function storage(method: string, path: string, sent: ApiRequest = {}): Promise<ApiResponse> {
  const response = await call(method, `/storage${path}`, { token, ...sent });
  judge(method, path, response);
  return response;
}

interface StoredFile {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly filepath: string;
  readonly [name: string]: unknown;
}

const list = async (path: string, where?: object) =>
  (await storage('GET', path, where ? { filter: { where } } : {})).body as StoredFile[];

const refused = (status: number, code: number, ...paths: string[]) => ({
  status,
  body: {
    error: {
      code,
      ...(paths.length > 0 && {
        details: paths.map(path => expect.objectContaining({ path }) as unknown),
      }),
    },
  },
});

const bytesOf = (text: string) => Uint8Array.from(text, letter => letter.charCodeAt(0));
const PDF = bytesOf('%PDF-1.4\n\0\xff\xfe rest\r\n--boundary');
const GIF = bytesOf('GIF89a\x40\x01\xf0\x00\x80\x00\x00\xff');

const upload = async (path: string, file: File, rest: Readonly<Record<string, string>> = {}) =>
  storage('POST', path, { parts: { ...rest, file } });

const noteOf = (name: string, bytes: string | Uint8Array<ArrayBuffer> = 'text') =>
  new File([bytes], name, { type: 'text/html' });

describe('documents', () => {
  it('are uploaded, listed by type or name, downloaded and deleted [STORE-01/platform]', async () => {
    const file = new File([PDF], 'slc.pdf', { type: 'application/pdf' });
    const { body } = await upload('/doc/upload', file, { type: 'ssslc', name: 'SSSLC 手册.pdf' });
    const document = body as StoredFile;
    expect(document).toMatchObject({
      name: 'SSSLC 手册.pdf',
      type: 'ssslc',
      mediaType: 'application/pdf',
      size: PDF.length,
      createTime: new Date(now).toISOString(),
    });
    expect(await list('/doc', { type: 'ssslc' })).toContainEqual(document);
    expect(await list('/doc', { name: 'SSSLC 手册.pdf' })).toEqual([document]);
    expect(await list('/doc', { type: 'nothing' })).toEqual([]);

    const download = await storage('GET', document.filepath);
    expect(document.filepath).toBe(`/doc/${document.id}/download/`);
    expect(download.body).toEqual(PDF);
    expect(download.headers.get('content-type')).toBe('application/pdf');
    expect(download.headers.get('content-disposition')).toContain(
      `filename*=UTF-8''${encodeURIComponent('SSSLC 手册.pdf')}`,
    );

    expect((await storage('DELETE', `/doc/${document.id}`)).body).toEqual({ count: 1 });
    expect((await storage('DELETE', `/doc/${document.id}`)).body).toEqual({ count: 0 });
    expect(await storage('GET', document.filepath)).toMatchObject(refused(404, 6));
  });

  it.each([
    ['page.html', '<script>alert(1)</script>'],
    ['drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ])('that a browser could run are only saved: %s [SEC-08/svg]', async (name, text) => {
    const { body } = await upload('/doc/upload', noteOf(name, text), { type: 'ssslc' });
    const { headers } = await storage('GET', (body as StoredFile).filepath);
    expect(headers.get('content-disposition')).toMatch(/^attachment/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain('sandbox');
  });

  it.each([
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['C:\\temp\\plan.txt', 'plan.txt'],
    ['a\u0007b\u202ecod.txt', 'abcod.txt'],
  ])(
    'keep no path or control character of the name %j [SEC-08/platform]',
    async (given, expected) => {
      const { body } = await upload('/doc/upload', noteOf(given), { type: 'ssslc' });
      expect(body).toMatchObject({ name: expected });
    },
  );

  it.each([
    ['no file', {}, 422],
    ['no type', { file: noteOf('a.txt') }, 422],
    ['a text in place of the file', { file: 'a.txt', type: 'ssslc' }, 422],
    ['a name with a path in it', { file: noteOf('a.txt'), type: 'ssslc', name: '../a.txt' }, 422],
    [
      'a name that is read backwards',
      { file: noteOf('a.txt'), type: 'ssslc', name: 'a\u202etxt.exe' },
      422,
    ],
    ['a type with a blank', { file: noteOf('a.txt'), type: 'a b' }, 422],
  ])('with %s are refused [MOCK-01/storage]', async (_, parts, status) => {
    const before = await list('/doc');
    expect((await storage('POST', '/doc/upload', { parts })).status).toBe(status);
    expect(await list('/doc')).toEqual(before);
  });
});

describe('files', () => {
  it('are uploaded, listed, read, served and deleted [STORE-04/platform]', async () => {
    const before = await list('/file');
    const file = new File([GIF], '动画.gif', { type: 'image/gif' });
    const { body } = await upload('/file/upload', file);
    const stored = body as StoredFile;
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
    expect(await storage('DELETE', `/file/${stored.id}`)).toMatchObject(refused(404, 6));
    expect(await storage('GET', stored.filepath)).toMatchObject(refused(404, 6));
  });

  it('can be made of a text [STORE-04/platform]', async () => {
    const json = { name: '提示.txt', content: '雨天路滑\n减速慢行' };
    const { body } = await storage('POST', '/file', { json });
    expect(body).toMatchObject({ name: '提示.txt', type: 'text', size: 25 });
    const content = await storage('GET', (body as StoredFile).filepath);
    expect(new TextDecoder().decode(content.body as Uint8Array)).toBe(json.content);
  });

  it.each([
    ['a kind that no screen shows', noteOf('a.exe'), 415, 2],
    ['no ending', noteOf('a'), 415, 2],
    ['a page', noteOf('a.html'), 415, 2],
    ['a drawing that could run', noteOf('a.svg', '<svg/>'), 415, 2],
    ['nothing in it', noteOf('a.txt', ''), 422, 22],
    ['another content than its name', noteOf('a.png', GIF), 422, 22],
    ['a NUL in its text', noteOf('a.txt', 'a\0b'), 422, 22],
    ['a text that is no UTF-8', noteOf('a.txt', bytesOf('\xff\xfe')), 422, 22],
  ])('with %s are refused with the reason [MEDIA-14/platform]', async (_, file, status, code) => {
    const before = await list('/file');
    const { body, ...response } = await upload('/file/upload', file);
    expect({ body, ...response }).toMatchObject(refused(status, code));
    expect((body as { error: { message: string } }).error.message).toContain(
      status === 415 ? 'is none of png' : 'file',
    );
    expect(await list('/file')).toEqual(before);
  });

  it('of more than 32 MB are refused [MOCK-01/storage] [SEC-08/platform]', async () => {
    const headers = { 'content-length': String(32 * 1_024 * 1_024 + 1) };
    const parts = { file: new File([GIF], 'a.gif') };
    expect(await storage('POST', '/file/upload', { parts, headers })).toMatchObject(
      refused(413, 78),
    );
  });

  it('that a project shows stay [MOCK-01/storage]', async () => {
    const shown = new Set(
      JSON.stringify(createMediaRows(now).mediaContents).match(/(?<="materialId":")[^"]+/g),
    );
    expect(shown.size).toBeGreaterThan(0);
    const free = await storage('POST', '/file', { json: { name: '提示.txt', content: '雨' } });
    expect(shown).not.toContain((free.body as StoredFile).id);
    for (const { id } of await list('/file')) {
      const response = await storage('DELETE', `/file/${id}`);
      expect(response).toMatchObject(shown.has(id) ? refused(409, 33) : { status: 204 });
    }
    expect(new Set((await list('/file')).map(({ id }) => id))).toEqual(shown);
  });
});

describe('upgrade packages', () => {
  const bin = bytesOf('SSSLC 3.0.0\n\0\x01\x02');
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
    const { id, url } = body as StoredFile;
    expect(await list('/upgrade', { model: 'ssslc', name: made.name })).toEqual([body]);
    const content = await call('GET', String(url).replace('/api', ''), { token });
    expect(content.body).toEqual(bin);
    expect(content.headers.get('content-disposition')).toContain('ssslc-3.0.0.bin');

    expect((await storage('DELETE', `/upgrade/${id}`)).body).toEqual({ count: 1 });
    expect((await storage('DELETE', `/upgrade/${id}`)).body).toEqual({ count: 0 });
    expect(await storage('GET', `/upgrade/${id}/content`)).toMatchObject(refused(404, 6));
  });

  it('share their bytes until the last of them is gone', async () => {
    const { file } = await uploaded();
    const post = async (name: string) =>
      (await storage('POST', '/upgrade', { json: { ...made, name, file } })).body as StoredFile;
    const [one, two] = [await post('一'), await post('二')];
    await storage('DELETE', `/upgrade/${one.id}`);
    expect((await storage('GET', `/upgrade/${two.id}/content`)).body).toEqual(bin);
  });

  it.each([
    ['another model', { model: 'sscam' }, 22, '/model'],
    ['a file that nobody uploaded', { file: 'x/y.bin' }, 6, '/file'],
    ['a name that is taken', { name: 'SSSLC 2.4.1' }, 68, '/name'],
  ])('for %s are refused [STORE-03/platform]', async (_, wrong, code, path) => {
    const { file } = await uploaded();
    const json = { ...made, file, ...wrong };
    expect(await storage('POST', '/upgrade', { json })).toMatchObject(refused(422, code, path));
  });

  it('are made of a file under the name that it was uploaded with', async () => {
    const { file } = await uploaded();
    const json = { ...made, file: file.replace('3.0.0', '3.0.1') };
    expect(await storage('POST', '/upgrade', { json })).toMatchObject(refused(422, 6, '/file'));
  });

  it('are made of nothing that was uploaded as something else [STORE-03/platform]', async () => {
    const { body } = await upload('/file/upload', new File([GIF], '动画.gif'));
    const gif = body as StoredFile;
    const text = await storage('POST', '/file', { json: { name: '提示.txt', content: '雨' } });
    const paper = await upload('/doc/upload', new File([PDF], 'slc.pdf'), { type: 'ssslc' });
    for (const { id, name } of [gif, text.body as StoredFile, paper.body as StoredFile]) {
      const json = { ...made, file: `${id}/${name}` };
      expect(await storage('POST', '/upgrade', { json })).toMatchObject(refused(422, 6, '/file'));
    }
    // The other way round: the file of a package is in no other library.
    const { file } = await uploaded();
    const id = file.split('/')[0] ?? '';
    expect(await storage('DELETE', `/file/${id}`)).toMatchObject(refused(404, 6));
    expect(await storage('DELETE', `/doc/${id}`)).toMatchObject({ body: { count: 0 } });
    expect((await storage('GET', gif.filepath)).body).toEqual(GIF);
  });

  it('stay while a device is being upgraded with them [MOCK-01/storage]', async () => {
    const [one, two] = await list('/upgrade');
    const log = { id: 'l1', packageUrl: one?.url, state: 'installing' };
    const done = { id: 'l2', packageUrl: two?.url, state: 'done' };
    await open({ ...createMediaRows(now), upgradeLogs: [log, done] });
    expect(await storage('DELETE', `/upgrade/${one?.id ?? ''}`)).toMatchObject(refused(409, 33));
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
    'to %s of %s is refused when its first bytes do not match its name [SEC-08/platform]',
    async (path, name, bytes) => {
      const rest = path === '/doc/upload' ? { type: 'ssslc' } : undefined;
      expect(await upload(path, noteOf(name, bytes), rest)).toMatchObject(
        refused(422, 22, '/file'),
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
    'to %s of %s is refused when it unpacks to more than 100 times its size [SEC-08/platform]',
    async (path, name, bytes) => {
      const rest = path === '/doc/upload' ? { type: 'ssslc' } : undefined;
      expect(await upload(path, noteOf(name, bytes), rest)).toMatchObject(
        refused(422, 78, '/file'),
      );
    },
  );

  it('of an archive that cannot be unpacked is refused [SEC-08/platform]', async () => {
    const file = noteOf('a.zip', bomb.slice(0, -30));
    expect(await upload('/upgrade/upload', file)).toMatchObject(refused(422, 22, '/file'));
  });

  it('of an ordinary archive is stored', async () => {
    const manual = zipSync({
      'manual.pdf': PDF,
      'plan.txt': bytesOf('Steps of the upgrade. '.repeat(50)),
    });
    for (const name of ['a.zip', 'a.docx'])
      expect(await upload('/doc/upload', noteOf(name, manual), { type: 'ssslc' })).toMatchObject({
        body: { size: manual.length },
      });
    for (const [name, bytes] of [
      ['a.zip', manual],
      ['a.tgz', gzipSync(PDF)],
    ] as const)
      expect(await upload('/upgrade/upload', noteOf(name, bytes))).toMatchObject({
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

it('every role reads, and permitted roles write [MOCK-01/storage]', async () => {
  token = await signIn('operator');
  for (const path of ['/doc', '/file', '/upgrade']) {
    const [first] = await list(path);
    expect(await storage('GET', `${path}/${first?.id ?? ''}`)).toMatchObject({ status: 200 });
    expect(await storage('DELETE', `${path}/${first?.id ?? ''}`)).toMatchObject(refused(403, 57));
    const parts = { file: noteOf('a.txt'), ...(path === '/doc' && { type: 'ssslc' }) };
    expect(await storage('POST', `${path}/upload`, { parts })).toMatchObject(refused(403, 57));
  }
  const json = { name: 'a.txt', content: 'a' };
  expect(await storage('POST', '/file', { json, token: 'nobody' })).toMatchObject(refused(401, 52));
});
