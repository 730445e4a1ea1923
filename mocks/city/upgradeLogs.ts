import type { Row } from '../platform/Store.ts';
import type { AssetRow } from './assets.ts';
import type { LogOptions } from './equipmentLogs.ts';
import { fraction, hashText } from './hash.ts';
import { eventId } from './ids.ts';
import { MODELS } from './models.ts';
import { firmwareOf } from './statuses.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;

/** @see spec B9 */
const UPGRADABLE = ['ssslc', 'ssads', 'ssgw'] as const;

/** Devices that were upgraded lately, and so many at most. */
const SHARE = 0.12;
const MOST = 8_000;

/**
 * The upgrades of the last three months: a device runs what it was upgraded to, or what it had before the
 * upgrade failed.
 *
 * @param packages those of the storage service
 */
export function drawUpgradeLogs(options: LogOptions, packages: readonly Row[]): Row[] {
  const { assets } = options;
  const packageOf = new Map(
    packages.map(row => [`${String(row.model)} ${String(row.version)}`, row]),
  );
  const devices = UPGRADABLE.flatMap(model => assets.byModel[model]);
  const share = Math.min(SHARE, MOST / devices.length);
  const rows: Row[] = [];
  for (const asset of devices) {
    const mark = hashText(`${asset.id} upgrade`);
    if (fraction(mark, 1) < share) rows.push(...upgradeOf(asset, mark, packageOf, options));
  }
  return rows.sort((a, b) => (String(a.id) < String(b.id) ? -1 : 1));
}

function upgradeOf(
  asset: AssetRow,
  mark: number,
  packageOf: ReadonlyMap<string, Row>,
  { now, usernames }: LogOptions,
): Row[] {
  const versions: readonly string[] = MODELS[asset.model].firmware;
  const runs = versions.indexOf(firmwareOf(asset) ?? '');
  const fate = fraction(mark, 2);
  const isDone = fate < 0.9;
  const [from, to] = isDone
    ? [versions[runs - 1], versions[runs]]
    : [versions[runs], versions[runs + 1]];
  const file = packageOf.get(`${asset.model} ${to}`);
  if (from === undefined || to === undefined || !file) return [];
  const begin = now - 20 * MINUTE_MS - Math.floor(fraction(mark, 3) * 90 * DAY_MS);
  const end = begin + Math.floor((1 + 3 * fraction(mark, 4)) * MINUTE_MS);
  const outcome = isDone
    ? { state: 'done', progress: 100 }
    : fate < 0.96
      ? { state: 'failed', progress: 88, code: fate < 0.93 ? 18 : 9 }
      : { state: 'cancelled', progress: 35, code: 83 };
  const { code, ...state } = { code: undefined, ...outcome };
  const row = {
    id: eventId('upgradeLog', begin, mark),
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
    by: usernames[Math.floor(fraction(mark, 5) * usernames.length)],
  };
  return [row];
}
