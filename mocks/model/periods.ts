import { DAY_MS, HOUR_MS, MINUTE_MS } from '../shared/duration.ts';
import { errorCodes, HttpError, httpErrors } from '../platform/HttpError.ts';
import type { OperationCall } from '../platform/operationRule.ts';
import { getMidnightBefore, getMonthStart } from '../shared/cityTime.ts';

/** The maximum number of points of a response. */
const MAX_POINTS = 2000;

export type SeriesStep = 'minute' | 'hour' | 'day' | 'night' | 'month';

/** Returns the end of the step of a moment, in the local time of the city. A night is from noon to noon. */
const STEP_ENDS: Readonly<Record<SeriesStep, (ms: number) => number>> = {
  minute: ms => (Math.floor(ms / MINUTE_MS) + 1) * MINUTE_MS,
  hour: ms => (Math.floor(ms / HOUR_MS) + 1) * HOUR_MS,
  day: ms => getMidnightBefore(ms) + DAY_MS,
  night: ms => getMidnightBefore(ms - DAY_MS / 2) + 1.5 * DAY_MS,
  month: ms => getMonthStart(ms, 1),
};

/** The requested time span. */
export interface QueryTimeSpan {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns the span of the query up to now; it is empty for a future span.
 *
 * @throws HttpError 400 (1) it ends before it starts
 */
export function readTimeSpan({ query, platform }: OperationCall): QueryTimeSpan {
  const [from, to] = [query.from, query.to].map(moment => Date.parse(String(moment)));
  if (from === undefined || to === undefined || !(from < to)) {
    throw httpErrors.badRequest('`from` must be before `to`.');
  }
  return { from, to: Math.max(from, Math.min(to, platform.clock())) };
}

/**
 * The edges of the steps of a span, its own start and end included: one more than there are steps, and between two of
 * them is one step.
 *
 * @throws HttpError 400 (78) more than 2,000 steps
 */
export function getStepEdges({ from, to }: QueryTimeSpan, step: SeriesStep): readonly number[] {
  const edges = [from];
  for (let edge = STEP_ENDS[step](from); edge < to; edge = STEP_ENDS[step](edge)) {
    edges.push(edge);
    if (edges.length > MAX_POINTS) {
      throw new HttpError(
        400,
        errorCodes.tooLarge,
        `More than ${MAX_POINTS} points are requested.`,
      );
    }
  }
  return from < to ? [...edges, to] : edges;
}
