import { type CalendarDay, repairPlanTimes } from '../../../domain/media/planTimes.ts';
import type { EditOf } from './edits.ts';
import { getChildrenOf, type MediaTree } from './mediaTree.ts';

/**
 * Returns the edit that gives the plans that the platform has without valid dates or hours the defaults; undefined
 * without any. What the user entered and the platform does not have yet is only marked.
 *
 * @see MEDIA-03
 */
export function createPlanRepair(
  edited: MediaTree,
  platform: MediaTree,
  today: CalendarDay,
): EditOf<'setFields'> | undefined {
  const repairs = getChildrenOf(edited, edited.rootId, 'plan').flatMap(({ id, fields }) => {
    const isUnchanged = platform.nodes[id]?.fields === fields;
    const repaired = repairPlanTimes(fields, today);
    const { dateRange, week, timeRange } = repaired;
    return isUnchanged && repaired !== fields
      ? [[id, { dateRange, week, timeRange }] as const]
      : [];
  });
  return repairs.length === 0
    ? undefined
    : { kind: 'setFields', changes: Object.fromEntries(repairs) };
}
