import type { Branch, MediaTree } from './mediaTree.ts';

/** Where the nodes are on the platform after the changes so far. */
export interface Arrangement {
  readonly parents: Map<string, string>;
  readonly children: Map<string, readonly string[]>;
}

/** Returns where the nodes of a tree are. */
export function createArrangement({ nodes }: MediaTree): Arrangement {
  const parents = new Map<string, string>();
  const children = new Map<string, readonly string[]>();
  for (const { id, parentId, childIds } of Object.values(nodes)) {
    if (parentId !== undefined) parents.set(id, parentId);
    children.set(id, childIds);
  }
  return { parents, children };
}

/** Returns the ids from the plan to the parent of a node. */
export function getParentIds({ parents }: Arrangement, id: string): readonly string[] {
  const path: string[] = [];
  for (let parent = parents.get(id); parent !== undefined; parent = parents.get(parent)) {
    path.unshift(parent);
  }
  return path.slice(1);
}

/** Takes a node out of its parent. */
export function removeChild(
  { parents, children }: Arrangement,
  parentId: string,
  id: string,
): void {
  const siblings = children.get(parentId) ?? [];
  children.set(
    parentId,
    siblings.filter(sibling => sibling !== id),
  );
  parents.delete(id);
}

/** Adds what is below a new node. */
export function addDescendants({ parents, children }: Arrangement, branch: Branch): void {
  children.set(
    branch.id,
    branch.children.map(({ id }) => id),
  );
  for (const child of branch.children) {
    parents.set(child.id, branch.id);
    addDescendants({ parents, children }, child);
  }
}
