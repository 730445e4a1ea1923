import { applyPatches, type Draft, type Patch } from 'immer';

import { toNodes } from './branches.ts';
import { EditedTree, getDraft } from './EditedTree.ts';
import {
  type Branch,
  CHILD_LEVELS,
  getNodePath,
  type LevelFields,
  type Level,
  listIds,
  type MediaNode,
  type MediaTree,
} from './mediaTree.ts';

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
  /** Patches of the table of nodes, each node by its id. */
  | { readonly kind: 'patch'; readonly patches: readonly Patch[] };

export type EditOf<Kind extends Edit['kind']> = Extract<Edit, { readonly kind: Kind }>;
type SingleEdit = Exclude<Edit, { readonly kind: 'sequence' }>;
type SingleEditOf<Kind extends SingleEdit['kind']> = Extract<SingleEdit, { readonly kind: Kind }>;

/**
 * Replaces the list of children as a whole, which is one patch: of a list that is changed in its place, each child that
 * gets another index is one. An equal list stays, so that the edit has no effect.
 */
function setChildIds(node: Draft<MediaNode>, childIds: string[]): void {
  const isEqual =
    childIds.length === node.childIds.length &&
    childIds.every((id, index) => id === node.childIds[index]);
  if (!isEqual) node.childIds = childIds;
}

const recipes: {
  readonly [Kind in SingleEdit['kind']]: (tree: EditedTree, edit: SingleEditOf<Kind>) => void;
} = {
  setFields(tree, { changes }) {
    tree.change(Object.keys(changes), nodes => {
      for (const [id, fields] of Object.entries(changes)) {
        const target = getDraft(nodes, id).fields as Record<string, unknown>;
        for (const [name, value] of Object.entries(fields)) {
          if (value === undefined) Reflect.deleteProperty(target, name);
          else target[name] = value;
        }
      }
    });
  },

  insert(tree, { parentId, index, branches }) {
    tree.change([parentId], nodes => {
      const parent = getDraft(nodes, parentId);
      const level = CHILD_LEVELS[parent.level];
      const other = branches.find(branch => branch.level !== level);
      if (other) throw new Error(`A ${parent.level} has no ${other.level}.`);
      setChildIds(parent, parent.childIds.toSpliced(index, 0, ...branches.map(({ id }) => id)));
    });
    for (const node of branches.flatMap(branch => toNodes(branch, parentId))) {
      if (tree.find(node.id)) throw new Error(`The id "${node.id}" exists.`);
      tree.set(node.id, node);
    }
  },

  remove(tree, { ids }) {
    const parentIds = new Set<string>();
    const removed = new Set(ids);
    for (const id of removed) {
      const node = tree.find(id);
      // A node below a removed one is removed with it.
      if (!node) continue;
      if (node.parentId === undefined) throw new Error('The project itself cannot be removed.');
      parentIds.add(node.parentId);
      for (const removedId of listBelow(tree, id)) tree.set(removedId, undefined);
    }
    const remaining = [...parentIds].filter(id => tree.find(id));
    tree.change(remaining, nodes => {
      for (const node of Object.values(nodes)) {
        setChildIds(
          node,
          node.childIds.filter(id => !removed.has(id)),
        );
      }
    });
  },

  move(tree, { ids, parentId, index }) {
    const parentIds = new Set([parentId, ...ids.map(id => tree.find(id)?.parentId ?? '')]);
    const moved = new Set(ids);
    tree.change([...ids, ...parentIds], nodes => {
      const parent = getDraft(nodes, parentId);
      const following = parent.childIds.slice(index).find(id => !moved.has(id));
      for (const id of ids) {
        const node = getDraft(nodes, id);
        if (CHILD_LEVELS[parent.level] !== node.level) {
          throw new Error(`A ${parent.level} has no ${node.level}.`);
        }
        node.parentId = parentId;
      }
      for (const id of parentIds) {
        const node = getDraft(nodes, id);
        const others = node.childIds.filter(childId => !moved.has(childId));
        const at = following === undefined ? others.length : others.indexOf(following);
        setChildIds(node, id === parentId ? others.toSpliced(at, 0, ...ids) : others);
      }
    });
  },

  patch(tree, { patches }) {
    let nested: Patch[] = [];
    const applyNested = () => {
      if (nested.length === 0) return;
      const run = nested;
      nested = [];
      const ids = new Set(run.map(({ path }) => String(path[0])));
      tree.change([...ids], nodes => applyPatches(nodes, run));
    };
    for (const patch of patches) {
      if (patch.path.length > 1) {
        nested.push(patch);
        continue;
      }
      applyNested();
      const id = String(patch.path[0]);
      tree.set(id, patch.op === 'remove' ? undefined : (patch.value as MediaNode));
    }
    applyNested();
  },
};

function applySingleEdit<Kind extends SingleEdit['kind']>(
  tree: EditedTree,
  edit: SingleEditOf<Kind>,
): void {
  const recipe = recipes[edit.kind];
  recipe(tree, edit);
}

function applyTo(tree: EditedTree, edit: Edit): void {
  if (edit.kind === 'sequence') for (const each of edit.edits) applyTo(tree, each);
  else applySingleEdit(tree, edit);
}

const listBelow = (tree: EditedTree, id: string): readonly string[] => [
  id,
  ...(tree.find(id)?.childIds ?? []).flatMap(childId => listBelow(tree, childId)),
];

/** Returns the tree after an edit. The given tree is not changed. @throws Error when the edit does not fit the tree */
export const applyEdit = (edit: Edit, tree: MediaTree): MediaTree => applyWithUndo(edit, tree).tree;

/** Returns the tree after an edit, and the edit that reverts it: applied to the new tree, it returns the given one. */
export function applyWithUndo(
  edit: Edit,
  tree: MediaTree,
): { readonly tree: MediaTree; readonly undo: Edit } {
  const edited = new EditedTree(tree);
  applyTo(edited, edit);
  return { tree: edited.toTree(), undo: { kind: 'patch', patches: edited.listUndoPatches() } };
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
