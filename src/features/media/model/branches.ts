import { type Branch, getNode, type MediaNode, type MediaTree } from './mediaTree.ts';

/** Returns a node with everything below it. */
export function readBranch(tree: MediaTree, id: string): Branch {
  const { level, fields, childIds } = getNode(tree, id);
  return { id, level, fields, children: childIds.map(childId => readBranch(tree, childId)) };
}

export const toNodes = (branch: Branch, parentId: string | undefined): readonly MediaNode[] => [
  {
    ...{ id: branch.id, level: branch.level, parentId, fields: branch.fields },
    childIds: branch.children.map(({ id }) => id),
  } as MediaNode,
  ...branch.children.flatMap(child => toNodes(child, branch.id)),
];

export const toTree = (root: Branch): MediaTree => ({
  rootId: root.id,
  nodes: Object.fromEntries(toNodes(root, undefined).map(node => [node.id, node])),
});
