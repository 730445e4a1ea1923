import { beforeEach, describe, expect, it } from 'vitest';

import { openForgetfulPlatform } from '../../mocks/assembly/openPlatform.ts';
import { fastHasher } from '../../mocks/platform/fastHasher.ts';
import { operations } from '../../src/generated/media/operations.ts';
import { validators } from '../../src/generated/media/validators.js';
import { createApiCaller, type ApiRequest, type ApiResponse } from '../support/apiCaller.ts';
import { createResponseValidator } from '../support/createResponseValidator.ts';
import { createMediaRows } from '../support/mediaRows.ts';

/** A project of the city, and a player that has it. */
const PLAYED = '5f2e00000000000000010001';
const players = [
  { id: 'p1', name: '桥头屏', projects: [{ id: PLAYED, name: '节日', active: true }] },
];

const judge = createResponseValidator(operations, validators);

let now: number;
let token: string;
let call: ReturnType<typeof createApiCaller>['call'];
let signIn: ReturnType<typeof createApiCaller>['signIn'];

beforeEach(async () => {
  now = Date.UTC(2026, 10, 12, 8);
  const platform = openForgetfulPlatform({
    hasher: fastHasher,
    clock: () => now,
    rows: { ...createMediaRows(now), players },
  });
  ({ call, signIn } = createApiCaller(platform.handleRequest));
  token = await signIn('device_admin');
});

/** A call of the media service, whose answer its document allows. */
async function media(method: string, path: string, sent: ApiRequest = {}): Promise<ApiResponse> {
  const response = await call(method, `/media${path}`, { token, ...sent });
  judge(method, path.replace(/\?.*/, ''), response);
  return response;
}

