import { beforeEach, describe, expect, it } from 'vitest';

import { matchHttpError, session } from '../support/mediaCity.ts';
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

describe('a part of a tree', () => {
  const scene = { id: 'scene-1', name: '开场', layout: 'scene-1' };

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
    expect(await media('GET', itemPath)).toMatchObject(matchHttpError(404, 6));

    const { version } = await read(path);
    const back = `${newScenes}/${opening.id}/move`;
    const missing = { json: { programId: 'x' } };
    expect(await media('POST', back, missing)).toMatchObject(matchHttpError(422, 6, '/programId'));
    const old = { json: { programId: first.id }, query: { version: String(Number(version) - 1) } };
    expect(await media('POST', back, old)).toMatchObject(matchHttpError(409, 87));
    expect(await media('POST', `${zones}/x/move`, toScene)).toMatchObject(matchHttpError(404, 6));
    expect(await read(path)).toMatchObject({ version });
  });

  it('moves within its parent, too', async () => {
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
    const created = new Date(session.now).toISOString();
    expect(await times()).toEqual([created, created]);
    session.now += 1_000;
    const later = new Date(session.now).toISOString();
    const item = await add(items, text);
    expect(await times()).toEqual([later, created]);
    session.now += 1_000;
    await media('DELETE', `${items}/${item.id}`);
    session.now += 1_000;
    await media('PATCH', `${programs}/${second.id}`, { json: { week: 1 } });
    await media('POST', `${programs}/orders`, { json: { ids: [second.id, first.id] } });
    expect(await times()).toEqual([
      new Date(session.now).toISOString(),
      new Date(session.now - 1_000).toISOString(),
    ]);
    session.now += 1_000;
    const { body } = await media('GET', scenes);
    const [scene1] = body as Node[];
    await media('POST', `${scenes}/${String(scene1?.id)}/move`, { json: { programId: second.id } });
    expect(await times()).toEqual([
      new Date(session.now).toISOString(),
      new Date(session.now).toISOString(),
    ]);
  });
});
