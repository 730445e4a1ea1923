import { beforeEach, describe, expect, it } from 'vitest';

import { matchHttpError } from '../support/mediaCity.ts';
import {
  add,
  media,
  openMediaPlatform,
  playable,
  read,
  readAll,
  text,
  type Node,
} from '../support/mediaPlatform.ts';

beforeEach(openMediaPlatform);

describe('a tree', () => {
  const clock = { id: 'area-1-item-1', baseInfo: { type: 9 } };
  const zone = { id: 'area-1', name: '左', width: 320, height: 320, x: 0, y: 0 };
  const scene = { id: 'scene-1', name: '开场', layout: 'scene-1' };
  const program = { id: 'plan-1', name: '节日', type: 'timingPlan', week: 62 };

  const key = (n: number) => `creationKey=${String(n).padStart(16, '0')}`;

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

  it('is rejected as a whole, with the path of what is wrong in it [MEDIA-15/programs]', async () => {
    const { path, programs } = await playable();
    const before = await read(path);
    const send = async (...zones: object[]) =>
      media('POST', programs, { json: { ...program, children: [{ ...scene, children: zones }] } });
    const position = { w: 1, h: zone.height, x: zone.x, y: zone.y };
    expect(await send(zone, { ...zone, id: 'area-2', position })).toMatchObject(
      matchHttpError(422, 22, '/children/0/children/1/position/w'),
    );
    expect(
      await send({ ...zone, children: [{ baseInfo: { type: 3, materialId: 'x' } }] }),
    ).toMatchObject(
      matchHttpError(422, 6, '/children/0/children/0/children/0/baseInfo/materialId'),
    );
    expect(await send(zone, zone)).toMatchObject(
      matchHttpError(422, 22, '/children/0/children/1/id'),
    );
    expect(await read(path)).toEqual(before);
    expect(await readAll(programs)).toHaveLength(1);
  });

  it('that was created is the response to the same call, whatever another editor did since, and nothing is created twice [MEDIA-15/programs] [MEDIA-15/items]', async () => {
    const { path, program: parent, programs, scene: opening, zones, items } = await playable();
    const { version } = await read(path);
    const query = `?version=${String(version)}&order=0&${key(1)}`;
    const body = { ...program, children: [{ ...scene, children: [zone] }] };
    const made = await add(`${programs}${query}`, body);
    await media('PATCH', `${programs}/${made.id}`, { json: { name: '夜间' } });
    await media('POST', `${programs}/orders`, {
      json: { ids: (await readAll(programs)).map(({ id }) => id).toReversed() },
    });
    const before = await read(path);
    expect(await add(`${programs}${query}`, body)).toEqual({
      ...(await read(`${programs}/${made.id}`)),
      ids: made.ids,
    });
    expect(await read(path)).toEqual(before);
    // Another key is another creation, of which the old version is rejected.
    const other = `?version=${String(version)}&${key(2)}`;
    expect(await media('POST', `${programs}${other}`, { json: program })).toMatchObject(
      matchHttpError(409, 87),
    );
    // An item of the same creation is found wherever it was moved.
    const moved = await add(`${items}?${key(3)}`, clock);
    const second = await add(zones, { ...zone, width: 10, height: 10 });
    const target = { programId: parent.id, sceneId: opening.id, zoneId: second.id };
    await media('POST', `${items}/${moved.id}/move`, { json: target });
    expect(await add(`${items}?${key(3)}`, clock)).toMatchObject({ id: moved.id, ids: moved.ids });
    await media('DELETE', `${programs}/${made.id}`);
    expect(await media('POST', `${programs}${query}`, { json: body })).toMatchObject(
      matchHttpError(404, 6),
    );
  });

  it('is known by its key while the latest creations assigned at most 5,000 ids together, and always the last one [MEDIA-15/scenes]', async () => {
    const { path, scenes } = await playable();
    const { version } = await read(path);
    const bounds = { width: 10, height: 10, x: 0, y: 0 };
    /** Creates a scene, to each of whose items an id is assigned. */
    const create = async (n: number, itemCount: number): Promise<Node> => {
      const items = Array.from({ length: itemCount }, (_, i) => ({ ...clock, id: `area-1-${i}` }));
      const children = Array.from({ length: Math.ceil(itemCount / 1_000) }, (_, i) => ({
        ...{ name: '左', ...bounds, children: items.slice(i * 1_000, (i + 1) * 1_000) },
      }));
      return add(`${scenes}?${key(n)}`, { name: '开场', children });
    };
    /** Repeats creations: the old version is rejected where the key is not known. */
    const repeat = async (...numbers: number[]) => {
      const repeated = await Promise.all(
        numbers.map(async n =>
          media('POST', `${scenes}?version=${String(version)}&${key(n)}`, {
            json: { name: '开场' },
          }),
        ),
      );
      return repeated.map(({ status, body }) => (status === 200 ? (body as Node).id : status));
    };
    const large = await create(1, 5_001);
    expect(await repeat(1)).toEqual([large.id]);
    const [second, third] = [await create(2, 1), await create(3, 4_999)];
    expect(await repeat(1, 2, 3)).toEqual([409, second.id, third.id]);
    const last = await create(4, 1);
    expect(await repeat(2, 4)).toEqual([409, last.id]);
  });
});
