import { DAY_MS, HOUR_MS } from '../shared/duration.ts';
import { hashToFraction, hashText, joinHashes } from './hash.ts';
import { cosine, RADIANS_PER_DEGREE, roundTo } from './portableMath.ts';

const ZONE_OFFSET_MS = 8 * HOUR_MS;
const YEAR_DAYS = 365.2425;

/** The readings of an environmental sensor; directions in degrees from north. @see ASSET-12 */
export interface SensorReadings {
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

/** Returns a value from 0 to 1, smooth from one time span to the next. */
function getWave(salt: number, ms: number, span: number): number {
  const at = Math.floor(ms / span);
  const progress = ms / span - at;
  const eased = progress * progress * (3 - 2 * progress);
  return hashToFraction(salt, at) * (1 - eased) + hashToFraction(salt, at + 1) * eased;
}

/**
 * Returns the readings of a sensor at a moment: the weather of the city, which all its sensors share, plus a small
 * deviation.
 */
export function getSensorReadings(
  asset: Readonly<Record<string, unknown>>,
  ms: number,
): SensorReadings {
  const assetHash = hashText(String(asset.id));
  const getCityWave = (n: number, span: number) => getWave(n, ms, span);
  const getLocalWave = (n: number) => getWave(joinHashes(assetHash, n), ms, HOUR_MS / 2);
  const hour = ((ms + ZONE_OFFSET_MS) % DAY_MS) / HOUR_MS;
  // Warmest at three in the afternoon and on 25 July; loud by day.
  const day = cosine((hour - 15) * 15 * RADIANS_PER_DEGREE);
  const summer = cosine(((ms / DAY_MS - 205) / YEAR_DAYS) * 360 * RADIANS_PER_DEGREE);
  const temperature =
    17 +
    11.5 * summer +
    4.5 * day +
    8 * (getCityWave(1, 3 * DAY_MS) - 0.5) +
    1.6 * (getLocalWave(1) - 0.5);
  const humidity =
    70 - 11 * day + 40 * (getCityWave(2, 2 * DAY_MS) - 0.5) + 5 * (getLocalWave(2) - 0.5);
  const gusts = getCityWave(3, DAY_MS) * (0.4 + getLocalWave(3));
  return {
    temperature: roundTo(temperature, 10),
    humidity: Math.round(Math.min(99, Math.max(18, humidity))),
    noise: roundTo(
      49 - 9 * cosine((hour - 2) * 15 * RADIANS_PER_DEGREE) + 12 * getLocalWave(4),
      10,
    ),
    pm25: Math.round(
      8 + 85 * getCityWave(5, 2 * DAY_MS) * getCityWave(6, DAY_MS / 2) + 12 * getLocalWave(5),
    ),
    'wind-direction': Math.floor(getCityWave(7, DAY_MS) * 719 + 40 * getLocalWave(7)) % 360,
    'wind-speed': roundTo(7.5 * gusts * gusts, 10),
    o2: roundTo(20.9 + 0.2 * (getLocalWave(8) - 0.5), 10),
    co: roundTo(0.3 + 1.4 * getLocalWave(9) * getCityWave(9, DAY_MS / 4), 10),
    'air-pressure': roundTo(1014 - 8 * summer + 16 * (getCityWave(10, 2 * DAY_MS) - 0.5), 10),
  };
}
