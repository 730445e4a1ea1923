/** Why there is no connection, and none is attempted. */
export type StopReason =
  | 'idle'
  /** The platform has rejected the token. */
  | 'rejected';

/** The phase of the connection of the alert socket. */
export type ConnectionPhase =
  | { readonly status: 'stopped'; readonly reason: StopReason }
  | { readonly status: 'connecting' }
  | {
      readonly status: 'live';
      /** Milliseconds since 1970. */
      readonly since: number;
      /** Whether frames have arrived since the last check: `quiet` causes a ping, an unanswered ping a new connection. */
      readonly silence: 'none' | 'quiet' | 'pinged';
    }
  | {
      readonly status: 'waiting';
      /** The time of the next attempt, in milliseconds since 1970. */
      readonly retryAt: number;
    };

/** The state of the connection of the alert socket. */
export interface ConnectionState {
  readonly phase: ConnectionPhase;
  /** The position of the last received alert; undefined before the first connection. */
  readonly cursor: string | undefined;
  /** The consecutive failed attempts. */
  readonly failures: number;
  /** The start of the interruption, in milliseconds since 1970; undefined while live, and before the first connection. */
  readonly lostAt: number | undefined;
}

/** What happens to a connection. */
export type ConnectionEvent =
  | { readonly type: 'start' }
  | { readonly type: 'stop' }
  | { readonly type: 'opened' }
  | { readonly type: 'welcome'; readonly cursor: string }
  | { readonly type: 'gap'; readonly to: string }
  | { readonly type: 'alerts'; readonly cursor: string }
  /** Any other frame, also a malformed one. */
  | { readonly type: 'frame' }
  | { readonly type: 'closed'; readonly code: number }
  /** The timer of the phase has expired. */
  | { readonly type: 'timeout' }
  /** The browser is online or offline, the computer resumes from sleep, or its clock has changed. */
  | { readonly type: 'disturbed'; readonly isOffline: boolean };

/** What the owner of the socket has to do. */
export type ConnectionEffect =
  /** Opens a socket instead of the earlier one. */
  | { readonly type: 'open' }
  | { readonly type: 'close' }
  | { readonly type: 'sendToken' }
  | { readonly type: 'sendPing' }
  | { readonly type: 'sendWatches' }
  /** Starts the timer instead of the earlier one. */
  | { readonly type: 'startTimer'; readonly ms: number }
  | { readonly type: 'stopTimer' }
  /** The changes of devices, or also alerts, were missed: they are read again. */
  | { readonly type: 'resync'; readonly scope: ResyncScope }
  | { readonly type: 'endSession' };

/** What was missed. */
export type ResyncScope = 'devices' | 'all';

/** The time and chance of a transition, so that the reducer is pure. */
export interface TransitionContext {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** From 0 to below 1. */
  readonly random: number;
}

export type Transition = readonly [ConnectionState, readonly ConnectionEffect[]];

export const INITIAL_STATE: ConnectionState = {
  phase: { status: 'stopped', reason: 'idle' },
  cursor: undefined,
  failures: 0,
  lostAt: undefined,
};
