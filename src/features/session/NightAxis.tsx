import { clockTime, hoursBetween } from '../../domain/clock.ts';
import { sunTrack } from '../../domain/night.ts';
import type { Tonight } from '../../data/useTonight.ts';

const LEFT = 86;
const RIGHT = 850;
const HORIZON = 796.5;
const DEPTH = 32;
const STEPS = 64;
/** Closer than this to sunset or sunrise, an hour has no room for its figures. */
const ROOM = 60;

/** Tonight at the place of the map: how deep the sun stands, hour by hour, and where now is. */
export const NightAxis = ({ night: tonight }: { readonly night: Tonight }) => {
  const { night, now, offset, words } = tonight;
  const x = (time: number) =>
    LEFT + ((time - night.from) / (night.to - night.from)) * (RIGHT - LEFT);
  const hours = hoursBetween(night.from, night.to, offset, 2).filter(
    hour => x(hour) > LEFT + ROOM && x(hour) < RIGHT - ROOM,
  );
  const running = now >= night.from && now <= night.to;
  return (
    <g fontSize="12" textAnchor="middle" fill="#8fa0a7">
      <path
        d={wayOfSun(tonight, x)}
        fill="#9fb9c4"
        fillOpacity=".1"
        stroke="#9fb9c4"
        strokeOpacity=".8"
        strokeWidth="1.5"
      />
      <path d={`M56 ${HORIZON}H880`} stroke="#2b3d45" />
      {hours.map(hour => (
        <text key={hour} x={x(hour)} y="850">
          {clockTime(hour, offset)}
        </text>
      ))}
      <text x={LEFT} y="850" fill="#d4dee1">
        {words.sunset}
      </text>
      <text x={RIGHT} y="850" fill="#d4dee1">
        {words.sunrise}
      </text>
      {running && <Now x={x(now)} time={words.now} />}
    </g>
  );
};

const Now = ({ x, time }: { readonly x: number; readonly time: string }) => {
  const atRight = x < RIGHT - ROOM;
  return (
    <g fill="#e3eaec">
      <path d={`M${x} 778V831`} stroke="#e3eaec" strokeWidth="1.5" />
      <circle cx={x} cy="778" r="3" />
      <text
        x={atRight ? x + 9 : x - 9}
        y="782"
        fontWeight="600"
        textAnchor={atRight ? 'start' : 'end'}
      >
        {time}
      </text>
    </g>
  );
};

/** How far below the horizon the sun stands, to scale between the two lines. */
function wayOfSun({ night, place }: Tonight, x: (time: number) => number): string {
  const track = sunTrack(night, place, STEPS);
  const deepest = Math.min(...track.map(({ altitude }) => altitude));
  const points = track.map(({ time, altitude }) => {
    const y = HORIZON + (Math.min(0, altitude) / deepest) * DEPTH;
    return `${x(time).toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}
