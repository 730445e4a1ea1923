import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../../data/ConsoleDataProvider.ts';
import { HOUR_MS } from '../../domain/duration.ts';
import { getPlatformTime } from '../../domain/platformClock.ts';
import { parseInstant } from '../../domain/timeZone.ts';
import { isUpgradePending, PENDING_UPGRADE_STATES } from '../../domain/upgrade.ts';
import { upgradeLogs } from '../../generated/core/resources.ts';
import { useSiteZone } from '../../ui/SiteZone.ts';
import { groupCampaigns, MAX_GAP_MS } from './campaigns.ts';
import type { UpgradeLog } from './UpgradeLog.ts';

/** Milliseconds. */
const POLL_INTERVAL_MS = 10_000;
/** A campaign stays for its result after its end, in milliseconds. */
const RECENT_MS = HOUR_MS;
const MAX_ROWS = 5_000;

const FIELDS = ['id', 'asset_name', 'packageName', 'by', 'state', 'begin_time'];

/** Returns the campaigns that are in progress, planned, or started in the last hour. */
export function useUpgradeCampaigns() {
  const provider = useDataProvider<ConsoleDataProvider>();
  const zone = useSiteZone();
  return useQuery({
    queryKey: ['upgradeLogs', 'campaigns', zone],
    queryFn: async ({ signal }) => {
      const list = (filter: object) =>
        provider.call<readonly UpgradeLog[]>(upgradeLogs.verbs.list, {
          query: { filter: { fields: FIELDS, ...filter } },
          signal,
        });
      const where = { state: { inq: [...PENDING_UPGRADE_STATES] } };
      const [oldest] = await list({ where, order: ['begin_time ASC'], limit: 1 });
      const recent = getPlatformTime() - RECENT_MS;
      const pendingSince = parseInstant(oldest?.begin_time, zone) - MAX_GAP_MS;
      const since = pendingSince < recent ? pendingSince : recent;
      const rows = await list({
        where: { begin_time: { gte: new Date(since).toISOString() } },
        order: ['begin_time DESC'],
        limit: MAX_ROWS,
      });
      return groupCampaigns(rows, zone).filter(
        ({ begins, upgrades }) =>
          parseInstant(begins[1], zone) > recent || upgrades.some(isUpgradePending),
      );
    },
    refetchInterval: POLL_INTERVAL_MS,
  });
}
