import { openForgetfulPlatform } from '../../mocks/assembly/openPlatform.ts';
import { fastHasher } from '../../mocks/platform/fastHasher.ts';
import type { StoreRows } from '../../mocks/platform/Store.ts';
import { operations } from '../../src/generated/storage/operations.ts';
import { validators } from '../../src/generated/storage/validators.js';
import { createApiCaller, type ApiRequest, type ApiResponse } from './apiCaller.ts';
import { createResponseValidator } from './createResponseValidator.ts';
import { createMediaRows } from './mediaRows.ts';

const validateResponse = createResponseValidator(operations, validators);

/** The clock of the platform in milliseconds since 1970. */
export const NOW_MS = Date.UTC(2026, 10, 12, 8);
/** The token of the caller. */
export const session = { token: '' };
export let call: ReturnType<typeof createApiCaller>['call'];
export let signIn: ReturnType<typeof createApiCaller>['signIn'];

/** Opens a new platform with the storage of a city; an equipment manager calls. */
export async function openStoragePlatform(rows: StoreRows = {}): Promise<void> {
  const platform = openForgetfulPlatform({
    hasher: fastHasher,
    clock: () => NOW_MS,
    rows: { ...createMediaRows(NOW_MS), ...rows },
  });
  ({ call, signIn } = createApiCaller(platform.handleRequest));
  session.token = await signIn('device_admin');
}

/** A call of the storage service, whose response its document allows. */
export async function storage(
  method: string,
  path: string,
  sent: ApiRequest = {},
): Promise<ApiResponse> {
  const response = await call(method, `/storage${path}`, { token: session.token, ...sent });
  validateResponse(method, path, response);
  return response;
}

export interface StorageRow {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly filepath: string;
  readonly [name: string]: unknown;
}

export const list = async (path: string, where?: object) =>
  (await storage('GET', path, where ? { filter: { where } } : {})).body as StorageRow[];

export const toBytes = (text: string) => Uint8Array.from(text, letter => letter.charCodeAt(0));
export const PDF = toBytes('%PDF-1.4\n\0\xff\xfe rest\r\n--boundary');
export const GIF = toBytes('GIF89a\x40\x01\xf0\x00\x80\x00\x00\xff');

export const upload = async (
  path: string,
  file: File,
  rest: Readonly<Record<string, string>> = {},
) => storage('POST', path, { parts: { ...rest, file } });

export const createNote = (name: string, bytes: string | Uint8Array<ArrayBuffer> = 'text') =>
  new File([bytes], name, { type: 'text/html' });
