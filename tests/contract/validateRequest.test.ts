import { expect, it } from 'vitest';

import { validateRequest, type SentRequest } from '../support/validateRequest.ts';

const now = '_=1795233600000';

const sent = (
  call: string,
  { query = now, token = 'a-token', type = '', text = '' }: Readonly<Record<string, string>> = {},
): SentRequest => ({
  call,
  query: new URLSearchParams(query),
  headers: new Headers({
    ...(token && { authorization: token }),
    ...(type && { 'content-type': type }),
  }),
  text,
});

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';
const parts = 'multipart/form-data; boundary=b';
const part = (head: string, text: string) =>
  `--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n${text}\r\n`;
const file = part('name="file"; filename="a.pdf"\r\nContent-Type: application/pdf', '%PDF');
const kind = part('name="type"', 'ssslc');
const filter = encodeURIComponent('{"limit":15,"offset":0}');

it.each([
  sent('GET /api/users/users', { query: `${now}&filter=${filter}` }),
  sent('GET /api/users/users/count'),
  sent('POST /api/users/users/7/lock'),
  sent('PATCH /api/users/users/7', { type: json, text: '{"lastName":"Li"}' }),
  sent('PUT /api/users/users/7/reset-password', { type: form, text: 'password=Lamp%232026' }),
  sent('GET /api/config/version', { token: '' }),
  sent('POST /api/storage/doc/upload', { type: parts, text: `${file}${kind}--b--\r\n` }),
])('finds nothing wrong with %j', request => {
  expect(validateRequest(request)).toEqual([]);
});

it.each([
  [sent('GET /api/users/lamps'), 'no document has it'],
  [sent('GET /api/users/users', { token: '' }), 'has no token'],
  [sent('GET /api/config/version'), 'has a token'],
  [sent('GET /api/users/users', { query: '' }), 'has no time'],
  [sent('GET /api/users/users', { query: `${now}&page=2` }), 'has page, which is not declared'],
  [sent('GET /api/config/module', { token: '' }), 'lacks user'],
  [sent('GET /api/users/users', { query: `${now}&filter={"limit":0}` }), 'filter/limit'],
  [sent('POST /api/users/users/7/lock', { type: json, text: '{}' }), 'has a body'],
  [sent('PATCH /api/users/users/7', { type: form, text: 'lastName=Li' }), `has the type ${form}`],
  [sent('PATCH /api/users/users/7', { type: json, text: '{"locked":true}' }), 'body'],
  [sent('PUT /api/users/users/7/reset-password', { type: form, text: 'password=x' }), 'password'],
  [
    sent('POST /api/storage/doc/upload', { type: parts, text: `${kind}--b--\r\n` }),
    "must have required property 'file'",
  ],
])('finds what is wrong with %j', (request, problem) => {
  expect(validateRequest(request).join('\n')).toContain(problem);
});
