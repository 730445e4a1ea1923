import { beforeEach, describe, expect, it } from 'vitest';

import type { Row } from '../../mocks/platform/Store.ts';
import { matchTownError, openTestTown, TOWN_TIME_MS, townRows } from '../support/testTown.ts';

const NORTH = 'SSADS00000000001';
const SOUTH = 'SSADS00000000002';
/** A display that is added later: until its first report it is offline. */
const NEW = 'SSADS00000000003';
const NOW = new Date(TOWN_TIME_MS).toISOString();

const createDisplay = (id: string, domainId: string, status: string): Row => ({
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
const film = { id: 'film', name: '旧名', active: true, ...sent };
const createPlayer = (id: string, assetId: string, projects: readonly Row[]): Row => ({
  ...{ id, assetId, name: '正面', width: 192, height: 384, projects },
});

let town: Awaited<ReturnType<typeof openTestTown>>;

beforeEach(async () => {
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
});

const list = async (filter: object = {}) =>
  (await town.ask('GET', '/players', { filter })).body as readonly Row[];
const read = async (id: string) => (await list({ where: { id } }))[0] ?? {};
const on = (assetId: string, playerId: string) => `/assets/${assetId}/players/${playerId}`;

describe('the players of all displays', () => {
  it('are listed with their displays and projects, offline ones too [MEDIA-12/platform] [MEDIA-12/offline]', async () => {
    const [north, south] = await list({ where: { assetId: { inq: [NORTH, SOUTH] } } });
    expect(north).toEqual({
      ...{ id: 'p1', name: '正面', assetId: NORTH, assetName: '屏 1', domainId: 'west-road' },
      ...{ model: 'ssads', width: 192, height: 384, online: true, activeProjectId: 'film' },
      projects: [{ ...film, name: '夜景' }],
      pending: [],
    });
    expect(south).toMatchObject({ id: 'p2', online: false, projects: [] });
    expect(south).not.toHaveProperty('activeProjectId');
  });

  it('are filtered by what they are now, sorted, paged and counted [MEDIA-12/platform]', async () => {
    const ids = async (filter: object) => (await list(filter)).map(({ id }) => id);
    const count = async (where: object) =>
      (await town.ask('GET', '/players/count', { where })).body;
    expect(await ids({ where: { online: true } })).toEqual(['p1']);
    expect(await ids({ where: { assetName: { like: '屏 2' } } })).toEqual(['p2']);
    expect(await ids({ where: { domainId: 'west-road' } })).toEqual(['p1']);
    expect(await ids({ where: { activeProjectId: 'film' }, order: ['id DESC'] })).toEqual(['p1']);
    expect(await ids({ order: ['id ASC'], limit: 1, offset: 1 })).toEqual(['p2']);
    expect(await count({})).toEqual({ count: 2 });
    expect(await count({ online: false })).toEqual({ count: 1 });
  });

  it('are those of the domains of the user [USER-19/platform]', async () => {
    await town.signInAs('operator');
    const domains = (await list()).map(({ domainId }) => domainId);
    expect(domains).toEqual(['west-road', 'east-road']);
    await town.signInAs('admin');
    await town.ask('PATCH', `/assets/${SOUTH}`, { json: { domainId: 'east' } });
    await town.signInAs('operator');
    expect((await list()).map(({ id }) => id)).toEqual(['p1']);
  });
});

describe('a program', () => {
  const insert = async (json: object) => town.ask('POST', `${on(NORTH, 'p1')}/insertion`, { json });

  it('of a published project is inserted for a time, as a text is [MEDIA-12/platform]', async () => {
    const program = { projectId: 'film', programId: 'full', duration: 60 };
    expect(await insert(program)).toMatchObject({ status: 200, body: { insertion: program } });
    town.advanceClock(59);
    expect(await read('p1')).toMatchObject({ insertion: program });
    town.advanceClock(1);
    expect(await read('p1')).not.toHaveProperty('insertion');
    const text = { text: '前方施工', duration: 60 };
    expect(await insert(text)).toMatchObject({ status: 200, body: { insertion: text } });
  });

  it('is refused when it plays nothing, or its project is not published [MEDIA-12/platform]', async () => {
    const program = { projectId: 'film', programId: 'full', duration: 60 };
    expect(await insert({ ...program, programId: 'empty' })).toEqual(matchTownError(409, 46));
    expect(await insert({ ...program, programId: 'none' })).toEqual(matchTownError(404, 6));
    expect(await insert({ ...program, projectId: 'draft' })).toEqual(matchTownError(409, 46));
    expect(await insert({ ...program, projectId: 'none' })).toEqual(matchTownError(404, 6));
    expect(await insert({ ...program, duration: 4 })).toEqual(matchTownError(422, 22));
    expect(await insert({ ...program, text: '两样' })).toEqual(matchTownError(422, 22));
  });
});

describe('an offline player', () => {
  /** Adds the display, which reports itself after the period of the platform. */
  const addDisplay = async () => {
    const { id, name, model, domainId, geoPoint } = createDisplay(NEW, 'west-road', '');
    const json = { id, name, model, domainId, geoPoint };
    expect(await town.ask('POST', '/assets', { json })).toMatchObject({ status: 200 });
  };
  const letItReturn = async () => {
    town.advanceClock(15 * 60);
    expect((await town.ask('GET', `/assets/${NEW}`)).body).toMatchObject({ status: 'normal' });
  };
  const player = on(NEW, 'p3');

  it('does what waits for it when it returns, in order [MEDIA-12/offline]', async () => {
    await addDisplay();
    const waits = matchTownError(409, 81);
    expect(await town.ask('POST', `${player}/project/news`)).toEqual(waits);
    expect(await town.ask('POST', `${player}/active/news`)).toEqual(waits);
    expect(await town.ask('DELETE', `${player}/project/film`)).toEqual(waits);
    const text = { text: '前方施工', duration: 60 };
    expect(await town.ask('POST', `${player}/insertion`, { json: text })).toEqual(waits);
    // The same again waits once.
    expect(await town.ask('POST', `${player}/active/news`)).toEqual(waits);
    expect(await read('p3')).toMatchObject({
      online: false,
      projects: [{ id: 'film', active: true }],
      pending: [
        { kind: 'add', name: '新闻', requestedAt: NOW },
        { kind: 'activate', name: '新闻' },
        { kind: 'remove', name: '夜景' },
        { kind: 'insert', name: '前方施工' },
      ],
    });
    await letItReturn();
    expect(await read('p3')).toMatchObject({
      online: true,
      activeProjectId: 'news',
      projects: [{ id: 'news', active: true, version: 4 }],
      insertion: text,
      pending: [],
    });
    const where = { asset_id: NEW, action: 'player' };
    const { body } = await town.ask('GET', '/logs/equipment', { filter: { where } });
    const lines = (body as Row[]).map(({ value, source, result }) => [value, source, result]);
    expect(lines).toContainEqual(['> 新闻', 'platform', 'success']);
    expect(lines).toContainEqual(['activate project', 'user', 'pending']);
  });

  it('refuses at once what it can never do [MEDIA-12/offline]', async () => {
    await addDisplay();
    expect(await town.ask('POST', `${player}/project/draft`)).toEqual(matchTownError(409, 46));
    expect(await town.ask('DELETE', `${player}/project/news`)).toEqual(matchTownError(404, 6));
    expect(await read('p3')).toMatchObject({ pending: [] });
  });

  it('drops what has become impossible, and its log says so [MEDIA-12/offline]', async () => {
    await addDisplay();
    await town.ask('POST', `${player}/project/news`);
    await town.media('DELETE', '/projects/news');
    await letItReturn();
    expect(await read('p3')).toMatchObject({ projects: [{ id: 'film' }], pending: [] });
    const where = { asset_id: NEW, source: 'platform', result: 'failed' };
    const { body } = await town.ask('GET', '/logs/equipment', { filter: { where } });
    expect(body).toMatchObject([{ value: '+ 新闻', code: 6 }]);
  });

  it('gets a new version of its project when it returns; the others have it at once [MEDIA-12/platform]', async () => {
    await addDisplay();
    town.advanceClock(1);
    const { body } = await town.media('PUT', '/projects/news/publish');
    expect(body).toMatchObject({ error: { code: 22 } });
    expect(await town.media('PUT', '/projects/film/publish')).toMatchObject({
      body: { error: { details: [{ path: '/programs/0/scenes/0/zones' }] } },
    });
    await town.media('DELETE', '/projects/film/programs/full');
    const published = (await town.media('PUT', '/projects/film/publish')).body as Row;
    const version = published.publishedVersion;
    expect((await read('p1')).projects).toMatchObject([{ version, active: true }]);
    expect((await read('p3')).projects).toMatchObject([{ version: 3 }]);
    expect(await read('p3')).toMatchObject({ pending: [{ kind: 'add', name: '夜景' }] });
    await letItReturn();
    expect((await read('p3')).projects).toMatchObject([{ version, active: true }]);
  });
});
