// @vitest-environment node
import { expect, it } from 'vitest';

import { encodeBody } from './encodeBody.ts';

/** Returns the request as the platform receives it. */
async function written(mediaType: string, body: unknown) {
  return new Request('http://localhost', {
    method: 'POST',
    ...(await encodeBody(mediaType, body)),
  });
}

it('writes parts, and leaves their boundary to the browser', async () => {
  const file = new Blob(['lamps'], { type: 'text/csv' });
  const body = { file, type: 'import', tag: ['a', 'b'], none: undefined };
  const request = await written('multipart/form-data', body);
  expect(request.headers.get('Content-Type')).toMatch(/^multipart\/form-data; ?boundary=/);
  const form = await request.formData();
  expect([...form.keys()]).toEqual(['file', 'type', 'tag', 'tag']);
  expect(form.getAll('tag')).toEqual(['a', 'b']);
  expect(await (form.get('file') as File).text()).toBe('lamps');
});

it.each([
  'application/json',
  'application/json; charset=utf-8',
  'application/vnd.api+json',
  'application/vnd.api+json; ext="https://jsonapi.org/ext/atomic"',
])('writes JSON as %s, with the whole type', async mediaType => {
  const request = await written(mediaType, { data: { id: 1 } });
  expect(request.headers.get('Content-Type')).toBe(mediaType);
  expect(await request.text()).toBe('{"data":{"id":1}}');
});

it('sends a file as it is', async () => {
  const request = await written('application/zip', new Blob(['zipped']));
  expect(request.headers.get('Content-Type')).toBe('application/zip');
  expect(await request.text()).toBe('zipped');
});

it.each([
  [undefined, { id: 1 }],
  ['application/json', undefined],
])('declares nothing without a body: %j %j', async (mediaType, body) => {
  expect(await encodeBody(mediaType, body)).toEqual({});
});
