import '@testing-library/jest-dom/vitest';

import { QueryClient } from '@tanstack/react-query';
import { cleanup, configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AdminContext, type AuthProvider, memoryStore, Notification } from 'react-admin';
import { createMemoryRouter, Route, RouterProvider, Routes } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';

import { SEEDED_PASSWORD } from '../../mocks/platform/passwordHasher.ts';
import type { Platform } from '../../mocks/assembly/openPlatform.ts';
import { session } from '../../src/api/session.ts';
import { signIn } from '../../src/api/signIn.ts';
import { createDataProvider } from '../../src/data/dataProvider.ts';
import { createI18nProvider } from '../../src/data/i18nProvider.ts';
import { ResourceRoutes } from '../../src/resources/screens/ResourceRoutes.tsx';
import { RequestCounter } from './RequestCounter.ts';
import { openExternalDocument } from './externalDocument.ts';

configure({ asyncUtilTimeout: 45_000 });

/** External documents have no roles of the console. */
const permissiveAuthProvider: AuthProvider = {
  login: () => Promise.resolve(),
  logout: () => Promise.resolve(),
  checkAuth: () => Promise.resolve(),
  checkError: () => Promise.resolve(),
  getIdentity: () => Promise.resolve({ id: 'tester' }),
  canAccess: () => Promise.resolve(true),
};

/** A call as the platform received it. */
interface ReceivedCall {
  readonly call: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: Promise<string>;
}

interface DocumentConsoleOptions {
  /** The parameters of all calls in the settings of the site. */
  readonly parameters?: Readonly<Record<string, string>>;
  readonly hasNotifications?: boolean;
}

/**
 * The screens of one or more external documents, with a mock platform that is new for each test.
 */
export async function setUpDocumentConsole(
  path: string,
  { parameters, hasNotifications = false }: DocumentConsoleOptions = {},
) {
  const documents = await openExternalDocument(path);
  const { resources, about, open: openPlatform } = documents;
  const dataProvider = createDataProvider({ resources, containsStyle: () => 'regexp' });
  const requests = new RequestCounter();
  let platform: Platform;
  let received: ReceivedCall[] = [];
  /** Changes responses by their call: `GET /api/shop/pets`. */
  const changes = new Map<string, (body: unknown, query: URLSearchParams) => unknown>();

  beforeEach(async () => {
    platform = openPlatform();
    const respond = async (request: Request) => {
      const { pathname, searchParams } = new URL(request.url);
      const call = `${request.method} ${pathname}`;
      const { headers } = request;
      received.push({ call, query: searchParams, headers, body: request.clone().text() });
      if (pathname === '/config.json') return Response.json(parameters ? { parameters } : {});
      const response = await platform.handleRequest(request);
      const changeResponse = changes.get(call);
      return changeResponse
        ? Response.json(changeResponse(await response.json(), searchParams))
        : response;
    };
    vi.stubGlobal('fetch', (input: Request | URL) => {
      const request = new Request(input);
      requests.start(request);
      return respond(request).finally(() => requests.end(request));
    });
    await signIn({ username: 'admin', password: SEEDED_PASSWORD });
    received = [];
  });
  afterEach(async () => {
    cleanup();
    await requests.waitForLast();
    session.clear();
    changes.clear();
  });

  return {
    documents,
    dataProvider,
    changes,
    /** The queries of the calls of one kind, or all calls. */
    getQueries: (call: string) =>
      received.flatMap(each => (each.call === call ? [each.query] : [])),
    received: (): readonly ReceivedCall[] => received,
    calls: () => received.map(({ call }) => call),
    open: async (url: string, language: 'en' | 'zh' = 'en') => {
      const element = (
        <AdminContext
          authProvider={permissiveAuthProvider}
          dataProvider={dataProvider}
          i18nProvider={await createI18nProvider(language)}
          store={memoryStore()}
          queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
        >
          <Routes>
            <Route
              path="/data/*"
              element={
                <ResourceRoutes
                  resources={resources}
                  loadAbout={() => Promise.resolve({ about })}
                />
              }
            />
          </Routes>
          {hasNotifications && <Notification />}
        </AdminContext>
      );
      const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [url] });
      render(<RouterProvider router={router} />);
      return userEvent.setup({ delay: null });
    },
  };
}
