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

/** The conflicts and gaps of the day as text; pressed, the first moment of it is explained. */
export const ScheduleSummary = ({ schedule, onPick }: ScheduleSummaryProps) => {
  const translate = useTranslate();
  const { conflicts, gaps } = schedule;
  const [conflict] = conflicts;
  const [gap] = gaps;
  return (
    <span className="row gap-12 push-end type-12 nowrap">
      {conflict && (
        <button
          type="button"
          className="plain-button row gap-4"
          onClick={() => onPick(conflict.from)}
        >
          <StateGlyph state="major" size={14} />
          {translate('media.schedule.conflicts', {
            smart_count: conflicts.length,
            ...toTimes(conflict),
          })}
        </button>
      )}
      {gap && (
        <button
          type="button"
          className="plain-button row gap-4 text-2"
          onClick={() => onPick(gap.from)}
        >
          <StateGlyph state="info" size={14} />
          {translate('media.schedule.gap', {
            ...toTimes(gap),
            more: gaps.length - 1,
            smart_count: gaps.length,
          })}
        </button>
      )}
    </span>
  );
};
