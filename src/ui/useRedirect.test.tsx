import { act, cleanup, render, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createBrowserRouter, Route, RouterProvider, Routes } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';

import { LazyBoundary } from './LazyBoundary.tsx';
import { lazyComponent } from './lazyComponent.tsx';
import { useRedirect } from './useRedirect.ts';

const LoadingScreen = lazyComponent(() => new Promise<never>(() => undefined));

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

/** Renders a list whose redirect is known after `finishRead`. */
function renderList() {
  history.replaceState(null, '', '/list?page=9');
  let finishRead = (): void => undefined;
  const List = () => {
    const [isRead, setIsRead] = useState(false);
    finishRead = () => setIsRead(true);
    useRedirect(isRead ? { to: { search: '?page=2' }, state: { reason: 'last page' } } : undefined);
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
  return { router, finishRead: () => act(() => finishRead()), container };
}

it('replaces the search when the redirect is known', async () => {
  const { router, finishRead } = renderList();
  const entries = history.length;
  finishRead();
  await act(() => Promise.resolve());
  expect(router.state.location).toMatchObject({
    pathname: '/list',
    search: '?page=2',
    state: { reason: 'last page' },
  });
  expect(history.length).toBe(entries);
});

it('does not lead back while another screen is loading, and redirects after Back', async () => {
  const { router, finishRead, container } = renderList();
  await act(() => router.navigate('/other'));
  expect(container.textContent).toBe('List');
  finishRead();
  await act(() => Promise.resolve());
  expect(container.textContent).toBe('Read');
  expect(location.pathname).toBe('/other');
  await act(() => router.navigate('/list?page=9'));
  await waitFor(() => expect(location.search).toBe('?page=2'));
});
