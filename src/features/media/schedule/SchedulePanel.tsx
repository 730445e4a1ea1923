import './calendar.css';
import './schedule.css';

import IconButton from '@mui/material/IconButton';
import { memo, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';

import { MINUTE_MS } from '../../../domain/duration.ts';
import { buildDaySchedule, findPlayBegin } from '../../../domain/media/buildDaySchedule.ts';
import type { ScheduledPlan } from '../../../domain/media/planOccurrences.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { useScheduledPlans } from '../state/EditorContext.ts';
import { useCityNow } from '../state/useToday.ts';
import { DayView } from './DayView.tsx';
import { MonthView } from './MonthView.tsx';
import { PlayedScene } from './PlayedScene.tsx';
import { PlayExplanation } from './PlayExplanation.tsx';
import { ScheduleDays } from './ScheduleDays.tsx';
import { ScheduleSummary } from './ScheduleSummary.tsx';
import { getMonday, SCHEDULE_VIEWS, type ScheduleView } from './calendarSteps.ts';
import { TimeLapseControls } from './TimeLapseControls.tsx';
import { type TimeLapseSpeed, useTimeLapse } from './useTimeLapse.ts';
import { WeekView } from './WeekView.tsx';

interface SchedulePanelProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** What plays when: a day with a lane for each plan, a week, or a month; and the day as a time-lapse. @see MEDIA-11, MEDIA-16 */
export const SchedulePanel = memo((props: SchedulePanelProps) => (
  <PlanSchedule {...props} plans={useScheduledPlans()} />
));
SchedulePanel.displayName = 'SchedulePanel';

interface PlanScheduleProps extends SchedulePanelProps {
  readonly plans: readonly ScheduledPlan[];
}

/** Not rendered by an edit that changes no plan. */
const PlanSchedule = memo(({ isOpen, onToggle, plans }: PlanScheduleProps) => {
  const translate = useTranslate();
  const now = useCityNow();
  const [chosenDay, setDay] = useState<number>();
  const [moment, setMoment] = useState<number>();
  const [view, setView] = useState<ScheduleView>('day');
  const [speed, setSpeed] = useState<TimeLapseSpeed>(3_600);
  const [lapse, setLapse] = useState<'closed' | 'playing' | 'paused'>('closed');
  const dayNumber = chosenDay ?? now.dayNumber;
  const schedule = useMemo(() => buildDaySchedule(plans, dayNumber), [plans, dayNumber]);
  const dayMs = moment ?? now.dayMs - (now.dayMs % MINUTE_MS);
  const isPlaying = lapse === 'playing' && isOpen;
  useTimeLapse({
    ...{ isPlaying, speed, dayMs },
    onMove: setMoment,
    onEnd: () => {
      setLapse('paused');
      setDay(dayNumber + 1);
      setMoment(0);
    },
  });
  const show = (next: ScheduleView) => {
    setView(next);
    if (!isOpen) onToggle();
  };
  const pickDay = (day: number) => {
    setDay(day);
    show('day');
  };
  const pickMoment = (ms: number) => {
    setMoment(ms);
    show('day');
  };
  /** Follows the clock of the city again. */
  const showToday = () => {
    setDay(undefined);
    setMoment(undefined);
  };
  const toggleLapse = () => {
    show('day');
    setLapse(isPlaying ? 'paused' : 'playing');
  };
  const segment = schedule.segments.find(({ from, to }) => from <= dayMs && dayMs < to);
  const isNow = moment === undefined && dayNumber === now.dayNumber;
  const playBegin = useMemo(
    () => (segment ? findPlayBegin(plans, dayNumber, segment) : 0),
    [plans, dayNumber, segment],
  );
  return (
    <section
      className="media-schedule stack relative min-h-0 flex-[0_0_212px] border-t border-t-(--line) data-closed:basis-41 [&:is([data-view='week'],[data-view='month'])]:[&:not([data-closed])]:basis-336"
      aria-label={translate('media.schedule')}
      data-closed={!isOpen || undefined}
      data-view={view}
    >
      <div className="row min-h-40 gap-8 px-16">
        <h2 className="type-13 font-semibold whitespace-nowrap">{translate('media.schedule')}</h2>
        <SegmentedControl
          label={translate('media.schedule.view')}
          value={view}
          options={SCHEDULE_VIEWS.map(name => ({
            name,
            label: translate(`media.schedule.view.${name}`),
          }))}
          onChange={show}
        />
        <ScheduleDays {...{ view, dayNumber }} onPickDay={setDay} onToday={showToday} />
        <TimeLapseControls {...{ isPlaying, speed }} onToggle={toggleLapse} onSpeed={setSpeed} />
        <ScheduleSummary schedule={schedule} onPick={pickMoment} />
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
          {view === 'day' && <DayView {...{ schedule, dayMs }} onPick={setMoment} />}
          {view === 'week' && (
            <WeekView plans={plans} monday={getMonday(dayNumber)} onPickDay={pickDay} />
          )}
          {view === 'month' && (
            <MonthView {...{ plans, dayNumber }} today={now.dayNumber} onPickDay={pickDay} />
          )}
          <PlayExplanation
            plans={plans}
            moment={{ dayNumber, dayMs }}
            isNow={isNow}
            isLive={!isPlaying && !isNow}
          />
          {lapse !== 'closed' && segment && (
            <PlayedScene
              decision={segment.decision}
              elapsed={dayMs - playBegin}
              moment={{ dayNumber, dayMs }}
              onClose={() => setLapse('closed')}
            />
          )}
        </>
      )}
    </section>
  );
});
PlanSchedule.displayName = 'PlanSchedule';
