import { describe, expect, it } from 'vitest';

import {
  type ConnectionEvent,
  type ConnectionPhase,
  type ConnectionState,
  INITIAL_STATE,
} from './connectionState.ts';
import { getRetryDelay } from './getRetryDelay.ts';
import {
  CONNECT_TIMEOUT_MS,
  PONG_TIMEOUT_MS,
  reduceConnection,
  SILENCE_CHECK_MS,
  STABLE_AFTER_MS,
} from './reduceConnection.ts';

const NOW = 1_000_000;
const context = { now: NOW, random: 0 };

const phases = {
  idle: { status: 'stopped', reason: 'idle' },
  rejected: { status: 'stopped', reason: 'rejected' },
  connecting: { status: 'connecting' },
  live: { status: 'live', since: NOW - STABLE_AFTER_MS, silence: 'none' },
  quiet: { status: 'live', since: NOW - STABLE_AFTER_MS, silence: 'quiet' },
  pinged: { status: 'live', since: NOW - STABLE_AFTER_MS, silence: 'pinged' },
  young: { status: 'live', since: NOW - STABLE_AFTER_MS + 1, silence: 'none' },
  waiting: { status: 'waiting', retryAt: NOW + 9 },
} as const satisfies Readonly<Record<string, ConnectionPhase>>;
type PhaseName = keyof typeof phases;

const events = {
  start: { type: 'start' },
  stop: { type: 'stop' },
  opened: { type: 'opened' },
  welcome: { type: 'welcome', cursor: 'w' },
  gap: { type: 'gap', to: 'g' },
  alerts: { type: 'alerts', cursor: 'a' },
  frame: { type: 'frame' },
  closed: { type: 'closed', code: 1006 },
  'closed 4401': { type: 'closed', code: 4401 },
  timeout: { type: 'timeout' },
  offline: { type: 'disturbed', isOffline: true },
  online: { type: 'disturbed', isOffline: false },
} as const satisfies Readonly<Record<string, ConnectionEvent>>;
type EventName = keyof typeof events;

const inPhase = (name: PhaseName): ConnectionState => ({
  phase: phases[name],
  cursor: 'c',
  failures: 2,
  lostAt: phases[name].status === 'waiting' ? NOW - 5 : undefined,
});

/** The phase and the effects after an event, as a line. */
function step(phase: PhaseName, event: EventName): string {
  const [next, effects] = reduceConnection(inPhase(phase), events[event], context);
  const reached =
    Object.entries(phases).find(
      ([, each]) => JSON.stringify(each) === JSON.stringify(next.phase),
    )?.[0] ?? next.phase.status;
  const parts = effects.map(effect =>
    effect.type === 'startTimer'
      ? `timer ${effect.ms}`
      : effect.type === 'resync'
        ? `resync ${effect.scope}`
        : effect.type,
  );
  return [reached, ...parts].join(' · ');
}

const dial = `connecting · open · timer ${CONNECT_TIMEOUT_MS}`;
const check = `timer ${SILENCE_CHECK_MS}`;
const ping = `pinged · sendPing · timer ${PONG_TIMEOUT_MS}`;
/** The first failure after a stable connection, and the third in a row. */
const first = 'timer 1000';
const third = 'timer 4000';

/** The edges of the machine; an event that is absent from a phase changes nothing in it. */
const edges: Readonly<Record<PhaseName, Partial<Record<EventName, string>>>> = {
  idle: { start: dial },
  rejected: { start: dial },
  connecting: {
    opened: 'connecting · sendToken',
    welcome: `live · ${check} · sendWatches · resync devices`,
    closed: `waiting · ${third}`,
    'closed 4401': 'rejected · stopTimer · endSession',
    timeout: `waiting · close · ${third}`,
  },
  live: {
    gap: 'live · resync all',
    closed: `waiting · ${first}`,
    'closed 4401': 'rejected · stopTimer · endSession',
    timeout: `quiet · ${check}`,
    offline: ping,
    online: ping,
  },
  quiet: {
    gap: 'live · resync all',
    alerts: 'live',
    frame: 'live',
    closed: `waiting · ${first}`,
    'closed 4401': 'rejected · stopTimer · endSession',
    timeout: ping,
    offline: ping,
    online: ping,
  },
  pinged: {
    gap: 'live · resync all',
    alerts: 'live',
    frame: 'live',
    closed: `waiting · ${first}`,
    'closed 4401': 'rejected · stopTimer · endSession',
    timeout: `waiting · close · ${first}`,
    offline: ping,
    online: ping,
  },
  young: {
    gap: 'young · resync all',
    closed: `waiting · ${third}`,
    'closed 4401': 'rejected · stopTimer · endSession',
    timeout: `live · ${check}`,
    offline: `live · sendPing · timer ${PONG_TIMEOUT_MS}`,
    online: `live · sendPing · timer ${PONG_TIMEOUT_MS}`,
  },
  waiting: { timeout: dial, online: dial },
};

describe('the connection of the alert socket', () => {
  it.each(
    (Object.keys(phases) as PhaseName[]).flatMap(phase =>
      (Object.keys(events) as EventName[]).map(event => {
        const otherwise = event === 'stop' ? 'idle · stopTimer · close' : phase;
        return [phase, event, edges[phase][event] ?? otherwise] as const;
      }),
    ),
  )('%s, after "%s": %s', (phase, event, expected) => {
    expect(step(phase, event)).toBe(expected);
  });

  it('keeps its position over an interruption, and takes that of the platform first and after a gap [ALERT-10/resume]', () => {
    const connecting: ConnectionState = { ...INITIAL_STATE, phase: { status: 'connecting' } };
    const [first, effects] = reduceConnection(connecting, events.welcome, context);
    expect(first.cursor).toBe('w');
    expect(effects).toContainEqual({ type: 'resync', scope: 'all' });
    const [alerted] = reduceConnection(first, events.alerts, context);
    expect(alerted.cursor).toBe('a');
    const [lost] = reduceConnection(alerted, events.closed, context);
    const [again] = reduceConnection(lost, events.timeout, context);
    const [welcomed] = reduceConnection(again, events.welcome, context);
    expect(welcomed.cursor).toBe('a');
    expect(reduceConnection(welcomed, events.gap, context)[0].cursor).toBe('g');
  });

  it('is lost since the first failure until the next welcome', () => {
    const [lost] = reduceConnection(inPhase('live'), events.closed, context);
    const [again] = reduceConnection(lost, events.timeout, { ...context, now: NOW + 1000 });
    const [more] = reduceConnection(again, events.closed, { ...context, now: NOW + 1500 });
    expect(more).toMatchObject({ lostAt: NOW, failures: 2, phase: { retryAt: NOW + 3500 } });
    const [connecting] = reduceConnection(more, events.timeout, context);
    expect(connecting.lostAt).toBe(NOW);
    expect(reduceConnection(connecting, events.welcome, context)[0].lostAt).toBeUndefined();
  });

  it('retries after 1, 2, 4, 8, 16 and then 30 s, less up to a half by chance [ALERT-10/backoff]', () => {
    const delays = (random: number) =>
      [1, 2, 3, 4, 5, 6, 7, 40].map(failures => getRetryDelay(failures, random));
    expect(delays(0)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
    expect(delays(1)).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000]);
  });
});
