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
} from '../support/mediaPlatform.ts';

beforeEach(openMediaPlatform);

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
  ])('of layout %s starts with its zones', async (layout, rectangles) => {
    const { id } = await add('/projects', { name: '奇数', width: 101, height: 51 });
    const program = await add(`/projects/${id}/programs`, { name: '一', type: 'playerPlan' });
    const scenes = `/projects/${id}/programs/${program.id}/scenes`;
    const { zones } = await add(scenes, { name: '一', layout });
    expect(zones.map(({ x, y, width, height }) => [x, y, width, height])).toEqual(rectangles);
    for (const { x, y, width: w, height: h, position } of zones)
      expect(position).toEqual({ w, h, x, y });
  });

  it('has another digest after any change below, and the same after none', async () => {
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
  it('has its rectangle twice, always the same [MEDIA-05/position]', async () => {
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
    expect(await patch({ position, height: 61 })).toMatchObject(
      matchHttpError(422, 22, '/position/h'),
    );
    expect(await read(`${zones}/${zone.id}`)).toMatchObject({ height: 60, position });
  });

  it.each([
    ['next to it', { x: 640, y: 0, width: 1, height: 1 }, '/width'],
    ['too low', { x: 0, y: 1, width: 640, height: 320 }, '/height'],
    ['too far to the left', { x: -1, y: 0, width: 640, height: 320 }, '/x'],
    ['too high', { x: 0, y: -1, width: 640, height: 320 }, '/y'],
    ['too wide', { x: 0, y: 0, width: 641, height: 320 }, '/width'],
  ])('is on the stage, never %s', async (_, parent, path) => {
    const { zones, scene } = await playable();
    const json = { name: '外', ...parent };
    expect(await media('POST', zones, { json })).toMatchObject(matchHttpError(422, 22, path));
    const change = { json: parent };
    const zone = `${zones}/${scene.zones[0]?.id ?? ''}`;
    expect(await media('PATCH', zone, change)).toMatchObject(matchHttpError(422, 22, path));
    expect(await readAll(zones)).toEqual(scene.zones);
    await add(zones, { name: '角', x: 639, y: 319, width: 1, height: 1 });
  });

  it('that a smaller stage leaves outside keeps the project from being played', async () => {
    const { path, zones, scene } = await playable();
    const zone = `${zones}/${scene.zones[0]?.id ?? ''}`;
    await media('PATCH', path, { json: { width: 400 } });
    expect(await media('PUT', `${path}/publish`)).toMatchObject(
      matchHttpError(422, 22, '/programs/0/scenes/0/zones/0/width'),
    );
    expect(await media('PATCH', zone, { json: { name: '全屏' } })).toMatchObject({ status: 200 });
    expect(await media('PATCH', zone, { json: { width: 400 } })).toMatchObject({ status: 200 });
    expect(await media('PUT', `${path}/publish`)).toMatchObject({ status: 200 });
  });
});
