import { type Edit, getTopmost } from '../model/edits.ts';
import { readBranch } from '../model/branches.ts';
import { fitBranch } from '../model/fitBranch.ts';
import { type Branch, getNode, getProjectNode, type MediaTree } from '../model/mediaTree.ts';
import { copyBranch, type CreateId } from '../model/temporaryIds.ts';

/** Returns the edit that inserts a copy behind each of some nodes, and the ids of the copies. */
export function createDuplicateEdit(
  tree: MediaTree,
  ids: readonly string[],
  createId: CreateId,
): { readonly edit: Edit; readonly copyIds: readonly string[] } {
  const parts = getTopmost(tree, ids).filter(id => id !== tree.rootId);
  const stage = getProjectNode(tree).fields;
  const copies = parts.map(id => ({
    id,
    branch: copyBranch(fitBranch(readBranch(tree, id), stage), createId),
  }));
  const edits = copies.map(({ id, branch }) => insertAfter(tree, id, branch, copies));
  return { edit: { kind: 'sequence', edits }, copyIds: copies.map(({ branch }) => branch.id) };
}

/** Returns the insertion of a copy behind its original; copies before it in the same parent shift it. */
function insertAfter(
  tree: MediaTree,
  id: string,
  branch: Branch,
  copies: readonly { readonly id: string }[],
): Edit {
  const parentId = getNode(tree, id).parentId ?? tree.rootId;
  const { childIds } = getNode(tree, parentId);
  const index = childIds.indexOf(id);
  const copiesBefore = copies
    .slice(
      0,
      copies.findIndex(copy => copy.id === id),
    )
    .filter(copy => {
      const at = childIds.indexOf(copy.id);
      return at >= 0 && at < index;
    }).length;
  return { kind: 'insert', parentId, index: index + 1 + copiesBefore, branches: [branch] };
}
