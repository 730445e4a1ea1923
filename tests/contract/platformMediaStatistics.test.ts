import { beforeEach, expect, it } from 'vitest';

import type { Row } from '../../mocks/platform/Store.ts';
import { matchTownError, openTestTown, TOWN_TIME_MS, townRows } from '../support/testTown.ts';

const NORTH = 'SSADS00000000001';
const SOUTH = 'SSADS00000000002';
const HOUR_MS = 3_600_000;
const DAYS_BACK = 3;
const NOW = new Date(TOWN_TIME_MS).toISOString();
const SENT_AT = new Date(TOWN_TIME_MS - 2 * 24 * HOUR_MS).toISOString();

const createDisplay = (id: string, domainId: string, status: string): Row => ({
  ...{ id, name: `屏 ${id.slice(-1)}`, model: 'ssads', type: 'DEVICE', domainId, status },
  geoPoint: { lat: 30.2, lng: 120.2 },
});
const createProject = (id: string, name: string): Row => ({
  ...{ id, name, width: 100, height: 100, state: 'published', version: 4, createTime: NOW },
  ...{ updateTime: NOW, publishedTime: NOW, publishedVersion: 4 },
});
const film = { id: 'film', name: '夜景', active: true, version: 3, sentAt: SENT_AT };
const createFile = (id: string, size: number, hoursAgo: number): Row => ({
  ...{ id, name: `${id}.txt`, type: 'text', mediaType: 'text/plain', size, digest: 'a'.repeat(32) },
  createTime: new Date(TOWN_TIME_MS - hoursAgo * HOUR_MS).toISOString(),
});

let town: Awaited<ReturnType<typeof openTestTown>>;

beforeEach(async () => {
  town = await openTestTown({
    assets: [
      ...(townRows.assets ?? []),
      createDisplay(NORTH, 'west-road', 'normal'),
      createDisplay(SOUTH, 'east-road', 'offline'),
    ],
    projects: [createProject('film', '夜景'), createProject('news', '新闻')],
    players: [
      { id: 'p1', assetId: NORTH, name: '正面', width: 192, height: 384, projects: [film] },
      { id: 'p2', assetId: SOUTH, name: '正面', width: 192, height: 384, projects: [] },
    ],
    files: [createFile('old', 1000, 60), createFile('new', 50, 1)],
  });
});

interface Step {
  readonly time: string;
  readonly delivered: number;
  readonly waiting: number;
  readonly failed: number;
  readonly hours: number;
  readonly size: number;
}

const read = async (query: Record<string, string> = {}, hoursLater = 0) => {
  const { body } = await town.media('GET', '/statistics/media', {
    query: {
      from: new Date(TOWN_TIME_MS - DAYS_BACK * 24 * HOUR_MS).toISOString(),
      to: new Date(TOWN_TIME_MS + hoursLater * HOUR_MS).toISOString(),
      step: 'hour',
      ...query,
    },
  });
  return body as {
    readonly steps: readonly Step[];
    readonly projectHours: readonly { projectId: string; name: string; hours: number }[];
    readonly players: number;
    readonly online: number;
    readonly pending: number;
  };
};
const sum = (steps: readonly Step[], key: Exclude<keyof Step, 'time'>) =>
  steps.reduce((total, step) => total + step[key], 0);

it('the statistics count what the players did with each command, in the step of the command [MON-06/mediaPublish]', async () => {
  expect(await read()).toMatchObject({ players: 2, online: 1, pending: 0 });
  await town.call('POST', `/assets/${NORTH}/players/p1/project/news`);
  await town.call('POST', `/assets/${SOUTH}/players/p2/project/news`);
  await town.call('POST', `/assets/${SOUTH}/players/p2/active/news`);
  town.advanceClock(60);
  const { steps, pending } = await read({}, 1);
  expect(pending).toBe(2);
  expect(sum(steps, 'delivered')).toBe(1);
  expect(sum(steps, 'waiting')).toBe(2);
  expect(sum(steps, 'failed')).toBe(0);
  expect(steps.at(-1)).toMatchObject({ delivered: 1, waiting: 2 });
  const log = { action: 'player', result: 'success', source: 'user' };
  const { body } = await town.call('GET', '/logs/equipment', { filter: { where: log } });
  expect(body).toHaveLength(sum(steps, 'delivered'));
});

it('the hours played are those in which a player that could be reached had an active project [MON-06/mediaPublish]', async () => {
  const { steps, projectHours } = await read();
  const before = steps.filter(({ time }) => time < SENT_AT);
  expect(before.length).toBeGreaterThan(20);
  expect(sum(before, 'hours')).toBe(0);
  const played = sum(steps, 'hours');
  expect(played).toBeGreaterThan(24);
  expect(played).toBeLessThanOrEqual(48.5);
  for (const { hours } of steps) expect(hours).toBeLessThanOrEqual(1);
  expect(projectHours).toMatchObject([{ projectId: 'film', name: '夜景' }]);
  expect(projectHours[0]?.hours).toBeCloseTo(played, 0);

  await town.call('POST', `/assets/${NORTH}/players/p1/active/news`);
  town.advanceClock(20 * 3600);
  const later = await read({}, 20);
  const byProject = new Map(later.projectHours.map(row => [row.projectId, row.hours]));
  expect(byProject.get('film')).toBeCloseTo(projectHours[0]?.hours ?? 0, 0);
  expect(byProject.get('news')).toBeGreaterThan(0);
  await town.call('DELETE', `/assets/${NORTH}/players/p1/project/news`);
  town.advanceClock(20 * 3600);
  expect((await read({}, 40)).steps.slice(-19).map(({ hours }) => hours)).toEqual(
    Array.from({ length: 19 }, () => 0),
  );
});

it('the storage is the size of the files at the end of each step [MON-06/mediaPublish]', async () => {
  const sizes = (await read()).steps.map(({ size }) => size);
  expect(new Set(sizes)).toEqual(new Set([0, 1000, 1050]));
  expect(sizes.at(0)).toBe(0);
  expect(sizes.at(-1)).toBe(1050);
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
});

it('the statistics of a domain are those of its players; a wrong period or domain is rejected [MON-06/mediaPublish]', async () => {
  expect(await read({ domainId: 'west' })).toMatchObject({ players: 1, online: 1 });
  const east = await read({ domainId: 'east' });
  expect(east).toMatchObject({ players: 1, online: 0, projectHours: [] });
  expect(sum(east.steps, 'hours')).toBe(0);
  const query = { from: NOW, to: NOW };
  const response = await town.media('GET', '/statistics/media', { query });
  expect(response).toEqual(matchTownError(400, 1));
  const unknown = { from: SENT_AT, to: NOW, domainId: 'none' };
  expect(await town.media('GET', '/statistics/media', { query: unknown })).toEqual(
    matchTownError(404, 6),
  );
  await town.signInAs('operator');
  await town.call('POST', `/assets/${NORTH}/players/p1/project/news`);
  expect((await read()).players).toBe(2);
});
