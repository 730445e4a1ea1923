import { act, screen, within } from '@testing-library/react';
import { http } from 'msw/http';

import { openConsole, platform } from './openConsole.tsx';

/** A part of a project as the platform responds. */
export interface MediaRecord {
  readonly id: string;
  readonly name: string;
  readonly version?: number;
  readonly scenes: readonly {
    readonly id: string;
    readonly name: string;
    readonly zones: readonly MediaRecord[];
  }[];
  readonly items: readonly Readonly<Record<string, unknown>>[];
  readonly [field: string]: unknown;
}

async function call(
  path: string,
  method: string,
  body?: object,
  username = 'admin',
): Promise<unknown> {
  const { id: authorization } = await platform.signIn(username);
  const request = new Request(`http://localhost/api${path}`, {
    method,
    headers: { authorization, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const response = await platform.handleRequest(request);
  if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
  return response.status === 204 ? undefined : ((await response.json()) as unknown);
}

/** Calls the media service as an administrator, without the console. */
export const callMedia = async (path: string, method = 'GET', body?: object) =>
  (await call(`/media${path}`, method, body)) as MediaRecord;

/** Has, or closes, an editor of the project open as another user, and returns the open editors. */
export const reportEditor = async (
  { id }: MediaRecord,
  method: 'PUT' | 'DELETE',
  username: string,
) =>
  call(
    `/media/projects/${id}/editors/editor-${username.replace('_', '-')}`,
    method,
    undefined,
    username,
  );

/** Lists who has the project open. */
export const listEditors = async ({ id }: MediaRecord) =>
  (await callMedia(`/projects/${id}/editors`)) as unknown as readonly MediaRecord[];

/** Calls the storage service as an administrator, without the console. */
export const callStorage = async (path: string, method = 'GET', body?: object) =>
  (await call(`/storage${path}`, method, body)) as readonly Readonly<Record<string, unknown>>[];

interface NewPart {
  readonly name?: string;
  readonly children?: readonly object[];
  readonly [field: string]: unknown;
}

const TEXT = { baseInfo: { type: 0 }, content: 'Rain' };
const half = (name: string, x: number) => ({
  ...{ name, x, y: 0, width: 320, height: 320, children: [TEXT] },
});

/** A plan with a scene of two halves, each with a text. */
export const EVENING_PLAN: NewPart = {
  name: 'Evening',
  children: [{ name: 'Welcome', children: [half('Left', 0), half('Right', 320)] }],
};

/** Creates a project of 640 × 320 px with plans and everything below them. */
export async function createMediaProject(...plans: readonly NewPart[]): Promise<MediaRecord> {
  const size = { width: 640, height: 320 };
  const project = await callMedia('/projects', 'POST', { name: 'Riverfront', ...size });
  for (const plan of plans)
    await callMedia(`/projects/${project.id}/programs`, 'POST', { type: 'playerPlan', ...plan });
  return project;
}

/** Returns the plans of a project as the platform has them. */
export const readPlans = async ({ id }: MediaRecord): Promise<readonly MediaRecord[]> =>
  (await callMedia(`/projects/${id}/programs`)) as unknown as readonly MediaRecord[];

/** A connection of the editor to the media service that can be interrupted. */
export function interruptMedia() {
  const connection = { isDown: true };
  platform.use(
    http.all('*/api/media/*', ({ request }) =>
      connection.isDown ? Response.error() : platform.handleRequest(request),
    ),
  );
  return connection;
}

/** Holds the first call of a path back, until it is released; a town of its own then handles it. */
export function holdMedia(
  method: 'post' | 'put',
  path: string,
  handleRequest: typeof platform.handleRequest = request => platform.handleRequest(request),
) {
  const [sent, released] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  platform.use(
    http[method](
      `*/api/media/${path}`,
      async ({ request }) => {
        sent.resolve(undefined);
        await released.promise;
        return handleRequest(request);
      },
      { once: true },
    ),
  );
  return { sent: sent.promise, release: () => released.resolve(undefined) };
}

/** Opens the editor of a project as a user who may only read it: the path without "show" is that of its form. */
export async function openAsReader(project: MediaRecord) {
  // No role of the city may open projects without changing them: the platform of this user assigns the modules.
  platform.use(
    http.get('*/api/users/users/:id', async ({ request }) => {
      const user = (await (await platform.handleRequest(request)).json()) as object;
      return Response.json({ ...user, modules: ['smartLight', 'publish', 'project'] });
    }),
  );
  return openEditor({ ...project, id: `${project.id}/show` }, { as: 'operator' });
}

/** Opens the editor of a project, with its parts by role and name. */
export async function openEditor({ id }: MediaRecord, options?: Parameters<typeof openConsole>[1]) {
  const { user } = await openConsole(`/data/projects/${id}`, options);
  await screen.findByRole('tree', { name: 'Contents' });
  const row = (name: string | RegExp) => screen.findByRole('treeitem', { name });
  return {
    user,
    row,
    /** Selects a part in the tree. */
    select: async (name: string | RegExp) => user.click(await row(name)),
    properties: () => within(screen.getByRole('region', { name: 'Properties' })),
    schedule: () => within(screen.getByRole('region', { name: 'Schedule' })),
    /** Replaces the text of a field. */
    type: async (field: HTMLElement, text: string) => {
      await user.clear(field);
      await user.type(field, text);
      act(() => field.blur());
    },
    /** Saves at once, and waits until the platform has everything. */
    save: async () => {
      await user.keyboard('{Control>}s{/Control}');
      await screen.findByText(/^Saved \d/u);
    },
  };
}
