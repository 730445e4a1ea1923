import { isDeepEqual } from './isDeepEqual.ts';
import { getProjectNode, type MediaTree } from './mediaTree.ts';

/** Returns the plans that differ from what is saved, or that contain what differs. Their order is no part of them. */
export function listEditedPlans(saved: MediaTree, edited: MediaTree): ReadonlySet<string> {
  if (saved === edited) return new Set();
  const isEdited = (id: string): boolean => {
    const [before, node] = [saved.nodes[id], edited.nodes[id]];
    // What an edit does not change is the same object.
    if (before !== node && !isDeepEqual(before, node)) return true;
    return node !== undefined && node.childIds.some(isEdited);
  };
  return new Set(getProjectNode(edited).childIds.filter(isEdited));
}
