import { beforeEach, expect, it } from 'vitest';

import { matchHttpError } from '../support/mediaCity.ts';
import {
  media,
  openMediaPlatform,
  playable,
  PLAYED,
  read,
  readAll,
} from '../support/mediaPlatform.ts';

beforeEach(openMediaPlatform);

const picture = (playDuration: number) => ({
  json: { kind: 'playerText', baseInfo: { type: 0, playDuration }, content: '减速' },
});

it('the published programs have their times and lengths, without what is below them', async () => {
  const { path, program, items } = await playable();
  await media('POST', items, picture(4_000));
  await media('POST', items, picture(6_000));
  expect(await readAll(`${path}/published`)).toEqual([]);
  await media('PUT', `${path}/publish`);
  const [published, ...others] = await readAll(`${path}/published`);
  expect(others).toEqual([]);
  expect(published).toMatchObject({
    ...{ id: program.id, name: '晚间', type: 'playerPlan', week: 0, playMode: 2 },
    ...{ sceneCount: 1, contentDuration: 10_000 },
  });
  expect(published).not.toHaveProperty('scenes');
});

it('a change reaches the published programs only when the project is published again', async () => {
  const { path, programs, program } = await playable();
  await media('PUT', `${path}/publish`);
  await media('PATCH', `${programs}/${program.id}`, { json: { name: '夜间', week: 62 } });
  await media('POST', programs, { json: { name: '节日', type: 'timingPlan' } });
  expect(await readAll(`${path}/published`)).toMatchObject([{ name: '晚间', week: 0 }]);
  await media('PATCH', path, { json: { name: '江边' } });
  expect(await readAll(`${path}/published`)).toMatchObject([{ name: '晚间' }]);
  await media('PUT', `${path}/publish`);
  expect(await readAll(`${path}/published`)).toMatchObject([
    { name: '夜间', week: 62, sceneCount: 1 },
    { name: '节日', sceneCount: 0, contentDuration: 0 },
  ]);
});

it('a player that is offline has the programs of its version and versions that none has are dropped [MEDIA-12/offline]', async () => {
  const path = `/projects/${PLAYED}`;
  const published = async () => (await read(path)).publishedVersion as number;
  const old = await published();
  const readNames = async (version: number) =>
    (await readAll(`${path}/published?version=${version}`)).map(({ name }) => name);
  const oldNames = await readNames(old);
  expect(oldNames.length).toBeGreaterThan(0);
  await media('POST', `${path}/programs`, { json: { name: '除夕', type: 'timingPlan' } });
  expect(await readNames(old)).toEqual(oldNames);
  await media('PUT', `${path}/publish`);
  expect(await readNames(await published())).toEqual([...oldNames, '除夕']);
  const next = await published();
  await media('PATCH', path, { json: { description: '沿江' } });
  await media('PUT', `${path}/publish`);
  // No player got the second version, so that it is dropped after the third.
  await media('PATCH', path, { json: { description: '江边' } });
  expect(await readNames(old)).toEqual(oldNames);
  expect(await media('GET', `${path}/published?version=${next}`)).toMatchObject(
    matchHttpError(404, 6),
  );
});

it('the programs of a renamed or unknown project are those that were published, or none', async () => {
  const { path } = await playable();
  await media('PUT', `${path}/publish`);
  await media('PATCH', path, { json: { name: '江边' } });
  expect(await readAll(`${path}/published`)).toMatchObject([{ name: '晚间' }]);
  expect(await media('GET', '/projects/none/published')).toMatchObject(matchHttpError(404, 6));
});
