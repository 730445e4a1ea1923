import type { Change } from './change.ts';
import { getNode, type MediaNode, type MediaTree } from './mediaTree.ts';

/** The nodes that stay in their parent, those whose fields stay, and those whose children stay in their order. */
interface Omission {
  readonly withSavedParent: Set<string>;
  readonly withSavedFields: Set<string>;
  readonly withSavedOrder: Set<string>;
}

/**
 * Returns the edited tree without some of the changes that lead to it, and without what depends on them: a part in a
 * parent that is not created, and the deletion of a parent that still contains a part which is not moved. The difference
 * to the saved tree is then what can be sent although the platform rejects those changes.
 *
 * @see MEDIA-13
 */
export function omitChanges(
  saved: MediaTree,
  edited: MediaTree,
  changes: readonly Change[],
): MediaTree {
  if (changes.length === 0) return edited;
  const { withSavedParent, withSavedFields, withSavedOrder } = listOmissions(
    saved,
    edited,
    changes,
  );
  const parents = new Map<string, string | undefined>();
  for (const { id, parentId } of Object.values(edited.nodes))
    if (!withSavedParent.has(id)) parents.set(id, parentId);
  for (const id of withSavedParent) {
    const node = saved.nodes[id];
    if (node) parents.set(id, node.parentId);
  }
  const children = Map.groupBy(parents.keys(), id => parents.get(id) ?? '');
  const nodes: Record<string, MediaNode> = {};
  for (const [id, parentId] of parents) {
    const [before, after] = [saved.nodes[id], edited.nodes[id]];
    const source = (before && withSavedFields.has(id)) || !after ? getNode(saved, id) : after;
    const isOrderSaved = !after || withSavedOrder.has(id);
    const childIds = sortChildren(children.get(id) ?? [], {
      first: (isOrderSaved ? before : after)?.childIds ?? [],
      second: (isOrderSaved ? after : before)?.childIds ?? [],
    });
    nodes[id] = { ...source, parentId, childIds };
  }
  return { rootId: edited.rootId, nodes };
}

/** Sorts children by an order; one that is only in the other order stays behind the one that it follows there. */
function sortChildren(
  ids: readonly string[],
  { first, second }: { readonly first: readonly string[]; readonly second: readonly string[] },
): readonly string[] {
  const own = new Set(ids);
  const sorted = first.filter(id => own.has(id));
  const inserted = new Set(sorted);
  for (const [i, id] of second.entries()) {
    if (!own.has(id) || inserted.has(id)) continue;
    const preceding = second.slice(0, i).findLast(each => inserted.has(each));
    sorted.splice(preceding === undefined ? 0 : sorted.indexOf(preceding) + 1, 0, id);
    inserted.add(id);
  }
  return sorted;
}

function listOmissions(saved: MediaTree, edited: MediaTree, changes: readonly Change[]): Omission {
  const omission: Omission = {
    withSavedParent: new Set(),
    withSavedFields: new Set(),
    withSavedOrder: new Set(),
  };
  for (const change of changes) addChange(change);
  return omission;

  function addChange(change: Change): void {
    const { withSavedFields, withSavedOrder } = omission;
    switch (change.kind) {
      case 'updateProject':
        withSavedFields.add(edited.rootId);
        break;
      case 'update':
        withSavedFields.add(change.id);
        break;
      case 'order':
        withSavedOrder.add(change.parentIds.at(-1) ?? edited.rootId);
        break;
      case 'move':
        keepParent(change.id);
        break;
      // An item may be deleted and created again for its fields.
      case 'delete':
        withSavedFields.add(change.id);
        keepParent(change.id);
        break;
      case 'create':
        withSavedFields.add(change.branch.id);
        keepParent(change.branch.id);
        break;
    }
  }

  function keepParent(id: string): void {
    const { withSavedParent } = omission;
    if (withSavedParent.has(id)) return;
    withSavedParent.add(id);
    const [before, after] = [saved.nodes[id], edited.nodes[id]];
    if (!before) {
      for (const childId of after?.childIds ?? []) keepParent(childId);
      return;
    }
    if (before.parentId !== undefined && !edited.nodes[before.parentId])
      keepParent(before.parentId);
    // What was deleted with it stays, too.
    if (after) return;
    for (const childId of before.childIds) if (!edited.nodes[childId]) keepParent(childId);
  }
}
