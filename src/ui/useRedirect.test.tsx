import { act, cleanup, render } from '@testing-library/react';
import { useState } from 'react';
import {
  createBrowserRouter,
  Route,
  RouterProvider,
  Routes,
  useSearchParams,
} from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';

import { LazyBoundary } from './LazyBoundary.tsx';
import { lazyComponent } from './lazyComponent.tsx';
import { useRedirect } from './useRedirect.ts';

const LoadingScreen = lazyComponent(() => new Promise<never>(() => undefined));

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

/** Renders a list of two pages at page 9, whose number of pages is known after `finishRead`. */
function renderList() {
  history.replaceState(null, '', '/list?page=9');
  let finishRead = (): void => undefined;
  const List = () => {
    const [isRead, setIsRead] = useState(false);
    const [searchParams] = useSearchParams();
    finishRead = () => setIsRead(true);
    const isTooFar = isRead && Number(searchParams.get('page')) > 2;
    useRedirect(
      isTooFar ? { to: { search: '?page=2' }, state: { reason: 'last page' } } : undefined,
    );
    return isRead ? 'Read' : 'List';
  };
  // As in the console: the routes are below one route of the router.
  const Screens = () => (
    <Routes>
      <Route path="/list" element={<List />} />
      <Route path="/other" element={<LoadingScreen />} />
    </Routes>
  );
  const router = createBrowserRouter([{ path: '*', element: <Screens /> }]);
  const { container } = render(
    <LazyBoundary>
      <RouterProvider router={router} />
    </LazyBoundary>,
  );
  expect(container.textContent).toBe('List');
  const waitForPage = (page: string) =>
    vi.waitFor(() => expect(router.state.location.search).toBe(`?page=${page}`));
  return { router, finishRead: () => act(() => finishRead()), waitForPage, container };
}

it('replaces the search when the redirect is known', async () => {
  const { router, finishRead, waitForPage } = renderList();
  const entries = history.length;
  finishRead();
  await waitForPage('2');
  expect(router.state.location).toMatchObject({
    pathname: '/list',
    state: { reason: 'last page' },
  });
  expect(history.length).toBe(entries);
});

it('does not lead back while another screen is loading, and redirects after Back', async () => {
  const { router, finishRead, waitForPage, container } = renderList();
  await act(() => router.navigate('/other'));
  finishRead();
  await act(() => Promise.resolve());
  expect(container.textContent).toBe('Read');
  expect(router.state.location.pathname).toBe('/other');
  await act(() => router.navigate(-1));
  await waitForPage('2');
});

it('redirects again when the same URL is opened before the first redirect is rendered', async () => {
  const { router, finishRead } = renderList();
  const searches: string[] = [];
  router.subscribe(({ location }) => {
    searches.push(location.search);
    if (searches.length === 1) void router.navigate('/list?page=9');
  });
  finishRead();
  await vi.waitFor(() => expect(searches).toEqual(['?page=2', '?page=9', '?page=2']));
});
