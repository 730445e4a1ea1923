import { useTranslate } from 'react-admin';

import type { DaySchedule } from '../../../domain/media/buildDaySchedule.ts';
import type { DaySpan } from '../../../domain/media/planOccurrences.ts';
import { StateGlyph } from '../../../ui/icons/StateGlyph.tsx';
import { formatDayTime } from '../../../domain/media/formatDayTime.ts';

const toTimes = ({ from, to }: DaySpan) => ({ from: formatDayTime(from), to: formatDayTime(to) });

interface ScheduleSummaryProps {
  readonly schedule: DaySchedule;
  readonly onPick: (dayMs: number) => void;
}

/**
 * The conflicts and gaps of the day as text; pressed, the first moment of it is explained. It is what becomes shorter where
 * the head of the schedule has no room: the lanes show them too.
 */
export const ScheduleSummary = ({ schedule, onPick }: ScheduleSummaryProps) => {
  const translate = useTranslate();
  const { conflicts, gaps } = schedule;
  const [conflict] = conflicts;
  const [gap] = gaps;
  const conflictText =
    conflict &&
    translate('media.schedule.conflicts', {
      smart_count: conflicts.length,
      ...toTimes(conflict),
    });
  const gapText =
    gap &&
    translate('media.schedule.gap', {
      ...toTimes(gap),
      more: gaps.length - 1,
      smart_count: gaps.length,
    });
  return (
    <span className="row type-12 ml-auto min-w-0 gap-12 whitespace-nowrap">
      {conflict && (
        <button
          type="button"
          className="plain-button row min-w-0 gap-4"
          title={conflictText}
          onClick={() => onPick(conflict.from)}
        >
          <StateGlyph state="major" size={14} />
          <span className="truncate">{conflictText}</span>
        </button>
      )}
      {gap && (
        <button
          type="button"
          className="plain-button row min-w-0 gap-4 text-2"
          title={gapText}
          onClick={() => onPick(gap.from)}
        >
          <StateGlyph state="info" size={14} />
          <span className="truncate">{gapText}</span>
        </button>
      )}
    </span>
  );
};
