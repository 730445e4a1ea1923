import { useQuery } from '@tanstack/react-query';

import { calls } from '../../../data/calls.ts';
import { STUCK_AFTER, stuckSince, UNDER_WAY } from '../../../domain/upgrade.ts';
import type { UpgradeLog } from './UpgradeLog.ts';

/** Milliseconds. */
const OFTEN = 10_000;
const DAY = 86_400_000;

/** So many stuck devices are named; the list has the others. */
export const NAMED = 5;
/** So many are looked at, the oldest news first. */
const MOST = 100;

/**
 * How many upgrades are under way, planned, stuck and lately failed. The platform finds those without news; whether that
 * means stuck is judged by the rule of one.
 */
export const useLogSums = () =>
  useQuery({
    queryKey: ['upgradeLogs', 'sums'],
    queryFn: async ({ signal }) => {
      const at = Date.now();
      const ago = (milliseconds: number) => new Date(at - milliseconds).toISOString();
      const count = async (where: object) =>
        (await calls.core.countUpgradeLogs({ query: { where }, signal })).count;
      const underWay = { state: { inq: [...UNDER_WAY] } };
      const late = { lt: ago(STUCK_AFTER) };
      const isDue = { or: [{ exec_time: null }, { exec_time: late }] };
      const silent = { and: [underWay, { update_time: late }, isDue] };
      const [all, planned, failed, found] = await Promise.all([
        count(underWay),
        count({ and: [{ state: 'queued' }, { exec_time: { gt: ago(0) } }] }),
        count({ and: [{ state: 'failed' }, { update_time: { gte: ago(DAY) } }] }),
        calls.core.listUpgradeLogs({
          query: { filter: { where: silent, order: ['update_time ASC'], limit: MOST } },
          signal,
        }),
      ]);
      const stuck = (found as unknown as readonly UpgradeLog[]).filter(
        each => stuckSince(each, at) !== undefined,
      );
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
