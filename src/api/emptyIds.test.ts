import { afterEach, describe, expect, it, vi } from 'vitest';

import { services } from '../generated/services.ts';
import { messages as en } from '../i18n/en/index.ts';
import { toErrorMessage } from '../i18n/toErrorMessage.ts';
import { messages as zh } from '../i18n/zh/index.ts';
import type { CallDescriptor } from '../schema/operation.ts';
import { ApiError } from './ApiError.ts';
import { send } from './send.ts';

const { core, users } = services;

/** Returns the error of an invalid call, and the requests that were sent for it. */
async function getError(operation: CallDescriptor, id: string) {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  const error: unknown = await send(operation, { path: { id } }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  expect(fetch).not.toHaveBeenCalled();
  return error as ApiError;
}

afterEach(() => vi.unstubAllGlobals());

describe('looking up', () => {
  it.each([
    ['an asset', core.operations.getAsset, 'illegal device', 'error.reason.illegalDevice'],
    ['a status', core.operations.getStatus, 'invalid status', 'error.reason.invalidStatus'],
  ] as const)(
    '%s with an empty id fails here with code 404, and nothing is sent [VALID-16]',
    async (_, operation, message, key) => {
      for (const id of ['', '.', '..']) {
        const error = await getError(operation, id);
        expect([error.status, error.code, error.platformMessage]).toEqual([404, 404, message]);
        expect(toErrorMessage(error).key).toBe(key);
        expect([key in en, key in zh]).toEqual([true, true]);
      }
    },
  );

  it('an operation without a message of its own reports an unknown record', async () => {
    const error = await getError(users.operations.getUser, '');
    expect([error.status, error.code]).toEqual([404, 6]);
  });
});
