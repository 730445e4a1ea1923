import { useTranslate } from 'react-admin';

import type { ProgressCounts } from './Task.ts';
import { useFormatNumber } from '../../ui/useFormatNumber.ts';

/** Returns functions that format the done, pending and failed counts of a task. */
export function useTaskCountText() {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  const formatCount = (key: string, count: number) =>
    translate(key, { count: formatNumber(count) });
  return {
    /** "120 of 257 done, 81 pending, 3 failed". */
    formatCounts: (progress: ProgressCounts): string => {
      const { done, total, failed, pending = 0 } = progress;
      const counts = {
        done: formatNumber(done - failed - pending),
        total: total === undefined ? undefined : formatNumber(total),
      };
      const doneText = translate(total === undefined ? 'task.counts' : 'task.counts.of', counts);
      return [doneText, ...getUnfinishedParts(progress)].join(translate('task.counts.and'));
    },
    /** Formats the unfinished counts: "81 pending, 3 failed". */
    formatUnfinished: (progress: ProgressCounts): string =>
      getUnfinishedParts(progress).join(translate('task.counts.and')),
  };

  function getUnfinishedParts({ failed, pending = 0 }: ProgressCounts): readonly string[] {
    return [
      ...(pending > 0 ? [formatCount('task.counts.pending', pending)] : []),
      ...(failed > 0 ? [formatCount('task.counts.failed', failed)] : []),
    ];
  }
}
