import type { CityNight } from '../../data/useTonight.ts';
import { formatClockTime, listFullHours } from '../../domain/clock.ts';
import { MINUTE_MS } from '../../domain/duration.ts';
import { type TimeAxis, hasLabelRoom } from './skyBand.ts';

const EDGE_MARGIN_MS = 12 * MINUTE_MS;

interface HourLabelsProps {
  readonly tonight: CityNight;
  readonly axis: TimeAxis;
}

/** Every second hour below the band; sunset and sunrise to the minute. */
export const HourLabels = ({ tonight, axis }: HourLabelsProps) => {
  const { night, offset, labels } = tonight;
  const hours = listFullHours(
    axis.from + EDGE_MARGIN_MS,
    axis.to - EDGE_MARGIN_MS,
    offset,
    2,
  ).filter(hour => hasLabelRoom(hour, tonight, axis));
  const renderLabel = (time: number, label: string, className: string) => (
    <span
      key={time}
      className={`type-12 absolute bottom-8 transform-[translateX(-50%)] text-3 ${className}`}
      style={{ left: `${axis.getPosition(time) * 100}%` }}
    >
      {label}
    </span>
  );
  return (
    <>
      {hours.map((hour, index) => {
        const isInNight = hour > night.from && hour < night.to;
        return renderLabel(
          hour,
          formatClockTime(hour, offset),
          isInNight && index % 2 === 0 ? '' : 'band-optional',
        );
      })}
      {renderLabel(night.from, labels.sunset, 'band-edge')}
      {renderLabel(night.to, labels.sunrise, 'band-edge')}
    </>
  );
};
