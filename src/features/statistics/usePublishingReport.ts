import { calls } from '../../data/calls.ts';
import type { components } from '../../generated/media/types.ts';
import {
  PERIOD_REFETCH_INTERVAL_MS,
  type StatisticsQueryResult,
  toDomainParams,
  toSpanParams,
  useStatisticsQuery,
} from './statisticsQueries.ts';
import type { StatisticsFilter } from './useStatisticsFilter.ts';
import { validateReport, validateReportRows } from './validateReport.ts';

type Schemas = components['schemas'];
export type PublishingReport = Schemas['MediaStatistics'];
export type PublishingStep = Schemas['MediaStatisticsStep'];

const CALL = 'GET /statistics/media';

const stepShape = {
  time: 'string',
  delivered: 'number',
  waiting: 'number',
  failed: 'number',
  hours: 'number',
  size: 'number',
} as const;
const countsShape = {
  players: 'number',
  online: 'number',
  pending: 'number',
  files: 'number',
  size: 'number',
} as const;

/** Reads what the players did in a period, step by step, and the current numbers of players and files. */
export function usePublishingReport({
  period,
  domainId,
}: StatisticsFilter): StatisticsQueryResult<PublishingReport> {
  const query = { ...toSpanParams(period.span), ...toDomainParams(domainId) };
  return useStatisticsQuery(
    ['media', query],
    async signal => {
      const report = await calls.media.getMediaStatistics({ query, signal });
      const { players, online, pending, files, size } = report;
      validateReport(CALL, { players, online, pending, files, size }, countsShape);
      validateReportRows(CALL, report.steps, stepShape);
      validateReportRows(CALL, report.projectHours, {
        projectId: 'string',
        name: 'string',
        hours: 'number',
      });
      validateReportRows(CALL, report.fileTypes, {
        type: 'string',
        count: 'number',
        size: 'number',
      });
      return report;
    },
    period.includesTonight && PERIOD_REFETCH_INTERVAL_MS,
  );
}
