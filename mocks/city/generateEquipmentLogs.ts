import { DAY_MS, HOUR_MS, MINUTE_MS } from '../shared/duration.ts';
import type { Row } from '../platform/Store.ts';
import type { AssetRow, CityAssets } from './generateAssets.ts';
import { createEventId } from '../shared/ids.ts';
import { CITY_CENTRE } from './cityCoordinates.ts';
import type { RandomSource } from '../shared/random.ts';
import { getSunTimes } from './sunTimes.ts';
import { HISTORY_MS } from './generateFaults.ts';

const LAMP_PARAMETER = 'device-lighting:lamp-param';

const LOGS_PER_ASSET = 1;
const MAX_LOGS = 20_000;

export interface LogGenerationOptions {
  readonly now: number;
  readonly assets: CityAssets;
  /** The usernames of device operators. */
  readonly usernames: readonly string[];
}

/** An event and its time. */
interface GeneratedLog {
  readonly at: number;
  readonly row: Row;
}

/** Generates the device logs of the last thirty days, oldest first; strategies cause most of the entries. */
export function generateEquipmentLogs(random: RandomSource, options: LogGenerationOptions): Row[] {
  const { assets } = options;
  const count = Math.min(MAX_LOGS, LOGS_PER_ASSET * assets.rows.length);
  const entries = Array.from({ length: count }, (_, n) => {
    const randomShare = random.next();
    const generateEntry =
      randomShare < 0.6
        ? generateStrategyLog
        : randomShare < 0.82
          ? generateUserLog
          : generateDeviceLog;
    const { at, row } = generateEntry(random, options);
    return { n, at, row };
  });
  entries.sort((a, b) => a.at - b.at || a.n - b.n);
  return entries.map(({ n, at, row }) => ({
    id: createEventId('equipmentLog', at, n),
    time: new Date(at).toISOString(),
    ...row,
  }));
}

const getAssetColumns = ({ id, name, model, domainId }: AssetRow) => ({
  asset_id: id,
  asset_name: name,
  model,
  domain_id: domainId,
});

/** Generates the result of an action: nearly always success, otherwise a failure with the code of its reason. */
function generateOutcome(random: RandomSource) {
  const randomShare = random.next();
  if (randomShare < 0.955) return { result: 'success' };
  if (randomShare < 0.965) return { result: 'pending', code: 81 };
  return { result: 'failed', code: random.pick([4, 4, 9, 18]) };
}

/** Generates switching: lamps are switched on at sunset, dimmed in the small hours and switched off at sunrise. */
function generateStrategyLog(
  random: RandomSource,
  { now, assets }: LogGenerationOptions,
): GeneratedLog {
  const day = now - Math.floor(random.next() * HISTORY_MS);
  const { sunset, sunrise } = getSunTimes(CITY_CENTRE.lat, CITY_CENTRE.lng, day);
  const [action, base, value] = random.pick([
    ['switchOn', sunset, '100 %'],
    ['dim', sunset + 6 * HOUR_MS, '60 %'],
    ['switchOff', sunrise, '0 %'],
  ] as const);
  const time = base + random.nextInt(MINUTE_MS);
  const row = {
    ...getAssetColumns(random.pick(assets.byModel.ssslc)),
    action,
    parameter: LAMP_PARAMETER,
    value,
    source: 'strategy',
    ...generateOutcome(random),
  };
  return { at: time > now ? time - DAY_MS : time, row };
}

/** Generates a user action on a device, more often by day than by night. */
function generateUserLog(
  random: RandomSource,
  { now, assets, usernames }: LogGenerationOptions,
): GeneratedLog {
  const at = now - Math.floor(random.next() * HISTORY_MS);
  const { sscam, ssads, ssslc } = assets.byModel;
  const userColumns = { source: 'user', actor: random.pick(usernames), ...generateOutcome(random) };
  const randomShare = random.next();
  if (randomShare < 0.12 && sscam.length > 0) {
    const value = random.pick(['左转', '右转', '放大', '预置位 2']);
    return {
      at,
      row: { ...getAssetColumns(random.pick(sscam)), action: 'camera', value, ...userColumns },
    };
  }
  if (randomShare < 0.24 && ssads.length > 0) {
    const value = '插播';
    return {
      at,
      row: { ...getAssetColumns(random.pick(ssads)), action: 'player', value, ...userColumns },
    };
  }
  const asset = random.pick(ssslc);
  const [action, parameter, value] = random.pick([
    ['dim', LAMP_PARAMETER, '80 %'],
    ['switchOn', LAMP_PARAMETER, '100 %'],
    ['switchOff', LAMP_PARAMETER, '0 %'],
    ['override', LAMP_PARAMETER, '100 %'],
    ['request', 'device-energy', undefined],
    ['set', 'device-common:data-report-period', '15'],
    ['set', 'device-common:clock', undefined],
    ['scene', LAMP_PARAMETER, '40 %'],
  ] as const);
  const valueColumn = value === undefined ? {} : { value };
  return {
    at,
    row: { ...getAssetColumns(asset), action, parameter, ...valueColumn, ...userColumns },
  };
}

/** Generates the events that devices report themselves. */
function generateDeviceLog(
  random: RandomSource,
  { now, assets }: LogGenerationOptions,
): GeneratedLog {
  const at = now - Math.floor(random.next() * HISTORY_MS);
  const action = random.pick(['offline', 'online', 'alarm', 'recover'] as const);
  const source = action === 'alarm' || action === 'recover' ? 'device' : 'platform';
  const row = { ...getAssetColumns(random.pick(assets.rows)), action, source, result: 'success' };
  return { at, row };
}
