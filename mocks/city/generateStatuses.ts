import { MINUTE_MS } from '../shared/duration.ts';
import type { Row } from '../platform/Store.ts';
import type { AssetRow } from './generateAssets.ts';
import { hashToFraction, hashText } from './hash.ts';
import {
  isLampDark,
  isLight,
  getLightAtBrightness,
  getLightAt,
  getSensorReadings,
} from './lightHistory.ts';
import { CITY_MODELS } from './models/cityModels.ts';

/** The report interval in minutes; each device reports at a minute of its own. */
const REPORT_MINUTES = 15;

/** The work states of a broadcast device at night: mostly idle. @see ASSET-13 */
const WORK_STATUSES: readonly number[] = [4, 4, 4, 4, 4, 2, 4, 1, 4, 0, 4, 3];

type StatusDraft = Record<string, unknown>;

/** The brightness of manually switched lamps that are still held, by id. */
export type HeldLevels = ReadonlyMap<unknown, number>;

/** Returns the lamps of active overrides. */
export const getHeldLevels = (overrides: readonly Row[]): HeldLevels =>
  new Map(
    overrides
      .filter(({ state }) => state === 'active')
      .flatMap(({ targets, brightness }) =>
        ((targets as { assetIds?: readonly unknown[] }).assetIds ?? []).map(
          id => [id, Number(brightness)] as const,
        ),
      ),
  );

/** Generates the last reported status of each asset, in the order of the assets. */
export function generateStatuses(
  assets: readonly AssetRow[],
  now: number,
  heldLevels: HeldLevels = new Map(),
): Row[] {
  const minutes = Array.from({ length: REPORT_MINUTES }, (_, n) =>
    new Date(now - (n + 1) * MINUTE_MS).toISOString(),
  );
  const hours = Array.from({ length: 24 }, (_, n) =>
    new Date(now - (REPORT_MINUTES + 1 + 19 * n) * MINUTE_MS).toISOString(),
  );
  return assets.map(asset => {
    const hash = hashText(asset.id);
    const state = asset.status;
    const online = state === 'normal' || state === 'fault';
    const share = hashToFraction(hash, 31);
    const times = online ? minutes : hours;
    const row: StatusDraft = {
      id: asset.id,
      asset_id: asset.id,
      asset_name: asset.name,
      domain_id: asset.domainId,
      model: asset.model,
      state,
      online,
      update_time: times[Math.floor(share * times.length)],
    };
    if (asset.mode !== undefined) row.mode = asset.mode;
    const firmware = getFirmwareVersion(asset);
    if (firmware !== undefined) row.firmware = firmware;
    if (online) addMeasurements(row, asset, { now, share, heldLevels });
    return row;
  });
}

/** Returns the status of a device after a report: what it measures at a time, at the light that it has. */
export function createReport(status: Row, asset: Row, at: number): Row {
  const report = { ...status, update_time: new Date(at).toISOString() };
  if ('values' in status) return { ...report, values: getSensorReadings(asset, at) };
  if (!('power' in status)) return report;
  const { power, voltage, current } = isLight(asset)
    ? getLightAtBrightness(asset, Number(status.brightness ?? 0), at)
    : getLightAt(asset, at);
  return { ...report, power, voltage, current };
}

/** Returns the firmware version of a device; one in three does not have the newest. */
export function getFirmwareVersion({ id, model }: AssetRow): string | undefined {
  const versions: readonly string[] = CITY_MODELS[model].firmware;
  const versionsBehind = Math.floor(-2 + 3 * hashToFraction(hashText(id), 32));
  return versions[Math.max(0, versions.length - 1 - Math.max(0, versionsBehind + 1))];
}

interface ReportContext {
  readonly now: number;
  readonly share: number;
  readonly heldLevels: HeldLevels;
}

function addMeasurements(
  row: StatusDraft,
  asset: AssetRow,
  { now, share, heldLevels }: ReportContext,
) {
  const { model } = asset;
  if (isLight(asset)) {
    const level = heldLevels.get(asset.controllerId ?? asset.id);
    const { brightness, power, voltage, current } =
      level === undefined || isLampDark(asset, now)
        ? getLightAt(asset, now)
        : getLightAtBrightness(asset, level, now);
    row.brightness = brightness;
    if (asset.controllerId === undefined) {
      row.power = power;
      row.voltage = voltage;
      row.current = current;
      row.temperature = Math.round(14 + 0.3 * brightness + 9 * share);
    }
    return;
  }
  if (model === 'ssipat')
    row['work-status'] = WORK_STATUSES[Math.floor(share * WORK_STATUSES.length)];
  if (model === 'sses' || model === 'sssap') row.values = getSensorReadings(asset, now);
  if (model === 'unknow' || model === 'sses' || model === 'sssap') return;
  const { power, voltage, current } = getLightAt(asset, now);
  row.power = power;
  row.voltage = voltage;
  row.current = current;
}
