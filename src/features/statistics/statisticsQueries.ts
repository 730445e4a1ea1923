import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';

import { calls } from '../../data/calls.ts';
import { MINUTE_MS } from '../../domain/duration.ts';
import type { NightSpan } from '../../domain/nightSpan.ts';
import type { components } from '../../generated/core/types.ts';
import { getPreviousSpan, getPreviousYearSpan } from './statisticsPeriod.ts';
import { validateReport, validateReportRows } from './validateReport.ts';
import type { StatisticsFilter } from './useStatisticsFilter.ts';

type Schemas = components['schemas'];
export type StatPoint = Schemas['StatReport'];
export type EnergyPoint = Schemas['EnergyPoint'];
export type DomainCounts = Schemas['SubdomainStatistic'];
export type LightingStatistic = Schemas['LightingStatistic'];
export type AssetModel = Schemas['Model'];

const countsShape = {
  total: 'number',
  normal: 'number',
  fault: 'number',
  offline: 'number',
  unknown: 'number',
} as const;
const statShape = {
  time: 'time',
  energy: 'number',
  saved: 'number',
  litRate: 'number',
  onlineRate: 'number',
  faults: 'number',
  alerts: 'number',
} as const;
const lightingShape = {
  lamps: 'number',
  lit: 'number',
  dimmed: 'number',
  off: 'number',
  offline: 'number',
  power: 'number',
  energyToday: 'number',
} as const;

type StatQuery = Parameters<typeof calls.core.getStatReport>[0]['query'];

/** Fetches the report of a period, step by step. */
const fetchStat = async (query: StatQuery, signal: AbortSignal): Promise<StatPoint[]> =>
  validateReportRows(
    'GET /reports/stat',
    await calls.core.getStatReport({ query, signal }),
    statShape,
  );

/** A query result: pending, successful, or failed. */
export type StatisticsQueryResult<Result> = UseQueryResult<Result>;

/** Polling interval of current values and of periods in progress, in milliseconds. */
const CURRENT_REFETCH_INTERVAL_MS = 30_000;
export const PERIOD_REFETCH_INTERVAL_MS = MINUTE_MS;

/** Runs a query and polls it while the page is visible; previous data stays until the response arrives. */
export const useStatisticsQuery = <Result>(
  key: readonly unknown[],
  fetchResult: (signal: AbortSignal) => Promise<Result>,
  refetchInterval: number | false,
  enabled = true,
): StatisticsQueryResult<Result> =>
  useQuery({
    queryKey: ['statistics', ...key],
    queryFn: ({ signal }) => fetchResult(signal),
    refetchInterval,
    placeholderData: keepPreviousData,
    staleTime: CURRENT_REFETCH_INTERVAL_MS / 2,
    enabled,
  });

export const toSpanParams = ({ from, to, step }: NightSpan) => ({
  from: new Date(from).toISOString(),
  to: new Date(to).toISOString(),
  step,
});

export const toDomainParams = (domainId: string | undefined) =>
  domainId === undefined ? {} : { domainId };
const toModelParams = (model: string | undefined) =>
  model === undefined ? {} : { model: model as AssetModel };

/** Reads the report of a period, step by step: of the lamps, or of the devices of a model. */
export function useStatReport(
  { period, domainId }: StatisticsFilter,
  model?: string,
): StatisticsQueryResult<StatPoint[]> {
  const query = {
    ...toSpanParams(period.span),
    ...toDomainParams(domainId),
    ...toModelParams(model),
  };
  return useStatisticsQuery(
    ['stat', query],
    signal => fetchStat(query, signal),
    period.includesTonight && PERIOD_REFETCH_INTERVAL_MS,
  );
}

/** Reads the report of the preceding period of the same length. */
export function usePreviousStatReport(
  { period, domainId, zone }: StatisticsFilter,
  model?: string,
) {
  const query = {
    ...toSpanParams(getPreviousSpan(period, zone)),
    ...toDomainParams(domainId),
    ...toModelParams(model),
  };
  return useStatisticsQuery(['stat', query], signal => fetchStat(query, signal), false);
}

/** Returns the energy consumed in the same period of the previous year. */
export function useLastYearEnergy(
  { period, domainId, zone }: StatisticsFilter,
  model?: string,
): StatisticsQueryResult<EnergyPoint[]> {
  const span = toSpanParams(getPreviousYearSpan(period, zone));
  const query = { ...span, ...toDomainParams(domainId), ...toModelParams(model) };
  return useStatisticsQuery(
    ['energy', query],
    async signal =>
      validateReportRows(
        'GET /statistics/energy',
        await calls.core.getEnergyStatistics({ query, signal }),
        {
          time: 'time',
          energy: 'number',
          saved: 'number',
        },
      ),
    false,
  );
}

