import { expect, it } from 'vitest';

import { createDefaultPlanTimes } from '../../../domain/media/planTimes.ts';
import { toTree } from './branches.ts';
import { applyEdit } from './edits.ts';
import { listPlanChanges, listProjectChanges } from './planChanges.ts';

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
    ...{ publishedTime: PUBLISHED_TIME, publishedVersion: 7, published, updateTimes, serverIds },
    ...{ savedTree: tree, changedVersions: new Map(), ...part },
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

it('a plan with unsaved edits is changed, and one with saved ones by their version: the clock of the browser may be wrong', () => {
  const savedTree = applyEdit({ kind: 'setFields', changes: { same: { name: 'before' } } }, tree);
  expect(list({ savedTree })).toContainEqual(['same', 'changed']);
  const early = new Map([...updateTimes, ['same', '2026-11-01T08:00:00.000Z']]);
  const changedVersions = new Map([
    ['same', 8],
    ['edited', 6],
  ]);
  expect(list({ updateTimes: early, changedVersions })).toEqual([
    ['same', 'changed'],
    ['plan-2', 'added'],
    ['gone', 'deleted'],
  ]);
});

it('the project has changed by its name, its size, and the order of its published plans; an added and a deleted plan is no order', () => {
  const listFor = (
    planIds: readonly string[],
    fields: Omit<Parameters<typeof listProjectChanges>[1], 'published' | 'serverIds'> = {},
  ) =>
    listProjectChanges(tree, {
      ...{ ...fields, serverIds, published: planIds.map(id => ({ id, name: id })) },
    });
  const sameOrder = ['same', 'gone', 'edited', 'stored'];
  const sameFields = { publishedName: 'p', publishedWidth: 1, publishedHeight: 1 };
  expect(listFor(sameOrder)).toEqual([]);
  expect(listFor(sameOrder, sameFields)).toEqual([]);
  expect(listFor(['edited', 'same', 'stored'], sameFields)).toEqual(['order']);
  expect(listFor(sameOrder, { ...sameFields, publishedName: 'before' })).toEqual(['name']);
  for (const size of [{ publishedWidth: 2 }, { publishedHeight: 2 }])
    expect(listFor(sameOrder, { ...sameFields, ...size })).toEqual(['size']);
});
