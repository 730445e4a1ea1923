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

describe('the contents of a project', () => {
  it('is created, read, patched and deleted at its nested path [MEDIA-15/programs] [MEDIA-15/scenes] [MEDIA-15/zones] [MEDIA-15/items]', async () => {
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
      expect(await media('GET', `${path}/${id}`)).toMatchObject(matchHttpError(404, 6));
      expect(await readAll(path)).toEqual([]);
    }
  });

  it('goes with what it is in', async () => {
    const { path, programs, program, items } = await playable();
    await add(items, text);
    await media('DELETE', `${programs}/${program.id}`);
    for (const method of ['GET', 'POST'] as const) {
      const sent = method === 'POST' ? { json: text } : {};
      expect(await media(method, items, sent)).toMatchObject(matchHttpError(404, 6));
    }
    await media('DELETE', path);
    expect(await media('GET', programs)).toMatchObject(matchHttpError(404, 6));
  });

  it('carries the kind of an item in itemType [MEDIA-15/items]', async () => {
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
      expect(await media(method, `${items}/${item.id}`, wrong)).toMatchObject(
        matchHttpError(400, 1),
      );
    }
    expect(await media('POST', items, { json: text, ...wrong })).toMatchObject(
      matchHttpError(400, 1),
    );
    expect(await media('GET', items, { query: { itemType: '5' } })).toMatchObject(
      matchHttpError(400, 1),
    );
    expect(await readAll(items)).toHaveLength(2);
  });
});
