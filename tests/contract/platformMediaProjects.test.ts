import { beforeEach, describe, expect, it } from 'vitest';

import { matchHttpError, session, signIn } from '../support/mediaCity.ts';
import {
  PLAYED,
  add,
  media,
  openMediaPlatform,
  playable,
  text,
  type Node,
} from '../support/mediaPlatform.ts';

beforeEach(openMediaPlatform);

describe('projects', () => {
  it('are listed by createTime, counted, made, renamed and deleted', async () => {
    const { count } = (await media('GET', '/projects/count')).body as { count: number };
    const one = await add('/projects', { name: '一', width: 64, height: 32 });
    session.now += 1_000;
    const two = await add('/projects', { name: '二', width: 64, height: 32 });
    const filter = { order: ['createTime DESC'], limit: 2, offset: 0 };
    const { body } = await media('GET', '/projects', { filter });
    expect((body as Node[]).map(({ id }) => id)).toEqual([two.id, one.id]);
    expect((await media('GET', '/projects/count')).body).toEqual({ count: count + 2 });

    session.now += 1_000;
    const renamed = await media('PATCH', `/projects/${one.id}`, { json: { name: '三' } });
    expect(renamed.body).toMatchObject({
      name: '三',
      version: 2,
      updateTime: new Date(session.now).toISOString(),
    });
    expect((await media('DELETE', `/projects/${one.id}`)).body).toEqual({ count: 1 });
    expect((await media('DELETE', `/projects/${one.id}`)).body).toEqual({ count: 0 });
    expect(await media('GET', `/projects/${one.id}`)).toMatchObject(matchHttpError(404, 6));
  });

  it('have names of their own', async () => {
    const json = { name: '一', width: 64, height: 32 };
    const { id } = await add('/projects', json);
    await add('/projects', { ...json, name: '二' });
    expect(await media('POST', '/projects', { json })).toMatchObject(
      matchHttpError(422, 68, '/name'),
    );
    const change = { json: { name: '二' } };
    expect(await media('PATCH', `/projects/${id}`, change)).toMatchObject(
      matchHttpError(422, 68, '/name'),
    );
    expect(await media('PATCH', `/projects/${id}`, { json: { name: '一' } })).toMatchObject({
      status: 200,
    });
  });

  it('are read by every role and changed by permitted roles', async () => {
    const { path, programs, program, scenes, scene, items } = await playable();
    session.token = await signIn('operator');
    expect(await media('GET', programs)).toMatchObject({ status: 200 });
    expect(
      await media('POST', programs, { json: { name: '新', type: 'cyclePlan' } }),
    ).toMatchObject(matchHttpError(403, 57));
    expect(await media('DELETE', path)).toMatchObject(matchHttpError(403, 57));
    expect(await media('PUT', `${path}/publish`)).toMatchObject(matchHttpError(403, 57));
    expect(await media('POST', items, { json: text })).toMatchObject(matchHttpError(403, 57));
    const replacement = { json: { programId: program.id } };
    expect(await media('POST', `${scenes}/${scene.id}/move`, replacement)).toMatchObject(
      matchHttpError(403, 57),
    );
    session.token = '';
    expect(await media('GET', programs, { token: 'x' })).toMatchObject(matchHttpError(401, 52));
  });

  it('that a player has stay', async () => {
    expect(await media('DELETE', `/projects/${PLAYED}`)).toMatchObject(matchHttpError(409, 33));
    expect(await media('GET', `/projects/${PLAYED}`)).toMatchObject({ status: 200 });
  });
});
