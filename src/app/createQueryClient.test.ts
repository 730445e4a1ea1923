import { describe, expect, it } from 'vitest';

import { createQueryClient } from './createQueryClient.ts';

const { queries, mutations } = createQueryClient().getDefaultOptions();
const retries = queries?.retry as (failures: number, error: { status?: number }) => boolean;
const delay = queries?.retryDelay as (failures: number) => number;

describe('the query client', () => {
  it.each([0, 408, 429, 500, 502, 503, 504])(
    'makes a read again, twice, when its status is %s [REL-02/reads]',
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
    expect([0, 1].map(delay)).toEqual([400, 800]);
  });

  it('makes no write again, neither at once nor when a connection is back [REL-02/writes]', () => {
    expect(mutations).toMatchObject({ retry: false, networkMode: 'always' });
  });
});
