import { HISTORY_MS } from '../../city/generateFaults.ts';
import { DAY_MS, MINUTE_MS } from '../../shared/duration.ts';
import type { Row, Store } from '../../platform/Store.ts';
import {
  type SocketConnections,
  createConnections,
  type FrameFilter,
} from '../../platform/live/socketConnections.ts';
import { type AlertFrame, AlertFeed } from '../../platform/live/AlertFeed.ts';
import { DeviceChanges } from '../../platform/live/DeviceChanges.ts';
import { type CityHistory, createAlertProcessor } from './alertProcessor.ts';

/** A time span in the city with its alert rate. */
export interface AlertSpan {
  /** Milliseconds since 1970, exclusive. */
  readonly from: number;
  /** Milliseconds since 1970, inclusive. */
  readonly to: number;
  /** Alerts per minute in the whole city. */
  readonly alertsPerMinute: number;
  /** The share of the alerts that the devices of one road send, which have lost the connection; 0 when absent. */
  readonly outageShare?: number;
}

/** The dependencies of the live updates. */
export interface LiveOptions {
  readonly store: Store;
  readonly clock: () => number;
  /** Generates the alerts of a span in chronological order: always the same for the same span. */
  readonly generateAlerts: (span: AlertSpan) => readonly Row[];
  /** Applies the due changes of started processes: an override ends, an upgrade continues. */
  readonly passTime: () => void;
  /** Divides a time span where the rate of alerts changes. */
  readonly getAlertSpans: (span: Pick<AlertSpan, 'from' | 'to'>) => readonly AlertSpan[];
  /**
   * The id of this state, which distinguishes its cursors from those of another one; used when the state has none yet.
   */
  readonly stateId: string;
  /** Returns the store of a token's owner; undefined for an invalid token. */
  readonly getStoreByToken: (token: string) => Store | undefined;
  /**
   * The moment up to which the state was generated, in milliseconds since 1970; the day before is missing without it.
   */
  readonly generatedAt?: number;
  readonly cityHistory?: CityHistory;
}

/** The live updates of a platform: the events of its city without requests. */
export interface LiveUpdates extends SocketConnections {
  /**
   * Advances the time to now: events since the last call are stored in the lists, then pushed. A platform that was
   * suspended or stopped catches up at most as far as a city's history reaches, so that no night of its statistics is
   * empty.
   *
   * @returns the number of alerts
   * @throws the errors of the journal
   */
  readonly advance: () => Promise<number>;
  /** Calls the listener with every pushed alert; returns the unsubscribe function. */
  readonly subscribe: (listener: (frames: readonly AlertFrame[]) => void) => () => void;
  readonly since: AlertFeed['since'];
  readonly cursor: () => string;
}

/** A longer gap counts as missed time and is caught up. */
const MAX_LIVE_GAP_MS = MINUTE_MS;

/** Maximum alerts of missed time, per minute and in total: a storm of a month would delay the start by minutes. */
const MAX_CATCH_UP_RATE = 3;
const MAX_CATCH_UP_ALERTS = 45_000;

/** Returns the rate of a span in alerts per minute, lower for missed time. */
function limitAlertRate({ from, to, alertsPerMinute }: AlertSpan): number {
  if (to - from <= MAX_LIVE_GAP_MS) return alertsPerMinute;
  return Math.min(
    alertsPerMinute,
    MAX_CATCH_UP_RATE,
    (MAX_CATCH_UP_ALERTS * MINUTE_MS) / (to - from),
  );
}

const LIVE_COLLECTION = 'live';

/** Creates the filter of the frames for a token's owner: every alert, or those in the owner's list. */
const createFrameFilter = (store: Store | undefined): FrameFilter | undefined =>
  store &&
  (({ id }) => store.rootDomainIds === undefined || store.table('alerts').get(id) !== undefined);

/** Creates the live updates of a platform; nothing happens before the first `advance`. */
export function createLiveUpdates(options: LiveOptions): LiveUpdates {
  const {
    store,
    clock,
    generateAlerts,
    passTime,
    getAlertSpans,
    stateId,
    getStoreByToken,
    generatedAt,
  } = options;
  const feed = new AlertFeed(store, stateId);
  const connections = createConnections({
    feed,
    changes: new DeviceChanges(store),
    getFrameFilter: token => createFrameFilter(getStoreByToken(token)),
    getStoreByToken,
  });
  const processor = createAlertProcessor(store, options.cityHistory);
  let pendingAdvance: Promise<unknown> = Promise.resolve();

  async function advanceToNow(): Promise<number> {
    const now = clock();
    const lastAdvancedMs = Number(
      store.records(LIVE_COLLECTION).get('until')?.value ?? generatedAt ?? now - DAY_MS,
    );
    const from = Math.max(lastAdvancedMs, now - HISTORY_MS);
    if (from >= now) return 0;
    const events = getAlertSpans({ from, to: now }).flatMap(span =>
      generateAlerts({ ...span, alertsPerMinute: limitAlertRate(span) }),
    );
    const createdAlerts = processor.process(events, now);
    passTime();
    for (const alert of createdAlerts) feed.add(alert);
    store.put(LIVE_COLLECTION, { id: 'until', value: now });
    // Pushed alerts are in the lists, after a restart too.
    await store.commit();
    feed.publish();
    connections.closeInvalid();
    return createdAlerts.length;
  }

  return {
    ...connections,
    advance() {
      const result = pendingAdvance.then(advanceToNow).finally(connections.publishChanges);
      pendingAdvance = result.catch(() => undefined);
      return result;
    },
    subscribe: listener => feed.subscribe(listener),
    since: cursor => feed.since(cursor),
    cursor: () => feed.cursor,
  };
}
