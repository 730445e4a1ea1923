import { expect, it } from 'vitest';

import { createDefaultPlanTimes } from '../../../domain/media/planTimes.ts';
import { toTree } from './branches.ts';
import { listPlanChanges } from './planChanges.ts';

const PUBLISHED_TIME = '2026-11-20T08:00:00.000Z';
const plan = (id: string) => ({
  ...{ id, level: 'plan' as const, children: [] },
  fields: {
    ...createDefaultPlanTimes({ year: 2026, month: 11, day: 20 }),
    ...{ name: `name ${id}`, type: 'playerPlan' as const },
  },
});
const tree = toTree({
  ...{ id: 'project', level: 'project', fields: { name: 'p', width: 1, height: 1 } },
  children: ['same', 'edited', 'plan-1', 'plan-2'].map(plan),
});
const published = ['same', 'edited', 'stored', 'gone'].map(id => ({ id, name: `name ${id}` }));
const updateTimes = new Map([
  ['same', '2026-11-19T08:00:00.000Z'],
  ['edited', '2026-11-21T08:00:00.000Z'],
  ['plan-1', '2026-11-19T08:00:00.000Z'],
  ['plan-2', '2026-11-21T08:00:00.000Z'],
]);
/** A plan that was created here before the project was published. */
const serverIds = new Map([['plan-1', 'stored']]);
const list = (part: Partial<Parameters<typeof listPlanChanges>[1]>) =>
  listPlanChanges(tree, {
    ...{ publishedTime: PUBLISHED_TIME, published, updateTimes, serverIds, ...part },
  }).map(({ id, kind }) => [id, kind]);

it('plans that were added, changed and deleted since the project was published', () => {
  expect(list({})).toEqual([
    ['edited', 'changed'],
    ['plan-2', 'added'],
    ['gone', 'deleted'],
  ]);
});

it('every plan of a project that was never published is new', () => {
  expect(list({ publishedTime: undefined, published: [] }).map(([, kind]) => kind)).toEqual(
    Array.from({ length: 4 }, () => 'added'),
  );
});

it('until the published plans are read, plans that changed are listed', () => {
  expect(list({ published: undefined })).toEqual([
    ['edited', 'changed'],
    ['plan-2', 'changed'],
  ]);
});
