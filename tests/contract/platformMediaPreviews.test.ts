import { beforeEach, describe, expect, it } from 'vitest';

import type { ApiResponse } from '../support/apiCaller.ts';
import { matchHttpError, session, signIn } from '../support/mediaCity.ts';
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

describe('a preview', () => {
  const bytesOf = (response: ApiResponse) => new TextDecoder().decode(response.body as Uint8Array);

  it('of a scene has its pictures and their times, until the scene changes', async () => {
    const { project, path, program, scenes, scene, items } = await playable();
    await add(items, { ...text, baseInfo: { type: 0, playDuration: 3_000 } });
    await add(items, { ...text, content: '减速慢行' });
    const base = `/${project.id}/${program.id}/${scene.id}`;
    expect(await media('GET', `${base}/pre.json`)).toMatchObject(matchHttpError(404, 6));

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
    expect(await media('GET', `${base}/3.svg`)).toMatchObject(matchHttpError(404, 6));
    expect(await media('GET', `${base}/x.png`)).toMatchObject(matchHttpError(400, 1));

    await add(items, text);
    expect((await read(`${scenes}/${scene.id}`)).md5).not.toBe(md5);
    expect(await media('GET', `${base}/pre.json`)).toMatchObject(matchHttpError(404, 6));
    expect(await media('GET', `${base}/1.svg`)).toMatchObject(matchHttpError(404, 6));
  });

  it('is the thumbnail of the project as long as it shows the first scene', async () => {
    const { path, scenes, scene, items } = await playable();
    const second = await add(scenes, { name: '场景 2', layout: 'scene-3' });
    const thumbnail = async () => {
      const { thumbnail: thumbnailUrl } = await read(path);
      if (typeof thumbnailUrl !== 'string') return undefined;
      // Every role that may read the project sees it.
      const sent = { token: await signIn('guest') };
      expect(await media('GET', thumbnailUrl, sent)).toMatchObject({ status: 200 });
      return thumbnailUrl.split('/').at(-2);
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

  it('is rendered for every role that may read the project', async () => {
    const { scenes, scene } = await playable();
    session.token = await signIn('guest');
    expect(await media('GET', `${scenes}/${scene.id}/preview`)).toMatchObject({ status: 200 });
    const { md5, md5Preview } = await read(`${scenes}/${scene.id}`);
    expect(md5Preview).toBe(md5);
  });

  it('is made without a change of the project', async () => {
    const { path, scenes, scene } = await playable();
    const { version, updateTime } = await read(path);
    session.now += 1_000;
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

  it('of formatted text is made of what is sent', async () => {
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
