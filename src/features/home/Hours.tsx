import type { Tonight } from '../../data/useTonight.ts';
import { clockTime, hoursBetween } from '../../domain/clock.ts';
import { type Axis, hasRoom } from './sky.ts';

const EDGE = 12 * 60_000;

interface HoursProps {
  readonly tonight: Tonight;
  readonly axis: Axis;
}

/** Every second hour under the band; sunset and sunrise to the minute. */
export const Hours = ({ tonight, axis }: HoursProps) => {
  const { night, offset, words } = tonight;
  const hours = hoursBetween(axis.from + EDGE, axis.to - EDGE, offset, 2).filter(hour =>
    hasRoom(hour, tonight, axis),
  );
  const mark = (time: number, word: string, className: string) => (
    <span
      key={time}
      className={`band-hour ${className}`}
      style={{ left: `${axis.at(time) * 100}%` }}
    >
      {word}
    </span>
  );
  return (
    <>
      {hours.map((hour, index) => {
        const inNight = hour > night.from && hour < night.to;
        return mark(hour, clockTime(hour, offset), inNight && index % 2 === 0 ? '' : 'band-spare');
      })}
      {mark(night.from, words.sunset, 'band-edge')}
      {mark(night.to, words.sunrise, 'band-edge')}
    </>
  );
};
