import { QueryClient } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { CoreAdminContext, type RaRecord, testDataProvider } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { MINUTE_MS } from '../../../domain/duration.ts';
import { useOpenFault } from '../card/useOpenFault.ts';
import { useFaultsInView } from '../inView/useFaultsInView.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const createFault = (id: string, assetId: string, begin_time: string, confirmed = false) => ({
  ...{ id, asset_id: assetId, begin_time, confirmed, type: 'lampFailure' },
});

/** Renders a hook for a user and a platform that sorts its faults as it is requested to. */
async function renderFaults<Result>(
  useResult: () => Result,
  { faults, canRead = true }: { readonly faults: readonly RaRecord[]; readonly canRead?: boolean },
) {
  const getList = vi.fn((_: string, { sort }: { sort?: { order: string } }) => {
    const ascending = faults.toSorted((one, other) =>
      String(one['begin_time']).localeCompare(String(other['begin_time'])),
    );
    const data = sort?.order === 'DESC' ? ascending.toReversed() : ascending;
    return Promise.resolve({ data, total: data.length });
  });
  const dataProvider = testDataProvider({ getList: getList as never });
  const authProvider = {
    login: () => Promise.resolve(),
    logout: () => Promise.resolve(),
    checkAuth: () => Promise.resolve(),
    checkError: () => Promise.resolve(),
    canAccess: ({ resource }: { resource: string }) =>
      Promise.resolve(resource !== 'faults' || canRead),
  };
  const queryClient = new QueryClient();
  const { result, unmount } = renderHook(useResult, {
    wrapper: ({ children }) => (
      <CoreAdminContext {...{ dataProvider, authProvider, queryClient }}>
        {children}
      </CoreAdminContext>
    ),
  });
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await wait(100);
  return { result, getList, wait, unmount };
}

const EARLY = '2026-11-12T08:00:00.000Z';
const LATE = '2026-11-12T11:00:00.000Z';
const device = { id: 'L1', name: 'Lamp 1', model: 'ssslc', status: 'fault' as const };
const devices = [{ ...device, position: { lat: 30, lng: 120 } }];

it('the row of a device has its worst open fault, which is read again each minute [MAP-12/list]', async () => {
  const faults = [
    { ...createFault('minor', 'L1', EARLY), level: 3 },
    { ...createFault('late', 'L1', LATE), level: 2 },
  ];
  const { result, getList, wait, unmount } = await renderFaults(() => useFaultsInView(devices), {
    faults,
  });
  expect(result.current.get('L1')).toMatchObject({ id: 'late' });
  expect(getList).toHaveBeenCalledTimes(1);
  faults.push({ ...createFault('critical', 'L1', '2026-11-12T12:00:00.000Z'), level: 1 });
  await wait(MINUTE_MS);
  expect(result.current.get('L1')).toMatchObject({ id: 'critical' });
  expect(getList).toHaveBeenCalledTimes(2);
  unmount();
});

it('with more faulty devices than a URL has room for, the most severe faults of all devices are read [MAP-12/list]', async () => {
  const many = Array.from({ length: 101 }, (_, index) => ({ ...devices[0]!, id: `L${index}` }));
  const faults = [{ ...createFault('one', 'L100', EARLY), level: 1 }];
  const { result, getList, unmount } = await renderFaults(() => useFaultsInView(many), { faults });
  expect(result.current.get('L100')).toMatchObject({ id: 'one' });
  expect(getList.mock.calls[0]?.[1]).toMatchObject({
    filter: { end_time: { empty: true } },
    sort: { field: 'level', order: 'ASC' },
  });
  unmount();
});

it('the card of a device has its latest fault that is not confirmed, or the latest one', async () => {
  const late = createFault('late', 'L1', LATE, true);
  const faults = [late, createFault('early', 'L1', EARLY)];
  const { result, wait, unmount } = await renderFaults(() => useOpenFault('L1'), { faults });
  expect(result.current).toMatchObject({ fault: { id: 'early' }, total: 2 });
  faults[1] = createFault('early', 'L1', EARLY, true);
  await wait(MINUTE_MS);
  expect(result.current).toMatchObject({ fault: { id: 'late' }, total: 2 });
  unmount();
});

it.each([
  ['a row', () => useFaultsInView(devices).size],
  ['a card', () => useOpenFault('L1').total],
])('%s has no fault for a user who may not read faults, and none is requested', async (_, use) => {
  const faults = [createFault('late', 'L1', LATE)];
  const { result, getList, wait, unmount } = await renderFaults(use, { faults, canRead: false });
  await wait(2 * MINUTE_MS);
  expect(result.current).toBe(0);
  expect(getList).not.toHaveBeenCalled();
  unmount();
});
