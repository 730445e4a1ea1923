import { expect, it } from 'vitest';

import { buildProject } from '../../../../tests/support/mediaProjects.ts';
import { applyEdit } from '../model/edits.ts';
import { getNode } from '../model/mediaTree.ts';
import { createMoveEdit, getDropPosition } from './dropNodes.ts';

const open = () => {
  const tree = buildProject(1, 2, 4, 1);
  const scenes = getNode(tree, getNode(tree, tree.rootId).childIds[0] ?? '').childIds;
  const [scene = '', otherScene = ''] = scenes;
  return { tree, scene, otherScene, areas: getNode(tree, scene).childIds };
};

it('shows the edge of the row that the dragged node is placed at', () => {
  const { tree, otherScene, areas } = open();
  const positionOf = (from: string | undefined, onto: string | undefined) =>
    getDropPosition(tree, getNode(tree, from ?? ''), getNode(tree, onto ?? ''));
  expect(positionOf(areas[0], areas[2])).toBe('after');
  expect(positionOf(areas[2], areas[0])).toBe('before');
  expect(positionOf(areas[0], getNode(tree, otherScene).childIds[0])).toBe('before');
  expect(positionOf(areas[0], otherScene)).toBe('into');
});

it('moves all selected nodes of the level in the order of the tree, whatever the order of selection', () => {
  const { tree, scene, otherScene, areas } = open();
  const [first = '', second = '', third = '', fourth = ''] = areas;
  const move = (onto: string) =>
    applyEdit(
      createMoveEdit(
        tree,
        [fourth, otherScene, second],
        getNode(tree, fourth),
        getNode(tree, onto),
      ),
      tree,
    );
  expect(getNode(move(first), scene).childIds).toEqual([second, fourth, first, third]);
  expect(getNode(move(otherScene), otherScene).childIds.slice(-2)).toEqual([second, fourth]);
});
