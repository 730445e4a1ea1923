import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, Route, RouterProvider, Routes } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';

import { LazyBoundary } from './LazyBoundary.tsx';
import { lazyComponent } from './lazyComponent.tsx';
import { useIsScreenOpen } from './useIsScreenOpen.ts';

const LoadingScreen = lazyComponent(() => new Promise<never>(() => undefined));

afterEach(cleanup);

function renderScreen() {
  let isScreenOpen = () => false;
  const Screen = () => {
    isScreenOpen = useIsScreenOpen();
    return 'Screen';
  };
  const Screens = () => (
    <Routes>
      <Route path="/screen" element={<Screen />} />
      <Route path="/loading" element={<LoadingScreen />} />
      <Route path="/other" element="Other" />
    </Routes>
  );
  const router = createMemoryRouter([{ path: '*', element: <Screens /> }], {
    initialEntries: ['/screen'],
  });
  const { container } = render(
    <LazyBoundary>
      <RouterProvider router={router} />
    </LazyBoundary>,
  );
  const navigate = (to: string) => act(() => router.navigate(to));
  return { navigate, isScreenOpen: () => isScreenOpen(), container };
}

it('is open, also after a change of the query', async () => {
  const { navigate, isScreenOpen } = renderScreen();
  expect(isScreenOpen()).toBe(true);
  await navigate('/screen?page=2');
  expect(isScreenOpen()).toBe(true);
});

it('is not open while another screen is loading, and is again after the return', async () => {
  const { navigate, isScreenOpen, container } = renderScreen();
  await navigate('/loading');
  expect(container.textContent).toBe('Screen');
  expect(isScreenOpen()).toBe(false);
  await navigate('/screen');
  expect(isScreenOpen()).toBe(true);
});

it('is not open after it was left', async () => {
  const { navigate, isScreenOpen, container } = renderScreen();
  await navigate('/other');
  expect(container.textContent).toBe('Other');
  expect(isScreenOpen()).toBe(false);
});
