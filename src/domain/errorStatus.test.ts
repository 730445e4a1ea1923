import { expect, it } from 'vitest';

import {
  getErrorCode,
  getErrorStatus,
  isForbidden,
  isNotFound,
  isSignedOut,
} from './errorStatus.ts';

const failed = (fields: object) => Object.assign(new Error('failed'), fields);

it.each([
  ['a response', failed({ status: 422, code: 25 }), 422, 25],
  ['no response', failed({ status: 0 }), 0, undefined],
  ['a text in place of a code', failed({ status: 400, code: 'ECONNRESET' }), 400, undefined],
  ['no call', new Error('failed'), undefined, undefined],
  ['a text', 'failed', undefined, undefined],
  ['null', null, undefined, undefined],
  ['undefined', undefined, undefined, undefined],
])('the status and the code of %s', (_, error, status, code) => {
  expect([getErrorStatus(error), getErrorCode(error)]).toEqual([status, code]);
});

it('only 401 is signed out, 403 forbidden and 404 not found', () => {
  const checks = [isSignedOut, isForbidden, isNotFound];
  const results = [400, 401, 403, 404, undefined].map(status =>
    checks.map(check => check(failed({ status }))),
  );
  expect(results).toEqual([
    [false, false, false],
    [true, false, false],
    [false, true, false],
    [false, false, true],
    [false, false, false],
  ]);
});
