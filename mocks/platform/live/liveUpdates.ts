import { HISTORY_MS } from '../../city/generateFaults.ts';
import { DAY_MS, MINUTE_MS } from '../../duration.ts';
import type { Row, Store } from '../Store.ts';
import {
  type SocketConnections,
  createConnections,
  type FrameFilter,
} from './socketConnections.ts';
import { type AlertFrame, AlertFeed } from './AlertFeed.ts';
import { type CityHistory, createAlertProcessor } from './alertProcessor.ts';

/** A span of time in the city and how much happens in it. */
export interface AlertSpan {
  /** Milliseconds since 1970; not included. */
  readonly from: number;
  /** Milliseconds since 1970; included. */
  readonly to: number;
  /** Alerts a minute in the whole city. */
  readonly alertsPerMinute: number;
}

/** What the life of a platform needs of it. */
export interface LiveOptions {
  readonly store: Store;
  readonly clock: () => number;
  /** The alerts of a span, in the order of their time: always the same for the same span. */
  readonly generateAlerts: (span: AlertSpan) => readonly Row[];
  /** Lets happen by now what was begun: an override ends, an upgrade goes on. */
  readonly passTime: () => void;
  /** Alerts a minute in the whole city, now. */
  readonly getAlertRate: () => number;
  /** Tells the cursors of this state from those of another; used when it has none yet. */
  readonly stateId: string;
  /** The store as the owner of a token has it; undefined for a token that is not good. */
  readonly getStoreByToken: (token: string) => Store | undefined;
  /** The moment up to which the state was drawn, in milliseconds since 1970; the day before is missing without it. */
  readonly generatedAt?: number;
  readonly cityHistory?: CityHistory;
}

/** The life of a platform: what happens in its city while nobody asks. */
export interface LiveUpdates extends SocketConnections {
  /**
   * Lets the time pass up to now: what happened since the last time stands in the lists, and then is pushed. A platform
   * that slept, or was away, catches up at most as much as a city remembers, so that no night of its statistics is empty.
   *
   * @returns how many alerts there were
   * @throws what the journal throws
   */
  readonly advance: () => Promise<number>;
  /** Hears of every alert as it is pushed; gives how to stop. */
  readonly subscribe: (listener: (frames: readonly AlertFrame[]) => void) => () => void;
  readonly since: AlertFeed['since'];
  readonly cursor: () => string;
}

/** What is longer than this was missed, not lived through. */
const MAX_LIVE_GAP_MS = MINUTE_MS;

/** What was missed has at most so many alerts, a minute and in all: a storm of a month would delay the start by minutes. */
const MAX_CATCH_UP_RATE = 3;
const MAX_CATCH_UP_ALERTS = 45_000;

/** The rate of a span in alerts a minute, lower when it was missed. */
function limitAlertRate({ from, to }: Omit<AlertSpan, 'alertsPerMinute'>, rate: number): number {
  if (to - from <= MAX_LIVE_GAP_MS) return rate;
  return Math.min(rate, MAX_CATCH_UP_RATE, (MAX_CATCH_UP_ALERTS * MINUTE_MS) / (to - from));
}

const LIVE_COLLECTION = 'live';

/** What the owner of a token is sent: every alert, or those that his list has. */
const createFrameFilter = (store: Store | undefined): FrameFilter | undefined =>
  store &&
  (({ id }) => store.rootDomainIds === undefined || store.table('alerts').get(id) !== undefined);

/** Brings a platform to life; nothing happens before the first `advance`. */
export function createLiveUpdates(options: LiveOptions): LiveUpdates {
  const {
    store,
    clock,
    generateAlerts,
    passTime,
    getAlertRate,
    stateId,
    getStoreByToken,
    generatedAt,
  } = options;
  const feed = new AlertFeed(store, stateId);
  const connections = createConnections(feed, token => createFrameFilter(getStoreByToken(token)));
  const processor = createAlertProcessor(store, options.cityHistory);
  let pendingAdvance: Promise<unknown> = Promise.resolve();

  async function advanceToNow(): Promise<number> {
    const now = clock();
    const lastAdvancedMs = Number(
      store.records(LIVE_COLLECTION).get('until')?.value ?? generatedAt ?? now - DAY_MS,
    );
    const from = Math.max(lastAdvancedMs, now - HISTORY_MS);
    if (from >= now) return 0;
    const span = { from, to: now };
    const events = generateAlerts({
      ...span,
      alertsPerMinute: limitAlertRate(span, getAlertRate()),
    });
    const createdAlerts = processor.process(events, now);
    passTime();
    for (const alert of createdAlerts) feed.add(alert);
    store.put(LIVE_COLLECTION, { id: 'until', value: now });
    // What is pushed can be found in the lists, after a restart too.
    await store.commit();
    feed.publish();
    connections.closeInvalid();
    return createdAlerts.length;
  }

  return {
    ...connections,
    advance() {
      const result = pendingAdvance.then(advanceToNow);
      pendingAdvance = result.catch(() => undefined);
      return result;
    },
    subscribe: listener => feed.subscribe(listener),
    since: cursor => feed.since(cursor),
    cursor: () => feed.cursor,
  };
}
