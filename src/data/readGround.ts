import { ApiError } from '../api/ApiError.ts';
import { calls } from './calls.ts';

interface GroundRequest {
  /** West, south, east, north, in degrees. */
  readonly box: readonly number[];
  readonly zoom: number;
}

/** A platform without the operation, and one without a ground. */
const MISSING_STATUSES: readonly number[] = [404, 501];

/** Of a degree: a tenth of a metre. */
const DECIMALS = 6;

/** Requests of one day have one URL, so that the browser caches them as long as the platform allows. */
const URL_PERIOD_MS = 24 * 60 * 60 * 1000;

/** A platform without ground receives one request. */
let isMissing = false;

/** Reads the ground of a view as GeoJSON; undefined where the platform has none. */
export async function readGround(
  { box, zoom }: GroundRequest,
  signal: AbortSignal,
): Promise<unknown> {
  if (isMissing) return undefined;
  const edges = box.map(degrees => Number(degrees.toFixed(DECIMALS))).join();
  const time = Math.floor(Date.now() / URL_PERIOD_MS) * URL_PERIOD_MS;
  try {
    return await calls.config.getMapGround({ query: { box: edges, zoom }, time, signal });
  } catch (error) {
    isMissing = error instanceof ApiError && MISSING_STATUSES.includes(error.status);
    if (isMissing) return undefined;
    throw error;
  }
}
