import type {
  ConnectionEffect,
  ConnectionEvent,
  ConnectionState,
  Transition,
  TransitionContext,
} from './connectionState.ts';
import { getRetryDelay } from './getRetryDelay.ts';

/** The maximum time from the start of an attempt to the welcome of the platform, in milliseconds. */
export const CONNECT_TIMEOUT_MS = 15_000;
/** The interval of checks for silence, in milliseconds: after one without frames a ping is sent. */
export const SILENCE_CHECK_MS = 25_000;
/** The maximum time of a response to a ping, in milliseconds. */
export const PONG_TIMEOUT_MS = 10_000;
/** A connection that ends earlier, in milliseconds, counts as a failed attempt: a platform may accept and close at once. */
export const STABLE_AFTER_MS = 10_000;

/** The close code of the platform for an invalid token. */
const TOKEN_REJECTED_CLOSE_CODE = 4401;

type Handler<Type extends ConnectionEvent['type']> = (
  state: ConnectionState,
  event: Extract<ConnectionEvent, { readonly type: Type }>,
  context: TransitionContext,
) => Transition;

const ignore = (state: ConnectionState): Transition => [state, []];

/** The transitions by event. An event that a phase does not expect changes nothing. */
const handlers: { readonly [Type in ConnectionEvent['type']]: Handler<Type> } = {
  start: state => (state.phase.status === 'stopped' ? connect(state) : ignore(state)),

  stop: state => [
    { ...state, phase: { status: 'stopped', reason: 'idle' }, failures: 0, lostAt: undefined },
    [{ type: 'stopTimer' }, { type: 'close' }],
  ],

  opened: state =>
    state.phase.status === 'connecting' ? [state, [{ type: 'sendToken' }]] : ignore(state),

  welcome(state, { cursor }, { now }) {
    if (state.phase.status !== 'connecting') return ignore(state);
    // The alerts after a known cursor follow in frames of their own: until then it stays the position.
    const isFirst = state.cursor === undefined;
    return [
      {
        ...state,
        phase: { status: 'live', since: now, silence: 'none' },
        cursor: state.cursor ?? cursor,
        lostAt: undefined,
      },
      [
        { type: 'startTimer', ms: SILENCE_CHECK_MS },
        { type: 'sendWatches' },
        { type: 'resync', scope: isFirst ? 'all' : 'devices' },
      ],
    ];
  },

  gap: (state, { to }) =>
    state.phase.status === 'live'
      ? [{ ...hear(state), cursor: to }, [{ type: 'resync', scope: 'all' }]]
      : ignore(state),

  alerts: (state, { cursor }) =>
    state.phase.status === 'live' ? [{ ...hear(state), cursor }, []] : ignore(state),

  frame: state => [hear(state), []],

  closed(state, { code }, context) {
    if (state.phase.status !== 'connecting' && state.phase.status !== 'live') return ignore(state);
    if (code !== TOKEN_REJECTED_CLOSE_CODE) return fail(state, context, []);
    return [
      { ...state, phase: { status: 'stopped', reason: 'rejected' }, lostAt: undefined },
      [{ type: 'stopTimer' }, { type: 'endSession' }],
    ];
  },

  timeout(state, _event, context) {
    const { phase } = state;
    if (phase.status === 'stopped') return ignore(state);
    if (phase.status === 'waiting') return connect(state);
    if (phase.status === 'connecting' || phase.silence === 'pinged')
      return fail(state, context, [{ type: 'close' }]);
    if (phase.silence === 'quiet') return ping(state);
    return [
      { ...state, phase: { ...phase, silence: 'quiet' } },
      [{ type: 'startTimer', ms: SILENCE_CHECK_MS }],
    ];
  },

  disturbed(state, { isOffline }) {
    if (state.phase.status === 'live') return ping(state);
    return state.phase.status === 'waiting' && !isOffline ? connect(state) : ignore(state);
  },
};

/**
 * Returns the next state of a connection, and what its owner has to do.
 *
 * @see ALERT-10
 */
export function reduceConnection(
  state: ConnectionState,
  event: ConnectionEvent,
  context: TransitionContext,
): Transition {
  // The table has a handler of exactly this event.
  const handle: (
    current: ConnectionState,
    handled: never,
    context: TransitionContext,
  ) => Transition = handlers[event.type];
  return handle(state, event as never, context);
}

const connect = (state: ConnectionState): Transition => [
  { ...state, phase: { status: 'connecting' } },
  [{ type: 'open' }, { type: 'startTimer', ms: CONNECT_TIMEOUT_MS }],
];

const ping = (state: ConnectionState): Transition => [
  state.phase.status === 'live'
    ? { ...state, phase: { ...state.phase, silence: 'pinged' } }
    : state,
  [{ type: 'sendPing' }, { type: 'startTimer', ms: PONG_TIMEOUT_MS }],
];

/** A frame has arrived: the connection works. */
const hear = (state: ConnectionState): ConnectionState =>
  state.phase.status === 'live' && state.phase.silence !== 'none'
    ? { ...state, phase: { ...state.phase, silence: 'none' } }
    : state;

/** Waits for the next attempt. */
function fail(
  state: ConnectionState,
  { now, random }: TransitionContext,
  effects: readonly ConnectionEffect[],
): Transition {
  const { phase } = state;
  const wasStable = phase.status === 'live' && now - phase.since >= STABLE_AFTER_MS;
  const failures = wasStable ? 1 : state.failures + 1;
  const ms = getRetryDelay(failures, random);
  return [
    {
      ...state,
      phase: { status: 'waiting', retryAt: now + ms },
      failures,
      lostAt: state.lostAt ?? now,
    },
    [...effects, { type: 'startTimer', ms }],
  ];
}
