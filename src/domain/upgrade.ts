/** The models whose firmware can be upgraded. @see spec A9, B9 (DEVICE-05) */
export const UPGRADABLE = ['ssslc', 'ssads', 'ssgw'] as const;

/** Whether a device of this model can be upgraded. */
export const isUpgradable = (model: unknown): boolean =>
  (UPGRADABLE as readonly unknown[]).includes(model);

/** Upgrades that have not ended yet. */
export const UNDER_WAY = ['queued', 'downloading', 'installing'] as const;

/** What decides whether an upgrade is stuck; times in ISO 8601, as the platform writes them. */
export interface UpgradeNews {
  readonly state?: unknown;
  readonly begin_time?: unknown;
  readonly exec_time?: unknown;
  readonly update_time?: unknown;
}

/** Milliseconds without a word from a device that is being upgraded: a download and an installation report more often. */
export const STUCK_AFTER = 10 * 60_000;

/** Whether an upgrade has not ended yet. */
export const isUnderWay = ({ state }: UpgradeNews): boolean =>
  (UNDER_WAY as readonly unknown[]).includes(state);

/** Whether it waits for the moment it is planned for. @param now milliseconds */
export const isPlanned = (upgrade: UpgradeNews, now: number): boolean =>
  upgrade.state === 'queued' && timeOf(upgrade.exec_time) > now;

/**
 * Since when nothing has been heard of an upgrade that is under way; `undefined` unless it has been longer than
 * {@link STUCK_AFTER}. One that is planned for later is not late.
 *
 * @param now milliseconds
 * @returns milliseconds since 1970
 */
export function stuckSince(upgrade: UpgradeNews, now: number): number | undefined {
  if (!isUnderWay(upgrade)) return undefined;
  const { begin_time, exec_time, update_time } = upgrade;
  const heard = Math.max(timeOf(begin_time), timeOf(exec_time), timeOf(update_time));
  return Number.isFinite(heard) && now - heard > STUCK_AFTER ? heard : undefined;
}

const timeOf = (value: unknown): number => {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? -Infinity : time;
};

/**
 * Compares two versions part by part: numbers as numbers, words as words, a missing part before any other.
 *
 * @returns below 0 where the first is the older one
 */
export function compareVersions(one: string, other: string): number {
  const [left, right] = [partsOf(one), partsOf(other)];
  for (const [index, part] of left.entries()) {
    const against = right[index];
    if (against === undefined) return 1;
    if (part === against) continue;
    const [a, b] = [Number(part), Number(against)];
    if (Number.isNaN(a) || Number.isNaN(b)) return part < against ? -1 : 1;
    if (a !== b) return a - b;
  }
  return left.length - right.length;
}

const partsOf = (version: string) => version.split(/[.\-+_]/u);
