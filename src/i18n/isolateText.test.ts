import { expect, it } from 'vitest';

import { isolateText, isolateAll } from './isolateText.ts';

it('isolates what is written from right to left, and nothing else', () => {
  expect(isolateText('علي')).toBe('\u2068علي\u2069');
  expect(isolateText('דנה (1)')).toBe('\u2068דנה (1)\u2069');
  for (const text of ['operator', '陈志远', 'Łukasz 7', '']) expect(isolateText(text)).toBe(text);
});

it('lets no text end its isolate or turn the rest of the sentence around', () => {
  expect(isolateText('a\u2069b\u202Ec')).toBe('\u2068ab\u202Ec\u2069');
});

it('isolates each text that is filled into a message, but not the message', () => {
  const options = { name: 'علي', count: 3, plain: 'x', _: 'علي %{name}' };
  expect(isolateAll(options)).toEqual({ ...options, name: '\u2068علي\u2069' });
  const plain = { name: 'x' };
  expect(isolateAll(plain)).toBe(plain);
});
