import { HISTORY_MS } from '../../city/troubles.ts';
import type { Row, Store } from '../Store.ts';
import { type Connections, createConnections, type FrameFilter } from './connections.ts';
import { type AlertFrame, Feed } from './Feed.ts';
import { type City, createHappenings } from './happenings.ts';

/** A span of time in the city and how much happens in it. */
export interface Span {
  /** Milliseconds since 1970; not included. */
  readonly from: number;
  /** Milliseconds since 1970; included. */
  readonly to: number;
  /** Alerts a minute in the whole city. */
  readonly rate: number;
}

/** What the life of a platform needs of it. */
export interface LiveOptions {
  readonly store: Store;
  readonly clock: () => number;
  /** The alerts of a span, in the order of their time: always the same for the same span. */
  readonly happen: (span: Span) => readonly Row[];
  /** Lets happen by now what was begun: an override ends, an upgrade goes on. */
  readonly passTime: () => void;
  /** Alerts a minute in the whole city, now. */
  readonly rate: () => number;
  /** Tells the cursors of this state from those of another; used when it has none yet. */
  readonly era: string;
  /** The store as the owner of a token has it; undefined for a token that is not good. */
  readonly storeOf: (token: string) => Store | undefined;
  /** The moment up to which the state was drawn, in milliseconds since 1970; the day before is missing without it. */
  readonly drawnAt?: number;
  readonly city?: City;
}

/** The life of a platform: what happens in its city while nobody asks. */
export interface Live extends Connections {
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
  readonly since: Feed['since'];
  readonly cursor: () => string;
}

const DAY = 86_400_000;

/** What is longer than this was missed, not lived through. */
const MOMENT = 60_000;

/** What was missed has at most so many alerts, a minute and in all: a storm of a month would delay the start by minutes. */
const MAX_CATCH_UP_RATE = 3;
const MAX_CATCH_UP_ALERTS = 45_000;

/** The rate of a span in alerts a minute, lower when it was missed. */
function rateOver({ from, to }: Omit<Span, 'rate'>, rate: number): number {
  if (to - from <= MOMENT) return rate;
  return Math.min(rate, MAX_CATCH_UP_RATE, (MAX_CATCH_UP_ALERTS * 60_000) / (to - from));
}

const RECORDS = 'live';

/** What the owner of a token is sent: every alert, or those that his list has. */
const filterOf = (store: Store | undefined): FrameFilter | undefined =>
  store &&
  (({ id }) => store.branches === undefined || store.table('alerts').get(id) !== undefined);

/** Brings a platform to life; nothing happens before the first `advance`. */
export function createLive(options: LiveOptions): Live {
  const { store, clock, happen, passTime, rate, era, storeOf, drawnAt } = options;
  const feed = new Feed(store, era);
  const connections = createConnections(feed, token => filterOf(storeOf(token)));
  const happenings = createHappenings(store, options.city);
  let turn: Promise<unknown> = Promise.resolve();

  async function pass(): Promise<number> {
    const now = clock();
    const until = Number(store.records(RECORDS).get('until')?.value ?? drawnAt ?? now - DAY);
    const from = Math.max(until, now - HISTORY_MS);
    if (from >= now) return 0;
    const missed = { from, to: now };
    const events = happen({ ...missed, rate: rateOver(missed, rate()) });
    const struck = happenings.happen(events, now);
    passTime();
    for (const alert of struck) feed.add(alert);
    store.put(RECORDS, { id: 'until', value: now });
    // What is pushed can be found in the lists, after a restart too.
    await store.commit();
    feed.publish();
    connections.review();
    return struck.length;
  }

  return {
    ...connections,
    advance() {
      const done = turn.then(pass);
      turn = done.catch(() => undefined);
      return done;
    },
    subscribe: listener => feed.subscribe(listener),
    since: cursor => feed.since(cursor),
    cursor: () => feed.cursor,
  };
}
