import { DAY_MS, HOUR_MS, MINUTE_MS } from '../shared/duration.ts';
import type { Row } from '../platform/Store.ts';
import type { AssetRow } from './generateAssets.ts';
import { withAlertState } from '../model/alertState.ts';
import { getAlertDuration } from './alertDuration.ts';
import { generateAlerts } from './generateAlerts.ts';
import { getFaultColumns } from './faultTypes.ts';
import { generateStorms } from './generateStorms.ts';
import { hashToFraction, hashText } from './hash.ts';
import { createEventId } from '../shared/ids.ts';
import { type FaultSpan, getFaultsBetween } from './outages.ts';

/** The length of a city's history. */
export const HISTORY_MS = 30 * DAY_MS;

/** The number of faults per asset in that time; a large city stores only some of the ended ones. */
const FAULTS_PER_ASSET = 0.26;
const MAX_ENDED_FAULTS = 30_000;

/** Alerts besides those of the faults. */
const ALERTS_PER_ASSET = 0.08;
const MAX_OTHER_ALERTS = 15_000;

/**
 * Returns the alerts per minute of a city of this size on a usual day, both for the generated days before and for the
 * live city.
 */
export const getUsualAlertRate = (assets: number): number =>
  (Math.min(MAX_ENDED_FAULTS, FAULTS_PER_ASSET * assets) + countOtherAlerts(assets)) /
  HISTORY_MINUTES;

const HISTORY_MINUTES = HISTORY_MS / MINUTE_MS;

const countOtherAlerts = (assets: number) => Math.min(MAX_OTHER_ALERTS, ALERTS_PER_ASSET * assets);

/**
 * Returns when a generated fault of an asset ends, in milliseconds since 1970; undefined when no generated fault starts
 * then.
 */
export function getFaultEnd(asset: Row, { begin_time }: Row): number | undefined {
  const begin = Date.parse(String(begin_time));
  return getFaultsBetween(asset, begin, begin + 1).find(span => span.begin === begin)?.end;
}

export interface FaultGenerationOptions {
  readonly seed: number;
  readonly now: number;
  readonly assets: readonly AssetRow[];
  /** The usernames for confirmations. */
  readonly usernames: readonly string[];
}

/** Generates the faults and the alerts of the last thirty days; a broken device has a fault that has not ended. */
export function generateFaults(options: FaultGenerationOptions): {
  readonly faults: Row[];
  readonly alerts: Row[];
} {
  const { seed, now, assets, usernames } = options;
  const from = now - HISTORY_MS;
  const faults: Row[] = [];
  const alerts: Row[] = [];
  const endedShare = Math.min(1, MAX_ENDED_FAULTS / (FAULTS_PER_ASSET * assets.length));
  for (const asset of assets) {
    for (const span of getFaultsBetween(asset, from, now + 1)) {
      if (span.end <= now && hashToFraction(span.seedHash, 7) >= endedShare) continue;
      const { fault, alert } = createFault(asset, span, { now, usernames });
      faults.push(fault);
      alerts.push(alert);
    }
  }
  const alertsPerMinute = countOtherAlerts(assets.length) / HISTORY_MINUTES;
  const extraAlerts = generateAlerts({
    seed,
    assets,
    count: assets.length,
    from,
    to: now,
    alertsPerMinute,
  });
  for (const alert of extraAlerts) {
    const begin = Date.parse(String(alert.update_time));
    alerts.push(
      endAlert(alert, hashText(String(alert.id)), {
        ...{ begin, now, usernames },
        end: begin + getAlertDuration(String(alert.id)),
      }),
    );
  }
  for (const { alert, begin, end, seedHash } of generateStorms(assets, from, now)) {
    if (begin <= now) alerts.push(endAlert(alert, seedHash, { begin, end, now, usernames }));
  }
  return { faults: faults.sort(compareIds), alerts: alerts.sort(compareIds) };
}

/** Compares ids, which start with their time. */
const compareIds = (a: Row, b: Row) => (String(a.id) < String(b.id) ? -1 : 1);

type FaultContext = Pick<FaultGenerationOptions, 'now' | 'usernames'>;

function createFault(
  asset: AssetRow,
  { type, begin, end, seedHash }: FaultSpan,
  { now, usernames }: FaultContext,
) {
  const hasEnded = end <= now;
  const faultColumns = getFaultColumns(asset, type, seedHash);
  const span = { begin, end, now, usernames };
  const confirmed = generateConfirmation(seedHash, span) ?? { confirmed: false };
  const lastUpdateMs = hasEnded
    ? end
    : begin + Math.floor((now - begin) / (15 * MINUTE_MS)) * 15 * MINUTE_MS;
  const fault = {
    id: createEventId('fault', begin, seedHash),
    ...faultColumns,
    begin_time: formatTime(begin),
    update_time: formatTime(lastUpdateMs),
    ...(hasEnded && { end_time: formatTime(end) }),
    ...confirmed,
  };
  const alert = {
    id: createEventId('alert', begin, seedHash),
    ...faultColumns,
    update_time: formatTime(begin),
  };
  return { fault, alert: endAlert(alert, seedHash, span) };
}

/** Returns an alert with its confirmation and, if its cause has ended, the time of that. */
function endAlert(alert: Row, seedHash: number, context: ConfirmationContext): Row {
  const { end, now } = context;
  return withAlertState({
    ...alert,
    ...(generateConfirmation(seedHash, context) ?? { confirmed: false }),
    ...(end <= now && { cleared_time: formatTime(end) }),
    muted: false,
  });
}

interface ConfirmationContext extends FaultContext {
  readonly begin: number;
  readonly end: number;
}

/** The maximum delay of a confirmation that is not on the same day. */
const MAX_CONFIRM_DELAY_MS = 3 * DAY_MS;

/** Generates a confirmation: mostly within some hours of the start, otherwise within three days. */
function generateConfirmation(
  seedHash: number,
  { begin, end, now, usernames }: ConfirmationContext,
) {
  const delayFraction = hashToFraction(seedHash, 9);
  const isDelayed = hashToFraction(seedHash, 8) < (end < now ? 0.06 : 0.4);
  const delayMs = isDelayed
    ? DAY_MS + delayFraction * (MAX_CONFIRM_DELAY_MS - DAY_MS)
    : delayFraction * delayFraction * 14 * HOUR_MS;
  const at = begin + Math.floor(2 * MINUTE_MS + delayMs);
  const user = usernames[Math.floor(hashToFraction(seedHash, 10) * usernames.length)];
  if (at >= now || user === undefined) return undefined;
  return { confirmed: true, acknowledged_time: formatTime(at), acknowledged_by: user };
}

const formatTime = (ms: number) => new Date(ms).toISOString();
