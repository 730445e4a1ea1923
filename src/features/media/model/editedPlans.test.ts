import { expect, it } from 'vitest';

import { buildProject } from '../../../../tests/support/mediaProjects.ts';
import { listEditedPlans } from './editedPlans.ts';
import { applyEdit, type Edit } from './edits.ts';
import { listScheduledPlans } from './playLength.ts';

const saved = buildProject(3, 2, 1, 1);
const childrenOf = (id: string) => saved.nodes[id]?.childIds ?? [];
const planIds = childrenOf(saved.rootId);
const [first = '', second = '', third = ''] = planIds;
const [scene = ''] = childrenOf(first);
const [area = ''] = childrenOf(scene);
const [item = ''] = childrenOf(area);
const rename = (id: string): Edit => ({ kind: 'setFields', changes: { [id]: { name: 'new' } } });

it.each<readonly [string, Edit, readonly string[]]>([
  ['its own name', rename(second), [second]],
  ['the name of an area', rename(area), [first]],
  ['the deletion of an item', { kind: 'remove', ids: [item] }, [first]],
  [
    'a scene that moves to another plan',
    { kind: 'move', ids: [scene], parentId: third, index: 0 },
    [first, third],
  ],
  ['the order of its scenes', { kind: 'move', ids: [scene], parentId: first, index: 2 }, [first]],
])('an edited plan is known by %s', (_, edit, expected) => {
  expect([...listEditedPlans(saved, applyEdit(edit, saved))].toSorted()).toEqual(expected);
});

it('neither the project itself nor an edit that was undone edits a plan', () => {
  const edits: readonly Edit[] = [
    rename(saved.rootId),
    { kind: 'move', ids: [first], parentId: saved.rootId, index: 3 },
    { kind: 'remove', ids: [second] },
  ];
  for (const edit of edits) expect(listEditedPlans(saved, applyEdit(edit, saved)).size).toBe(0);
  const { name } = saved.nodes[first]?.fields as { readonly name: string };
  const back: Edit = { kind: 'setFields', changes: { [first]: { name } } };
  const undone = applyEdit(back, applyEdit(rename(first), saved));
  expect(listEditedPlans(saved, undone).size).toBe(0);
});

it('a plan with unsaved edits is the newest one of the schedule [MEDIA-16/rule]', () => {
  const updateTimes = new Map(planIds.map((id, i) => [id, `2026-11-2${i}T08:00:00.000Z`]));
  const listIdsByTime = (edited = saved) =>
    listScheduledPlans(edited, { savedTree: saved, updateTimes })
      .toSorted((a, b) => ((a.updateTime ?? '') < (b.updateTime ?? '') ? 1 : -1))
      .map(({ id }) => id);
  expect(listIdsByTime()).toEqual([third, second, first]);
  expect(listIdsByTime(applyEdit(rename(area), saved))).toEqual([first, third, second]);
});
