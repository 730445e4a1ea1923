import { beforeEach, expect, it } from 'vitest';

import { call, session } from '../support/mediaCity.ts';
import {
  add,
  media,
  openMediaPlatform,
  playable,
  readAll,
  text,
} from '../support/mediaPlatform.ts';

beforeEach(openMediaPlatform);

it('the statistics add up to the lists', async () => {
  const { items } = await playable();
  await add(items, text);
  const { body } = await media('GET', '/statistics/media', {
    query: { from: '2026-11-11T00:00:00.000Z', to: '2026-11-12T00:00:00.000Z' },
  });
  const statistics = body as Record<string, number> &
    Record<string, { count: number; size: number }[]>;
  const projects = await readAll('/projects');
  const trees = await Promise.all(projects.map(({ id }) => readAll(`/projects/${id}/programs`)));
  const programs = trees.flat();
  const scenes = programs.flatMap(program => program.scenes);
  const zones = scenes.flatMap(scene => scene.zones);
  const all = zones.flatMap(zone => zone.items);
  const files = (await call('GET', '/storage/file', { token: session.token })).body as {
    size: number;
  }[];
  expect(statistics).toMatchObject({
    projects: projects.length,
    drafts: projects.filter(({ state }) => state === 'draft').length,
    published: projects.filter(({ state }) => state === 'published').length,
    programs: programs.length,
    scenes: scenes.length,
    zones: zones.length,
    items: all.length,
    files: files.length,
    size: files.reduce((sum, { size }) => sum + size, 0),
  });
  const sum = (name: string, of: 'count' | 'size') =>
    statistics[name]?.reduce((total, row) => total + row[of], 0);
  expect(sum('itemTypes', 'count')).toBe(all.length);
  expect(sum('fileTypes', 'count')).toBe(files.length);
  expect(sum('fileTypes', 'size')).toBe(statistics.size);
});
