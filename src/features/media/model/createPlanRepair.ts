import { type CalendarDay, repairPlanTimes } from '../../../domain/media/planTimes.ts';
import type { EditOf } from './edits.ts';
import { isDeepEqual } from './isDeepEqual.ts';
import { getChildrenOf, type MediaTree } from './mediaTree.ts';

/**
 * Returns the edit that repairs the plans that the platform has without valid dates or hours, see `repairPlanTimes`;
 * undefined without any. A plan whose fields the user has changed is only marked.
 *
 * @see MEDIA-03
 */
export function createPlanRepair(
  edited: MediaTree,
  platform: MediaTree,
  today: CalendarDay,
): EditOf<'setFields'> | undefined {
  const repairs = getChildrenOf(edited, edited.rootId, 'plan').flatMap(({ id, fields }) => {
    const isUnchanged = isDeepEqual(platform.nodes[id]?.fields, fields);
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
