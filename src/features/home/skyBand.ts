import type { CityNight } from '../../data/useTonight.ts';
import { HOUR_MS } from '../../domain/duration.ts';
import { type Night, type LatLngDegrees, type TimeSpan, getSunTrack } from '../../domain/night.ts';

export const SKY_WIDTH = 980;
export const SKY_HEIGHT = 190;
/** The y coordinate of the horizon; above it is room for the current time. */
export const HORIZON_Y = 40;
/** The y coordinate of the sun at its deepest. */
const LOWEST_Y = SKY_HEIGHT - 12;

const TRACK_STEPS = 80;

/** The time span of the band. */
export interface TimeAxis extends TimeSpan {
  /** From 0 at the left edge to 1 at the right one. */
  readonly getPosition: (time: number) => number;
}

/** Returns the time axis from well before sunset to well after sunrise. */
export function buildTimeAxis(night: Night): TimeAxis {
  const from = (night.from - 1.7 * HOUR_MS) as TimeSpan['from'];
  const to = (night.to + 1.6 * HOUR_MS) as TimeSpan['to'];
  return { from, to, getPosition: time => (time - from) / (to - from) };
}

/** Builds the path of the sun below the horizon, from sunset to sunrise. */
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

/** The minimum distance of an hour label to sunset or sunrise, as a share of the band. */
const MIN_LABEL_DISTANCE = 0.062;

/** Whether the label of an hour fits without overlapping those of sunset and sunrise. */
export const hasLabelRoom = (
  hour: number,
  { night }: Pick<CityNight, 'night'>,
  { getPosition }: TimeAxis,
) =>
  [night.from, night.to].every(
    edge => Math.abs(getPosition(hour) - getPosition(edge)) > MIN_LABEL_DISTANCE,
  );
