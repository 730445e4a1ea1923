import { MINUTE_MS } from '../../domain/duration.ts';
import { parseInstant } from '../../domain/timeZone.ts';
import { isUpgradePending } from '../../domain/upgrade.ts';
import type { UpgradeLog } from './UpgradeLog.ts';

/** Upgrades that a user started together: of one package, each at most {@link MAX_GAP_MS} after another. */
export interface UpgradeCampaign {
  readonly packageName: string;
  readonly by: string;
  /** The first and the last start, as the platform writes them. */
  readonly begins: readonly [first: string, last: string];
  readonly upgrades: readonly UpgradeLog[];
}

/** The devices of a selection receive their commands one after another. */
export const MAX_GAP_MS = 5 * MINUTE_MS;

/**
 * Groups upgrades into campaigns, the newest first. A single upgrade is none.
 *
 * @param zone of the site
 */
export function groupCampaigns(
  upgrades: readonly UpgradeLog[],
  zone: string | undefined,
): readonly UpgradeCampaign[] {
  const timed = upgrades
    .map(upgrade => ({ upgrade, time: parseInstant(upgrade.begin_time, zone) }))
    .filter(({ time }) => !Number.isNaN(time))
    .toSorted((one, other) => one.time - other.time);
  const groups: { key: string; last: number; upgrades: UpgradeLog[] }[] = [];
  for (const { upgrade, time } of timed) {
    const key = JSON.stringify([upgrade.packageName, upgrade.by]);
    const group = groups.findLast(each => each.key === key);
    if (group && time - group.last <= MAX_GAP_MS) {
      group.upgrades.push(upgrade);
      group.last = time;
    } else groups.push({ key, last: time, upgrades: [upgrade] });
  }
  return groups.flatMap(({ upgrades: members }) => toCampaign(members)).toReversed();
}

function toCampaign(upgrades: readonly UpgradeLog[]): readonly UpgradeCampaign[] {
  const [first, last] = [upgrades[0], upgrades.at(-1)];
  if (!first || !last || first === last) return [];
  const { packageName, by } = first;
  return [
    { packageName, by, begins: [String(first.begin_time), String(last.begin_time)], upgrades },
  ];
}

export const countCampaign = ({ upgrades }: UpgradeCampaign) => {
  const countState = (wanted: string) => upgrades.filter(({ state }) => state === wanted).length;
  const pending = upgrades.filter(isUpgradePending);
  return {
    total: upgrades.length,
    done: countState('done'),
    failed: countState('failed'),
    cancelled: countState('cancelled'),
    pending,
  };
};
