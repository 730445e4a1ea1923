import { onlineManager, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { send } from '../api/send.ts';
import { retryConnection } from './live/useConnection.ts';
import { useServerLoss } from './useServerLoss.ts';

vi.mock(import('../api/send.ts'), { spy: true });
vi.mock('./live/useConnection.ts', () => ({
  useConnection: () => ({ phase: { status: 'live', since: 0, silence: 'none' } }),
  retryConnection: vi.fn(),
}));

const UNREACHABLE = new TypeError('Failed to fetch');
let client: QueryClient;
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.setSystemTime('2026-11-11T04:00:00Z');
  client = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always' } },
  });
  vi.mocked(send).mockRejectedValue(UNREACHABLE);
});
afterEach(() => {
  vi.useRealTimers();
  onlineManager.setOnline(true);
});

/** A screen with data of 04:00:00, a minute later. */
async function openScreen() {
  const read = vi.fn(() => Promise.resolve('rows'));
  const { result } = renderHook(
    () => {
      const { refetch } = useQuery({ queryKey: ['rows'], queryFn: read });
      return { loss: useServerLoss(), refetch };
    },
    {
      wrapper: ({ children }: { readonly children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  );
  await waitFor(() => expect(client.getQueryData(['rows'])).toBe('rows'));
  vi.setSystemTime('2026-11-11T04:01:00Z');
  const getLastData = () =>
    result.current.loss && new Date(result.current.loss.lastDataAt).toISOString().slice(11, 19);
  return { read, result, getLastData };
}

const failMutation = () =>
  client
    .getMutationCache()
    .build(client, { mutationFn: () => Promise.reject(UNREACHABLE) })
    .execute(undefined)
    .catch(() => undefined);

it('a failed read while the alert socket is open shows the loss of the server [ALERT-10/said]', async () => {
  const { read, result, getLastData } = await openScreen();
  expect(send).not.toHaveBeenCalled();
  read.mockRejectedValueOnce(UNREACHABLE);
  await act(() => result.current.refetch());
  await waitFor(() => expect(getLastData()).toBe('04:00:00'));
});

it('a failed change shows it too, and what it undoes on the screen is no data of the server [ALERT-10/said]', async () => {
  const { getLastData } = await openScreen();
  await act(failMutation);
  await waitFor(() => expect(getLastData()).toBe('04:00:00'));
  act(() => void client.setQueryData(['rows'], 'rows as before'));
  expect(getLastData()).toBe('04:00:00');
});

it('a call that fails for another reason shows no loss', async () => {
  vi.mocked(send).mockResolvedValue({});
  const { getLastData } = await openScreen();
  await act(failMutation);
  await waitFor(() => expect(send).toHaveBeenCalled());
  expect(getLastData()).toBeUndefined();
});

it('when the server is back, the alert socket is opened at once [ALERT-10/said]', async () => {
  const { getLastData } = await openScreen();
  await act(failMutation);
  await waitFor(() => expect(getLastData()).toBeDefined());
  expect(retryConnection).not.toHaveBeenCalled();
  vi.mocked(send).mockResolvedValue({});
  await act(() => vi.advanceTimersByTimeAsync(3000));
  await waitFor(() => expect(getLastData()).toBeUndefined());
  expect(retryConnection).toHaveBeenCalledTimes(1);
});