interface Node {
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

async function add(path: string, json: object): Promise<Node> {
  const { status, body } = await media('POST', path, { json });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body as Node;
}

const read = async (path: string) => (await media('GET', path)).body as Node;
const readAll = async (path: string) => (await media('GET', path)).body as readonly Node[];

/** A project of a program with a scene that is one zone, and their addresses. */
async function playable() {
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

const refused = (status: number, code: number, ...paths: string[]) => ({
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

const text = { baseInfo: { type: 0 }, content: '夜间限速 40' };

describe('projects', () => {
  it('are listed by createTime, counted, made, renamed and deleted [MEDIA-02/platform]', async () => {
    const { count } = (await media('GET', '/projects/count')).body as { count: number };
    const one = await add('/projects', { name: '一', width: 64, height: 32 });
    now += 1_000;
    const two = await add('/projects', { name: '二', width: 64, height: 32 });
    const filter = { order: ['createTime DESC'], limit: 2, offset: 0 };
    const { body } = await media('GET', '/projects', { filter });
    expect((body as Node[]).map(({ id }) => id)).toEqual([two.id, one.id]);
    expect((await media('GET', '/projects/count')).body).toEqual({ count: count + 2 });

    now += 1_000;
    const renamed = await media('PATCH', `/projects/${one.id}`, { json: { name: '三' } });
    expect(renamed.body).toMatchObject({
      name: '三',
      version: 2,
      updateTime: new Date(now).toISOString(),
    });
    expect((await media('DELETE', `/projects/${one.id}`)).body).toEqual({ count: 1 });
    expect((await media('DELETE', `/projects/${one.id}`)).body).toEqual({ count: 0 });
    expect(await media('GET', `/projects/${one.id}`)).toMatchObject(refused(404, 6));
  });

  it('have names of their own', async () => {
    const json = { name: '一', width: 64, height: 32 };
    const { id } = await add('/projects', json);
    await add('/projects', { ...json, name: '二' });
    expect(await media('POST', '/projects', { json })).toMatchObject(refused(422, 68, '/name'));
    const change = { json: { name: '二' } };
    expect(await media('PATCH', `/projects/${id}`, change)).toMatchObject(
      refused(422, 68, '/name'),
    );
    expect(await media('PATCH', `/projects/${id}`, { json: { name: '一' } })).toMatchObject({
      status: 200,
    });
  });

  it('are read by every role and changed by permitted roles [MOCK-01/media]', async () => {
    const { path, programs, program, scenes, scene, items } = await playable();
    token = await signIn('operator');
    expect(await media('GET', programs)).toMatchObject({ status: 200 });
    expect(
      await media('POST', programs, { json: { name: '新', type: 'cyclePlan' } }),
    ).toMatchObject(refused(403, 57));
    expect(await media('DELETE', path)).toMatchObject(refused(403, 57));
    expect(await media('PUT', `${path}/publish`)).toMatchObject(refused(403, 57));
    expect(await media('POST', items, { json: text })).toMatchObject(refused(403, 57));
    const inPlace = { json: { programId: program.id } };
    expect(await media('POST', `${scenes}/${scene.id}/move`, inPlace)).toMatchObject(
      refused(403, 57),
    );
    token = '';
    expect(await media('GET', programs, { token: 'x' })).toMatchObject(refused(401, 52));
  });

  it('that a player has stay [MOCK-01/media]', async () => {
    expect(await media('DELETE', `/projects/${PLAYED}`)).toMatchObject(refused(409, 33));
    expect(await media('GET', `/projects/${PLAYED}`)).toMatchObject({ status: 200 });
  });
});

describe('the contents of a project', () => {
  it('is created, read, patched and deleted at its nested path [MEDIA-15/platform]', async () => {
    const { programs, program, scenes, scene, zones, items } = await playable();
    const item = await add(items, text);
    expect(item).toMatchObject({ kind: 'playerText', order: 0, content: '夜间限速 40' });

    const levels = [
      [programs, program.id, { name: '早间', week: 62 }],
      [scenes, scene.id, { name: '开场' }],
      [zones, scene.zones[0]?.id ?? '', { name: '左上', x: 10, width: 320 }],
      [items, item.id, { content: '减速慢行' }],
    ] as const;
    for (const [path, id, json] of levels) {
      expect((await media('PATCH', `${path}/${id}`, { json })).body).toMatchObject({ id, ...json });
      expect(await read(`${path}/${id}`)).toMatchObject({ id, ...json });
      expect((await readAll(path)).map(row => row.id)).toEqual([id]);
    }
    expect(await read(`${programs}/${program.id}`)).toMatchObject({
      scenes: [{ name: '开场', zones: [{ name: '左上', items: [{ content: '减速慢行' }] }] }],
    });
    for (const [path, id] of levels.toReversed()) {
      expect((await media('DELETE', `${path}/${id}`)).body).toEqual({ count: 1 });
      expect((await media('DELETE', `${path}/${id}`)).body).toEqual({ count: 0 });
      expect(await media('GET', `${path}/${id}`)).toMatchObject(refused(404, 6));
      expect(await readAll(path)).toEqual([]);
    }
  });

  it('goes with what it is in [MOCK-01/media]', async () => {
    const { path, programs, program, items } = await playable();
    await add(items, text);
    await media('DELETE', `${programs}/${program.id}`);
    for (const method of ['GET', 'POST'] as const) {
      const sent = method === 'POST' ? { json: text } : {};
      expect(await media(method, items, sent)).toMatchObject(refused(404, 6));
    }
    await media('DELETE', path);
    expect(await media('GET', programs)).toMatchObject(refused(404, 6));
  });

  it('carries the kind of an item in itemType [MEDIA-15/platform]', async () => {
    const { items } = await playable();
    const item = await add(items, text);
    const clock = (
      await media('POST', items, { json: { baseInfo: { type: 9 } }, query: { itemType: '9' } })
    ).body as Node;
    expect(clock).toMatchObject({ kind: 'virtualClock', order: 1, showSecond: true });

    const only = await media('GET', items, { query: { itemType: '9' } });
    expect(only.body).toEqual([clock]);
    const wrong = { query: { itemType: '3' } };
    for (const method of ['GET', 'DELETE'] as const) {
      expect(await media(method, `${items}/${item.id}`, wrong)).toMatchObject(refused(400, 1));
    }
    expect(await media('POST', items, { json: text, ...wrong })).toMatchObject(refused(400, 1));
    expect(await media('GET', items, { query: { itemType: '5' } })).toMatchObject(refused(400, 1));
    expect(await readAll(items)).toHaveLength(2);
  });

  it('leaves a line of every change in the log of the users [MOCK-01/media]', async () => {
    const { project, programs, program, scenes, scene, zones, items } = await playable();
    const zone = scene.zones[0]?.id ?? '';
    const item = await add(items, text);
    await media('PATCH', `${zones}/${zone}`, { json: { name: '左上' } });
    await media('POST', `${programs}/orders`, { json: { ids: [program.id] } });
    await media('DELETE', `${items}/${item.id}`);
    await media('DELETE', `${scenes}/${scene.id}`);
    // One that is not there is no change.
    await media('DELETE', `${scenes}/${scene.id}`);

    const where = { action: 'update', target: 'projects', targetId: project.id };
    const admin = await signIn('admin');
    const logs = await call('GET', '/core/logs/user', { token: admin, filter: { where } });
    const lines = logs.body as { detail: string; username: string }[];
    expect(lines.map(({ detail }) => detail).toSorted()).toEqual(
      [
        '江边屏幕 / 晚间',
        '江边屏幕 / 晚间 / 场景 1',
        '江边屏幕 / 晚间 / 场景 1 / 区域 1 / playerText',
        '江边屏幕 / 晚间 / 场景 1 / 左上',
        '江边屏幕',
        '江边屏幕 / 晚间 / 场景 1 / 左上 / playerText',
        '江边屏幕 / 晚间 / 场景 1',
      ].toSorted(),
    );
    expect(new Set(lines.map(({ username }) => username))).toEqual(new Set(['device_admin']));
  });

  it('is put in order by naming all of it once [MEDIA-09/platform]', async () => {
    const { programs, program, scenes, items } = await playable();
    const names = ['二', '三'];
    for (const name of names) {
      await add(programs, { name, type: 'timingPlan' });
      await add(scenes, { name });
      await add(items, { ...text, content: name });
    }
    await add(items, { ...text, content: '四' });
    for (const path of [programs, scenes, items]) {
      const before = await readAll(path);
      expect(before.map(({ order }) => order)).toEqual([0, 1, 2]);
      const ids = before.map(({ id }) => id).toReversed();
      const { body } = await media('POST', `${path}/orders`, { json: { ids } });
      expect((body as Node[]).map(({ id, order }) => [id, order])).toEqual(
        ids.map((id, i) => [id, i]),
      );
      expect((await readAll(path)).map(({ id }) => id)).toEqual(ids);

      const [first = '', ...rest] = ids;
      const orders = async (given: readonly string[]) =>
        media('POST', `${path}/orders`, { json: { ids: given } });
      expect(await orders(rest)).toMatchObject(refused(422, 22, '/ids'));
      expect(await orders([...rest, first, program.id + '0'])).toMatchObject(
        refused(422, 6, '/ids/3'),
      );
      expect(await orders([first, first, ...rest])).toMatchObject(refused(422, 22, '/ids'));
      expect((await readAll(path)).map(({ id }) => id)).toEqual(ids);
    }
  });

  it('is not overwritten by a client that has not seen the last change [MEDIA-13/platform]', async () => {
    const { project, path, programs, program } = await playable();
    const { version } = await read(path);
    const mine = { query: { version: String(version) } };
    const change = { json: { name: '早间' }, ...mine };
    expect(await media('PATCH', `${programs}/${program.id}`, change)).toMatchObject({
      status: 200,
    });
    // The version has become one higher, which the other editor does not know.
    expect((await read(path)).version).toBe(Number(version) + 1);
    expect(await media('PATCH', `${programs}/${program.id}`, change)).toMatchObject(
      refused(409, 87),
    );
    expect(await media('DELETE', `${programs}/${program.id}`, mine)).toMatchObject(
      refused(409, 87),
    );
    const json = { name: '新', type: 'playerPlan' };
    expect(await media('POST', programs, { json, ...mine })).toMatchObject(refused(409, 87));
    const orders = { json: { ids: [program.id] }, ...mine };
    expect(await media('POST', `${programs}/orders`, orders)).toMatchObject(refused(409, 87));
    expect(await media('PATCH', path, { json: { name: '别名', version } })).toMatchObject(
      refused(409, 87),
    );
    expect(await media('PUT', `${path}/publish`, mine)).toMatchObject(refused(409, 87));
    expect(await read(path)).toMatchObject({ name: project.name, version: Number(version) + 1 });
  });
});

describe('a tree', () => {
  const clock = { id: 'area-1-item-1', baseInfo: { type: 9 } };
  const zone = { id: 'area-1', name: '左', width: 320, height: 320, x: 0, y: 0 };
  const scene = { id: 'scene-1', name: '开场', layout: 'scene-1' };
  const program = { id: 'plan-1', name: '节日', type: 'timingPlan', week: 62 };

  /** The ids of a node and of everything below it. */
  const listIds = ({ id, ...node }: Node): string[] => [
    id,
    ...(['scenes', 'zones', 'items'] as const).flatMap(key =>
      key in node ? node[key].flatMap(listIds) : [],
    ),
  ];

  it('is created as one, and names the ids that replace the temporary ones [MEDIA-15/programs]', async () => {
    const { path, programs } = await playable();
    const { version } = await read(path);
    const items = [clock, { ...text, id: 'area-1-item-2' }];
    const zones = [
      { ...zone, children: items },
      { ...zone, id: 'area-2', name: '右', x: 320 },
    ];
    const children = [{ ...scene, children: zones }];
    const made = await add(`${programs}?order=0&version=${String(version)}`, {
      ...program,
      children,
    });
    expect(made).toMatchObject({
      order: 0,
      week: 62,
      scenes: [
        {
          name: '开场',
          layout: 'scene-1',
          zones: [
            { name: '左', position: { w: 320 }, items: [{ kind: 'virtualClock' }, text] },
            { name: '右', x: 320, items: [] },
          ],
        },
      ],
    });
    const { ids } = made;
    const temporary = ['plan-1', 'scene-1', 'area-1', 'area-1-item-1', 'area-1-item-2', 'area-2'];
    expect(Object.keys(ids as object)).toEqual(temporary);
    expect(Object.values(ids as object)).toEqual(listIds(made));
    expect(listIds(made).join()).not.toMatch(/plan|scene|area/);
    expect({ ...(await read(`${programs}/${made.id}`)), ids }).toEqual(made);
    // One call is one change of the project.
    expect(await read(path)).toMatchObject({ version: Number(version) + 1 });
  });

  it('below a program and a scene is created in the same way [MEDIA-15/scenes] [MEDIA-15/zones] [MEDIA-15/items]', async () => {
    const { scenes, zones, items } = await playable();
    const children = [{ ...zone, children: [clock] }];
    expect(await add(scenes, { ...scene, children })).toMatchObject({
      order: 1,
      ids: {
        'scene-1': expect.any(String) as string,
        'area-1-item-1': expect.any(String) as string,
      },
      zones: [{ items: [{ kind: 'virtualClock' }] }],
    });
    expect(await add(`${zones}?order=0`, { ...zone, children: [clock] })).toMatchObject({
      order: 0,
      items: [{ kind: 'virtualClock' }],
    });
    // Without children a scene has the zones of its layout.
    expect((await add(scenes, scene)).zones).toHaveLength(4);
    await add(items, text);
    const first = await add(`${items}?order=0`, clock);
    expect((await readAll(items)).map(({ id }) => id)[0]).toBe(first.id);
    expect(first.ids).toEqual({ 'area-1-item-1': first.id });
  });

  it('is refused as a whole, with the path of what is wrong in it [MEDIA-15/programs]', async () => {
    const { path, programs } = await playable();
    const before = await read(path);
    const send = async (...zones: object[]) =>
      media('POST', programs, { json: { ...program, children: [{ ...scene, children: zones }] } });
    expect(await send(zone, { ...zone, id: 'area-2', x: 400 })).toMatchObject(
      refused(422, 22, '/children/0/children/1/width'),
    );
    expect(
      await send({ ...zone, children: [{ baseInfo: { type: 3, materialId: 'x' } }] }),
    ).toMatchObject(refused(422, 6, '/children/0/children/0/children/0/baseInfo/materialId'));
    expect(await send(zone, zone)).toMatchObject(refused(422, 22, '/children/0/children/1/id'));
    expect(await read(path)).toEqual(before);
    expect(await readAll(programs)).toHaveLength(1);
  });

  it('moves to another parent of the same kind with everything below it [MEDIA-15/scenes] [MEDIA-15/zones] [MEDIA-15/items]', async () => {
    const {
      path,
      programs,
      program: first,
      scenes,
      scene: opening,
      zones,
      items,
    } = await playable();
    const item = await add(items, text);
    const second = await add(programs, { name: '二', type: 'cyclePlan', children: [scene] });
    const target = second.scenes[0];
    const zoneId = opening.zones[0]?.id ?? '';
    const { md5 } = await read(`${scenes}/${opening.id}`);

    const moved = await media('POST', `${scenes}/${opening.id}/move?order=0`, {
      json: { programId: second.id },
    });
    expect(moved.body).toMatchObject({ id: opening.id, order: 0, md5, zones: [{ items: [text] }] });
    expect(await readAll(scenes)).toEqual([]);
    const newScenes = `${programs}/${second.id}/scenes`;
    expect((await readAll(newScenes)).map(({ id }) => id)).toEqual([opening.id, target?.id]);

    const toScene = { json: { programId: second.id, sceneId: target?.id } };
    const newZones = `${newScenes}/${opening.id}/zones`;
    expect(await media('POST', `${newZones}/${zoneId}/move`, toScene)).toMatchObject({
      body: { id: zoneId, order: 4, items: [{ id: item.id }] },
    });
    // Both scenes show something else now.
    expect((await read(`${newScenes}/${opening.id}`)).md5).not.toBe(md5);
    expect((await read(`${newScenes}/${String(target?.id)}`)).md5).not.toBe(target?.md5);

    const itemPath = `${newScenes}/${String(target?.id)}/zones/${zoneId}/items/${item.id}`;
    const toZone = { ...toScene.json, zoneId: target?.zones[0]?.id };
    expect(await media('POST', `${itemPath}/move`, { json: toZone })).toMatchObject({
      body: { id: item.id, order: 0, content: text.content },
    });
    expect(await media('GET', itemPath)).toMatchObject(refused(404, 6));

    const { version } = await read(path);
    const back = `${newScenes}/${opening.id}/move`;
    const missing = { json: { programId: 'x' } };
    expect(await media('POST', back, missing)).toMatchObject(refused(422, 6, '/programId'));
    const old = { json: { programId: first.id }, query: { version: String(Number(version) - 1) } };
    expect(await media('POST', back, old)).toMatchObject(refused(409, 87));
    expect(await media('POST', `${zones}/x/move`, toScene)).toMatchObject(refused(404, 6));
    expect(await read(path)).toMatchObject({ version });
  });

  it('moves within its parent, too [MEDIA-09/platform]', async () => {
    const { program: parent, scenes, scene: opening } = await playable();
    const second = await add(scenes, { name: '二' });
    const json = { programId: parent.id };
    const move = async (query: string) =>
      media('POST', `${scenes}/${opening.id}/move${query}`, { json });
    expect((await move('')).body).toMatchObject({ order: 1 });
    expect((await readAll(scenes)).map(({ id }) => id)).toEqual([second.id, opening.id]);
    expect((await move('?order=0')).body).toMatchObject({ order: 0 });
    expect((await readAll(scenes)).map(({ id }) => id)).toEqual([opening.id, second.id]);
  });

  it('notes in each program when it was last changed, which decides what plays', async () => {
    const { programs, program: first, scenes, items } = await playable();
    const second = await add(programs, { name: '二', type: 'playerPlan' });
    const times = async () => (await readAll(programs)).map(({ updateTime }) => updateTime);
    const created = new Date(now).toISOString();
    expect(await times()).toEqual([created, created]);
    now += 1_000;
    const later = new Date(now).toISOString();
    const item = await add(items, text);
    expect(await times()).toEqual([later, created]);
    now += 1_000;
    await media('DELETE', `${items}/${item.id}`);
    now += 1_000;
    await media('PATCH', `${programs}/${second.id}`, { json: { week: 1 } });
    await media('POST', `${programs}/orders`, { json: { ids: [second.id, first.id] } });
    expect(await times()).toEqual([
      new Date(now).toISOString(),
      new Date(now - 1_000).toISOString(),
    ]);
    now += 1_000;
    const { body } = await media('GET', scenes);
    const [scene1] = body as Node[];
    await media('POST', `${scenes}/${String(scene1?.id)}/move`, { json: { programId: second.id } });
    expect(await times()).toEqual([new Date(now).toISOString(), new Date(now).toISOString()]);
  });
});

describe('a program', () => {
  const time = (hour: number) => ({ hour, minute: 0, second: 0, milliseconds: 0 });

  it('begins with the default values [MEDIA-03/platform] [MEDIA-07/platform]', async () => {
    const { program } = await playable();
    const today = { year: 2026, month: 11, day: 12 };
    const midnight = { hour: 0, minute: 0, second: 0, milliseconds: 0 };
    expect(program).toMatchObject({
      type: 'playerPlan',
      dateRange: { dateBegin: today, dateEnd: today },
      week: 0,
      timeRange: { timeBegin: midnight, timeEnd: { ...midnight, second: 1 } },
      playMode: 2,
      playTimes: 1,
      pause: false,
      interval: 0,
    });
  });

  it.each([
    ['2026-11-12T15:59:59.999Z', { year: 2026, month: 11, day: 12 }],
    ['2026-11-12T16:00:00.000Z', { year: 2026, month: 11, day: 13 }],
    ['2026-12-31T18:47:00.000Z', { year: 2027, month: 1, day: 1 }],
  ])('begins on the day that the city has at %s [MEDIA-07/platform]', async (moment, today) => {
    now = Date.parse(moment);
    token = await signIn('device_admin');
    const { program } = await playable();
    expect(program.dateRange).toMatchObject({ dateBegin: today, dateEnd: today });
  });

  it('may be played through midnight', async () => {
    const { programs } = await playable();
    const timeRange = { timeBegin: time(22), timeEnd: time(2), enableFlag: true };
    const { id } = await add(programs, { name: '夜间', type: 'timingPlan', timeRange });
    expect(await read(`${programs}/${id}`)).toMatchObject({ timeRange });
  });

  it('is stored with every field', async () => {
    const { programs } = await playable();
    const json = {
      name: '周末',
      type: 'cyclePlan',
      dateRange: {
        dateBegin: { year: 2028, month: 2, day: 29 },
        dateEnd: { year: 2028, month: 2, day: 29 },
        enableFlag: true,
      },
      week: 65,
      timeRange: {
        timeBegin: { hour: 18, minute: 30, second: 0, milliseconds: 0 },
        timeEnd: { hour: 18, minute: 30, second: 0, milliseconds: 1 },
        enableFlag: true,
      },
      pause: true,
      interval: 1_000,
      playMode: 1,
      playDuration: 60_000,
      playTimes: 3,
    };
    const { id } = await add(programs, json);
    expect(await read(`${programs}/${id}`)).toMatchObject(json);
  });

  const day = (year: number, month: number, date: number) => ({ year, month, day: date });
  const dates = (dateBegin: object, dateEnd: object) => ({
    dateRange: { dateBegin, dateEnd, enableFlag: true },
  });
  it.each([
    ['a day that is none', dates(day(2026, 2, 29), day(2026, 3, 1)), ['/dateRange/dateBegin']],
    [
      'an end before the beginning',
      dates(day(2026, 3, 2), day(2026, 3, 1)),
      ['/dateRange/dateEnd'],
    ],
    [
      'times that are over at once',
      { timeRange: { timeBegin: time(8), timeEnd: time(8), enableFlag: true } },
      ['/timeRange/timeEnd'],
    ],
  ])('has no %s [MOCK-01/media]', async (_, json, paths) => {
    const { programs, program } = await playable();
    const made = await media('POST', programs, {
      json: { name: '错', type: 'playerPlan', ...json },
    });
    expect(made).toMatchObject(refused(422, 69, ...paths));
    expect(await media('PATCH', `${programs}/${program.id}`, { json })).toMatchObject(
      refused(422, 69, ...paths),
    );
  });
});

describe('a scene', () => {
  it.each([
    [
      'scene-1',
      [
        [0, 0, 50, 25],
        [50, 0, 51, 25],
        [0, 25, 50, 26],
        [50, 25, 51, 26],
      ],
    ],
    [
      'scene-2',
      [
        [0, 0, 101, 17],
        [0, 17, 101, 17],
        [0, 34, 101, 17],
      ],
    ],
    [
      'scene-3',
      [
        [0, 0, 101, 25],
        [0, 25, 101, 26],
      ],
    ],
    [
      'scene-4',
      [
        [0, 0, 50, 51],
        [50, 0, 51, 51],
      ],
    ],
    ['scene-5', [[0, 0, 101, 51]]],
  ])('of layout %s begins with its zones [MEDIA-04/platform]', async (layout, rectangles) => {
    const { id } = await add('/projects', { name: '奇数', width: 101, height: 51 });
    const program = await add(`/projects/${id}/programs`, { name: '一', type: 'playerPlan' });
    const scenes = `/projects/${id}/programs/${program.id}/scenes`;
    const { zones } = await add(scenes, { name: '一', layout });
    expect(zones.map(({ x, y, width, height }) => [x, y, width, height])).toEqual(rectangles);
    for (const { x, y, width: w, height: h, position } of zones)
      expect(position).toEqual({ w, h, x, y });
  });

  it('has another digest after any change below, and the same after none [MEDIA-10/platform]', async () => {
    const { programs, program, scenes, scene, zones, items } = await playable();
    const seen = [scene.md5];
    const digest = async () => (await read(`${scenes}/${scene.id}`)).md5;
    const item = await add(items, text);
    seen.push(await digest());
    await media('PATCH', `${items}/${item.id}`, { json: { content: '减速慢行' } });
    seen.push(await digest());
    await media('PATCH', `${zones}/${scene.zones[0]?.id ?? ''}`, { json: { width: 600 } });
    seen.push(await digest());
    await media('PATCH', `${scenes}/${scene.id}`, { json: { name: '终场' } });
    seen.push(await digest());
    expect(new Set(seen).size).toBe(seen.length);

    await media('PATCH', `${programs}/${program.id}`, { json: { name: '晚' } });
    await media('GET', `${scenes}/${scene.id}/preview`);
    expect(await digest()).toBe(seen.at(-1));
  });
});

describe('a zone', () => {
  it('has its rectangle twice, always the same [MEDIA-05/platform]', async () => {
    const { zones } = await playable();
    const zone = await add(zones, { name: '右', width: 320, height: 160, x: 320, y: 0 });
    expect(zone.position).toEqual({ w: 320, h: 160, x: 320, y: 0 });
    const patch = async (json: object) => media('PATCH', `${zones}/${zone.id}`, { json });
    expect((await patch({ width: 100 })).body).toMatchObject({
      position: { w: 100, h: 160, x: 320, y: 0 },
    });
    const position = { w: 50, h: 60, x: 7, y: 8 };
    expect((await patch({ position })).body).toMatchObject({
      width: 50,
      height: 60,
      x: 7,
      y: 8,
      position,
    });
    expect(await patch({ position, height: 61 })).toMatchObject(refused(422, 22, '/position/h'));
    expect(await read(`${zones}/${zone.id}`)).toMatchObject({ height: 60, position });
  });

  it.each([
    ['beside it', { x: 640, y: 0, width: 1, height: 1 }, '/width'],
    ['too low', { x: 0, y: 1, width: 640, height: 320 }, '/height'],
    ['too far to the left', { x: -1, y: 0, width: 640, height: 320 }, '/x'],
    ['too high', { x: 0, y: -1, width: 640, height: 320 }, '/y'],
    ['too wide', { x: 0, y: 0, width: 641, height: 320 }, '/width'],
  ])('is on the stage, never %s [MOCK-01/media]', async (_, place, path) => {
    const { zones, scene } = await playable();
    const json = { name: '外', ...place };
    expect(await media('POST', zones, { json })).toMatchObject(refused(422, 22, path));
    const change = { json: place };
    const zone = `${zones}/${scene.zones[0]?.id ?? ''}`;
    expect(await media('PATCH', zone, change)).toMatchObject(refused(422, 22, path));
    expect(await readAll(zones)).toEqual(scene.zones);
    await add(zones, { name: '角', x: 639, y: 319, width: 1, height: 1 });
  });

  it('that a smaller stage leaves outside keeps the project from being played [MOCK-01/media]', async () => {
    const { path, zones, scene } = await playable();
    const zone = `${zones}/${scene.zones[0]?.id ?? ''}`;
    await media('PATCH', path, { json: { width: 400 } });
    expect(await media('PUT', `${path}/publish`)).toMatchObject(
      refused(422, 22, '/programs/0/scenes/0/zones/0/width'),
    );
    expect(await media('PATCH', zone, { json: { name: '全屏' } })).toMatchObject({ status: 200 });
    expect(await media('PATCH', zone, { json: { width: 400 } })).toMatchObject({ status: 200 });
    expect(await media('PUT', `${path}/publish`)).toMatchObject({ status: 200 });
  });
});

describe('an item', () => {
  const files: Record<string, string> = {};
  beforeEach(async () => {
    const file = await call('POST', '/storage/file', {
      token,
      json: { name: '提示.txt', content: '雨天路滑' },
    });
    files.text = (file.body as Node).id;
    const found = await call('GET', '/storage/file', { token });
    for (const { id, type } of found.body as Node[]) files[String(type)] ??= id;
  });

  const kinds: readonly (readonly [number, string, () => object])[] = [
    [0, 'playerText', () => ({ content: '一' })],
    [1, 'formatText', () => ({ paragraphs: [{ spans: [{ text: '一', font: { bold: true } }] }] })],
    [2, 'textFile', () => ({ baseInfo: { type: 2, materialId: files.text } })],
    [3, 'picture', () => ({ baseInfo: { type: 3, materialId: files.picture }, scale: 'fill' })],
    [
      4,
      'video',
      () => ({
        baseInfo: { type: 4, materialId: files.video },
        playType: 'range',
        playTimeBegin: 0,
        playTimeEnd: 500,
        textOverlay: { content: '直播', position: { w: 200, h: 100, x: 0, y: 0 } },
      }),
    ],
    [9, 'virtualClock', () => ({ timeZone: 'Asia/Shanghai' })],
    [10, 'digitalClock', () => ({ hours24: false })],
    [11, 'timeAsset', () => ({ target: '2027-01-01T00:00:00.000Z', prefix: '距新年' })],
  ];

  it.each(kinds)('of kind %d is %s [MEDIA-06/platform]', async (type, kind, given) => {
    const { items, scenes, scene } = await playable();
    const { id } = await add(items, { baseInfo: { type }, ...given() });
    expect(await read(`${items}/${id}`)).toMatchObject({ kind, baseInfo: { type }, ...given() });
    const { body } = await media('GET', `${items}/${id}/preview`, {
      query: { itemType: String(type) },
    });
    const { path, pic } = body as { path: string; pic: { name: string; time: number }[] };
    const frame = await media('GET', `${path}${pic[0]?.name ?? ''}`);
    expect(frame.status).toBe(200);
    expect(await media('GET', `${scenes}/${scene.id}/preview`)).toMatchObject({ status: 200 });
  });

  it('begins with the default values of its kind [MEDIA-07/platform]', async () => {
    const { items } = await playable();
    expect(await add(items, text)).toMatchObject({
      baseInfo: { type: 0, playDuration: 5_000, logFlag: false },
      font: {
        name: 'simsun',
        size: 20,
        bold: false,
        italic: false,
        underline: false,
        strikeout: false,
      },
      fontColor: { red: 255, green: 255, blue: 255, alpha: 255 },
    });
    const picture = { baseInfo: { type: 3, materialId: files.picture } };
    expect(await add(items, picture)).toMatchObject({ baseInfo: { playDuration: 5_000 } });
  });

  it('begins with a text over a video of 200 x 100, when its place is not sent [MEDIA-07/area]', async () => {
    const { items } = await playable();
    const video = { baseInfo: { type: 4, materialId: files.video } };
    const position = { w: 200, h: 100, x: 0, y: 0 };
    const overlay = { textOverlay: { content: '直播' } };
    const item = await add(items, { ...video, ...overlay });
    expect(item).toMatchObject({ textOverlay: { content: '直播', position } });
    const own = { textOverlay: { content: '直播', position: { ...position, x: 8 } } };
    const path = `${items}/${item.id}`;
    expect((await media('PATCH', path, { json: own })).body).toMatchObject(own);
    expect((await media('PATCH', path, { json: overlay })).body).toMatchObject({
      textOverlay: { position },
    });
  });

  it('takes its source from the library [MEDIA-06/platform] [MOCK-01/media]', async () => {
    const { items } = await playable();
    const post = async (baseInfo: object) => media('POST', items, { json: { baseInfo } });
    expect((await post({ type: 2, materialId: files.text })).body).toMatchObject({
      baseInfo: { file: '提示.txt' },
    });
    const at = '/baseInfo/materialId';
    expect(await post({ type: 2, materialId: 'none' })).toMatchObject(refused(422, 6, at));
    expect(await post({ type: 3, materialId: files.text })).toMatchObject(refused(422, 22, at));
    expect((await post({ type: 3 })).status).toBe(422);
    expect((await post({ type: 7 })).status).toBe(422);

    const file = await call('DELETE', `/storage/file/${files.text ?? ''}`, { token });
    expect(file).toMatchObject(refused(409, 33));
  });

  it('keeps its kind and takes only what the kind has [MOCK-01/media]', async () => {
    const { items } = await playable();
    const { id } = await add(items, text);
    const patch = async (json: object) => media('PATCH', `${items}/${id}`, { json });
    expect(await patch({ baseInfo: { type: 1 } })).toMatchObject(
      refused(422, 22, '/baseInfo/type'),
    );
    expect(await patch({ scale: 'fit' })).toMatchObject(refused(422, 22, '/scale'));
    const font = { size: 48, bold: true };
    expect((await patch({ font })).body).toMatchObject({ font: { name: 'simsun', ...font } });
    const clock = await add(items, { baseInfo: { type: 9 } });
    const json = { timeZone: 'Nowhere/At_all' };
    expect(await media('PATCH', `${items}/${clock.id}`, { json })).toMatchObject(
      refused(422, 22, '/timeZone'),
    );
  });
});

describe('publishing', () => {
  it('is refused with the reasons while something is missing [MEDIA-08/platform]', async () => {
    const { id } = await add('/projects', { name: '空', width: 64, height: 32 });
    const publish = async () => media('PUT', `/projects/${id}/publish`);
    expect(await publish()).toMatchObject(refused(422, 22, '/programs'));
    const programs = `/projects/${id}/programs`;
    const program = await add(programs, { name: '一', type: 'playerPlan' });
    await add(programs, { name: '二', type: 'playerPlan' });
    await add(`${programs}/${program.id}/scenes`, { name: '一' });
    expect(await publish()).toMatchObject(refused(422, 22, '/programs/0/scenes/0/zones'));
    expect(await read(`/projects/${id}`)).toMatchObject({ state: 'draft' });
  });

  it('takes a program without scenes, all of whose scenes are valid [MEDIA-08/edge]', async () => {
    const { path, programs } = await playable();
    await add(programs, { name: '空', type: 'timingPlan' });
    expect(await media('PUT', `${path}/publish`)).toMatchObject({
      status: 200,
      body: { state: 'published' },
    });
  });

  it('notes when and what, until the next change [MEDIA-02/platform]', async () => {
    const { path, items } = await playable();
    const { version } = await read(path);
    const published = (await media('PUT', `${path}/publish`)).body as Node;
    expect(published).toMatchObject({
      state: 'published',
      publishedTime: new Date(now).toISOString(),
      version: Number(version) + 1,
      publishedVersion: Number(version) + 1,
    });
    await add(items, text);
    expect(await read(path)).toMatchObject({ state: 'draft', publishedVersion: published.version });
  });
});

describe('a preview', () => {
  const bytesOf = (response: ApiResponse) => new TextDecoder().decode(response.body as Uint8Array);

  it('of a scene has its pictures and their times, until the scene changes [MEDIA-10/platform]', async () => {
    const { project, path, program, scenes, scene, items } = await playable();
    await add(items, { ...text, baseInfo: { type: 0, playDuration: 3_000 } });
    await add(items, { ...text, content: '减速慢行' });
    const base = `/${project.id}/${program.id}/${scene.id}`;
    expect(await media('GET', `${base}/pre.json`)).toMatchObject(refused(404, 6));

    const { body } = await media('GET', `${scenes}/${scene.id}/preview`);
    const pic = [
      { name: '1.svg', time: 3_000 },
      { name: '2.svg', time: 5_000 },
    ];
    const { md5, md5Preview } = await read(`${scenes}/${scene.id}`);
    expect(body).toEqual({ path: `${base}/`, md5, pic });
    expect(md5Preview).toBe(md5);
    expect((await media('GET', `${base}/pre.json`)).body).toEqual({ pic });
    expect(await read(path)).toMatchObject({ thumbnail: `${base}/1.svg` });

    const first = await media('GET', `${base}/1.svg`);
    expect(first.headers.get('content-type')).toBe('image/svg+xml');
    expect(bytesOf(first)).toContain('夜间限速 40');
    expect(bytesOf(await media('GET', `${base}/2.svg`))).toContain('减速慢行');
    expect(await media('GET', `${base}/3.svg`)).toMatchObject(refused(404, 6));
    expect(await media('GET', `${base}/x.png`)).toMatchObject(refused(400, 1));

    await add(items, text);
    expect((await read(`${scenes}/${scene.id}`)).md5).not.toBe(md5);
    expect(await media('GET', `${base}/pre.json`)).toMatchObject(refused(404, 6));
    expect(await media('GET', `${base}/1.svg`)).toMatchObject(refused(404, 6));
  });

  it('is the thumbnail of the project as long as it shows the first scene [MEDIA-02/platform]', async () => {
    const { path, scenes, scene, items } = await playable();
    const second = await add(scenes, { name: '场景 2', layout: 'scene-3' });
    const thumbnail = async () => {
      const { thumbnail: address } = await read(path);
      if (typeof address !== 'string') return undefined;
      // Every role that may read the project sees it.
      const sent = { token: await signIn('guest') };
      expect(await media('GET', address, sent)).toMatchObject({ status: 200 });
      return address.split('/').at(-2);
    };
    const preview = async ({ id }: Node) => media('GET', `${scenes}/${id}/preview`);

    await preview(second);
    expect(await thumbnail()).toBeUndefined();
    await preview(scene);
    expect(await thumbnail()).toBe(scene.id);
    await media('PATCH', path, { json: { description: '夜间' } });
    expect(await thumbnail()).toBe(scene.id);
    await add(items, text);
    expect(await thumbnail()).toBeUndefined();
    await media('POST', `${scenes}/orders`, { json: { ids: [second.id, scene.id] } });
    expect(await thumbnail()).toBe(second.id);
    await media('DELETE', `${scenes}/${second.id}`);
    expect(await thumbnail()).toBeUndefined();
  });

  it('is drawn for every role that may read the project', async () => {
    const { scenes, scene } = await playable();
    token = await signIn('guest');
    expect(await media('GET', `${scenes}/${scene.id}/preview`)).toMatchObject({ status: 200 });
    const { md5, md5Preview } = await read(`${scenes}/${scene.id}`);
    expect(md5Preview).toBe(md5);
  });

  it('is made without a change of the project [MEDIA-13/platform]', async () => {
    const { path, scenes, scene } = await playable();
    const { version, updateTime } = await read(path);
    now += 1_000;
    await media('GET', `${scenes}/${scene.id}/preview`);
    expect(await read(path)).toMatchObject({ version, updateTime });
  });

  it('draws text, and no markup that is in it', async () => {
    const { items, scenes, scene } = await playable();
    const evil = '</text><script>alert(1)</script>"\'&\u0000';
    const { id } = await add(items, { ...text, content: evil, font: { name: '"><script>' } });
    await media('GET', `${scenes}/${scene.id}/preview`);
    const { body } = await media('GET', `${items}/${id}/preview`);
    const { path, pic } = body as { path: string; pic: { name: string }[] };
    for (const name of ['1.svg', pic[0]?.name ?? '']) {
      const frame = await media('GET', `${path}${name}`);
      expect(bytesOf(frame)).not.toContain('<script');
      expect(bytesOf(frame)).not.toContain('\u0000');
      expect(bytesOf(frame)).toContain('&#60;script&#62;alert(1)');
      expect(frame.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('of formatted text is made of what is sent [MEDIA-10/platform]', async () => {
    const json = {
      width: 100,
      height: 40,
      skipTime: 2_000,
      paragraphs: [{ alignment: 'center', spans: [{ text: '一行字写不下的提示' }] }],
    };
    const { body } = await media('POST', '/projects/formatText/preview', { json });
    const { pic } = body as { pic: { name: string; time: number; image: string }[] };
    // Five letters of 20 px in a line of 100 px, two lines in 40 px: nine letters are one page.
    expect(pic.map(({ name, time }) => [name, time])).toEqual([['1.svg', 5_000]]);
    const lower = await media('POST', '/projects/formatText/preview', {
      json: { ...json, height: 20 },
    });
    const pages = (lower.body as { pic: { time: number; image: string }[] }).pic;
    expect(pages.map(({ time }) => time)).toEqual([2_000, 2_000]);
    const svg = Buffer.from(pages[0]?.image.split(',')[1] ?? '', 'base64').toString();
    expect(svg).toContain('一行字写不');
    expect(svg).not.toContain('下的提示');
  });
});

it('the statistics add up to the lists [MOCK-01/media]', async () => {
  const { items } = await playable();
  await add(items, text);
  const { body } = await media('GET', '/statistics/media');
  const statistics = body as Record<string, number> &
    Record<string, { count: number; size: number }[]>;
  const projects = await readAll('/projects');
  const trees = await Promise.all(projects.map(({ id }) => readAll(`/projects/${id}/programs`)));
  const programs = trees.flat();
  const scenes = programs.flatMap(program => program.scenes);
  const zones = scenes.flatMap(scene => scene.zones);
  const all = zones.flatMap(zone => zone.items);
  const files = (await call('GET', '/storage/file', { token })).body as { size: number }[];
  expect(statistics).toMatchObject({
    projects: projects.length,
    drafts: projects.filter(({ state }) => state === 'draft').length,
    published: projects.filter(({ state }) => state === 'published').length,
    programs: programs.length,
    scenes: scenes.length,
    zones: zones.length,
    items: all.length,
    files: files.length,
    size: files.reduce((sum, { size }) => sum + size, 0),
  });
  const sum = (name: string, of: 'count' | 'size') =>
    statistics[name]?.reduce((total, row) => total + row[of], 0);
  expect(sum('itemTypes', 'count')).toBe(all.length);
  expect(sum('fileTypes', 'count')).toBe(files.length);
  expect(sum('fileTypes', 'size')).toBe(statistics.size);
});
