import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';

import { calls } from '../../data/calls.ts';
import { type NightSpan, yearBefore } from '../../domain/nights.ts';
import type { components } from '../../generated/core/types.ts';
import { spanBefore } from './periods.ts';
import { checkFigures, checkRows } from './checkFigures.ts';
import type { Question } from './useQuestion.ts';

type Schemas = components['schemas'];
export type StatPoint = Schemas['StatReport'];
export type EnergyPoint = Schemas['EnergyPoint'];
export type DomainCounts = Schemas['SubdomainStatistic'];
export type Light = Schemas['LightingStatistic'];
export type Model = Schemas['Model'];

const counts = {
  total: 'number',
  normal: 'number',
  fault: 'number',
  offline: 'number',
  unknown: 'number',
} as const;
const rates = {
  time: 'string',
  energy: 'number',
  saved: 'number',
  litRate: 'number',
  onlineRate: 'number',
  faults: 'number',
  alerts: 'number',
} as const;
const light = {
  lamps: 'number',
  lit: 'number',
  dimmed: 'number',
  off: 'number',
  offline: 'number',
  power: 'number',
  energyToday: 'number',
} as const;

type StatQuery = Parameters<typeof calls.core.getStatReport>[0]['query'];

/** The report of a time, step by step. */
const readStat = async (query: StatQuery, signal: AbortSignal): Promise<StatPoint[]> =>
  checkRows('GET /reports/stat', await calls.core.getStatReport({ query, signal }), rates);

/** A reading that is on its way, there, or failed. */
export type Reading<Answer> = UseQueryResult<Answer>;

/** What is now is read again so often, and so is a time that is not over, in milliseconds. */
const NOW = 30_000;
const SOON = 60_000;

/** Reads again as long as the page is looked at; what was asked before stays until the answer is there. */
const useReading = <Answer>(
  key: readonly unknown[],
  read: (signal: AbortSignal) => Promise<Answer>,
  every: number | false,
  enabled = true,
): Reading<Answer> =>
  useQuery({
    queryKey: ['statistics', ...key],
    queryFn: ({ signal }) => read(signal),
    refetchInterval: every,
    placeholderData: keepPreviousData,
    staleTime: NOW / 2,
    enabled,
  });

const moments = ({ from, to, step }: NightSpan) => ({
  from: new Date(from).toISOString(),
  to: new Date(to).toISOString(),
  step,
});

const ofDomain = (domainId: string | undefined) => (domainId === undefined ? {} : { domainId });
const ofModel = (model: string | undefined) =>
  model === undefined ? {} : { model: model as Model };

/** What a time was like, step by step: of the lamps, or of the devices of a model. */
export function useStat({ period, domainId }: Question, model?: string): Reading<StatPoint[]> {
  const query = { ...moments(period.span), ...ofDomain(domainId), ...ofModel(model) };
  return useReading(['stat', query], signal => readStat(query, signal), period.isNow && SOON);
}

/** The same of the time of the same length right before it. */
export function useStatBefore({ period, domainId }: Question, model?: string) {
  const query = { ...moments(spanBefore(period)), ...ofDomain(domainId), ...ofModel(model) };
  return useReading(['stat', query], signal => readStat(query, signal), false);
}

/** What was drawn in the same time of the year before. */
export function useEnergyBefore(
  { period, domainId, zone }: Question,
  model?: string,
): Reading<EnergyPoint[]> {
  const span = moments(yearBefore(period.span, zone));
  const query = { ...span, ...ofDomain(domainId), ...ofModel(model) };
  return useReading(
    ['energy', query],
    async signal =>
      checkRows('GET /statistics/energy', await calls.core.getEnergyStatistics({ query, signal }), {
        time: 'string',
        energy: 'number',
        saved: 'number',
      }),
    false,
  );
}

/** The last nights of a time by the hour. */
export function useHours({ period, domainId }: Question, from: number, model?: string) {
  const span: NightSpan = { from, to: period.span.to, step: 'hour' };
  const query = { ...moments(span), ...ofDomain(domainId), ...ofModel(model) };
  return useReading(['stat', query], signal => readStat(query, signal), period.isNow && SOON);
}

/** How many devices there are now, by state: of a domain and everything below it, or of the city. */
export function useCounts({ domainId }: Question, model?: string) {
  return useReading(
    ['counts', domainId, model],
    async signal => {
      const models = await calls.core.getAssetStatistics({ query: ofDomain(domainId), signal });
      checkRows('GET /statistics/assets', models, { model: 'string', ...counts });
      return models.filter(each => model === undefined || each.model === model);
    },
    NOW,
  );
}

/** The domains right below one, each with all that is in it. Of the city, those of its root. */
export function useSubdomains({ domainId }: Question, model?: string): Reading<DomainCounts[]> {
  return useReading(
    ['domains', domainId, model],
    async signal => {
      const below = async (parentId?: string) =>
        checkRows(
          'GET /statistics/domains',
          await calls.core.getSubdomainStatistics({
            query: { ...(parentId !== undefined && { parentId }), ...ofModel(model) },
            signal,
          }),
          { domainId: 'string', name: 'string', ...counts },
        );
      const domains = await below(domainId);
      // A city with one root: its districts say more.
      const [only] = domains;
      return domainId === undefined && only && domains.length === 1
        ? below(only.domainId)
        : domains;
    },
    NOW,
  );
}

/** How the lamps burn now. */
export const useLight = ({ domainId }: Question): Reading<Light> =>
  useReading(
    ['light', domainId],
    async signal =>
      checkFigures(
        'GET /statistics/lighting',
        await calls.core.getLightingStatistics({ query: ofDomain(domainId), signal }),
        light,
      ),
    NOW,
  );

/** More domains than these are not compared by their time: each is a question of its own. */
const MOST_COMPARED = 24;

/** What the same time was like in each of some domains. */
export function useStatOfEach(
  { period }: Question,
  domains: readonly DomainCounts[],
  model?: string,
): Reading<ReadonlyMap<string, readonly StatPoint[]>> {
  const ids = domains.map(({ domainId }) => domainId);
  const query = { ...moments(period.span), ...ofModel(model) };
  return useReading(
    ['stat', 'each', ids, query],
    async signal => {
      const rows = await Promise.all(
        ids.map(
          async domainId => [domainId, await readStat({ ...query, domainId }, signal)] as const,
        ),
      );
      return new Map(rows);
    },
    period.isNow && SOON,
    ids.length > 0 && ids.length <= MOST_COMPARED,
  );
}

/** How many faults are active: all of them, and those of each kind that was asked for. */
export interface OpenFaults {
  readonly total: number;
  readonly byKind: readonly number[];
}

/** Counts the faults that have not ended, as their list does. */
export function useOpenFaults(
  { domainId }: Question,
  kinds: readonly string[],
  model?: string,
): Reading<OpenFaults> {
  const count = async (type: string | undefined, signal: AbortSignal) => {
    const where = { end_time: null, ...(type !== undefined && { type }), ...ofModel(model) };
    const query = { where };
    const counted =
      domainId === undefined
        ? await calls.core.countFaults({ query, signal })
        : await calls.core.countDomainFaults({ path: { id: domainId }, query, signal });
    return counted.count;
  };
  return useReading(
    ['faults', domainId, kinds, model],
    async signal => {
      const [total = 0, ...byKind] = await Promise.all(
        [undefined, ...kinds].map(type => count(type, signal)),
      );
      return { total, byKind };
    },
    NOW,
  );
}
