import { describe, expect, it } from 'vitest';

import { MultipartError, parseMultipart, UploadedFile } from './multipart.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const TYPE = 'multipart/form-data; boundary=XX';
const form = (...parts: string[]) =>
  bytesOf(`${parts.map(part => `--XX\r\n${part}\r\n`).join('')}--XX--\r\n`);
const part = (parameters: string, content = 'x', more = '') =>
  `Content-Disposition: form-data; ${parameters}\r\n${more}\r\n${content}`;

async function sent(data: FormData) {
  const request = new Request('http://localhost', { method: 'POST', body: data });
  const bytes = new Uint8Array(await request.arrayBuffer());
  return parseMultipart(bytes, request.headers.get('content-type') ?? '');
}

describe('a form of files and texts', () => {
  it('is read as a browser writes it, byte for byte', async () => {
    const content = Uint8Array.from({ length: 70_000 }, (_, i) => (i * 7 + (i >> 8)) & 0xff);
    const data = new FormData();
    data.set('name', '站台 "一"\r\n--XX');
    data.set('file', new File([content], '站台"一".png', { type: 'image/png' }));
    data.append('tag', 'a');
    data.append('tag', 'b');
    const { name, file, tag } = await sent(data);
    expect({ name, tag }).toEqual({ name: '站台 "一"\r\n--XX', tag: ['a', 'b'] });
    expect(file).toBeInstanceOf(UploadedFile);
    expect(file).toMatchObject({ name: '站台_一_.png', type: 'image/png' });
    expect((file as UploadedFile).bytes).toEqual(content);
  });

  it('may have an empty file, an empty text and no parts', () => {
    const read = parseMultipart(
      form(part('name="a"', ''), part('name="f"; filename="e"', '')),
      TYPE,
    );
    expect(read.a).toBe('');
    expect((read.f as UploadedFile).bytes).toHaveLength(0);
    expect(parseMultipart(bytesOf('--XX--'), TYPE)).toEqual({});
  });

  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\\\temp\\\\report.pdf', 'report.pdf'],
    ['.htaccess', 'htaccess'],
    ['a\u202egnp.exe', 'agnp.exe'],
    ['..', 'file'],
    ['', 'file'],
    [`${'长'.repeat(300)}.tar`, `${'长'.repeat(124)}.tar`],
  ])('cleans the name of a file: %s', (fileName, clean) => {
    const { f } = parseMultipart(form(part(`name="f"; filename="${fileName}"`)), TYPE);
    expect((f as UploadedFile).name).toBe(clean);
  });

  it('takes no property of a prototype for a field', () => {
    const read = parseMultipart(form(part('name="__proto__"', 'polluted')), TYPE);
    expect(Object.keys(read)).toEqual(['__proto__']);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it.each([
    ['no boundary', bytesOf('--XX--'), 'multipart/form-data'],
    ['another boundary', form(part('name="a"')), 'multipart/form-data; boundary=YY'],
    ['a boundary of odd letters', form(), 'multipart/form-data; boundary="X\u0007"'],
    ['an end too early', bytesOf(`--XX\r\n${part('name="a"')}`), TYPE],
    ['no end of its headers', bytesOf('--XX\r\nContent-Disposition: form-data'), TYPE],
    ['endless headers', form(part('name="a"', 'x', `X: ${'y'.repeat(9_000)}\r\n`)), TYPE],
    ['a part without a name', form(part('filename="a"')), TYPE],
    ['a part that is no field', form('Content-Disposition: attachment; name="a"\r\n\r\nx'), TYPE],
    ['a broken header', form(part('name="a"', 'x', 'no colon\r\n')), TYPE],
    ['text before it', bytesOf(`hello\r\n--XX\r\n${part('name="a"')}\r\n--XX--`), TYPE],
    ['too many parts', form(...Array.from({ length: 101 }, () => part('name="a"'))), TYPE],
    [
      'a text that is not UTF-8',
      Uint8Array.from([
        ...bytesOf(`--XX\r\n${part('name="a"', '')}`),
        0xff,
        ...bytesOf('\r\n--XX--'),
      ]),
      TYPE,
    ],
  ])('is rejected with %s', (_, bytes, type) => {
    expect(() => parseMultipart(bytes, type)).toThrow(MultipartError);
  });
});
