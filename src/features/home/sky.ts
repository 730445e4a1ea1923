import type { Tonight } from '../../data/useTonight.ts';
import { type Night, type Place, type Span, sunTrack } from '../../domain/night.ts';

export const WIDTH = 980;
export const HEIGHT = 190;
/** Where the horizon is drawn; above it is room for the time of now. */
export const HORIZON = 40;
/** Where the sun stands at its deepest. */
const DEEPEST = HEIGHT - 12;

const HOUR = 3_600_000;
const STEPS = 80;

/** The stretch of time that the band shows. */
export interface Axis extends Span {
  /** From 0 at the left edge to 1 at the right one. */
  readonly at: (time: number) => number;
}

/** From well before sunset until well after sunrise. */
export function axisOf(night: Night): Axis {
  const from = (night.from - 1.7 * HOUR) as Span['from'];
  const to = (night.to + 1.6 * HOUR) as Span['to'];
  return { from, to, at: time => (time - from) / (to - from) };
}

/** The way of the sun, from where it sinks below the horizon until it is back. */
export function sunPath({ night, place }: { night: Night; place: Place }, axis: Axis): string {
  const track = sunTrack(night, place, STEPS);
  const deepest = Math.min(...track.map(({ altitude }) => altitude));
  const points = track.map(({ time, altitude }) => {
    const y = HORIZON + (Math.min(0, altitude) / deepest) * (DEEPEST - HORIZON);
    return `${(axis.at(time) * WIDTH).toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

/** Hours this close to sunset or sunrise, as a share of the band, have no room for their figures. */
const ROOM = 0.062;

/** Whether an hour can be written without touching sunset's or sunrise's own figures. */
export const hasRoom = (hour: number, { night }: Pick<Tonight, 'night'>, { at }: Axis) =>
  [night.from, night.to].every(edge => Math.abs(at(hour) - at(edge)) > ROOM);
