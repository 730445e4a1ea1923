import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../../data/ConsoleDataProvider.ts';
import { DAY_MS } from '../../domain/duration.ts';
import { getPlatformTime } from '../../domain/platformClock.ts';
import { STUCK_AFTER_MS, getStuckSince, PENDING_UPGRADE_STATES } from '../../domain/upgrade.ts';
import { upgradeLogs } from '../../generated/core/resources.ts';
import { useSiteZone } from '../../ui/SiteZone.ts';
import type { UpgradeLog } from './UpgradeLog.ts';

/** Milliseconds. */
const POLL_INTERVAL_MS = 10_000;

const { list: listOperation, count: countOperation } = upgradeLogs.verbs;

/** Maximum number of stuck devices shown by name; the list has the others. */
export const MAX_NAMED_DEVICES = 5;
/** Maximum number of rows checked, the oldest report first. */
const MAX_ROWS = 100;

/**
 * Counts the upgrades in progress, scheduled, stuck and recently failed. The platform filters those without reports;
 * the rule for a single upgrade decides whether they are stuck.
 */
export function useUpgradeLogSummary() {
  const provider = useDataProvider<ConsoleDataProvider>();
  const zone = useSiteZone();
  return useQuery({
    queryKey: ['upgradeLogs', 'sums', zone],
    queryFn: async ({ signal }) => {
      const at = getPlatformTime();
      const timeAgo = (milliseconds: number) => new Date(at - milliseconds).toISOString();
      const count = async (where: object) =>
        (
          await provider.call<{ readonly count: number }>(countOperation, {
            query: { where },
            signal,
          })
        ).count;
      const pendingUpgrades = { state: { inq: [...PENDING_UPGRADE_STATES] } };
      const isLongAgo = { lt: timeAgo(STUCK_AFTER_MS) };
      const isDue = { or: [{ exec_time: null }, { exec_time: isLongAgo }] };
      const staleWhere = { and: [pendingUpgrades, { update_time: isLongAgo }, isDue] };
      const [all, planned, failed, staleUpgrades] = await Promise.all([
        count(pendingUpgrades),
        count({ and: [{ state: 'queued' }, { exec_time: { gt: timeAgo(0) } }] }),
        count({ and: [{ state: 'failed' }, { update_time: { gte: timeAgo(DAY_MS) } }] }),
        provider.call<readonly UpgradeLog[]>(listOperation, {
          query: { filter: { where: staleWhere, order: ['update_time ASC'], limit: MAX_ROWS } },
          signal,
        }),
      ]);
      const stuck = staleUpgrades.filter(each => getStuckSince(each, at, zone) !== undefined);
      return {
        at,
        now: timeAgo(0),
        underWay: all - planned,
        planned,
        failed,
        stuck: { count: stuck.length, some: stuck },
      };
    },
    refetchInterval: POLL_INTERVAL_MS,
  });
}
