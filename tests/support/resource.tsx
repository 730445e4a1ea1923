import '@testing-library/jest-dom/vitest';

import { cleanup, configure, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { QueryClient } from '@tanstack/react-query';
import { AdminContext, type AuthProvider, memoryStore } from 'react-admin';
import { createMemoryRouter, Route, RouterProvider, Routes, useLocation } from 'react-router-dom';
import type { ReactElement } from 'react';
import { afterEach, vi } from 'vitest';

import { createDataProvider } from '../../src/data/dataProvider.ts';
import { createI18nProvider } from '../../src/data/i18nProvider.ts';
import { ResourceRoutes } from '../../src/resources/ResourceRoutes.tsx';
import { type Resources, ResourcesContext } from '../../src/resources/ResourcesContext.ts';
import { closeTasks } from '../../src/resources/tasks/drawer.ts';
import { TasksButton } from '../../src/resources/tasks/TasksButton.tsx';
import { endAllTasks } from '../../src/resources/tasks/tasks.ts';
import { TasksDrawer } from '../../src/resources/tasks/TasksDrawer.tsx';
import { useTaskEnds } from '../../src/resources/tasks/useTaskEnds.ts';
import { Toasts } from '../../src/ui/Toasts.tsx';
import { UnsavedGuard } from '../../src/ui/unsaved/UnsavedGuard.tsx';

configure({ asyncUtilTimeout: 25_000 });
afterEach(() => {
  cleanup();
  closeTasks();
  endAllTasks();
});

/** A call as the platform received it. */
interface Received {
  readonly call: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

/** What the platform says to a call, e.g. `{ 'GET /lamps': () => [] }`. A function may return a Response of its own. */
export type Answers = Readonly<Record<string, (received: Received) => unknown>>;

interface Opening {
  readonly answers: Answers;
  readonly language?: 'en' | 'zh';
  /** Actions that the role may not do. */
  readonly refused?: readonly string[];
  /** Screens at addresses of their own, beside those of `/data`; the rights of who opens them. */
  readonly places?: readonly (readonly [path: string, screen: ReactElement])[];
  readonly role?: string;
}

const Address = () => <output aria-label="address">{useLocation().pathname}</output>;

/** What the console around owes to work that takes long. */
const Work = () => {
  useTaskEnds();
  return (
    <>
      <TasksButton className="" />
      <TasksDrawer />
    </>
  );
};

/** Opens the screens of resources that no document of ours has, against a platform of a few answers. */
export async function openResources(
  resources: Resources,
  path: string,
  { answers, language = 'en', refused = [], places = [], role = 'admin' }: Opening,
) {
  const received: Received[] = [];
  vi.stubGlobal('fetch', async (input: Request | URL) => {
    const request = new Request(input);
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/config.json') return new Response(null, { status: 404 });
    const text = await request.text();
    const call = `${request.method} ${pathname.replace(/^\/api\/[^/]+/u, '')}`;
    const one = {
      call,
      query: searchParams,
      body: text ? (JSON.parse(text) as unknown) : undefined,
    };
    received.push(one);
    const answer = await answers[call]?.(one);
    if (answer === undefined) throw new TypeError(`Nobody answers ${call}`);
    return answer instanceof Response ? answer : Response.json(answer);
  });
  const authProvider: AuthProvider = {
    login: () => Promise.resolve(),
    logout: () => Promise.resolve(),
    checkAuth: () => Promise.resolve(),
    checkError: () => Promise.resolve(),
    getIdentity: () => Promise.resolve({ id: 'tester' }),
    getPermissions: () => Promise.resolve({ role, modules: [] }),
    canAccess: ({ action }) => Promise.resolve(!refused.includes(action)),
  };
  const element = (
    <AdminContext
      authProvider={authProvider}
      dataProvider={createDataProvider({ resources, containsStyle: () => 'regexp' })}
      i18nProvider={await createI18nProvider(language)}
      store={memoryStore()}
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <Routes>
        <Route path="/data/*" element={<ResourceRoutes resources={resources} />} />
        {places.map(([at, place]) => (
          <Route
            key={at}
            path={at}
            element={<ResourcesContext value={resources}>{place}</ResourcesContext>}
          />
        ))}
      </Routes>
      <Work />
      <Toasts />
      <UnsavedGuard />
      <Address />
    </AdminContext>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return { user: userEvent.setup({ delay: null }), screen, received };
}
