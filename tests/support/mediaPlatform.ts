import { operations } from '../../src/generated/media/operations.ts';
import { validators } from '../../src/generated/media/validators.js';
import { createServiceCaller, NOW_MS, openMediaCity } from './mediaCity.ts';
import { createMediaRows } from './mediaRows.ts';

/** A project of the city, and a player that has it. */
export const PLAYED = '5f2e00000000000000010001';
const createPlayer = (version: unknown) => ({
  ...{ id: 'p1', name: '桥头屏' },
  projects: [{ id: PLAYED, name: '节日', active: true, version }],
});

/** Opens a new city with a player that has one of its projects. */
export async function openMediaPlatform(): Promise<void> {
  const played = createMediaRows(NOW_MS).projects?.find(({ id }) => id === PLAYED);
  await openMediaCity({ players: [createPlayer(played?.publishedVersion)] });
}

/** A call of the media service. */
export const media = createServiceCaller('media', operations, validators);

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

/** A project of a program with a scene that is one zone, and their paths. */
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

export const text = { baseInfo: { type: 0 }, content: '夜间限速 40' };
