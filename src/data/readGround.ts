import { ApiError } from '../api/ApiError.ts';
import { session } from '../api/session.ts';
import { DAY_MS } from '../domain/duration.ts';
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

/** The session in which the platform has no ground: it receives one request in a session. */
let sessionWithoutGround: string | undefined;

/** Reads the ground of a view as GeoJSON; undefined where the platform has none. */
export async function readGround(
  { box, zoom }: GroundRequest,
  signal: AbortSignal,
): Promise<unknown> {
  const sessionId = session.read()?.id ?? '';
  if (sessionWithoutGround === sessionId) return undefined;
  const edges = box.map(degrees => Number(degrees.toFixed(DECIMALS))).join();
  // Requests of one day have one URL, so that the browser caches them as long as the platform allows.
  const time = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  try {
    return await calls.config.getMapGround({ query: { box: edges, zoom }, time, signal });
  } catch (error) {
    if (!(error instanceof ApiError && MISSING_STATUSES.includes(error.status))) throw error;
    sessionWithoutGround = sessionId;
    return undefined;
  }
}
