import { MINUTE_MS } from './duration.ts';
import { parseInstant } from './timeZone.ts';

/** The models whose firmware can be upgraded. @see DEVICE-05 */
export const UPGRADABLE_MODELS = ['ssslc', 'ssads', 'ssgw'] as const;

/** Whether a device of this model can be upgraded. */
export const isUpgradable = (model: unknown): boolean =>
  (UPGRADABLE_MODELS as readonly unknown[]).includes(model);

export const PENDING_UPGRADE_STATES = ['queued', 'downloading', 'installing'] as const;

/** The properties that determine whether an upgrade is stuck; times in ISO 8601, as the platform writes them. */
export interface UpgradeProgress {
  readonly state?: unknown;
  readonly begin_time?: unknown;
  readonly exec_time?: unknown;
  readonly update_time?: unknown;
}

/** Milliseconds without a report of a device during an upgrade: a download and an installation report more often. */
export const STUCK_AFTER_MS = 10 * MINUTE_MS;

/** Whether an upgrade has not ended yet. */
export const isUpgradePending = ({ state }: UpgradeProgress): boolean =>
  (PENDING_UPGRADE_STATES as readonly unknown[]).includes(state);

/**
 * Whether an upgrade waits for its planned time.
 *
 * @param now milliseconds
 * @param zone of the site
 */
export const isUpgradePlanned = (
  upgrade: UpgradeProgress,
  now: number,
  zone: string | undefined,
): boolean => upgrade.state === 'queued' && parseInstant(upgrade.exec_time, zone) > now;

/**
 * Returns the time of the last report of a pending upgrade; `undefined` unless it is more than {@link STUCK_AFTER_MS}
 * ago. One that is planned for later is not stuck.
 *
 * @param now milliseconds
 * @param zone of the site
 * @returns milliseconds since 1970
 */
export function getStuckSince(
  upgrade: UpgradeProgress,
  now: number,
  zone: string | undefined,
): number | undefined {
  if (!isUpgradePending(upgrade)) return undefined;
  const { begin_time, exec_time, update_time } = upgrade;
  const times = [begin_time, exec_time, update_time]
    .map(time => parseInstant(time, zone))
    .filter(Number.isFinite);
  const lastReportTime = Math.max(...times);
  return times.length > 0 && now - lastReportTime > STUCK_AFTER_MS ? lastReportTime : undefined;
}

/**
 * Compares two versions part by part: numbers numerically, texts as texts, a missing part before any other.
 *
 * @returns below 0 where the first is the older one
 */
export function compareVersions(one: string, other: string): number {
  const [firstParts, secondParts] = [splitVersion(one), splitVersion(other)];
  for (const [index, part] of firstParts.entries()) {
    const otherPart = secondParts[index];
    if (otherPart === undefined) return 1;
    if (part === otherPart) continue;
    const [a, b] = [Number(part), Number(otherPart)];
    if (Number.isNaN(a) || Number.isNaN(b)) return part < otherPart ? -1 : 1;
    if (a !== b) return a - b;
  }
  return firstParts.length - secondParts.length;
}

const splitVersion = (version: string) => version.split(/[.\-+_]/u);
