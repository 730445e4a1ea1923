import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

import { EditedTree } from './EditedTree.ts';
import { applyEdit, applyWithUndo, type Edit, getTopmost } from './edits.ts';
import { createHistory, endGroup, performEdit, redo, undo } from './history.ts';
import { readBranch } from './branches.ts';
import { getChildNodes, getNodePath, listIds } from './mediaTree.ts';
import { editedProject } from '../../../../tests/support/mediaEdits.ts';
import { buildProject } from '../../../../tests/support/mediaProjects.ts';

it('reverts every edit: apply(undo(e), apply(e, t)) equals t [MEDIA-13/undo]', () => {
  fc.assert(
    fc.property(editedProject, ({ before, edits }) => {
      let tree = before;
      for (const edit of edits) {
        const { tree: after, undo: undoEdit } = applyWithUndo(edit, tree);
        expect(applyEdit(undoEdit, after)).toEqual(tree);
        tree = after;
      }
    }),
  );
});

it('undoes all edits to the first tree, and redoes them to the last [MEDIA-13/undo]', () => {
  fc.assert(
    fc.property(editedProject, ({ before, after, edits }) => {
      let history = edits.reduce((each, edit) => performEdit(each, edit), createHistory(before));
      const steps = history.past.length;
      for (let i = 0; i < steps; i += 1) history = undo(history);
      expect(history.tree).toEqual(before);
      for (let i = 0; i < steps; i += 1) history = redo(history);
      expect(history.tree).toEqual(after);
    }),
  );
});

it('keeps every node below exactly one parent', () => {
  fc.assert(
    fc.property(editedProject, ({ after }) => {
      const reached = listIds(after, after.rootId);
      expect([...reached].sort()).toEqual(Object.keys(after.nodes).sort());
      for (const id of reached) {
        for (const child of getChildNodes(after, id)) expect(child.parentId).toBe(id);
      }
    }),
  );
});

it('restores a removed plan with everything below it in one step [MEDIA-13/undo]', () => {
  const tree = buildProject(1, 2, 2, 2);
  const [planId = ''] = tree.nodes[tree.rootId]?.childIds ?? [];
  const history = performEdit(createHistory(tree), { kind: 'remove', ids: [planId] });
  expect(Object.keys(history.tree.nodes)).toEqual([tree.rootId]);
  expect(history.past).toHaveLength(1);
  expect(undo(history).tree).toEqual(tree);
});

it('undoes and redoes a step of thousands of edits [MEDIA-13/undo]', () => {
  const tree = buildProject(1, 0, 0, 0);
  const [id = ''] = tree.nodes[tree.rootId]?.childIds ?? [];
  const rename = (n: number): Edit => ({ kind: 'setFields', changes: { [id]: { name: `${n}` } } });
  let history = createHistory(tree);
  for (let n = 0; n < 6_000; n += 1) history = performEdit(history, rename(n), 'arrows');
  expect(history.past).toHaveLength(1);
  const undone = undo(history);
  expect(undone.tree).toEqual(tree);
  expect(redo(undone).tree.nodes[id]?.fields).toMatchObject({ name: '5999' });
});

it('undoes the letters of one name together, and the next name separately', () => {
  const tree = buildProject(1, 0, 0, 0);
  const rename = (name: string) =>
    ({ kind: 'setFields', changes: { [tree.rootId]: { name } } }) as const;
  let history = createHistory(tree);
  for (const name of ['R', 'Ri', 'Riv']) history = performEdit(history, rename(name), 'name');
  history = performEdit(endGroup(history), rename('Bridge'), 'name');
  expect(history.past).toHaveLength(2);
  history = undo(history);
  expect(history.tree.nodes[tree.rootId]?.fields).toMatchObject({ name: 'Riv' });
  history = undo(history);
  expect(history.tree).toEqual(tree);
  expect(redo(history).tree.nodes[tree.rootId]?.fields).toMatchObject({ name: 'Riv' });
});

it('records no step for an edit without effect', () => {
  const tree = buildProject(1, 0, 0, 0);
  const edit = { kind: 'setFields', changes: { [tree.rootId]: { name: 'Riverfront' } } } as const;
  expect(performEdit(createHistory(tree), edit).past).toEqual([]);
});

it('shares the nodes that an edit does not change', () => {
  const tree = buildProject();
  const [first, second] = tree.nodes[tree.rootId]?.childIds ?? [];
  const after = applyEdit(
    { kind: 'setFields', changes: { [first ?? '']: { name: 'Evening' } } },
    tree,
  );
  expect(after.nodes[second ?? '']).toBe(tree.nodes[second ?? '']);
});

