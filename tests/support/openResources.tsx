import '@testing-library/jest-dom/vitest';

import { act, cleanup, configure, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { QueryClient } from '@tanstack/react-query';
import { AdminContext, type AuthProvider, memoryStore } from 'react-admin';
import { createMemoryRouter, Route, RouterProvider, Routes, useLocation } from 'react-router-dom';
import type { ReactElement } from 'react';
import { vi } from 'vitest';

import { createDataProvider } from '../../src/data/dataProvider.ts';
import { createI18nProvider, withLazyMessages } from '../../src/data/i18nProvider.ts';
import { ResourceRoutes } from '../../src/resources/screens/ResourceRoutes.tsx';
import {
  type Resources,
  ResourcesContext,
} from '../../src/resources/descriptor/ResourcesContext.ts';
import { closeTasksDrawer } from '../../src/resources/tasks/tasksDrawerState.ts';
import { TasksButton } from '../../src/resources/tasks/TasksButton.tsx';
import { endAllTasks } from '../../src/resources/tasks/tasks.ts';
import { TasksDrawer } from '../../src/resources/tasks/TasksDrawer.tsx';
import { useTaskNotifications } from '../../src/resources/tasks/useTaskNotifications.ts';
import { NotificationToasts } from '../../src/ui/NotificationToasts.tsx';
import { RequestCounter } from './RequestCounter.ts';
import { UnsavedChangesGuard } from '../../src/ui/unsaved/UnsavedChangesGuard.tsx';

configure({ asyncUtilTimeout: 45_000 });

const requests = new RequestCounter();

/** Whether the test has opened screens: only then may they still send requests. */
let isOpen = false;

/** Ends the screens and the tasks of a test, and waits for their last requests. */
export async function closeResources(): Promise<void> {
  cleanup();
  closeTasksDrawer();
  endAllTasks();
  if (isOpen) await requests.waitForLast();
  isOpen = false;
}

/** A call as the platform received it. */
interface ReceivedResourceCall {
  readonly call: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

/** The responses of the platform, e.g. `{ 'GET /lamps': () => [] }`. A function may also return a Response. */
export type TestResponses = Readonly<Record<string, (received: ReceivedResourceCall) => unknown>>;

interface ResourceTestOptions {
  readonly responses: TestResponses;
  readonly language?: 'en' | 'zh';
  /** Actions that the role does not permit. */
  readonly deniedActions?: readonly string[];
  /** Screens with their own routes besides those of `/data`, and the permissions of the user. */
  readonly routes?: readonly (readonly [path: string, screen: ReactElement])[];
  readonly role?: string;
}

const CurrentPath = () => <output aria-label="address">{useLocation().pathname}</output>;

/** The parts of the shell that long tasks need. */
const TaskArea = () => {
  useTaskNotifications();
  return (
    <>
      <TasksButton className="" />
      <TasksDrawer />
    </>
  );
};

/** The tasks are a chunk of their own in the console, which requests their messages. */
const requestTaskMessages = withLazyMessages(() => Promise.resolve());

/** Opens the screens of resources that no document of the project has, with a platform of a few responses. */
export async function openResources(
  resources: Resources,
  path: string,
  {
    responses,
    language = 'en',
    deniedActions = [],
    routes = [],
    role = 'admin',
  }: ResourceTestOptions,
) {
  isOpen = true;
  const received: ReceivedResourceCall[] = [];
  const respond = async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/config.json') return new Response(null, { status: 404 });
    const text = await request.text();
    const call = `${request.method} ${pathname.replace(/^\/api\/[^/]+/u, '')}`;
    const receivedCall = {
      call,
      query: searchParams,
      body: text ? (JSON.parse(text) as unknown) : undefined,
    };
    received.push(receivedCall);
    const response = await responses[call]?.(receivedCall);
    if (response === undefined) throw new TypeError(`No response for ${call}`);
    return response instanceof Response ? response : Response.json(response);
  };
  vi.stubGlobal('fetch', (input: Request | URL) => {
    const request = new Request(input);
    requests.start(request);
    return respond(request).finally(() => requests.end(request));
  });
  const authProvider: AuthProvider = {
    login: () => Promise.resolve(),
    logout: () => Promise.resolve(),
    checkAuth: () => Promise.resolve(),
    checkError: () => Promise.resolve(),
    getIdentity: () => Promise.resolve({ id: 'tester' }),
    getPermissions: () => Promise.resolve({ role, modules: [] }),
    canAccess: ({ action }) => Promise.resolve(!deniedActions.includes(action)),
  };
  await requestTaskMessages();
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
        {routes.map(([routePath, screenElement]) => (
          <Route
            key={routePath}
            path={routePath}
            element={<ResourcesContext value={resources}>{screenElement}</ResourcesContext>}
          />
        ))}
      </Routes>
      <TaskArea />
      <NotificationToasts />
      <UnsavedChangesGuard />
      <CurrentPath />
    </AdminContext>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  const navigate = (to: string) => act(() => router.navigate(to));
  return { user: userEvent.setup({ delay: null }), screen, received, navigate };
}
