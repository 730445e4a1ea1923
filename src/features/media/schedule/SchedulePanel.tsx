import IconButton from '@mui/material/IconButton';
import { useMemo, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';

import { buildDaySchedule } from '../../../domain/media/buildDaySchedule.ts';
import { DAY_LENGTH_MS } from '../../../domain/media/planTimes.ts';
import { getWeekDay, WEEK_DAYS } from '../../../domain/media/week.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { StateGlyph } from '../../../ui/icons/StateGlyph.tsx';
import { useScheduledPlans } from '../editor/EditorContext.ts';
import { useCityNow } from '../editor/useToday.ts';
import { formatDayTime } from './formatDayTime.ts';
import { PlayExplanation } from './PlayExplanation.tsx';
import { ScheduleAxis } from './ScheduleAxis.tsx';
import { ScheduleRow } from './ScheduleRow.tsx';
import { WeekView } from './WeekView.tsx';

interface SchedulePanelProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** What plays when: a day with a lane for each plan, or a week. @see MEDIA-11, MEDIA-16 */
export const SchedulePanel = ({ isOpen, onToggle }: SchedulePanelProps) => {
  const translate = useTranslate();
  const locale = useLocale();
  const plans = useScheduledPlans();
  const now = useCityNow();
  const [chosenDay, setDay] = useState<number>();
  const [moment, setMoment] = useState<number>();
  const [isWeek, setWeek] = useState(false);
  const dayNumber = chosenDay ?? now.dayNumber;
  const schedule = useMemo(() => buildDaySchedule(plans, dayNumber), [plans, dayNumber]);
  const monday = dayNumber - ((getWeekDay(dayNumber) + 6) % 7);
  const dayMs = moment ?? now.dayMs - (now.dayMs % 60_000);
  return (
    <section
      className="media-schedule stack"
      aria-label={translate('media.schedule')}
      data-closed={!isOpen || undefined}
    >
      <div className="media-schedule-head row gap-12">
        <h2 className="type-13 semibold nowrap">{translate('media.schedule')}</h2>
        <div
          className="media-days row gap-4"
          role="group"
          aria-label={translate('media.schedule.day')}
        >
          {WEEK_DAYS.map((weekDay, i) => (
            <button
              key={weekDay}
              type="button"
              aria-pressed={monday + i === dayNumber}
              onClick={() => setDay(monday + i)}
            >
              {translate(`media.weekDay.${weekDay}.short`)}
            </button>
          ))}
        </div>
        <IconButton
          size="small"
          aria-label={translate('media.schedule.previousWeek')}
          onClick={() => setDay(dayNumber - 7)}
        >
          <Icon name="left" size={14} />
        </IconButton>
        <span className="text-2 nowrap">{formatDay(dayNumber, locale)}</span>
        <IconButton
          size="small"
          aria-label={translate('media.schedule.nextWeek')}
          onClick={() => setDay(dayNumber + 7)}
        >
          <Icon name="right" size={14} />
        </IconButton>
        <button
          type="button"
          className="plain-button text-accent nowrap"
          aria-pressed={isWeek}
          onClick={() => setWeek(!isWeek)}
        >
          {translate('media.schedule.week')}
        </button>
        <ScheduleSummary schedule={schedule} />
        <IconButton
          size="small"
          aria-label={translate(isOpen ? 'media.schedule.hide' : 'media.schedule.show')}
          aria-expanded={isOpen}
          onClick={onToggle}
        >
          <Icon name={isOpen ? 'down' : 'up'} size={15} />
        </IconButton>
      </div>
      {isOpen && (
        <>
          {isWeek ? (
            <WeekView
              plans={plans}
              monday={monday}
              onPickDay={day => {
                setDay(day);
                setWeek(false);
              }}
            />
          ) : (
            <div className="grow scroll">
              <ScheduleAxis dayMs={dayMs} onPick={setMoment} />
              {schedule.lanes.length === 0 && (
                <p className="media-section text-3">{translate('media.schedule.empty')}</p>
              )}
              {schedule.lanes.map(lane => (
                <ScheduleRow key={lane.plan.id} lane={lane} gaps={schedule.gaps} dayMs={dayMs} />
              ))}
            </div>
          )}
          <PlayExplanation
            plans={plans}
            moment={{ dayNumber, dayMs }}
            isNow={moment === undefined && dayNumber === now.dayNumber}
          />
        </>
      )}
    </section>
  );
};

const formatDay = (dayNumber: number, locale: string) =>
  new Intl.DateTimeFormat(locale, {
    ...{ timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  }).format(dayNumber * DAY_LENGTH_MS);

/** The conflicts and gaps of the day in words. */
const ScheduleSummary = ({
  schedule,
}: {
  readonly schedule: ReturnType<typeof buildDaySchedule>;
}) => {
  const translate = useTranslate();
  const { conflicts, gaps } = schedule;
  const format = ({ from, to }: { readonly from: number; readonly to: number }) => ({
    from: formatDayTime(from),
    to: formatDayTime(to),
  });
  const [conflict] = conflicts;
  const [gap] = gaps;
  return (
    <span className="row gap-12 push-end type-12 nowrap">
      {conflict && (
        <span className="row gap-4">
          <StateGlyph state="major" size={14} />
          {translate('media.schedule.conflicts', {
            smart_count: conflicts.length,
            ...format(conflict),
          })}
        </span>
      )}
      {gap && (
        <span className="row gap-4 text-2">
          <StateGlyph state="info" size={14} />
          {translate('media.schedule.gap', {
            ...format(gap),
            more: gaps.length - 1,
            smart_count: gaps.length,
          })}
        </span>
      )}
    </span>
  );
};
