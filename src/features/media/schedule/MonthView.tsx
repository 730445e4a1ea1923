import { useMemo } from 'react';
import { useLocale, useTranslate } from 'react-admin';

import { buildDaySchedule, type DaySchedule } from '../../../domain/media/buildDaySchedule.ts';
import { toCalendarDay, toDayNumber } from '../../../domain/media/planTimes.ts';
import type { ScheduledPlan } from '../../../domain/media/planOccurrences.ts';
import { WEEK_DAYS } from '../../../domain/media/week.ts';
import { formatDate, getMonday } from './calendarSteps.ts';
import { SegmentBars } from './SegmentBars.tsx';

interface MonthViewProps {
  readonly plans: readonly ScheduledPlan[];
  /** A day of the month, counted from 1970-01-01. */
  readonly dayNumber: number;
  readonly today: number;
  readonly onPickDay: (dayNumber: number) => void;
}

/** The days of whole weeks that contain a month. */
function listMonthDays(dayNumber: number): readonly number[] {
  const { year, month } = toCalendarDay(dayNumber);
  const first = getMonday(toDayNumber({ year, month, day: 1 }));
  const last = toDayNumber({ year, month: month + 1, day: 1 }) - 1;
  const count = Math.ceil((last - first + 1) / WEEK_DAYS.length) * WEEK_DAYS.length;
  return Array.from({ length: count }, (_, i) => first + i);
}

/** What plays on each day of a month, with conflicts and days on which nothing plays. @see MEDIA-11 */
export const MonthView = ({ plans, dayNumber, today, onPickDay }: MonthViewProps) => {
  const translate = useTranslate();
  const { month } = toCalendarDay(dayNumber);
  const days = useMemo(
    () => listMonthDays(dayNumber).map(day => ({ day, schedule: buildDaySchedule(plans, day) })),
    [plans, dayNumber],
  );
  return (
    <div className="min-h-0 flex-1 overflow-auto">
      <div className="grid grid-cols-7 gap-x-8 gap-y-2 px-16 py-4">
        {WEEK_DAYS.map(weekDay => (
          <span key={weekDay} className="type-12 text-3" aria-hidden="true">
            {translate(`media.weekDay.${weekDay}.short`)}
          </span>
        ))}
        {days.map(({ day, schedule }) => (
          <MonthDay
            key={day}
            {...{ day, schedule }}
            isOutside={toCalendarDay(day).month !== month}
            isToday={day === today}
            isChosen={day === dayNumber}
            onPick={() => onPickDay(day)}
          />
        ))}
      </div>
    </div>
  );
};

interface MonthDayProps {
  readonly day: number;
  readonly schedule: DaySchedule;
  readonly isOutside: boolean;
  readonly isToday: boolean;
  readonly isChosen: boolean;
  readonly onPick: () => void;
}

const MonthDay = ({ day, schedule, isOutside, isToday, isChosen, onPick }: MonthDayProps) => {
  const translate = useTranslate();
  const locale = useLocale();
  const { segments, conflicts, lanes } = schedule;
  const names = lanes.filter(({ playing }) => playing.length > 0).map(({ plan }) => plan.name);
  const { day: number } = toCalendarDay(day);
  const label = [
    // What is seen comes first: WCAG 2.5.3. The date has it as 02.
    `${number}`,
    formatDate(day, locale),
    names.length > 0 ? names.join(', ') : translate('media.schedule.nothing'),
    conflicts.length > 0 &&
      translate('media.schedule.conflictCount', { smart_count: conflicts.length }),
  ].filter(Boolean);
  return (
    <button
      type="button"
      className="media-month-day grid min-h-[max(32px,var(--target))] cursor-pointer grid-cols-[24px_minmax(0,1fr)] items-center gap-4 rounded-1 border border-(--line) bg-transparent px-6 py-2 text-start text-1 [&:is([aria-pressed='true'],:hover)]:border-(--accent)"
      data-conflict={conflicts.length > 0 || undefined}
      aria-pressed={isChosen}
      aria-current={isToday ? 'date' : undefined}
      aria-label={label.join(', ')}
      title={label.slice(2).join(', ')}
      onClick={onPick}
    >
      <span
        className={`type-12 ${isToday ? 'font-semibold text-accent' : isOutside ? 'text-3' : ''}`}
      >
        {number}
      </span>
      <span className="media-track relative">
        <SegmentBars segments={segments} />
      </span>
    </button>
  );
};
