import { fraction, hashText, join } from './hash.ts';
import { cosine, RADIANS, round } from './maths.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const ZONE_MS = 8 * HOUR_MS;
const YEAR_DAYS = 365.2425;

/** What a sensor of the environment tells; directions in degrees from north. @see spec A9 */
export interface SensorValues {
  readonly temperature: number;
  readonly humidity: number;
  readonly noise: number;
  readonly pm25: number;
  readonly 'wind-direction': number;
  readonly 'wind-speed': number;
  readonly o2: number;
  readonly co: number;
  readonly 'air-pressure': number;
}

/** From 0 to 1, smoothly from one span of time to the next. */
function wave(salt: number, ms: number, span: number): number {
  const at = Math.floor(ms / span);
  const share = ms / span - at;
  const eased = share * share * (3 - 2 * share);
  return fraction(salt, at) * (1 - eased) + fraction(salt, at + 1) * eased;
}

/**
 * What a sensor measures at a moment: the weather of the city, which all its sensors share, and a little
 * of its own.
 */
export function sensorAt(asset: Readonly<Record<string, unknown>>, ms: number): SensorValues {
  const own = hashText(String(asset.id));
  const of = (n: number, span: number) => wave(n, ms, span);
  const mine = (n: number) => wave(join(own, n), ms, HOUR_MS / 2);
  const hour = ((ms + ZONE_MS) % DAY_MS) / HOUR_MS;
  // Warmest at three in the afternoon and on 25 July; loud by day.
  const day = cosine((hour - 15) * 15 * RADIANS);
  const summer = cosine(((ms / DAY_MS - 205) / YEAR_DAYS) * 360 * RADIANS);
  const temperature =
    17 + 11.5 * summer + 4.5 * day + 8 * (of(1, 3 * DAY_MS) - 0.5) + 1.6 * (mine(1) - 0.5);
  const humidity = 70 - 11 * day + 40 * (of(2, 2 * DAY_MS) - 0.5) + 5 * (mine(2) - 0.5);
  const gusts = of(3, DAY_MS) * (0.4 + mine(3));
  return {
    temperature: round(temperature, 10),
    humidity: Math.round(Math.min(99, Math.max(18, humidity))),
    noise: round(49 - 9 * cosine((hour - 2) * 15 * RADIANS) + 12 * mine(4), 10),
    pm25: Math.round(8 + 85 * of(5, 2 * DAY_MS) * of(6, DAY_MS / 2) + 12 * mine(5)),
    'wind-direction': Math.floor(of(7, DAY_MS) * 719 + 40 * mine(7)) % 360,
    'wind-speed': round(7.5 * gusts * gusts, 10),
    o2: round(20.9 + 0.2 * (mine(8) - 0.5), 10),
    co: round(0.3 + 1.4 * mine(9) * of(9, DAY_MS / 4), 10),
    'air-pressure': round(1014 - 8 * summer + 16 * (of(10, 2 * DAY_MS) - 0.5), 10),
  };
}
