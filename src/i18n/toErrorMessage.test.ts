import { describe, expect, it } from 'vitest';

import { ApiError } from '../api/ApiError.ts';
import { BulkError } from '../data/BulkError.ts';
import { toErrorMessage } from './toErrorMessage.ts';

const call = 'POST /users';
const errorResponse = (code: number) => ({
  error: { statusCode: 400, name: 'Error', message: '', code },
});

describe('errorMessage', () => {
  it('prefers the message of the error code to that of the status [ERR-01]', () => {
    expect(toErrorMessage(new ApiError(call, 422, errorResponse(68)))).toEqual({
      key: 'error.code.68',
      options: { call, status: 422, code: 68 },
    });
  });

  it.each([
    [0, undefined, 'error.noResponse'],
    [200, '<html>', 'error.unreadable'],
    [400, {}, 'error.rejected'],
    [404, undefined, 'error.notFound'],
    [429, 'slow down', 'error.tooMany'],
    [500, undefined, 'error.platform'],
    [502, '<html>', 'error.platform'],
    [503, undefined, 'error.busy'],
    [503, { error: { message: 'Service Unavailable' } }, 'error.busy'],
    [503, errorResponse(94), 'error.code.94'],
    [500, { error: { message: 'No such table' } }, 'error.withMessage'],
    [400, errorResponse(0), 'error.rejected'],
    [500, errorResponse(21), 'error.unknownCode'],
    [422, errorResponse(999), 'error.unknownCode'],
  ])('explains status %i with body %j and names the call [ERR-01]', (status, body, key) => {
    expect(toErrorMessage(new ApiError(call, status, body))).toMatchObject({
      key,
      options: { call, status },
    });
  });

  it('names, for many records, the number of failures and the reason of the first', () => {
    const reason = new ApiError('DELETE /users/{id}', 403, errorResponse(33));
    const error = new BulkError('Deleting users', ['a', 'b'], [{ id: 'c', error: reason }]);
    expect(toErrorMessage(error)).toEqual({
      key: 'error.many',
      options: { done: 2, failed: 1, total: 3 },
      cause: toErrorMessage(reason),
    });
  });

  it.each([
    [new TypeError('x is not a function'), 'x is not a function'],
    ['odd', 'odd'],
  ])('has the message of the console for %s', (error, message) => {
    expect(toErrorMessage(error)).toEqual({ key: 'error.console', options: { message } });
  });
});
