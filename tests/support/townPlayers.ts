import { createDefaultTimes } from '../../mocks/model/media/createDefaultTimes.ts';
import type { Row, StoreRows } from '../../mocks/platform/Store.ts';
import { TOWN_TIME_MS, townRows } from './testTown.ts';

export const NORTH_DISPLAY = 'SSADS00000000001';
export const SOUTH_DISPLAY = 'SSADS00000000002';
const NOW = new Date(TOWN_TIME_MS).toISOString();

const createDisplay = (id: string, name: string, domainId: string, status: string): Row => ({
  ...{ id, name, model: 'ssads', type: 'DEVICE', domainId, status },
  geoPoint: { lat: 30.2, lng: 120.2 },
});
const createProject = (id: string, name: string, state: string): Row => ({
  ...{ id, name, width: 192, height: 384, state, version: 4, createTime: NOW, updateTime: NOW },
  ...(state === 'published' && { publishedTime: NOW, publishedVersion: 4 }),
});
const scene = { id: 's1', name: '开场', md5: 'a'.repeat(32), zones: [] };
const plan = { type: 'playerPlan', updateTime: NOW, ...createDefaultTimes(TOWN_TIME_MS) };
/** From 20:00 to 22:00 in the city. */
const evening = {
  ...{ id: 'evening', name: '夜班', ...plan, type: 'timingPlan', scenes: [scene] },
  timeRange: {
    timeBegin: { hour: 20, minute: 0, second: 0, milliseconds: 0 },
    timeEnd: { hour: 22, minute: 0, second: 0, milliseconds: 0 },
    enableFlag: true,
  },
};
const film = { id: 'film', name: '夜景', active: true, version: 4, sentAt: NOW };
const size = { width: 192, height: 384 };

/** A town with a display that is online and one that is offline, each with a player. */
export const playerRows: StoreRows = {
  assets: [
    ...(townRows.assets ?? []),
    createDisplay(NORTH_DISPLAY, '北屏', 'west-road', 'normal'),
    createDisplay(SOUTH_DISPLAY, '南屏', 'east-road', 'offline'),
  ],
  projects: [
    createProject('film', '夜景', 'published'),
    createProject('news', '新闻', 'published'),
    createProject('draft', '草稿', 'draft'),
  ],
  mediaContents: [
    {
      id: 'film',
      programs: [
        { id: 'full', name: '晚间', ...plan, scenes: [scene] },
        { id: 'empty', name: '空', ...plan, scenes: [] },
        evening,
      ],
    },
  ],
  players: [
    { id: 'p1', assetId: NORTH_DISPLAY, name: '正面', ...size, projects: [film] },
    { id: 'p2', assetId: SOUTH_DISPLAY, name: '背面', ...size, projects: [] },
  ],
};
