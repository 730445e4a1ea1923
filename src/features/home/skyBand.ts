import type { CityNight } from '../../data/useTonight.ts';
import { HOUR_MS } from '../../domain/duration.ts';
import { type Night, type LatLngDegrees, type TimeSpan, getSunTrack } from '../../domain/night.ts';

export const SKY_WIDTH = 980;
export const SKY_HEIGHT = 190;
/** Where the horizon is drawn; above it is room for the time of now. */
export const HORIZON_Y = 40;
/** Where the sun stands at its deepest. */
const LOWEST_Y = SKY_HEIGHT - 12;

const TRACK_STEPS = 80;

/** The stretch of time that the band shows. */
export interface TimeAxis extends TimeSpan {
  /** From 0 at the left edge to 1 at the right one. */
  readonly getPosition: (time: number) => number;
}

/** From well before sunset until well after sunrise. */
export function buildTimeAxis(night: Night): TimeAxis {
  const from = (night.from - 1.7 * HOUR_MS) as TimeSpan['from'];
  const to = (night.to + 1.6 * HOUR_MS) as TimeSpan['to'];
  return { from, to, getPosition: time => (time - from) / (to - from) };
}

/** The way of the sun, from where it sinks below the horizon until it is back. */
export function buildSunPath(
  { night, latLng }: { night: Night; latLng: LatLngDegrees },
  axis: TimeAxis,
): string {
  const track = getSunTrack(night, latLng, TRACK_STEPS);
  const lowestAltitude = Math.min(...track.map(({ altitude }) => altitude));
  const points = track.map(({ time, altitude }) => {
    const y = HORIZON_Y + (Math.min(0, altitude) / lowestAltitude) * (LOWEST_Y - HORIZON_Y);
    return `${(axis.getPosition(time) * SKY_WIDTH).toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

/** Hours this close to sunset or sunrise, as a share of the band, have no room for their figures. */
const MIN_LABEL_DISTANCE = 0.062;

/** Whether an hour can be written without touching sunset's or sunrise's own figures. */
export const hasLabelRoom = (
  hour: number,
  { night }: Pick<CityNight, 'night'>,
  { getPosition }: TimeAxis,
) =>
  [night.from, night.to].every(
    edge => Math.abs(getPosition(hour) - getPosition(edge)) > MIN_LABEL_DISTANCE,
  );