it('rejects a child of a wrong level, an existing id, and the removal of the project', () => {
  const tree = buildProject(1, 1, 1, 1);
  const [planId = ''] = tree.nodes[tree.rootId]?.childIds ?? [];
  const branch = readBranch(tree, planId);
  const insert = (parentId: string) => () =>
    applyEdit({ kind: 'insert', parentId, index: 0, branches: [branch] }, tree);
  expect(insert(planId)).toThrow('A plan has no plan.');
  expect(insert(tree.rootId)).toThrow('exists');
  expect(() => applyEdit({ kind: 'remove', ids: [tree.rootId] }, tree)).toThrow(
    'cannot be removed',
  );
});

it('reduces any selection to its topmost nodes in the order of the tree', () => {
  const picks = fc.array(fc.nat(1_000), { maxLength: 6 });
  fc.assert(
    fc.property(editedProject, picks, ({ after }, numbers) => {
      const order = listIds(after, after.rootId);
      const ids = numbers.map(number => order[number % order.length] ?? '');
      const isBelow = (id: string) =>
        getNodePath(after, id)
          .slice(0, -1)
          .some(each => ids.includes(each));
      expect(getTopmost(after, [...ids, 'removed'])).toEqual(
        order.filter(id => ids.includes(id) && !isBelow(id)),
      );
    }),
  );
});

it('reduces a selection to its topmost nodes', () => {
  const tree = buildProject(2, 1, 1, 1);
  const [first = '', second = ''] = tree.nodes[tree.rootId]?.childIds ?? [];
  const below = listIds(tree, first);
  expect(getTopmost(tree, [second, ...below])).toEqual([first, second]);
  expect(getNodePath(tree, below.at(-1) ?? '')).toHaveLength(5);
});

it('an undone deletion has the nodes that were there, not copies: the comparison with what is saved is one of references', () => {
  const before = buildProject(2, 2, 2, 2);
  const [planId = ''] = before.nodes[before.rootId]?.childIds ?? [];
  const { tree: after, undo: undoEdit } = applyWithUndo({ kind: 'remove', ids: [planId] }, before);
  const undone = applyEdit(undoEdit, after);
  expect(undone).toEqual(before);
  const ids = listIds(before, planId);
  expect(ids.filter(id => undone.nodes[id] !== before.nodes[id])).toEqual([]);
});

describe('of 1,000 siblings', () => {
  const before = buildProject(1, 1, 1, 1_000);
  const itemIds = Object.values(before.nodes).flatMap(({ level, id }) =>
    level === 'item' ? [id] : [],
  );
  const areaId = before.nodes[itemIds[0] ?? '']?.parentId ?? '';
  const first = itemIds.slice(0, 1);
  const branches = [{ ...readBranch(before, first[0] ?? ''), id: '-1' }];
  const cases: readonly (readonly [string, Edit, number])[] = [
    ['the removal of all of them', { kind: 'remove', ids: itemIds }, 1_001],
    ['the removal of the first one', { kind: 'remove', ids: first }, 2],
    [
      'an insertion before the first one',
      { kind: 'insert', parentId: areaId, index: 0, branches },
      2,
    ],
    [
      'a move of the first one to the end',
      { kind: 'move', ids: first, parentId: areaId, index: 1_000 },
      1,
    ],
  ];

  it.each(cases)(
    '%s changes their list by one patch, also when it is undone and repeated',
    (_, edit, count) => {
      const countPatches = (each: Edit) => (each.kind === 'patch' ? each.patches.length : 0);
      const { tree: after, undo: undoEdit } = applyWithUndo(edit, before);
      expect(countPatches(undoEdit)).toBe(count);
      const { tree: undone, undo: redoEdit } = applyWithUndo(undoEdit, after);
      expect(undone).toEqual(before);
      expect(countPatches(redoEdit)).toBe(count);
      expect(applyEdit(redoEdit, undone)).toEqual(after);
    },
  );
});

it('applies the successive patches of one list in one step: it is copied once', () => {
  const before = buildProject(1, 1, 1, 1_000);
  const area = Object.values(before.nodes).find(({ level }) => level === 'area');
  const { id = '', childIds = [] } = area ?? {};
  const patches = childIds.map((_, index) => ({
    ...{ op: 'replace' as const, path: [id, 'childIds', index], value: childIds.at(-1 - index) },
  }));
  const change = vi.spyOn(EditedTree.prototype, 'change');
  const after = applyEdit({ kind: 'patch', patches }, before);
  expect(after.nodes[id]?.childIds).toEqual(childIds.toReversed());
  expect(change).toHaveBeenCalledOnce();
});
