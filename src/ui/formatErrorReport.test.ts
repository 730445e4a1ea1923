import { expect, it } from 'vitest';

import { formatErrorLine } from './formatErrorLine.ts';
import { formatErrorReport } from './formatErrorReport.ts';

const TOKEN = 'q7'.repeat(32);

it('reports the error, the location and the components, and no credentials', () => {
  const text = formatErrorReport({
    error: new TypeError(`Cannot read x of ${TOKEN}`),
    stack: `\n    at SideTree (http://localhost/assets/Console-1a2b.js:1:2)\n    at ${TOKEN}`,
    path: '/assetManage/model',
  });
  expect(text).toContain('TypeError: Cannot read x of …');
  expect(text).toContain('/assetManage/model');
  expect(text).toContain('at SideTree (http://localhost/assets/Console-1a2b.js:1:2)');
  expect(text).not.toContain(TOKEN);
});

it.each([
  [new RangeError('too long'), 'RangeError: too long'],
  ['just words', 'just words'],
  [undefined, 'undefined'],
  [`no ${TOKEN}`, 'no …'],
])('names %s', (error, expected) => {
  expect(formatErrorLine(error)).toBe(expected);
});
