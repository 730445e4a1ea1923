import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../../../data/ConsoleDataProvider.ts';
import { STUCK_AFTER, stuckSince, UNDER_WAY } from '../../../domain/upgrade.ts';
import { upgradeLogs } from '../../../generated/core/resources.ts';
import type { UpgradeLog } from './UpgradeLog.ts';

/** Milliseconds. */
const OFTEN = 10_000;
const DAY = 86_400_000;

const { list, count: counting } = upgradeLogs.verbs;

/** So many stuck devices are named; the list has the others. */
export const NAMED = 5;
/** So many are looked at, the oldest news first. */
const MOST = 100;

/**
 * How many upgrades are under way, planned, stuck and lately failed. The platform finds those without news; whether that
 * means stuck is judged by the rule of one.
 */
export function useLogSums() {
  const provider = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: ['upgradeLogs', 'sums'],
    queryFn: async ({ signal }) => {
      const at = Date.now();
      const ago = (milliseconds: number) => new Date(at - milliseconds).toISOString();
      const count = async (where: object) =>
        (await provider.call<{ readonly count: number }>(counting, { query: { where }, signal }))
          .count;
      const underWay = { state: { inq: [...UNDER_WAY] } };
      const late = { lt: ago(STUCK_AFTER) };
      const isDue = { or: [{ exec_time: null }, { exec_time: late }] };
      const silent = { and: [underWay, { update_time: late }, isDue] };
      const [all, planned, failed, found] = await Promise.all([
        count(underWay),
        count({ and: [{ state: 'queued' }, { exec_time: { gt: ago(0) } }] }),
        count({ and: [{ state: 'failed' }, { update_time: { gte: ago(DAY) } }] }),
        provider.call<readonly UpgradeLog[]>(list, {
          query: { filter: { where: silent, order: ['update_time ASC'], limit: MOST } },
          signal,
        }),
      ]);
      const stuck = found.filter(each => stuckSince(each, at) !== undefined);
      return {
        at,
        now: ago(0),
        underWay: all - planned,
        planned,
        failed,
        stuck: { count: stuck.length, some: stuck },
      };
    },
    refetchInterval: OFTEN,
  });
}