/** Reads the report of the last nights of a period by the hour. */
export function useHourlyStatReport(
  { period, domainId }: StatisticsFilter,
  from: number,
  model?: string,
) {
  const span: NightSpan = { from, to: period.span.to, step: 'hour' };
  const query = { ...toSpanParams(span), ...toDomainParams(domainId), ...toModelParams(model) };
  return useStatisticsQuery(
    ['stat', query],
    signal => fetchStat(query, signal),
    period.includesTonight && PERIOD_REFETCH_INTERVAL_MS,
  );
}

/** Reads the current number of devices by state: of a domain with its subdomains, or of the city. */
export function useModelCountsReport({ domainId }: StatisticsFilter, model?: string) {
  return useStatisticsQuery(
    ['counts', domainId, model],
    async signal => {
      const models = await calls.core.getAssetStatistics({
        query: toDomainParams(domainId),
        signal,
      });
      validateReportRows('GET /statistics/assets', models, { model: 'string', ...countsShape });
      return models.filter(each => model === undefined || each.model === model);
    },
    CURRENT_REFETCH_INTERVAL_MS,
  );
}

/** Reads the counts of the direct subdomains, each including its own; for the city, those of its root. */
export function useSubdomainCounts(
  { domainId }: StatisticsFilter,
  model?: string,
): StatisticsQueryResult<DomainCounts[]> {
  return useStatisticsQuery(
    ['domains', domainId, model],
    async signal => {
      const fetchSubdomains = async (parentId?: string) =>
        validateReportRows(
          'GET /statistics/domains',
          await calls.core.getSubdomainStatistics({
            query: { ...(parentId !== undefined && { parentId }), ...toModelParams(model) },
            signal,
          }),
          { domainId: 'string', name: 'string', ...countsShape },
        );
      const domains = await fetchSubdomains(domainId);
      // A city with one root: its districts are more informative.
      const [singleDomain] = domains;
      return domainId === undefined && singleDomain && domains.length === 1
        ? fetchSubdomains(singleDomain.domainId)
        : domains;
    },
    CURRENT_REFETCH_INTERVAL_MS,
  );
}

/** Reads the current lamp states. */
export const useLightingReport = ({
  domainId,
}: StatisticsFilter): StatisticsQueryResult<LightingStatistic> =>
  useStatisticsQuery(
    ['light', domainId],
    async signal =>
      validateReport(
        'GET /statistics/lighting',
        await calls.core.getLightingStatistics({ query: toDomainParams(domainId), signal }),
        lightingShape,
      ),
    CURRENT_REFETCH_INTERVAL_MS,
  );

/** Maximum number of domains compared by period: each needs a request. */
const MAX_COMPARED_DOMAINS = 24;

/** Reads the report of a period for each of some domains. */
export function useStatReportsByDomain(
  { period }: StatisticsFilter,
  domains: readonly DomainCounts[],
  model?: string,
): StatisticsQueryResult<ReadonlyMap<string, readonly StatPoint[]>> {
  const ids = domains.map(({ domainId }) => domainId);
  const query = { ...toSpanParams(period.span), ...toModelParams(model) };
  return useStatisticsQuery(
    ['stat', 'each', ids, query],
    async signal => {
      const rows = await Promise.all(
        ids.map(
          async domainId => [domainId, await fetchStat({ ...query, domainId }, signal)] as const,
        ),
      );
      return new Map(rows);
    },
    period.includesTonight && PERIOD_REFETCH_INTERVAL_MS,
    ids.length > 0 && ids.length <= MAX_COMPARED_DOMAINS,
  );
}

/** The number of active faults: in total, and for each requested kind. */
export interface ActiveFaultCounts {
  readonly total: number;
  readonly byKind: readonly number[];
}

/** Counts the active faults, with the filter of their list. */
export function useActiveFaultCounts(
  { domainId }: StatisticsFilter,
  kinds: readonly string[],
  model?: string,
): StatisticsQueryResult<ActiveFaultCounts> {
  const count = async (type: string | undefined, signal: AbortSignal) => {
    const where = { end_time: null, ...(type !== undefined && { type }), ...toModelParams(model) };
    const query = { where };
    const response =
      domainId === undefined
        ? await calls.core.countFaults({ query, signal })
        : await calls.core.countDomainFaults({ path: { id: domainId }, query, signal });
    return response.count;
  };
  return useStatisticsQuery(
    ['faults', domainId, kinds, model],
    async signal => {
      const [total = 0, ...byKind] = await Promise.all(
        [undefined, ...kinds].map(type => count(type, signal)),
      );
      return { total, byKind };
    },
    CURRENT_REFETCH_INTERVAL_MS,
  );
}
