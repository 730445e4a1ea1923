import type { Row } from '../platform/Store.ts';
import type { AssetRow, Assets } from './assets.ts';
import { eventId } from './ids.ts';
import { CENTRE } from './plane.ts';
import type { Random } from './random.ts';
import { sunTimes } from './sun.ts';
import { HISTORY_MS } from './troubles.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const LAMP = 'device-lighting:lamp-param';

const PER_ASSET = 1;
const MOST = 20_000;

/** What logs are drawn from. */
export interface LogOptions {
  readonly now: number;
  readonly assets: Assets;
  /** Who works on devices. */
  readonly usernames: readonly string[];
}

/** What happened, and when. */
interface Entry {
  readonly at: number;
  readonly row: Row;
}

/** What happened to devices in the last thirty days, the oldest first: most of it by strategies. */
export function drawEquipmentLogs(random: Random, options: LogOptions): Row[] {
  const { assets } = options;
  const count = Math.min(MOST, PER_ASSET * assets.rows.length);
  const entries = Array.from({ length: count }, (_, n) => {
    const share = random.next();
    const draw = share < 0.6 ? byStrategy : share < 0.82 ? byUser : byDevice;
    const { at, row } = draw(random, options);
    return { n, at, row };
  });
  entries.sort((a, b) => a.at - b.at || a.n - b.n);
  return entries.map(({ n, at, row }) => ({
    id: eventId('equipmentLog', at, n),
    time: new Date(at).toISOString(),
    ...row,
  }));
}

const whose = ({ id, name, model, domainId }: AssetRow) => ({
  asset_id: id,
  asset_name: name,
  model,
  domain_id: domainId,
});

/** Nearly all succeeds; what does not has the code of its reason. */
function outcome(random: Random) {
  const share = random.next();
  if (share < 0.955) return { result: 'success' };
  if (share < 0.965) return { result: 'pending', code: 81 };
  return { result: 'failed', code: random.pick([4, 4, 9, 18]) };
}

/** Lamps go on at sunset, down in the small hours and off at sunrise. */
function byStrategy(random: Random, { now, assets }: LogOptions): Entry {
  const day = now - Math.floor(random.next() * HISTORY_MS);
  const { sunset, sunrise } = sunTimes(CENTRE.lat, CENTRE.lng, day);
  const [action, base, value] = random.pick([
    ['switchOn', sunset, '100 %'],
    ['dim', sunset + 6 * HOUR_MS, '60 %'],
    ['switchOff', sunrise, '0 %'],
  ] as const);
  const moment = base + random.below(60_000);
  const row = {
    ...whose(random.pick(assets.byModel.ssslc)),
    action,
    parameter: LAMP,
    value,
    source: 'strategy',
    ...outcome(random),
  };
  return { at: moment > now ? moment - DAY_MS : moment, row };
}

/** What people do to devices, by day more than by night. */
function byUser(random: Random, { now, assets, usernames }: LogOptions): Entry {
  const at = now - Math.floor(random.next() * HISTORY_MS);
  const { sscam, ssads, ssslc } = assets.byModel;
  const told = { source: 'user', actor: random.pick(usernames), ...outcome(random) };
  const share = random.next();
  if (share < 0.12 && sscam.length > 0) {
    const value = random.pick(['左转', '右转', '放大', '预置位 2']);
    return { at, row: { ...whose(random.pick(sscam)), action: 'camera', value, ...told } };
  }
  if (share < 0.24 && ssads.length > 0) {
    const value = '插播';
    return { at, row: { ...whose(random.pick(ssads)), action: 'player', value, ...told } };
  }
  const asset = random.pick(ssslc);
  const [action, parameter, value] = random.pick([
    ['dim', LAMP, '80 %'],
    ['switchOn', LAMP, '100 %'],
    ['switchOff', LAMP, '0 %'],
    ['override', LAMP, '100 %'],
    ['request', 'device-energy', undefined],
    ['set', 'device-common:data-report-period', '15'],
    ['set', 'device-common:clock', undefined],
    ['scene', LAMP, '40 %'],
  ] as const);
  const said = value === undefined ? {} : { value };
  return { at, row: { ...whose(asset), action, parameter, ...said, ...told } };
}

/** What devices tell of themselves. */
function byDevice(random: Random, { now, assets }: LogOptions): Entry {
  const at = now - Math.floor(random.next() * HISTORY_MS);
  const action = random.pick(['offline', 'online', 'alarm', 'recover'] as const);
  const source = action === 'alarm' || action === 'recover' ? 'device' : 'platform';
  const row = { ...whose(random.pick(assets.rows)), action, source, result: 'success' };
  return { at, row };
}
