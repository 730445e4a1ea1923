import { expect } from 'vitest';

import { openForgetfulPlatform } from '../../mocks/assembly/openPlatform.ts';
import { fastHasher } from '../../mocks/platform/fastHasher.ts';
import { operations } from '../../src/generated/media/operations.ts';
import { validators } from '../../src/generated/media/validators.js';
import { createApiCaller, type ApiRequest, type ApiResponse } from './apiCaller.ts';
import { createResponseValidator } from './createResponseValidator.ts';
import { createMediaRows } from './mediaRows.ts';

/** A project of the city, and a player that has it. */
export const PLAYED = '5f2e00000000000000010001';
const createPlayer = (version: unknown) => ({
  ...{ id: 'p1', name: '桥头屏' },
  projects: [{ id: PLAYED, name: '节日', active: true, version }],
});

const validate = createResponseValidator(operations, validators);

/** The clock of the platform in milliseconds since 1970, and the token of the caller. */
export const session = { now: 0, token: '' };
export let call: ReturnType<typeof createApiCaller>['call'];
export let signIn: ReturnType<typeof createApiCaller>['signIn'];

/** Opens a new platform with the projects of a city; an equipment manager calls. */
export async function openMediaPlatform(): Promise<void> {
  session.now = Date.UTC(2026, 10, 12, 8);
  const rows = createMediaRows(session.now);
  const played = rows.projects?.find(({ id }) => id === PLAYED);
  const platform = openForgetfulPlatform({
    hasher: fastHasher,
    clock: () => session.now,
    rows: { ...rows, players: [createPlayer(played?.publishedVersion)] },
  });
  ({ call, signIn } = createApiCaller(platform.handleRequest));
  session.token = await signIn('device_admin');
}

/** A call of the media service, whose response its document allows. */
export async function media(
  method: string,
  path: string,
  sent: ApiRequest = {},
): Promise<ApiResponse> {
  const response = await call(method, `/media${path}`, { token: session.token, ...sent });
  validate(method, path.replace(/\?.*/, ''), response);
  return response;
}

export interface Node {
  readonly id: string;
  readonly name: string;
  readonly order: number;
  readonly md5: string;
  readonly md5Preview?: string;
  readonly scenes: readonly Node[];
  readonly zones: readonly Node[];
  readonly items: readonly Node[];
  readonly [name: string]: unknown;
}

export async function add(path: string, json: object): Promise<Node> {
  const { status, body } = await media('POST', path, { json });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body as Node;
}

export const read = async (path: string) => (await media('GET', path)).body as Node;
export const readAll = async (path: string) => (await media('GET', path)).body as readonly Node[];

/** A project of a program with a scene that is one zone, and their addresses. */
export async function playable() {
  const project = await add('/projects', { name: '江边屏幕', width: 640, height: 320 });
  const programs = `/projects/${project.id}/programs`;
  const program = await add(programs, { name: '晚间', type: 'playerPlan' });
  const scenes = `${programs}/${program.id}/scenes`;
  const scene = await add(scenes, { name: '场景 1', layout: 'scene-5' });
  const zones = `${scenes}/${scene.id}/zones`;
  const items = `${zones}/${scene.zones[0]?.id ?? ''}/items`;
  return {
    project,
    path: `/projects/${project.id}`,
    programs,
    program,
    scenes,
    scene,
    zones,
    items,
  };
}

export const matchHttpError = (status: number, code: number, ...paths: string[]) => ({
  status,
  body: {
    error: {
      code,
      ...(paths.length > 0 && {
        details: paths.map(path => expect.objectContaining({ path }) as unknown),
      }),
    },
  },
});

export const text = { baseInfo: { type: 0 }, content: '夜间限速 40' };
