import { describe, expect, it } from 'vitest';

import { buildProject } from '../../../../tests/support/mediaProjects.ts';
import { buildContentRows } from '../contents/buildContentRows.ts';
import { findPasteTarget } from '../contents/pasteTarget.ts';
import { createEditorStore } from './createEditorStore.ts';

const open = () => {
  const tree = buildProject(2, 2, 2, 2);
  const store = createEditorStore(tree, new Map(), () => 0.3);
  const childrenOf = (id: string) => store.get().history.tree.nodes[id]?.childIds ?? [];
  const [plan = '', otherPlan = ''] = childrenOf(tree.rootId);
  const [scene = '', otherScene = ''] = childrenOf(plan);
  const [area = '', otherArea = ''] = childrenOf(scene);
  const rows = () => {
    const { history, openIds } = store.get();
    return buildContentRows(history.tree, openIds).map(({ key }) => key);
  };
  return { tree, store, childrenOf, plan, otherPlan, scene, otherScene, area, otherArea, rows };
};

describe('selecting a node of the tree', () => {
  it('activates and toggles it, and collapses the others [MEDIA-01]', () => {
    const { tree, store, plan, otherPlan, scene, otherScene, rows } = open();
    store.select(otherPlan);
    expect(store.get()).toMatchObject({ activeId: otherPlan, selectedIds: [otherPlan] });
    expect(rows()).toContain(tree.nodes[otherPlan]?.childIds[0]);
    expect(rows()).not.toContain(scene);
    store.select(otherPlan);
    expect(rows()).toEqual([tree.rootId, plan, otherPlan]);
    store.select(plan);
    store.select(scene);
    store.select(otherScene);
    expect(store.get().openIds).toEqual(new Set([tree.rootId, plan, otherScene]));
  });

  it('adds to the selection, removes from it, and selects all between', () => {
    const { store, area, otherArea, rows } = open();
    store.reveal(area);
    store.select(otherArea, 'toggle');
    expect(store.get().selectedIds).toEqual([area, otherArea]);
    store.select(otherArea, 'toggle');
    expect(store.get().selectedIds).toEqual([area]);
    store.select(otherArea, 'range', rows());
    expect(store.get().selectedIds).toContain(otherArea);
  });
});

it('selects the next sibling after a removal, and what an undo brings back', () => {
  const { store, scene, area, otherArea } = open();
  store.reveal(area);
  store.remove([area]);
  expect(store.get().activeId).toBe(otherArea);
  store.remove([otherArea]);
  expect(store.get().activeId).toBe(scene);
  store.undo();
  store.undo();
  expect(store.get().history.tree.nodes[area]).toBeDefined();
});

it('duplicates nodes behind their originals with ids of their own, as one step', () => {
  const { store, scene, area, otherArea, childrenOf } = open();
  store.selectAll([area, otherArea]);
  store.duplicate([area, otherArea]);
  const [first, copy, second, otherCopy] = childrenOf(scene);
  expect([first, second]).toEqual([area, otherArea]);
  expect(store.get().selectedIds).toEqual([copy, otherCopy]);
  expect(childrenOf(copy ?? '')).toHaveLength(2);
  store.undo();
  expect(childrenOf(scene)).toEqual([area, otherArea]);
});

it('reorders among siblings by steps, to the front and to the back [MEDIA-09/zones]', () => {
  const { store, scene, area, otherArea, childrenOf } = open();
  store.shift([area], 1);
  expect(childrenOf(scene)).toEqual([otherArea, area]);
  store.shift([area], -Number.MAX_SAFE_INTEGER);
  expect(childrenOf(scene)).toEqual([area, otherArea]);
  store.shift([area], -1);
  expect(childrenOf(scene)).toEqual([area, otherArea]);
});

it('has a step for each series of edits of one kind: a selection or the release of a key ends it [MEDIA-13/undo]', () => {
  const { store, scene, area } = open();
  const nudge = (x: number) =>
    store.perform({ kind: 'setFields', changes: { [area]: { x } } }, { group: 'arrows' });
  const countSteps = () => store.get().history.past.length;
  store.reveal(area);
  nudge(101);
  nudge(102);
  expect(countSteps()).toBe(1);
  const series = [
    () => store.select(scene),
    () => store.reveal(area),
    () => store.selectAll([area]),
    store.endGroup,
  ];
  series.forEach((end, i) => {
    end();
    nudge(200 + i);
    nudge(300 + i);
    expect(countSteps()).toBe(i + 2);
  });
});

it('a plan that is saved becomes the newest one, also by a clock that is behind that of the platform [MEDIA-16/rule]', () => {
  const { tree, plan, otherPlan } = open();
  const time = '2026-11-26T08:00:00.000Z';
  const store = createEditorStore(tree, new Map([[otherPlan, time]]));
  const save = (id: string, now: string) => {
    store.setSaved(tree, { ids: [id], version: 5, now: Date.parse(now) });
    return store.get().updateTimes.get(id) ?? '';
  };
  const first = save(plan, '2026-11-26T07:00:00.000Z');
  expect(first > time).toBe(true);
  expect(save(otherPlan, '2026-11-26T07:00:00.000Z') > first).toBe(true);
  expect(save(plan, '2026-11-26T09:00:00.000Z')).toBe('2026-11-26T09:00:00.000Z');
  expect(store.get().changedVersions.get(plan)).toBe(5);
});

it('pastes into the nearest node that can contain it, behind the selected one or below it', () => {
  const { tree, plan, scene, area } = open();
  expect(findPasteTarget(tree, area, 'area')).toEqual({ parentId: scene, afterId: area });
  expect(findPasteTarget(tree, area, 'scene')).toEqual({ parentId: plan, afterId: scene });
  expect(findPasteTarget(tree, plan, 'area')).toEqual({ parentId: scene });
  expect(findPasteTarget(buildProject(1, 0), tree.rootId, 'area')).toBeUndefined();
});
