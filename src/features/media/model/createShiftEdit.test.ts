import { expect, it } from 'vitest';

import { buildProject } from '../../../../tests/support/mediaProjects.ts';
import { createShiftEdit } from './createShiftEdit.ts';
import { applyEdit } from './edits.ts';
import { createHistory, performEdit } from './history.ts';

const tree = buildProject(2, 4, 0, 0);
const [plan = '', otherPlan = ''] = tree.nodes[tree.rootId]?.childIds ?? [];
const scenesOf = (id: string, of = tree) => of.nodes[id]?.childIds ?? [];
const [a = '', b = '', c = '', d = ''] = scenesOf(plan);
const [e = '', f = '', ...rest] = scenesOf(otherPlan);

it.each<readonly [readonly string[], number, readonly string[]]>([
  [[b], 1, [a, c, b, d]],
  [[b, c], -1, [b, c, a, d]],
  [[b, c], 1, [a, d, b, c]],
  [[a, c], 1, [b, d, a, c]],
  [[d, a], -1, [a, d, b, c]],
  [[c], -Number.MAX_SAFE_INTEGER, [c, a, b, d]],
])('moves siblings together: %#', (ids, steps, expected) => {
  expect(scenesOf(plan, applyEdit(createShiftEdit(tree, ids, steps), tree))).toEqual(expected);
});

it('moves the nodes of each parent, as one step; those at the end already are no step', () => {
  const edit = createShiftEdit(tree, [b, f], -1);
  const history = performEdit(createHistory(tree), edit);
  expect(history.past).toHaveLength(1);
  expect(scenesOf(plan, history.tree)).toEqual([b, a, c, d]);
  expect(scenesOf(otherPlan, history.tree)).toEqual([f, e, ...rest]);
  const first = createHistory(tree);
  expect(performEdit(first, createShiftEdit(tree, [a, b], -1))).toBe(first);
});
