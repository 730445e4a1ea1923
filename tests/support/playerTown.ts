import type { Row } from '../../mocks/platform/Store.ts';
import { openTestTown, TOWN_TIME_MS, townRows } from './testTown.ts';

/** A display that is online. */
export const NORTH = 'SSADS00000000001';
/** A display that is offline. */
export const SOUTH = 'SSADS00000000002';
/** A display that is added later: until its first report it is offline. */
export const NEW = 'SSADS00000000003';
export const NOW = new Date(TOWN_TIME_MS).toISOString();

export const createDisplay = (id: string, domainId: string, status: string): Row => ({
  ...{ id, name: `屏 ${id.slice(-1)}`, model: 'ssads', type: 'DEVICE', domainId, status },
  geoPoint: { lat: 30.2, lng: 120.2 },
});
const displays = [
  createDisplay(NORTH, 'west-road', 'normal'),
  createDisplay(SOUTH, 'east-road', 'offline'),
];

const createProject = (id: string, name: string, state: string): Row => ({
  ...{ id, name, width: 100, height: 100, state, version: 4, createTime: NOW, updateTime: NOW },
  ...(state === 'published' && { publishedTime: NOW, publishedVersion: 4 }),
});
const scene = { id: 's1', name: '开场', md5: 'a'.repeat(32), zones: [] };
const content = {
  id: 'film',
  programs: [
    { id: 'full', name: '晚间', updateTime: NOW, scenes: [scene] },
    { id: 'empty', name: '空', updateTime: NOW, scenes: [] },
  ],
};

const sent = { version: 3, sentAt: '2026-11-01T00:00:00.000Z' };
export const film = { id: 'film', name: '旧名', active: true, ...sent };
const createPlayer = (id: string, assetId: string, projects: readonly Row[]): Row => ({
  ...{ id, assetId, name: '正面', width: 192, height: 384, projects },
});

export let town: Awaited<ReturnType<typeof openTestTown>>;

/** Opens a town with three players: one is offline, and the display of another is not added yet. */
export async function openPlayerTown(): Promise<void> {
  town = await openTestTown({
    assets: [...(townRows.assets ?? []), ...displays],
    projects: [
      createProject('film', '夜景', 'published'),
      createProject('news', '新闻', 'published'),
      createProject('draft', '草稿', 'draft'),
    ],
    mediaContents: [content],
    players: [
      createPlayer('p1', NORTH, [film]),
      createPlayer('p2', SOUTH, []),
      createPlayer('p3', NEW, [film]),
    ],
  });
}

export const list = async (filter: object = {}) =>
  (await town.call('GET', '/players', { filter })).body as readonly Row[];
export const read = async (id: string) => (await list({ where: { id } }))[0] ?? {};
/** The path of a player. */
export const on = (assetId: string, playerId: string) => `/assets/${assetId}/players/${playerId}`;
