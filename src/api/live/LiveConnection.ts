import {
  type ConnectionEffect,
  type ConnectionEvent,
  type ConnectionState,
  INITIAL_STATE,
  type ResyncScope,
} from './connectionState.ts';
import {
  type LiveAlert,
  listAlerts,
  readFrames,
  type ServerFrame,
  type DeviceStatusFrame,
} from './readFrames.ts';
import { reduceConnection } from './reduceConnection.ts';

/** West, south, east, north, in degrees. */
export type WatchedBox = readonly [number, number, number, number];

/** The part of a WebSocket that a connection uses. */
export type ConnectionSocket = Pick<
  WebSocket,
  'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'
>;

/** The context of a connection, which a test replaces. */
export interface LiveConnectionOptions {
  /** @throws where the browser does not allow its URL */
  readonly openSocket: () => ConnectionSocket;
  readonly getToken: () => string | undefined;
  readonly now: () => number;
  readonly random: () => number;
  readonly onStateChange: (state: ConnectionState) => void;
  readonly onAlerts: (alerts: readonly LiveAlert[]) => void;
  readonly onStatus: (frame: DeviceStatusFrame) => void;
  readonly onResync: (scope: ResyncScope) => void;
  readonly onInvalidFrame: (reason: string) => void;
  /** The platform has rejected this token. */
  readonly onRejected: (token: string | undefined) => void;
}

/** The socket of a browser, which it opens again until it is stopped. */
export class LiveConnection {
  readonly #options: LiveConnectionOptions;
  #state: ConnectionState;
  #socket: ConnectionSocket | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #token: string | undefined;
  #boxes: ReadonlyMap<string, WatchedBox> = new Map();

  /** @param cursor the position of the last alert that this page has received */
  constructor(options: LiveConnectionOptions, cursor?: string) {
    this.#options = options;
    this.#state = { ...INITIAL_STATE, cursor };
  }

  get state(): ConnectionState {
    return this.#state;
  }

  readonly dispatch = (event: ConnectionEvent): void => {
    const { now, random, onStateChange } = this.#options;
    const previous = this.#state;
    const [state, effects] = reduceConnection(previous, event, { now: now(), random: random() });
    this.#state = state;
    if (state.phase.status !== previous.phase.status) onStateChange(state);
    for (const effect of effects) this.#run(effect);
  };

  /** Watches these boxes instead of the earlier ones. */
  watch(boxes: ReadonlyMap<string, WatchedBox>): void {
    const removed = [...this.#boxes.keys()].filter(key => !boxes.has(key));
    const changed = [...boxes].filter(([key, box]) => this.#boxes.get(key) !== box);
    this.#boxes = boxes;
    if (this.#state.phase.status !== 'live') return;
    for (const key of removed) this.#send({ type: 'watch', key, box: null });
    for (const [key, box] of changed) this.#send({ type: 'watch', key, box });
  }

  readonly #effects: {
    readonly [Type in ConnectionEffect['type']]: (
      effect: Extract<ConnectionEffect, { readonly type: Type }>,
    ) => void;
  } = {
    open: () => this.#open(),
    close: () => this.#close(),
    sendToken: () => {
      this.#token = this.#options.getToken();
      this.#send({ token: this.#token, cursor: this.#state.cursor });
    },
    sendPing: () => this.#send({ type: 'ping' }),
    sendWatches: () => {
      for (const [key, box] of this.#boxes) this.#send({ type: 'watch', key, box });
    },
    startTimer: ({ ms }) => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.dispatch({ type: 'timeout' }), ms);
    },
    stopTimer: () => clearTimeout(this.#timer),
    resync: ({ scope }) => this.#options.onResync(scope),
    endSession: () => this.#options.onRejected(this.#token),
  };

  #run(effect: ConnectionEffect): void {
    // The table has a function of exactly this effect.
    (this.#effects[effect.type] as (effect: ConnectionEffect) => void)(effect);
  }

  #open(): void {
    this.#close();
    try {
      const socket = this.#options.openSocket();
      this.#socket = socket;
      socket.onopen = () => this.dispatch({ type: 'opened' });
      socket.onmessage = ({ data }: MessageEvent<unknown>) => this.#receive(data);
      socket.onclose = ({ code }) => {
        this.#socket = undefined;
        this.dispatch({ type: 'closed', code });
      };
    } catch {
      this.dispatch({ type: 'closed', code: 0 });
    }
  }

  /** Ends the socket; it reports nothing any more. */
  #close(): void {
    const socket = this.#socket;
    if (!socket) return;
    this.#socket = undefined;
    socket.onopen = null;
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
  }

  #send(frame: object): void {
    // A socket that is closing throws; its end is reported next.
    try {
      this.#socket?.send(JSON.stringify(frame));
    } catch {
      this.#options.onInvalidFrame('a frame was not sent');
    }
  }

  #receive(data: unknown): void {
    const { frames, errors } = readFrames(data);
    errors.forEach(this.#options.onInvalidFrame);
    if (frames.length === 0) this.dispatch({ type: 'frame' });
    frames.forEach(frame => this.#handle(frame));
  }

  #handle(frame: ServerFrame): void {
    const alerts = listAlerts(frame);
    const last = alerts.at(-1);
    if (last) {
      // Before the position: an error of a listener must not lose the alerts.
      this.#options.onAlerts(alerts);
      this.dispatch({ type: 'alerts', cursor: last.cursor });
    } else if ('id' in frame) return;
    else if (frame.type === 'welcome' || frame.type === 'gap') this.dispatch(frame);
    else {
      this.dispatch({ type: 'frame' });
      if (frame.type === 'status') this.#options.onStatus(frame);
    }
  }
}
