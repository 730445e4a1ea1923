import { expect, it } from 'vitest';

import { buildProject } from '../../../../tests/support/mediaProjects.ts';
import { readBranch } from './branches.ts';
import type { Change } from './change.ts';
import { applyEdit } from './edits.ts';
import { findChangedNode } from './findChangedNode.ts';

const tree = buildProject(2, 1, 1, 0);
const childOf = (id: string, index = 0) => tree.nodes[id]?.childIds[index] ?? '';
const [plan, otherPlan] = [childOf(tree.rootId), childOf(tree.rootId, 1)];
const scene = childOf(plan);
const area = childOf(scene);
const inScene = { level: 'area', parentIds: [plan, scene] } as const;

it.each<readonly [string, Change, string]>([
  ['the fields of the project', { kind: 'updateProject', fields: { name: 'x' } }, tree.rootId],
  ['fields', { kind: 'update', ...inScene, id: area, fields: { x: 1 } }, area],
  ['a creation', { kind: 'create', ...inScene, order: 0, branch: readBranch(tree, area) }, area],
  ['a move', { kind: 'move', ...inScene, id: area, newParentIds: [otherPlan, ''], order: 0 }, area],
  ['an order', { kind: 'order', ...inScene, ids: [area] }, scene],
  ['the order of the plans', { kind: 'order', level: 'plan', parentIds: [], ids: [] }, tree.rootId],
])('finds the node of %s', (_, change, expected) => {
  expect(findChangedNode(change, tree)).toBe(expected);
});

it('finds what contained a deleted node', () => {
  const deletion: Change = { kind: 'delete', ...inScene, id: area };
  const without = applyEdit({ kind: 'remove', ids: [area] }, tree);
  expect(findChangedNode(deletion, without)).toBe(scene);
  const empty = applyEdit({ kind: 'remove', ids: [plan] }, tree);
  expect(findChangedNode(deletion, empty)).toBe(tree.rootId);
});
