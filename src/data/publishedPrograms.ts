import { ApiError } from '../api/ApiError.ts';
import { getPlayLength } from '../domain/media/playLength.ts';
import type { ScheduledPlan } from '../domain/media/planOccurrences.ts';
import type { PlanTimes } from '../domain/media/planTimes.ts';
import { isObject } from '../schema/isObject.ts';
import { calls } from './calls.ts';

type PublishedProgram = Awaited<ReturnType<typeof calls.media.listPublishedPrograms>>[number];

/** A program of the published version of a project: when it is played. */
export type TimedProgram = PublishedProgram & PlanTimes;

const hasNumbers = (value: unknown, ...names: readonly string[]): boolean =>
  isObject(value) && names.every(name => Number.isFinite(value[name]));
const isDay = (value: unknown) => hasNumbers(value, 'year', 'month', 'day');
const isTime = (value: unknown) => hasNumbers(value, 'hour', 'minute', 'second', 'milliseconds');

/** Whether all times of a program can be read. */
const isTimed = (program: PublishedProgram): program is TimedProgram => {
  const { dateRange, timeRange } = program;
  return (
    hasNumbers(program, 'week', 'interval', 'playMode', 'playTimes', 'sceneCount') &&
    hasNumbers(program, 'contentDuration') &&
    isObject(dateRange) &&
    isDay(dateRange.dateBegin) &&
    isDay(dateRange.dateEnd) &&
    isObject(timeRange) &&
    isTime(timeRange.timeBegin) &&
    isTime(timeRange.timeEnd)
  );
};

/**
 * Reads when the programs of a published version are played, by default of the latest one.
 *
 * @throws ApiError with status 200: their times cannot be read
 */
export async function readPublishedPrograms(
  id: string,
  version: number | undefined,
  signal: AbortSignal,
): Promise<readonly TimedProgram[]> {
  const query = version === undefined ? {} : { version };
  const programs = await calls.media.listPublishedPrograms({ path: { id }, query, signal });
  return programs.map(program => {
    if (!isTimed(program)) throw new ApiError('GET /projects/{id}/published', 200, programs);
    return program;
  });
}

export const toScheduledPlan = (program: TimedProgram): ScheduledPlan => ({
  ...program,
  playLength: getPlayLength(program, program.contentDuration),
  isEmpty: program.sceneCount === 0,
});
