import { describe, expect, it } from 'vitest';

import { createQueryClient } from './createQueryClient.ts';

const { queries, mutations } = createQueryClient().getDefaultOptions();
interface ReadError {
  readonly status?: number;
  readonly retryAfterMs?: number;
}
const retries = queries?.retry as (failures: number, error: ReadError) => boolean;
const delay = queries?.retryDelay as (failures: number, error: ReadError) => number;

describe('the query client', () => {
  it.each([0, 408, 429, 500, 502, 503, 504])(
    'makes a read again, twice, when its status is %s',
    status => {
      const tried = [0, 1, 2].map(failures => retries(failures, { status }));
      expect(tried).toEqual([true, true, false]);
    },
  );

  it.each([400, 401, 403, 404, 409, 422])('takes a %s for a response', status => {
    expect(retries(0, { status })).toBe(false);
  });

  it('does not repeat what the console itself did wrong', () => {
    expect(retries(0, {})).toBe(false);
  });

  it('waits longer each time', () => {
    expect([0, 1].map(failures => delay(failures, { status: 503 }))).toEqual([400, 800]);
  });

  it('waits as long as the platform requires, and reports what takes longer than a minute', () => {
    const limited = { status: 429, retryAfterMs: 12_000 };
    expect([0, 1].map(failures => delay(failures, limited))).toEqual([12_000, 12_000]);
    expect(retries(0, limited)).toBe(true);
    expect(retries(0, { ...limited, retryAfterMs: 60_001 })).toBe(false);
  });

  it('makes no write again, neither at once nor when a connection is back', () => {
    expect(mutations).toMatchObject({ retry: false, networkMode: 'always' });
  });
});
