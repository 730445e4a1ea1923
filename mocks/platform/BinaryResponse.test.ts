import { describe, expect, it } from 'vitest';

import { createBinaryResponse } from './BinaryResponse.ts';

const bytes = new TextEncoder().encode('<svg onload="alert(1)"/>');
const headersOf = (type: string, name?: string) =>
  createBinaryResponse({ type, bytes, name }).toResponse(200).headers;

describe('a response that is no JSON', () => {
  it('has the uploaded bytes, and nothing that a browser would run [SEC-08/svg]', async () => {
    const response = createBinaryResponse({
      type: 'image/svg+xml',
      bytes,
      name: 'lamp.svg',
    }).toResponse(200);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': 'image/svg+xml',
      'content-length': String(bytes.length),
      'content-disposition': `attachment; filename="lamp.svg"; filename*=UTF-8''lamp.svg`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  it.each([
    ['image/png', 'inline'],
    ['video/mp4', 'inline'],
    ['text/plain; charset=utf-8', 'inline'],
    ['text/html', 'attachment'],
    ['image/svg+xml', 'attachment'],
    ['application/pdf', 'attachment'],
    ['text/plainly', 'attachment'],
  ])('of %s is shown %s', (type, disposition) => {
    expect(headersOf(type).get('content-disposition')).toBe(disposition);
  });

  it.each([
    [
      '站台 (一).png',
      `inline; filename="__ ___.png"; filename*=UTF-8''%E7%AB%99%E5%8F%B0%20%28%E4%B8%80%29.png`,
    ],
    [
      'a"\r\nset-cookie: b',
      `inline; filename="a___set-cookie_ b"; filename*=UTF-8''a%22%0D%0Aset-cookie%3A%20b`,
    ],
    ['\ud800', `inline; filename="_"; filename*=UTF-8''%EF%BF%BD`],
  ])('keeps a name that a header can hold: %j', (name, disposition) => {
    expect(headersOf('image/png', name).get('content-disposition')).toBe(disposition);
  });
});
