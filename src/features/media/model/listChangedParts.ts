import type { Change } from './change.ts';

/** Returns the plans that a change belongs to, or the project itself. */
export function listChangedParts(change: Change, projectId: string): readonly string[] {
  if (change.kind === 'updateProject') return [projectId];
  if (change.level !== 'plan') {
    const planIds = [
      change.parentIds[0],
      change.kind === 'move' ? change.newParentIds[0] : undefined,
    ];
    return planIds.filter(id => id !== undefined);
  }
  if (change.kind === 'create') return [change.branch.id];
  return change.kind === 'update' ? [change.id] : [];
}
