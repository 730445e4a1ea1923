import {
  applyPatches,
  enablePatches,
  type Draft,
  type Patch,
  produce,
  produceWithPatches,
} from 'immer';

import { toNodes } from './branches.ts';
import {
  type Branch,
  CHILD_LEVELS,
  getNode,
  getNodePath,
  type LevelFields,
  type Level,
  listIds,
  type MediaNode,
  type MediaTree,
} from './mediaTree.ts';

enablePatches();

/** New values of fields; `undefined` removes an optional one. */
export type FieldChanges = { readonly [L in Level]: Partial<LevelFields[L]> }[Level];

/** A change of a project as data. Applying one is pure; what is not here cannot be undone. @see MEDIA-13 */
export type Edit =
  | { readonly kind: 'setFields'; readonly changes: Readonly<Record<string, FieldChanges>> }
  | {
      readonly kind: 'insert';
      readonly parentId: string;
      readonly index: number;
      readonly branches: readonly Branch[];
    }
  | { readonly kind: 'remove'; readonly ids: readonly string[] }
  | {
      readonly kind: 'move';
      readonly ids: readonly string[];
      readonly parentId: string;
      /** The index before the nodes are taken out. */
      readonly index: number;
    }
  /** Several edits that are undone together. */
  | { readonly kind: 'sequence'; readonly edits: readonly Edit[] }
  | { readonly kind: 'patch'; readonly patches: readonly Patch[] };

export type EditOf<Kind extends Edit['kind']> = Extract<Edit, { readonly kind: Kind }>;
type TreeDraft = Draft<MediaTree>;

const recipes: {
  readonly [Kind in Edit['kind']]: (tree: TreeDraft, edit: EditOf<Kind>) => void;
} = {
  setFields(tree, { changes }) {
    for (const [id, fields] of Object.entries(changes)) {
      const target = getNode(tree, id).fields as Record<string, unknown>;
      for (const [name, value] of Object.entries(fields)) {
        if (value === undefined) Reflect.deleteProperty(target, name);
        else target[name] = value;
      }
    }
  },

  insert(tree, { parentId, index, branches }) {
    const parent = getNode(tree, parentId) as Draft<MediaNode>;
    const level = CHILD_LEVELS[parent.level];
    for (const branch of branches) {
      if (branch.level !== level) throw new Error(`A ${parent.level} has no ${branch.level}.`);
      for (const node of toNodes(branch, parentId)) {
        if (tree.nodes[node.id]) throw new Error(`The id "${node.id}" exists.`);
        tree.nodes[node.id] = node as Draft<MediaNode>;
      }
    }
    parent.childIds.splice(index, 0, ...branches.map(({ id }) => id));
  },

  remove(tree, { ids }) {
    for (const id of ids) {
      const node = tree.nodes[id];
      // A node below a removed one is removed with it.
      if (!node) continue;
      if (node.parentId === undefined) throw new Error('The project itself cannot be removed.');
      const parent = getNode(tree, node.parentId) as Draft<MediaNode>;
      parent.childIds.splice(parent.childIds.indexOf(id), 1);
      for (const removedId of listIds(tree, id)) Reflect.deleteProperty(tree.nodes, removedId);
    }
  },

  move(tree, { ids, parentId, index }) {
    const parent = getNode(tree, parentId) as Draft<MediaNode>;
    const following = parent.childIds.slice(index).find(id => !ids.includes(id));
    for (const id of ids) {
      const node = getNode(tree, id) as Draft<MediaNode>;
      if (CHILD_LEVELS[parent.level] !== node.level) {
        throw new Error(`A ${parent.level} has no ${node.level}.`);
      }
      const before = getNode(tree, node.parentId ?? '') as Draft<MediaNode>;
      before.childIds.splice(before.childIds.indexOf(id), 1);
      node.parentId = parentId;
    }
    const end = parent.childIds.length;
    const at = following === undefined ? end : parent.childIds.indexOf(following);
    parent.childIds.splice(at, 0, ...ids);
  },

  sequence(tree, { edits }) {
    for (const edit of edits) applyRecipe(tree, edit);
  },

  patch(tree, { patches }) {
    applyPatches(tree, patches as Patch[]);
  },
};

function applyRecipe<Kind extends Edit['kind']>(tree: TreeDraft, edit: EditOf<Kind>): void {
  const recipe = recipes[edit.kind];
  recipe(tree, edit);
}

/** Returns the tree after an edit. The given tree is not changed. @throws Error when the edit does not fit the tree */
export const applyEdit = (edit: Edit, tree: MediaTree): MediaTree =>
  produce(tree, draft => applyRecipe(draft, edit));

/** Returns the tree after an edit, and the edit that reverts it: applied to the new tree, it returns the given one. */
export function applyWithUndo(
  edit: Edit,
  tree: MediaTree,
): { readonly tree: MediaTree; readonly undo: Edit } {
  const [next, , patches] = produceWithPatches(tree, draft => applyRecipe(draft, edit));
  return { tree: next, undo: { kind: 'patch', patches } };
}

/** Returns only the topmost of some nodes in the order of the tree: what is below another one of them is included in it. */
export function getTopmost(tree: MediaTree, ids: readonly string[]): readonly string[] {
  const selected = new Set(ids);
  const topmost = [...selected].filter(
    id =>
      tree.nodes[id] &&
      !getNodePath(tree, id).some(ancestor => ancestor !== id && selected.has(ancestor)),
  );
  if (topmost.length < 2) return topmost;
  const topmostIds = new Set(topmost);
  return listIds(tree, tree.rootId).filter(id => topmostIds.has(id));
}
