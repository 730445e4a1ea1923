import { createStore, type ReadableStore } from '../../domain/createStore.ts';
import { session } from '../session.ts';
import { type ConnectionState, INITIAL_STATE, type ResyncScope } from './connectionState.ts';
import { joinTabs, type TabGroup } from './joinTabs.ts';
import { LiveConnection, type WatchedBox } from './LiveConnection.ts';
import type { LiveAlert, DeviceStatusFrame } from './readFrames.ts';
import { RecentIds } from './RecentIds.ts';
import type { AlertTabMessage } from './AlertTabMessage.ts';
import { watchDisturbances } from './watchDisturbances.ts';

/** Receives what arrives on the socket. */
export interface LiveListener {
  /** New alerts, each once, in order. */
  readonly onAlerts?: (alerts: readonly LiveAlert[]) => void;
  /** Devices that have changed in a watched box of any tab. */
  readonly onStatus?: (frame: DeviceStatusFrame) => void;
  /** Changes were missed: what is shown of devices, or of alerts too, is read again. */
  readonly onResync?: (scope: ResyncScope) => void;
}

/** The frames that a document does not allow. */
export interface InvalidFrames {
  readonly count: number;
  /** Of the last one. */
  readonly reason: string;
}

/** At least so many alerts as a platform sends again after an interruption. */
const MAX_RECENT_ALERTS = 20_000;
/** The maximum number of boxes that a platform watches for one client: the oldest ones make room. */
const MAX_BOXES = 20;
const NO_INVALID_FRAMES: InvalidFrames = { count: 0, reason: '' };

/**
 * The alert socket of this browser: one for all of its tabs, opened by the tab that leads.
 *
 * @see ALERT-01, ALERT-10
 */
export class AlertSocketClient {
  readonly #listeners = new Set<LiveListener>();
  #recentIds = new RecentIds(MAX_RECENT_ALERTS);
  readonly #state = createStore<ConnectionState>(INITIAL_STATE);
  #cursor: string | undefined;
  readonly #invalidFrames = createStore(NO_INVALID_FRAMES);
  #group: TabGroup<AlertTabMessage> | undefined;
  /** The connection, in the tab that leads. */
  #connection: LiveConnection | undefined;
  #stopWatching: (() => void) | undefined;
  readonly #ownBoxes = new Map<string, WatchedBox>();
  /** In the tab that leads, the boxes of all tabs. */
  #allBoxes = new Map<string, WatchedBox>();

