import { expect, it } from 'vitest';

import { isJson, parseMediaType } from './mediaType.ts';

it.each([
  ['application/json', 'application/json', {}],
  ['Application/JSON; charset=utf-8', 'application/json', { charset: 'utf-8' }],
  [
    'application/vnd.api+json; ext="https://a.example/x;y https://b.example"; profile=p',
    'application/vnd.api+json',
    { ext: 'https://a.example/x;y https://b.example', profile: 'p' },
  ],
  ['multipart/form-data;boundary=----x', 'multipart/form-data', { boundary: '----x' }],
  ['', '', {}],
])('reads %j', (text, essence, parameters) => {
  expect(parseMediaType(text)).toEqual({ essence, parameters });
});

it.each([
  ['application/vnd.api+json; ext="a"', true],
  ['application/json;charset=utf-8', true],
  ['text/plain', false],
  ['application/zip; of="application/json"', false],
])('recognizes JSON: %s', (mediaType, is) => {
  expect(isJson(mediaType)).toBe(is);
});
