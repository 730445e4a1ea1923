import { beforeEach, describe, expect, it } from 'vitest';

import { matchHttpError, session } from '../support/mediaCity.ts';
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

describe('publishing', () => {
  it('is rejected with the reasons while something is missing [MEDIA-08/publish]', async () => {
    const { id } = await add('/projects', { name: '空', width: 64, height: 32 });
    const publish = async () => media('PUT', `/projects/${id}/publish`);
    expect(await publish()).toMatchObject(matchHttpError(422, 22, '/programs'));
    const programs = `/projects/${id}/programs`;
    const program = await add(programs, { name: '一', type: 'playerPlan' });
    await add(programs, { name: '二', type: 'playerPlan' });
    await add(`${programs}/${program.id}/scenes`, { name: '一' });
    expect(await publish()).toMatchObject(matchHttpError(422, 22, '/programs/0/scenes/0/zones'));
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

  it('notes when and what, until the next change', async () => {
    const { path, items } = await playable();
    const { version } = await read(path);
    const published = (await media('PUT', `${path}/publish`)).body as Node;
    expect(published).toMatchObject({
      state: 'published',
      publishedTime: new Date(session.now).toISOString(),
      version: Number(version) + 1,
      publishedVersion: Number(version) + 1,
    });
    await add(items, text);
    expect(await read(path)).toMatchObject({ state: 'draft', publishedVersion: published.version });
  });

  it('notes the name and the size of what it published, which a change leaves as they are', async () => {
    const { path } = await playable();
    const { name, width, height } = await read(path);
    const published = {
      ...{ publishedName: name, publishedWidth: width, publishedHeight: height },
    };
    expect(await read(path)).not.toHaveProperty('publishedName');
    expect((await media('PUT', `${path}/publish`)).body).toMatchObject(published);
    const changed = { name: '夜间', width: Number(width) + 10 };
    await media('PATCH', path, { json: changed });
    expect(await read(path)).toMatchObject({ ...changed, ...published });
  });
});
