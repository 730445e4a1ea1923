import { DAY_MS, MINUTE_MS } from '../shared/duration.ts';
import type { Row } from '../platform/Store.ts';
import type { AssetRow } from './generateAssets.ts';
import type { LogGenerationOptions } from './generateEquipmentLogs.ts';
import { hashToFraction, hashText } from './hash.ts';
import { createEventId } from '../shared/ids.ts';
import { CITY_MODELS } from './models/cityModels.ts';
import { getFirmwareVersion } from './generateStatuses.ts';

/** @see DEVICE-05 */
const UPGRADABLE_MODELS = ['ssslc', 'ssads', 'ssgw'] as const;

/** The share of recently upgraded devices, and their maximum number. */
const UPGRADED_SHARE = 0.12;
const MAX_UPGRADES = 8_000;

/**
 * Generates the upgrades of the last three months: a device runs the upgraded version, or after a failed upgrade the
 * former one.
 *
 * @param packages the packages of the storage service
 */
export function generateUpgradeLogs(
  options: LogGenerationOptions,
  packages: readonly Row[],
): Row[] {
  const { assets } = options;
  const packagesByVersion = new Map(
    packages.map(row => [`${String(row.model)} ${String(row.version)}`, row]),
  );
  const devices = UPGRADABLE_MODELS.flatMap(model => assets.byModel[model]);
  const share = Math.min(UPGRADED_SHARE, MAX_UPGRADES / devices.length);
  const rows: Row[] = [];
  for (const asset of devices) {
    const hash = hashText(`${asset.id} upgrade`);
    if (hashToFraction(hash, 1) < share)
      rows.push(...createUpgradeLog(asset, hash, packagesByVersion, options));
  }
  return rows.sort((a, b) => (String(a.id) < String(b.id) ? -1 : 1));
}

function createUpgradeLog(
  asset: AssetRow,
  hash: number,
  packagesByVersion: ReadonlyMap<string, Row>,
  { now, usernames }: LogGenerationOptions,
): Row[] {
  const versions: readonly string[] = CITY_MODELS[asset.model].firmware;
  const currentVersion = versions.indexOf(getFirmwareVersion(asset) ?? '');
  const outcomeShare = hashToFraction(hash, 2);
  const isDone = outcomeShare < 0.9;
  const [from, to] = isDone
    ? [versions[currentVersion - 1], versions[currentVersion]]
    : [versions[currentVersion], versions[currentVersion + 1]];
  const file = packagesByVersion.get(`${asset.model} ${to}`);
  if (from === undefined || to === undefined || !file) return [];
  const begin = now - 20 * MINUTE_MS - Math.floor(hashToFraction(hash, 3) * 90 * DAY_MS);
  const end = begin + Math.floor((1 + 3 * hashToFraction(hash, 4)) * MINUTE_MS);
  const outcome = isDone
    ? { state: 'done', progress: 100 }
    : outcomeShare < 0.96
      ? { state: 'failed', progress: 88, code: outcomeShare < 0.93 ? 18 : 9 }
      : { state: 'cancelled', progress: 35, code: 83 };
  const { code, ...state } = { code: undefined, ...outcome };
  const row = {
    id: createEventId('upgradeLog', begin, hash),
    asset_id: asset.id,
    asset_name: asset.name,
    model: asset.model,
    packageName: file.name,
    packageType: file.type,
    packageUrl: file.url,
    fromVersion: from,
    toVersion: to,
    ...state,
    begin_time: new Date(begin).toISOString(),
    update_time: new Date(end).toISOString(),
    ...(code !== undefined && { code }),
    by: usernames[Math.floor(hashToFraction(hash, 5) * usernames.length)],
  };
  return [row];
}
