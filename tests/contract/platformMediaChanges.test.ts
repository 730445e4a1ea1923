import { beforeEach, describe, expect, it } from 'vitest';

import { call, matchHttpError, signIn } from '../support/mediaCity.ts';
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

describe('a change of the contents', () => {
  it('leaves a line of every change in the log of the users', async () => {
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

  it('is put in order by naming all of it once', async () => {
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
      const orders = async (ids: readonly string[]) =>
        media('POST', `${path}/orders`, { json: { ids } });
      expect(await orders(rest)).toMatchObject(matchHttpError(422, 22, '/ids'));
      expect(await orders([...rest, first, program.id + '0'])).toMatchObject(
        matchHttpError(422, 6, '/ids/3'),
      );
      expect(await orders([first, first, ...rest])).toMatchObject(matchHttpError(422, 22, '/ids'));
      expect((await readAll(path)).map(({ id }) => id)).toEqual(ids);
    }
  });

  it('is not overwritten by a client that has not seen the last change [MEDIA-13/conflict]', async () => {
    const { project, path, programs, program } = await playable();
    const { version } = await read(path);
    const mine = { query: { version: String(version) } };
    const change = { json: { name: '早间' }, ...mine };
    expect(await media('PATCH', `${programs}/${program.id}`, change)).toMatchObject({
      status: 200,
    });
    // The version has become one higher, and the other editor has the previous one.
    expect((await read(path)).version).toBe(Number(version) + 1);
    expect(await media('PATCH', `${programs}/${program.id}`, change)).toMatchObject(
      matchHttpError(409, 87),
    );
    expect(await media('DELETE', `${programs}/${program.id}`, mine)).toMatchObject(
      matchHttpError(409, 87),
    );
    const json = { name: '新', type: 'playerPlan' };
    expect(await media('POST', programs, { json, ...mine })).toMatchObject(matchHttpError(409, 87));
    const orders = { json: { ids: [program.id] }, ...mine };
    expect(await media('POST', `${programs}/orders`, orders)).toMatchObject(
      matchHttpError(409, 87),
    );
    expect(await media('PATCH', path, { json: { name: '别名', version } })).toMatchObject(
      matchHttpError(409, 87),
    );
    expect(await media('PUT', `${path}/publish`, mine)).toMatchObject(matchHttpError(409, 87));
    expect(await read(path)).toMatchObject({ name: project.name, version: Number(version) + 1 });
  });
});
