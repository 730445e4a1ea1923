import { formatClockTime, listFullHours } from '../../domain/clock.ts';
import { getSunTrack } from '../../domain/night.ts';
import type { CityNight } from '../../data/useTonight.ts';

const AXIS_LEFT = 86;
const AXIS_RIGHT = 850;
const HORIZON_Y = 796.5;
const MAX_SUN_DEPTH = 32;
const TRACK_STEPS = 64;
/** The minimum distance of an hour label to sunset or sunrise. */
const MIN_LABEL_DISTANCE = 60;

/** Tonight at the center of the map: the depth of the sun, hour by hour, and the current time. */
export const NightAxis = ({ night: tonight }: { readonly night: CityNight }) => {
  const { night, now, offset, labels } = tonight;
  const toX = (time: number) =>
    AXIS_LEFT + ((time - night.from) / (night.to - night.from)) * (AXIS_RIGHT - AXIS_LEFT);
  const hours = listFullHours(night.from, night.to, offset, 2).filter(
    hour =>
      toX(hour) > AXIS_LEFT + MIN_LABEL_DISTANCE && toX(hour) < AXIS_RIGHT - MIN_LABEL_DISTANCE,
  );
  const isNight = now >= night.from && now <= night.to;
  return (
    <g fontSize="12" textAnchor="middle" fill="#8fa0a7">
      <path
        d={buildSunPath(tonight, toX)}
        fill="#9fb9c4"
        fillOpacity=".1"
        stroke="#9fb9c4"
        strokeOpacity=".8"
        strokeWidth="1.5"
      />
      <path d={`M56 ${HORIZON_Y}H880`} stroke="#2b3d45" />
      {hours.map(hour => (
        <text key={hour} x={toX(hour)} y="850">
          {formatClockTime(hour, offset)}
        </text>
      ))}
      <text x={AXIS_LEFT} y="850" fill="#d4dee1">
        {labels.sunset}
      </text>
      <text x={AXIS_RIGHT} y="850" fill="#d4dee1">
        {labels.sunrise}
      </text>
      {isNight && <CurrentTimeMarker x={toX(now)} time={labels.now} />}
    </g>
  );
};

const CurrentTimeMarker = ({ x, time }: { readonly x: number; readonly time: string }) => {
  const isLabelRight = x < AXIS_RIGHT - MIN_LABEL_DISTANCE;
  return (
    <g fill="#e3eaec">
      <path d={`M${x} 778V831`} stroke="#e3eaec" strokeWidth="1.5" />
      <circle cx={x} cy="778" r="3" />
      <text
        x={isLabelRight ? x + 9 : x - 9}
        y="782"
        fontWeight="600"
        textAnchor={isLabelRight ? 'start' : 'end'}
      >
        {time}
      </text>
    </g>
  );
};

/** Builds the path of the sun below the horizon, to scale between the two lines. */
function buildSunPath({ night, latLng }: CityNight, toX: (time: number) => number): string {
  const track = getSunTrack(night, latLng, TRACK_STEPS);
  const lowestAltitude = Math.min(...track.map(({ altitude }) => altitude));
  const points = track.map(({ time, altitude }) => {
    const y = HORIZON_Y + (Math.min(0, altitude) / lowestAltitude) * MAX_SUN_DEPTH;
    return `${toX(time).toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}
