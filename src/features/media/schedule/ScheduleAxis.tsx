import { useTranslate } from 'react-admin';

import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../domain/duration.ts';
import { DAY_LENGTH_MS } from '../../../domain/media/planTimes.ts';
import type { DaySpan } from '../../../domain/media/planOccurrences.ts';
import { formatDayTime } from '../../../domain/media/formatDayTime.ts';

const HOURS = Array.from({ length: 13 }, (_, i) => i * 2 * HOUR_MS);

export const toPercent = (ms: number) => `${(ms / DAY_LENGTH_MS) * 100}%`;

/** The position of a span in a day. */
export const toStyle = ({ from, to }: DaySpan) => ({
  left: toPercent(from),
  width: toPercent(to - from),
});

interface ScheduleAxisProps {
  /** The explained moment. */
  readonly dayMs: number;
  readonly onPick: (dayMs: number) => void;
}

/** The hours of the day. */
export const ScheduleHourLabels = () =>
  HOURS.map(hour => (
    <span
      key={hour}
      className="absolute top-0 transform-[translateX(-50%)] text-11 text-3 nth-13:transform-[translateX(-100%)]"
      style={{ left: toPercent(hour) }}
      aria-hidden="true"
    >
      {formatDayTime(hour)}
    </span>
  ));

/** The hours of the day, and the slider of the explained moment. */
export const ScheduleAxis = ({ dayMs, onPick }: ScheduleAxisProps) => {
  const translate = useTranslate();
  return (
    <div className="media-lane sticky top-0 z-2 bg-(--surface)">
      <span />
      <div className="media-axis relative">
        <ScheduleHourLabels />
        <input
          type="range"
          aria-label={translate('media.schedule.moment')}
          aria-valuetext={formatDayTime(dayMs)}
          min={0}
          max={(DAY_LENGTH_MS - MINUTE_MS) / SECOND_MS}
          // Finer than the steps of a drag: hours may be of any minute.
          step={MINUTE_MS / SECOND_MS}
          value={Math.floor(dayMs / SECOND_MS)}
          onChange={event => onPick(Number(event.target.value) * SECOND_MS)}
        />
      </div>
    </div>
  );
};
