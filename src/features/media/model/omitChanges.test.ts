import fc from 'fast-check';
import { expect, it } from 'vitest';

import { editedProject } from '../../../../tests/support/mediaEdits.ts';
import { buildProject } from '../../../../tests/support/mediaProjects.ts';
import { applyChange } from './applyChange.ts';
import type { Change } from './change.ts';
import { diffTrees } from './diffTrees.ts';
import { applyEdit, type Edit } from './edits.ts';
import type { MediaTree } from './mediaTree.ts';
import { omitChanges } from './omitChanges.ts';

const applyAll = (changes: readonly Change[], tree: MediaTree) =>
  changes.reduce((each, change) => applyChange(change, each), tree);

/** What a change does to which node. */
const toKey = (change: Change): string => {
  if (change.kind === 'updateProject') return change.kind;
  if (change.kind === 'order') return `order ${change.parentIds.at(-1) ?? ''}`;
  return `${change.kind} ${change.kind === 'create' ? change.branch.id : change.id}`;
};

const pickSome = fc.infiniteStream(fc.boolean());

it('leaves changes that lead to the rest, without those that are omitted [MEDIA-13/autosave]', () => {
  fc.assert(
    fc.property(editedProject, pickSome, ({ before, after }, isOmitted) => {
      const omitted = diffTrees(before, after).filter(() => isOmitted.next().value === true);
      const rest = omitChanges(before, after, omitted);
      const changes = diffTrees(before, rest);
      expect(applyAll(changes, before)).toEqual(rest);
      const keys = new Set(omitted.map(toKey));
      expect(changes.filter(change => keys.has(toKey(change)))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

it('leaves nothing without all changes but the new position of an item to create again, and the edited tree without any [MEDIA-13/autosave]', () => {
  fc.assert(
    fc.property(editedProject, ({ before, after }) => {
      const changes = diffTrees(before, after);
      const created = new Set(
        changes.flatMap(change => (change.kind === 'create' ? [change.branch.id] : [])),
      );
      const rest = diffTrees(before, omitChanges(before, after, changes));
      // Its creation has its position, too: an order is a change only where the item stays as it was.
      const isNewPosition = (change: Change) =>
        change.kind === 'order' && change.ids.some(id => created.has(id));
      expect(rest.filter(change => !isNewPosition(change))).toEqual([]);
      expect(omitChanges(before, after, [])).toBe(after);
    }),
    { numRuns: 500 },
  );
});

it('still sends the new position of an item whose deletion and new creation are rejected [MEDIA-13/autosave]', () => {
  const tree = buildProject(1, 1, 1, 2);
  const [first, second] = Object.values(tree.nodes).filter(({ level }) => level === 'item');
  const [itemId = '', areaId = ''] = [second?.id, second?.parentId];
  const edits: readonly Edit[] = [
    { kind: 'setFields', changes: { [itemId]: { inTransition: undefined } } },
    { kind: 'move', ids: [itemId], parentId: areaId, index: 0 },
  ];
  const edited = edits.reduce((each, edit) => applyEdit(edit, each), tree);
  const changes = diffTrees(tree, edited);
  expect(changes.map(({ kind }) => kind).toSorted()).toEqual(['create', 'delete']);
  expect(diffTrees(tree, omitChanges(tree, edited, changes))).toMatchObject([
    { kind: 'order', ids: [itemId, first?.id] },
  ]);
});

it('loses no part: a parent is not deleted while a part that would be moved out of it is still there [MEDIA-13/autosave]', () => {
  const tree = buildProject(2, 2, 2, 1);
  const [planId = '', otherPlanId = ''] = tree.nodes[tree.rootId]?.childIds ?? [];
  const [sceneId = ''] = tree.nodes[planId]?.childIds ?? [];
  const edits: readonly Edit[] = [
    { kind: 'move', ids: [sceneId], parentId: otherPlanId, index: 0 },
    { kind: 'remove', ids: [planId] },
  ];
  const edited = edits.reduce((each, edit) => applyEdit(edit, each), tree);
  const moves = diffTrees(tree, edited).filter(({ kind }) => kind === 'move');
  expect(moves).toHaveLength(1);
  expect(diffTrees(tree, omitChanges(tree, edited, moves))).toEqual([]);
});
