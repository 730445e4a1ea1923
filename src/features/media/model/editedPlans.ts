import { isDeepEqual } from './isDeepEqual.ts';
import { getAncestor, type MediaTree } from './mediaTree.ts';

/** Returns the plans that differ from what is saved, or that contain what differs. Their order is no part of them. */
export function listEditedPlans(saved: MediaTree, edited: MediaTree): ReadonlySet<string> {
  const planIds = new Set<string>();
  if (saved === edited) return planIds;
  for (const node of Object.values(edited.nodes)) {
    const before = saved.nodes[node.id];
    // What an edit does not change is the same object.
    if (before === node || node.level === 'project' || isDeepEqual(before, node)) continue;
    const plan = getAncestor(edited, node.id, 'plan');
    if (plan) planIds.add(plan.id);
  }
  return planIds;
}
