import { beforeEach, expect, it } from 'vitest';

import { matchHttpError, session, signIn } from '../support/mediaCity.ts';
import { media, openMediaPlatform, playable, readAll } from '../support/mediaPlatform.ts';

beforeEach(openMediaPlatform);

const MINE = 'editor-a1';
const THEIRS = 'editor-b2';
const SECOND_MS = 1_000;

it('an editor that reports is open, with its user and since when [MEDIA-13/conflict]', async () => {
  const { path } = await playable();
  expect(await readAll(`${path}/editors`)).toEqual([]);
  const since = new Date(session.now).toISOString();
  expect(await media('PUT', `${path}/editors/${MINE}`)).toMatchObject({
    status: 200,
    body: [{ id: MINE, username: 'device_admin', since }],
  });
  session.now += 20 * SECOND_MS;
  const token = await signIn('admin');
  expect((await media('PUT', `${path}/editors/${THEIRS}`, { token })).body).toMatchObject([
    { id: MINE, since },
    { id: THEIRS, username: 'admin' },
  ]);
});

it('an editor is removed when it is closed, or 150 s after its last report [MEDIA-13/conflict]', async () => {
  const { path } = await playable();
  await media('PUT', `${path}/editors/${MINE}`);
  const token = await signIn('admin');
  await media('PUT', `${path}/editors/${THEIRS}`, { token });
  session.now += 140 * SECOND_MS;
  await media('PUT', `${path}/editors/${MINE}`);
  session.now += 10 * SECOND_MS;
  expect(await readAll(`${path}/editors`)).toMatchObject([{ id: MINE }]);
  expect((await media('DELETE', `${path}/editors/${MINE}`)).body).toEqual({ count: 1 });
  expect(await readAll(`${path}/editors`)).toEqual([]);
  expect((await media('DELETE', `${path}/editors/${MINE}`)).body).toEqual({ count: 0 });
});

it('a report that the call to close an editor has overtaken opens it no more [MEDIA-13/conflict]', async () => {
  const { path } = await playable();
  await media('PUT', `${path}/editors/${MINE}`);
  await media('DELETE', `${path}/editors/${MINE}`);
  expect(await media('PUT', `${path}/editors/${MINE}`)).toMatchObject({ status: 200, body: [] });
  expect((await media('DELETE', `${path}/editors/${THEIRS}`)).body).toEqual({ count: 0 });
  expect((await media('PUT', `${path}/editors/${THEIRS}`)).body).toEqual([]);
  expect((await media('PUT', `${path}/editors/editor-c3`)).body).toHaveLength(1);
});

it('an open editor locks nothing, belongs to its user, and changes neither project nor log [MEDIA-13/conflict]', async () => {
  const { path, project } = await playable();
  const { version } = (await media('GET', path)).body as { readonly version: number };
  await media('PUT', `${path}/editors/${MINE}`);
  const token = await signIn('admin');
  expect((await media('DELETE', `${path}/editors/${MINE}`, { token })).body).toEqual({ count: 0 });
  expect(await media('GET', path)).toMatchObject({ body: { id: project.id, version } });
  expect(await media('PATCH', path, { token, json: { name: '江畔', version } })).toMatchObject({
    status: 200,
  });
});

it('a reader sees the open editors and is none, and an unknown project has none', async () => {
  const { path } = await playable();
  const token = await signIn('guest');
  expect(await media('PUT', `${path}/editors/${MINE}`, { token })).toMatchObject(
    matchHttpError(403, 57),
  );
  expect(await media('GET', `${path}/editors`, { token })).toMatchObject({ status: 200, body: [] });
  expect(await media('GET', '/projects/none/editors')).toMatchObject(matchHttpError(404, 6));
});
