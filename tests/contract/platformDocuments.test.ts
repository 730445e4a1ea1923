import { beforeEach, describe, expect, it } from 'vitest';

import { matchHttpError, NOW_MS, openMediaCity } from '../support/mediaCity.ts';
import {
  createNote,
  list,
  PDF,
  storage,
  upload,
  type StorageRow,
} from '../support/storagePlatform.ts';

beforeEach(() => openMediaCity());

describe('documents', () => {
  it('are uploaded, listed by type or name, downloaded and deleted [STORE-01/platform]', async () => {
    const file = new File([PDF], 'slc.pdf', { type: 'application/pdf' });
    const { body } = await upload('/doc/upload', file, { type: 'ssslc', name: 'SSSLC 手册.pdf' });
    const document = body as StorageRow;
    expect(document).toMatchObject({
      name: 'SSSLC 手册.pdf',
      type: 'ssslc',
      mediaType: 'application/pdf',
      size: PDF.length,
      createTime: new Date(NOW_MS).toISOString(),
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
    expect(await storage('GET', document.filepath)).toMatchObject(matchHttpError(404, 6));
  });

  it.each([
    ['page.html', '<script>alert(1)</script>'],
    ['drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ])('that a browser could run are only saved: %s [SEC-08/svg]', async (name, text) => {
    const { body } = await upload('/doc/upload', createNote(name, text), { type: 'ssslc' });
    const { headers } = await storage('GET', (body as StorageRow).filepath);
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
    async (input, expected) => {
      const { body } = await upload('/doc/upload', createNote(input), { type: 'ssslc' });
      expect(body).toMatchObject({ name: expected });
    },
  );

  it.each([
    ['no file', {}, 422],
    ['no type', { file: createNote('a.txt') }, 422],
    ['a text in place of the file', { file: 'a.txt', type: 'ssslc' }, 422],
    [
      'a name with a path in it',
      { file: createNote('a.txt'), type: 'ssslc', name: '../a.txt' },
      422,
    ],
    [
      'a name that is read backwards',
      { file: createNote('a.txt'), type: 'ssslc', name: 'a\u202etxt.exe' },
      422,
    ],
    ['a type with a blank', { file: createNote('a.txt'), type: 'a b' }, 422],
  ])('with %s are rejected', async (_, parts, status) => {
    const before = await list('/doc');
    expect((await storage('POST', '/doc/upload', { parts })).status).toBe(status);
    expect(await list('/doc')).toEqual(before);
  });
});
