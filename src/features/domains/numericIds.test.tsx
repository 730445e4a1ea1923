import '@testing-library/jest-dom/vitest';

import { QueryClient } from '@tanstack/react-query';
import { cleanup, configure, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CoreAdminContext, ListContextProvider, testDataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';

import { calls } from '../../data/calls.ts';
import type { Domain } from './Domain.ts';
import { useNearbyDomains } from './dialogs/useNearbyDomains.ts';
import { DomainListBreadcrumbs } from './list/DomainListBreadcrumbs.tsx';
import { useDomainMapData } from './preview/useDomainMapData.ts';
import { RootDomainDialog } from './root/RootDomainDialog.tsx';

// A machine under load may take longer than a second.
configure({ asyncUtilTimeout: 15_000 });

/** A store with numeric ids; a URL and the domain statistics may have the id as text. */
const geoPoint = { lat: 30.2, lng: 120.2 };
const domain = (id: unknown, level: number, parentId?: number) =>
  ({ id, level, geoPoint, name: `Domain ${String(id)}`, parentId }) as unknown as Domain;
const children = [domain(7, 2, 1), domain(8, 2, 1)];

const wrapper = ({ children: shown }: { readonly children: ReactNode }) => {
  const dataProvider = testDataProvider({
    call: () => Promise.resolve({ domainId: '1', name: 'City' }),
    getMany: () => Promise.resolve({ data: children as never[] }),
    getList: name => {
      const data = name === 'domains' ? children : [];
      return Promise.resolve({ data: data as never[], total: data.length });
    },
    getOne: (_, { id }) =>
      Promise.resolve({ data: (Number(id) === 1 ? domain(1, 1) : children[0]) as never }),
  });
  return (
    <MemoryRouter>
      <CoreAdminContext dataProvider={dataProvider} queryClient={new QueryClient()}>
        {shown}
      </CoreAdminContext>
    </MemoryRouter>
  );
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('the domains of a map have the metrics that name them by the text of their number', async () => {
  const states = { normal: 3, fault: 1, offline: 0, unknown: 0 };
  vi.spyOn(calls.core, 'getSubdomainStatistics').mockResolvedValue([
    { domainId: '7', ...states },
  ] as never);
  const { result } = renderHook(() => useDomainMapData('1'), { wrapper });
  await waitFor(() => expect(result.current.clusters[0]?.counts).toEqual(states));
  expect(result.current.clusters.map(({ id }) => id)).toEqual([7, 8]);
});

it('the domains near one are without itself, whose id is the text of its number', async () => {
  const { result } = renderHook(() => useNearbyDomains(domain('7', 2, 1)), { wrapper });
  await waitFor(() => expect(result.current.markers.map(({ id }) => id)).toEqual([8]));
});

it('the path of a list ends at the domain of its URL, whose id is a number', async () => {
  const list = { filterValues: { parentId: { inq: ['7'] } } };
  render(
    <ListContextProvider value={list as never}>
      <DomainListBreadcrumbs />
    </ListContextProvider>,
    { wrapper },
  );
  expect(await screen.findByText('Domain 7')).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Domain 1' })).toBeVisible();
});

it('the consequence of another root is shown for a domain whose id is a number', async () => {
  render(<RootDomainDialog domain={domain(7, 2, 1)} onClose={() => undefined} />, { wrapper });
  expect(await screen.findByText('domains.root.fromTo')).toBeVisible();
});
