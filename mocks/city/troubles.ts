import type { Row } from '../platform/Store.ts';
import type { AssetRow } from './assets.ts';
import { eventsBetween } from './events.ts';
import { troubleOn } from './faultTypes.ts';
import { fraction, hashText } from './hash.ts';
import { eventId } from './ids.ts';
import { type FaultSpan, faultsBetween } from './outages.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How far back a city remembers. */
export const HISTORY_MS = 30 * DAY_MS;

/** So many faults come to an asset in that time; a large city keeps only some of those that ended. */
const FAULTS_PER_ASSET = 0.26;
const MOST_ENDED = 30_000;

/** Alerts besides those of the faults. */
const ALERTS_PER_ASSET = 0.08;
const MOST_OTHERS = 15_000;

/**
 * How many alerts a minute a city of so many assets has on a usual day: what is drawn of the days before, and what goes
 * on while it lives.
 */
export const usualRate = (assets: number): number =>
  (Math.min(MOST_ENDED, FAULTS_PER_ASSET * assets) + otherAlerts(assets)) / HISTORY_MINUTES;

const HISTORY_MINUTES = HISTORY_MS / MINUTE_MS;

const otherAlerts = (assets: number) => Math.min(MOST_OTHERS, ALERTS_PER_ASSET * assets);

/** When a drawn fault of an asset ends, in milliseconds since 1970; undefined where none was drawn that began then. */
export function endOfFault(asset: Row, { begin_time }: Row): number | undefined {
  const begin = Date.parse(String(begin_time));
  return faultsBetween(asset, begin, begin + 1).find(span => span.begin === begin)?.end;
}

/** What troubles are drawn from. */
export interface TroubleOptions {
  readonly seed: number;
  readonly now: number;
  readonly assets: readonly AssetRow[];
  /** Who confirms. */
  readonly usernames: readonly string[];
}

/** The faults and the alerts of the last thirty days; what is broken now has a fault that has not ended. */
export function drawTroubles(options: TroubleOptions): {
  readonly faults: Row[];
  readonly alerts: Row[];
} {
  const { seed, now, assets, usernames } = options;
  const from = now - HISTORY_MS;
  const faults: Row[] = [];
  const alerts: Row[] = [];
  const kept = Math.min(1, MOST_ENDED / (FAULTS_PER_ASSET * assets.length));
  for (const asset of assets) {
    for (const span of faultsBetween(asset, from, now + 1)) {
      if (span.end <= now && fraction(span.mark, 7) >= kept) continue;
      const { fault, alert } = troubleOf(asset, span, { now, usernames });
      faults.push(fault);
      alerts.push(alert);
    }
  }
  const rate = otherAlerts(assets.length) / HISTORY_MINUTES;
  const others = eventsBetween({ seed, assets, count: assets.length, from, to: now, rate });
  for (const alert of others) {
    const begin = Date.parse(String(alert.update_time));
    const confirmed = confirmedBy(hashText(String(alert.id)), {
      begin,
      end: begin,
      now,
      usernames,
    });
    alerts.push(confirmed ? { ...alert, ...confirmed } : alert);
  }
  return { faults: faults.sort(byId), alerts: alerts.sort(byId) };
}

/** Ids begin with their moment. */
const byId = (a: Row, b: Row) => (String(a.id) < String(b.id) ? -1 : 1);

type Moment = Pick<TroubleOptions, 'now' | 'usernames'>;

function troubleOf(
  asset: AssetRow,
  { type, begin, end, mark }: FaultSpan,
  { now, usernames }: Moment,
) {
  const isOver = end <= now;
  const whose = troubleOn(asset, type, mark);
  const confirmed = confirmedBy(mark, { begin, end: Math.min(end, now), now, usernames }) ?? {
    confirmed: false,
  };
  const lastTold = isOver
    ? end
    : begin + Math.floor((now - begin) / (15 * MINUTE_MS)) * 15 * MINUTE_MS;
  const fault = {
    id: eventId('fault', begin, mark),
    ...whose,
    begin_time: textOf(begin),
    update_time: textOf(lastTold),
    ...(isOver && { end_time: textOf(end) }),
    ...confirmed,
  };
  const alert = {
    id: eventId('alert', begin, mark),
    ...whose,
    update_time: textOf(begin),
    ...confirmed,
  };
  return { fault, alert };
}

interface Span extends Moment {
  readonly begin: number;
  readonly end: number;
}

/** How long a trouble that was not confirmed on the day waits at most. */
const LONGEST_WAIT_MS = 3 * DAY_MS;

/** Most troubles are confirmed within some hours of their begin, the others within three days. */
function confirmedBy(mark: number, { begin, end, now, usernames }: Span) {
  const haste = fraction(mark, 9);
  const isLeft = fraction(mark, 8) < (end < now ? 0.06 : 0.4);
  const wait = isLeft ? DAY_MS + haste * (LONGEST_WAIT_MS - DAY_MS) : haste * haste * 14 * HOUR_MS;
  const at = begin + Math.floor(2 * MINUTE_MS + wait);
  const user = usernames[Math.floor(fraction(mark, 10) * usernames.length)];
  if (at >= now || user === undefined) return undefined;
  return { confirmed: true, confirm_time: textOf(at), confirm_user: user };
}

const textOf = (ms: number) => new Date(ms).toISOString();
