import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { session } from '../../../api/session.ts';
import { hasStoredSelection, useLongSelections } from './useLongSelections.ts';

const createSelections = () => {
  const client = new QueryClient();
  const { result } = renderHook(useLongSelections, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  return result.current;
};

const createParams = (count: number, first = 1) => {
  const ids = Array.from(
    { length: count },
    (_, n) => `SSSLC${String(n + first).padStart(11, '0')}`,
  );
  return new URLSearchParams({ zoom: '16', select: `add:${ids.join()}` });
};

function signIn(userId: string): void {
  const names = { username: userId, firstName: '', lastName: '' };
  session.begin({ id: `token of ${userId}`, userId });
  session.complete({ ...names, modules: [], pswChanged: true });
}

beforeEach(() => signIn('user1'));

afterEach(() => {
  session.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

it('a selection of some hundred devices is in the URL', () => {
  const { shorten, expand } = createSelections();
  const params = createParams(300);
  expect(shorten(params)).toBe(params);
  expect(expand(params)).toBe(params);
});

it('a larger one has a key in the URL, by which its session finds it', () => {
  const { shorten, expand } = createSelections();
  const [params, other] = [createParams(2_000), createParams(2_000, 2)];
  const [short, shortOther] = [shorten(params), shorten(other)];
  expect(short.toString().length).toBeLessThan(60);
  expect(hasStoredSelection(short)).toBe(true);
  expect(expand(short).toString()).toBe(params.toString());
  expect(expand(shortOther).toString()).toBe(other.toString());
  // The same selection has the same URL: a change to it is no step of the history.
  expect(shorten(createParams(2_000)).toString()).toBe(short.toString());
});

it('a reload finds it, and another user does not [SHELL-27/map]', () => {
  const params = createParams(2_000);
  const short = createSelections().shorten(params);
  expect(createSelections().expand(short).toString()).toBe(params.toString());
  signIn('user2');
  expect(createSelections().expand(short)).toBe(short);
});

it('storage without room for all has the latest ones [SHELL-27/map]', () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem');
  const { shorten } = createSelections();
  const oldest = shorten(createParams(2_000));
  setItem.mockImplementationOnce(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const latest = shorten(createParams(2_000, 2));
  const { expand } = createSelections();
  expect(expand(oldest)).toBe(oldest);
  expect(expand(latest).toString()).toBe(createParams(2_000, 2).toString());
});

it('another tab does not have it, and the oldest of many is no longer found', () => {
  const { shorten, expand } = createSelections();
  const short = shorten(createParams(2_000));
  for (let first = 2; first <= 21; first += 1) shorten(createParams(2_000, first));
  expect(expand(short)).toBe(short);
  sessionStorage.clear();
  const latest = shorten(createParams(2_000, 21));
  sessionStorage.clear();
  expect(createSelections().expand(latest)).toBe(latest);
});
