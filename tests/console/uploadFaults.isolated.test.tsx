import { screen, within } from '@testing-library/react';
import { http } from 'msw/http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { expectNoStoppedParts } from '../support/faultyResponses.ts';
import { muteConsoleError, openConsole, platform } from '../support/openConsole.tsx';

const computeDigest = vi.hoisted(() => ({ isMissing: false }));

vi.mock(import('../../src/resources/uploads/computeDigest.ts'), async importOriginal => {
  const original = await importOriginal();
  return {
    computeDigest: async (...args) => {
      if (computeDigest.isMissing)
        throw new TypeError('Failed to fetch dynamically imported module: /assets/legacy-1.js');
      return original.computeDigest(...args);
    },
  };
});

const JSON_TYPE = { 'content-type': 'application/json' };
const createError = (status: number, code: number, headers = {}) =>
  Response.json(
    { error: { statusCode: status, name: 'Error', message: 'no', code } },
    {
      status,
      headers,
    },
  );
const stored = {
  ...{ id: 'f1', name: 'a.txt', type: 'text', mediaType: 'text/plain', size: 12 },
  ...{
    digest: 'a'.repeat(32),
    filepath: '/file/f1/content',
    createTime: '2026-11-12T08:00:00.000Z',
  },
};

/** The faults of the response to an upload; each lasts until it is repaired. */
const FAULTS: Readonly<Record<string, () => Response>> = {
  'no network': () => Response.error(),
  'a server error': () => createError(503, 19),
  'too many requests': () => createError(429, 46, { 'retry-after': '1' }),
  'a truncated response': () => new Response('{"id": "f1", "na', { headers: JSON_TYPE }),
  'a response of another type': () =>
    new Response('<html><script>1</script></html>', { headers: { 'content-type': 'text/html' } }),
  'a response without what its document requires': () => Response.json({ id: 7 }),
  'a response with a value of another type': () => Response.json({ ...stored, size: 'large' }),
  'a conflict with another edit': () => createError(409, 87),
  'a revoked right': () => createError(403, 57),
  'a full storage of the platform': () => createError(413, 78),
};

beforeEach(() => {
  muteConsoleError();
});
afterEach(() => {
  computeDigest.isMissing = false;
  vi.restoreAllMocks();
});

/** Opens the dialog of the library and chooses a file. */
async function chooseFile(prepare?: () => void) {
  const { user } = await openConsole('/systemOperation/storage/files');
  const upload = await screen.findByRole('button', { name: 'Upload file' });
  prepare?.();
  await user.click(upload);
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload files' }));
  await user.upload(dialog.getByLabelText('Choose files'), new File(['雨天路滑'], '雨天.txt'));
  const uploads = within(await dialog.findByRole('list', { name: 'Uploads' }));
  const item = () => uploads.getByRole('listitem', { name: '雨天.txt' });
  /** Waits until it can be retried, with a reason in place of its state. */
  const expectReason = async () => {
    expect(await within(item()).findByRole('button', { name: /^Retry/u })).toBeVisible();
    expect(within(item()).getByRole('status')).not.toHaveTextContent(/^(?:|Failed|Cancelled)$/u);
  };
  const expectInputRetained = () => {
    expectNoStoppedParts();
    expect(dialog.getByRole('textbox', { name: 'Files to upload' })).toHaveValue('雨天.txt');
  };
  const retry = async () => {
    await user.click(await uploads.findByRole('button', { name: /^Retry/u }));
    expect(await uploads.findByText('Uploaded')).toBeVisible();
    expectInputRetained();
  };
  return { user, uploads, item, expectReason, expectInputRetained, retry };
}

it.each(Object.entries(FAULTS))(
  'an upload survives %s: it shows why, keeps the file, and a retry stores it without a reload [REL-01]',
  async (_, respond) => {
    let isBroken = true;
    platform.use(http.post('*/api/storage/file/upload', () => (isBroken ? respond() : undefined)));
    const { expectReason, expectInputRetained, retry } = await chooseFile();
    await expectReason();
    expect(screen.queryByText('Uploaded')).toBeNull();
    expectInputRetained();
    isBroken = false;
    await retry();
  },
);

it('an upload that takes too long is cancelled and sent again [REL-01]', async () => {
  let isSlow = true;
  platform.use(
    http.post('*/api/storage/file/upload', () =>
      isSlow ? new Promise<Response>(() => undefined) : undefined,
    ),
  );
  const { user, item, expectInputRetained, retry } = await chooseFile();
  await user.click(await within(item()).findByRole('button', { name: /^Cancel/u }));
  expect(await within(item()).findByText('Cancelled')).toBeVisible();
  expectInputRetained();
  isSlow = false;
  await retry();
});

it.each([
  ['odd values', { ...stored, size: 0, name: '‮gpj.exe', mediaType: 'x' }],
  ['a clock that is years ahead', { ...stored, createTime: '2999-01-01T00:00:00.000Z' }],
])('an upload whose response has %s is stored [REL-01]', async (_, body) => {
  platform.use(http.post('*/api/storage/file/upload', () => Response.json(body)));
  const { uploads, expectInputRetained } = await chooseFile();
  expect(await uploads.findByText('Uploaded')).toBeVisible();
  expectInputRetained();
});

it('an upload continues when the storage of the browser is full [REL-01]', async () => {
  const { uploads, expectInputRetained } = await chooseFile(() =>
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    }),
  );
  expect(await uploads.findByText('Uploaded')).toBeVisible();
  expectInputRetained();
});

it('an upload whose check cannot be loaded shows it, and is checked again on a retry [REL-01]', async () => {
  computeDigest.isMissing = true;
  const { expectReason, expectInputRetained, retry } = await chooseFile();
  await expectReason();
  expectInputRetained();
  computeDigest.isMissing = false;
  await retry();
});
