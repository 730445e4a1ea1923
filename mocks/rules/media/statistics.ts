import type { Call } from '../../platform/rule.ts';
import type { Row } from '../../platform/Store.ts';
import { CONTENTS } from './content.ts';
import { type Content, KINDS } from './model.ts';

/** Numbers that add up to the lists of projects, of what they hold, and of files. */
export function getMediaStatistics({ platform: { store } }: Call): Row {
  const projects = store.table('projects');
  const total = { programs: 0, scenes: 0, zones: 0, items: 0 };
  const kinds = new Map(Object.keys(KINDS).map(type => [Number(type), 0]));
  for (const { programs } of store.records(CONTENTS).all() as Iterable<Content>) {
    const scenes = programs.flatMap(program => program.scenes);
    const zones = scenes.flatMap(scene => scene.zones);
    const items = zones.flatMap(zone => zone.items);
    total.programs += programs.length;
    total.scenes += scenes.length;
    total.zones += zones.length;
    total.items += items.length;
    for (const { type } of items.map(({ baseInfo }) => baseInfo)) {
      kinds.set(type, (kinds.get(type) ?? 0) + 1);
    }
  }
  const files = store.table('files').find({});
  const sizeOf = (rows: readonly Row[]) => rows.reduce((sum, { size }) => sum + Number(size), 0);
  return {
    projects: projects.count({}),
    drafts: projects.count({ state: 'draft' }),
    published: projects.count({ state: 'published' }),
    ...total,
    itemTypes: Array.from(kinds, ([type, count]) => ({ type, count })),
    files: files.length,
    size: sizeOf(files),
    fileTypes: ['picture', 'video', 'text'].map(type => {
      const some = files.filter(file => file.type === type);
      return { type, count: some.length, size: sizeOf(some) };
    }),
  };
}
