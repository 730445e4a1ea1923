import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';

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

it('a selection of some hundred devices is in the URL [MAP-08]', () => {
  const { shorten, expand } = createSelections();
  const params = createParams(300);
  expect(shorten(params)).toBe(params);
  expect(expand(params)).toBe(params);
});

it('a larger one has a key in the URL, by which its session finds it [MAP-08]', () => {
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

it('another session does not have it, and the oldest of many is no longer found [MAP-08]', () => {
  const { shorten, expand } = createSelections();
  const short = shorten(createParams(2_000));
  expect(createSelections().expand(short)).toBe(short);
  for (let first = 2; first <= 21; first += 1) shorten(createParams(2_000, first));
  expect(expand(short)).toBe(short);
});