  /**
   * Joins the tabs that share the socket, for as long as the session lasts.
   *
   * @param getUrl returns its URL; undefined for an invalid one
   * @returns a function that leaves them
   */
  start(getUrl: () => string | undefined): () => void {
    const token = session.token();
    if (token === undefined || this.#group) return () => undefined;
    const stop = () => {
      unsubscribe();
      removeEventListener('pagehide', this.#withdrawBoxes);
      this.#stop();
    };
    const unsubscribe = session.subscribe(() => session.token() !== token && stop());
    this.#state.set({ ...INITIAL_STATE, phase: { status: 'connecting' } });
    this.#group = joinTabs<AlertTabMessage>({
      onLead: () => this.#lead(getUrl),
      // The table has a handler of exactly this message.
      onMessage: message =>
        (this.#handlers[message.type] as (message: AlertTabMessage) => void)(message),
    });
    this.#group.post({ type: 'hello' });
    addEventListener('pagehide', this.#withdrawBoxes);
    return stop;
  }

  /** @returns a function that ends the subscription */
  readonly subscribe = (listener: LiveListener): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly state: ReadableStore<ConnectionState> = this.#state;
  readonly invalidFrames: ReadableStore<InvalidFrames> = this.#invalidFrames;

  /** Watches a box of the map instead of the earlier one of its key; null ends it. */
  watch(key: string, box: WatchedBox | null): void {
    if (box) this.#ownBoxes.set(key, box);
    else this.#ownBoxes.delete(key);
    if (this.#connection) this.#setBox(key, box);
    else this.#group?.post({ type: 'watch', key, box });
  }

  /** Tries again at once. */
  readonly retry = (): void => {
    if (this.#connection) this.#handlers.retry({ type: 'retry' });
    else this.#group?.post({ type: 'retry' });
  };

  /** The handling of a message of another tab. */
  readonly #handlers: {
    readonly [Type in AlertTabMessage['type']]: (
      message: Extract<AlertTabMessage, { readonly type: Type }>,
    ) => void;
  } = {
    hello: () => this.#connection && this.#postState(false),
    state: ({ state, isNewLeader }) => {
      this.#cursor ??= state.cursor;
      this.#state.set(state);
      if (isNewLeader) this.#ownBoxes.forEach((box, key) => this.watch(key, box));
    },
    alerts: ({ alerts }) => this.#deliverAlerts(alerts),
    status: ({ frame }) => this.#deliverStatus(frame),
    resync: ({ scope }) => this.#deliverResync(scope),
    invalid: ({ reason }) => this.#countInvalid(reason),
    watch: ({ key, box }) => this.#connection && this.#setBox(key, box),
    retry: () => this.#connection?.dispatch({ type: 'disturbed', isOffline: false }),
  };

  #lead(getUrl: () => string | undefined): void {
    this.#allBoxes = new Map(this.#ownBoxes);
    const connection = new LiveConnection(
      {
        openSocket: () => {
          const url = getUrl();
          if (url === undefined) throw new Error('The host of the alert server is not valid.');
          return new WebSocket(url);
        },
        getToken: session.token,
        now: Date.now,
        random: Math.random,
        onStateChange: state => {
          this.#state.set(state);
          this.#postState(false);
        },
        onAlerts: this.#forward(this.#deliverAlerts, alerts => ({ type: 'alerts', alerts })),
        onStatus: this.#forward(this.#deliverStatus, frame => ({ type: 'status', frame })),
        onResync: this.#forward(this.#deliverResync, scope => ({ type: 'resync', scope })),
        onInvalidFrame: this.#forward(this.#countInvalid, reason => ({ type: 'invalid', reason })),
        onRejected: token => {
          if (token !== undefined && token === session.token()) session.clear('expired');
        },
      },
      this.#cursor,
    );
    this.#connection = connection;
    connection.watch(this.#allBoxes);
    this.#stopWatching = watchDisturbances(isOffline =>
      connection.dispatch({ type: 'disturbed', isOffline }),
    );
    // The others watch their boxes again.
    this.#postState(true);
    connection.dispatch({ type: 'start' });
  }

  /** Delivers a value in this tab and in the others. */
  #forward<Value>(deliver: (value: Value) => void, wrap: (value: Value) => AlertTabMessage) {
    return (value: Value) => {
      this.#group?.post(wrap(value));
      deliver(value);
    };
  }

  #postState(isNewLeader: boolean): void {
    const state = this.#connection?.state;
    if (state) this.#group?.post({ type: 'state', state, isNewLeader });
  }

  readonly #deliverAlerts = (alerts: readonly LiveAlert[]): void => {
    this.#cursor = alerts.at(-1)?.cursor ?? this.#cursor;
    const fresh = alerts.filter(({ id }) => this.#recentIds.add(id));
    if (fresh.length > 0) this.#listeners.forEach(({ onAlerts }) => onAlerts?.(fresh));
  };

  readonly #deliverStatus = (frame: DeviceStatusFrame): void =>
    this.#listeners.forEach(({ onStatus }) => onStatus?.(frame));

  readonly #deliverResync = (scope: ResyncScope): void =>
    this.#listeners.forEach(({ onResync }) => onResync?.(scope));

  readonly #countInvalid = (reason: string): void =>
    this.#invalidFrames.set({ count: this.#invalidFrames.get().count + 1, reason });

  #setBox(key: string, box: WatchedBox | null): void {
    const boxes = new Map(this.#allBoxes);
    boxes.delete(key);
    if (box) boxes.set(key, box);
    // A tab that has crashed has not withdrawn its boxes.
    while (boxes.size > MAX_BOXES) boxes.delete([...boxes.keys()][0] ?? '');
    this.#allBoxes = boxes;
    this.#connection?.watch(boxes);
  }

  /** The tab closes. */
  readonly #withdrawBoxes = (): void =>
    this.#ownBoxes.forEach((_, key) => this.#group?.post({ type: 'watch', key, box: null }));

  #stop(): void {
    this.#stopWatching?.();
    this.#connection?.dispatch({ type: 'stop' });
    this.#group?.leave();
    this.#connection = undefined;
    this.#group = undefined;
    this.#cursor = undefined;
    this.#recentIds = new RecentIds(MAX_RECENT_ALERTS);
    this.#invalidFrames.set(NO_INVALID_FRAMES);
    this.#state.set(INITIAL_STATE);
  }
}
