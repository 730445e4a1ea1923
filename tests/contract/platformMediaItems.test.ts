import { beforeEach, describe, expect, it } from 'vitest';

import { call, matchHttpError, session } from '../support/mediaCity.ts';
import {
  add,
  media,
  openMediaPlatform,
  playable,
  read,
  text,
  type Node,
} from '../support/mediaPlatform.ts';

beforeEach(openMediaPlatform);

describe('an item', () => {
  const files: Record<string, string> = {};
  beforeEach(async () => {
    const file = await call('POST', '/storage/file', {
      token: session.token,
      json: { name: '提示.txt', content: '雨天路滑' },
    });
    files.text = (file.body as Node).id;
    const found = await call('GET', '/storage/file', { token: session.token });
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

  it.each(kinds)('of kind %d is %s', async (type, kind, fields) => {
    const { items, scenes, scene } = await playable();
    const { id } = await add(items, { baseInfo: { type }, ...fields() });
    expect(await read(`${items}/${id}`)).toMatchObject({ kind, baseInfo: { type }, ...fields() });
    const { body } = await media('GET', `${items}/${id}/preview`, {
      query: { itemType: String(type) },
    });
    const { path, pic } = body as { path: string; pic: { name: string; time: number }[] };
    const frame = await media('GET', `${path}${pic[0]?.name ?? ''}`);
    expect(frame.status).toBe(200);
    expect(await media('GET', `${scenes}/${scene.id}/preview`)).toMatchObject({ status: 200 });
  });

  it('starts with the default values of its kind [MEDIA-07/items]', async () => {
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

  it('starts with a text over a video of 200 x 100, when its position is not sent [MEDIA-07/area]', async () => {
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

  it('takes its source from the library', async () => {
    const { items } = await playable();
    const post = async (baseInfo: object) => media('POST', items, { json: { baseInfo } });
    expect((await post({ type: 2, materialId: files.text })).body).toMatchObject({
      baseInfo: { file: '提示.txt' },
    });
    const at = '/baseInfo/materialId';
    expect(await post({ type: 2, materialId: 'none' })).toMatchObject(matchHttpError(422, 6, at));
    expect(await post({ type: 3, materialId: files.text })).toMatchObject(
      matchHttpError(422, 22, at),
    );
    expect((await post({ type: 3 })).status).toBe(422);
    expect((await post({ type: 7 })).status).toBe(422);

    const file = await call('DELETE', `/storage/file/${files.text ?? ''}`, {
      token: session.token,
    });
    expect(file).toMatchObject(matchHttpError(409, 33));
  });

  it('has the duration of its file where that is known, and no other one [MEDIA-06/k4] [MEDIA-16/rule]', async () => {
    const { items } = await playable();
    const video = { type: 4, materialId: files.video };
    const { duration } = (
      await call('GET', `/storage/file/${files.video ?? ''}`, { token: session.token })
    ).body as Node;
    expect(duration).toBeGreaterThan(0);
    const item = await add(items, { baseInfo: { ...video, fileDuration: 9 } });
    expect(item.baseInfo).toMatchObject({ fileDuration: duration });
    const picture = { type: 3, materialId: files.picture, fileDuration: 9 };
    expect((await add(items, { baseInfo: picture })).baseInfo).not.toHaveProperty('fileDuration');
    const other = await call('POST', '/storage/file', {
      token: session.token,
      json: { name: '提示 2.txt', content: '慢行' },
    });
    const text = await add(items, { baseInfo: { type: 2, materialId: files.text } });
    const json = { baseInfo: { type: 2, materialId: (other.body as Node).id, fileDuration: 9 } };
    const { body } = await media('PATCH', `${items}/${text.id}`, { json });
    expect(body).toMatchObject({ baseInfo: { file: '提示 2.txt' } });
    expect((body as Node).baseInfo).not.toHaveProperty('fileDuration');
  });

  it('keeps its kind and takes only what the kind has', async () => {
    const { items } = await playable();
    const { id } = await add(items, text);
    const patch = async (json: object) => media('PATCH', `${items}/${id}`, { json });
    expect(await patch({ baseInfo: { type: 1 } })).toMatchObject(
      matchHttpError(422, 22, '/baseInfo/type'),
    );
    expect(await patch({ scale: 'fit' })).toMatchObject(matchHttpError(422, 22, '/scale'));
    const font = { size: 48, bold: true };
    expect((await patch({ font })).body).toMatchObject({ font: { name: 'simsun', ...font } });
    const clock = await add(items, { baseInfo: { type: 9 } });
    const json = { timeZone: 'Nowhere/At_all' };
    expect(await media('PATCH', `${items}/${clock.id}`, { json })).toMatchObject(
      matchHttpError(422, 22, '/timeZone'),
    );
  });
});
