import { afterEach, expect, it, vi } from 'vitest';

import type { ConsoleDataProvider } from '../../../data/ConsoleDataProvider.ts';
import { calls } from '../../../data/calls.ts';
import { bindingCheck } from './bindingCheck.ts';

afterEach(() => vi.restoreAllMocks());

const GATEWAY = { id: 'G1', name: 'Gate', model: 'ssgw', type: 'GATEWAY', status: 'normal' };

/** Returns the validation errors of a device that a file binds to this gateway, with this whitelist. */
async function problemsWith(gateway: object, ids: readonly string[]) {
  vi.spyOn(calls.core, 'getWhitelist').mockResolvedValue({ ids } as never);
  const provider = {
    getMany: () => Promise.resolve({ data: [{ ...GATEWAY, ...gateway }] }),
  } as unknown as ConsoleDataProvider;
  const rows = [{ at: 0, values: { id: 'L1', ssgwId: 'G1' } }] as never;
  const { signal } = new AbortController();
  const { rejected } = await bindingCheck.check(rows, { provider, signal });
  return rejected.map(({ error }) => error.error.key);
}

it.each([
  ['an empty whitelist takes every device', {}, [], []],
  ['a whitelist takes what it lists', {}, ['L1'], []],
  ['a whitelist takes nothing else', {}, ['L2'], ['asset.import.notListed']],
  ['a gateway that is offline takes nothing', { status: 'offline' }, [], ['asset.import.offline']],
  ['a lamp is no gateway', { model: 'ssslc' }, [], ['asset.import.unsuitable.ssgwId']],
  ['the platform decides where there is no model', { model: null }, [], []],
])('%s [ASSET-07/rows]', async (_, gateway, ids, expected) => {
  expect(await problemsWith(gateway, ids)).toEqual(expected);
});
