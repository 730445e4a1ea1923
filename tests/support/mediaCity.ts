import { expect } from 'vitest';

import { openForgetfulPlatform } from '../../mocks/assembly/openPlatform.ts';
import { fastHasher } from '../../mocks/platform/fastHasher.ts';
import type { StoreRows } from '../../mocks/platform/Store.ts';
import { createApiCaller, type ApiRequest, type ApiResponse } from './apiCaller.ts';
import { createResponseValidator } from './createResponseValidator.ts';
import { createMediaRows } from './mediaRows.ts';

/** The moment at which the city is opened, in milliseconds since 1970. */
export const NOW_MS = Date.UTC(2026, 10, 12, 8);

/** The clock of the platform in milliseconds since 1970, and the token of the caller. */
export const session = { now: NOW_MS, token: '' };
export let call: ReturnType<typeof createApiCaller>['call'];
export let signIn: ReturnType<typeof createApiCaller>['signIn'];

/** Opens a new platform with the projects and the storage of a city; an equipment manager calls. */
export async function openMediaCity(rows: StoreRows = {}): Promise<void> {
  session.now = NOW_MS;
  const platform = openForgetfulPlatform({
    hasher: fastHasher,
    clock: () => session.now,
    rows: { ...createMediaRows(NOW_MS), ...rows },
  });
  ({ call, signIn } = createApiCaller(platform.handleRequest));
  session.token = await signIn('device_admin');
}

/** Creates a function that calls a service of the city; its document has to allow each response. */
export function createServiceCaller(
  service: 'media' | 'storage',
  ...[operations, validators]: Parameters<typeof createResponseValidator>
) {
  const validate = createResponseValidator(operations, validators);
  return async (method: string, path: string, sent: ApiRequest = {}): Promise<ApiResponse> => {
    const response = await call(method, `/${service}${path}`, { token: session.token, ...sent });
    validate(method, path.replace(/\?.*/, ''), response);
    return response;
  };
}

/** Matches an error response by its status and code, and by the paths of its details. */
export const matchHttpError = (status: number, code: number, ...paths: string[]) => ({
  status,
  body: {
    error: {
      code,
      ...(paths.length > 0 && {
        details: paths.map(path => expect.objectContaining({ path }) as unknown),
      }),
    },
  },
});
