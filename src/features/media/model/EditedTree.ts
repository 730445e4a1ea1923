import { type Draft, enablePatches, type Patch, produceWithPatches } from 'immer';

import type { MediaNode, MediaTree } from './mediaTree.ts';

enablePatches();

type NodeDrafts = Draft<Record<string, MediaNode>>;

/** @throws Error a node that does not exist, or that the change does not name */
export function getDraft(nodes: NodeDrafts, id: string): Draft<MediaNode> {
  const node = nodes[id];
  if (!node) throw new Error(`The project has no node "${id}".`);
  return node;
}

/**
 * A tree while edits are applied to it. Immer visits every property of what it changes, so that it gets the nodes that an
 * edit changes: in a table of all nodes it would take longer than an edit is allowed to. Nodes that are added, removed or
 * restored as a whole stay the same objects.
 */
export class EditedTree {
  readonly #tree: MediaTree;
  /** The changed nodes by id; undefined where they are removed. */
  readonly #changed = new Map<string, MediaNode | undefined>();
  /** What reverts each step. */
  readonly #undoPatches: (readonly Patch[])[] = [];

  constructor(tree: MediaTree) {
    this.#tree = tree;
  }

  find(id: string): MediaNode | undefined {
    return this.#changed.has(id) ? this.#changed.get(id) : this.#tree.nodes[id];
  }

  /** Adds, replaces or removes a node as a whole. */
  set(id: string, node: MediaNode | undefined): void {
    const before = this.find(id);
    if (before === node) return;
    this.#changed.set(id, node);
    const path = [id];
    this.#undoPatches.push([before ? { op: 'add', path, value: before } : { op: 'remove', path }]);
  }

  /** Changes some nodes by a recipe, which gets those that exist. */
  change(ids: readonly string[], recipe: (nodes: NodeDrafts) => void): void {
    const before: Record<string, MediaNode> = {};
    for (const id of ids) {
      const node = this.find(id);
      if (node) before[id] = node;
    }
    const [after, , patches] = produceWithPatches(before, nodes => {
      recipe(nodes);
    });
    for (const id of Object.keys(before))
      if (after[id] !== before[id]) this.#changed.set(id, after[id]);
    this.#undoPatches.push(patches);
  }

  /** Returns what leads back to the tree before. */
  listUndoPatches(): readonly Patch[] {
    return this.#undoPatches.toReversed().flat();
  }

  toTree(): MediaTree {
    if (this.#changed.size === 0) return this.#tree;
    const nodes = { ...this.#tree.nodes };
    for (const [id, node] of this.#changed) {
      if (node) nodes[id] = node;
      else Reflect.deleteProperty(nodes, id);
    }
    return { ...this.#tree, nodes };
  }
}
