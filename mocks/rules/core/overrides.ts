import { newId } from '../../platform/newId.ts';
import { codes, refuse } from '../../platform/Refusal.ts';
import type { Call, Rule, Surroundings } from '../../platform/rule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { usernameOf } from '../notes.ts';
import { resultOfMany } from '../outcome.ts';
import { inWhole } from './inWhole.ts';
import { countReached, noteLight, MOST_NOTED } from './lamps.ts';
import { settleLampsIn } from './lights.ts';
import { noted } from './noted.ts';
import { refusalOf } from './reach.ts';
import { settingsOf } from './settings.ts';
import { lampsIn, refuseUnknown, type Targets, targetsOf, unknownIn } from './targets.ts';
import { switched } from './switched.ts';

const HOUR_MS = 3_600_000;

interface NewOverride {
  readonly targets: Targets;
  readonly on: boolean;
  readonly brightness: number;
  readonly expires: string;
  readonly reason?: string;
}

const isActive = { state: 'active' };

/** Ends what has lasted its time, and lets the lamps follow their strategy again. Nearly free when nothing has. */
export function settleOverrides(platform: Surroundings): void {
  const overrides = platform.store.table('overrides');
  if (overrides.count(isActive) === 0) return;
  const now = new Date(platform.clock()).toISOString();
  const due = { and: [isActive, { expires: { lte: now } }] };
  for (const override of overrides.find({ where: due })) end(platform, override, 'expired');
}

function end(platform: Surroundings, override: Row, state: 'expired' | 'cancelled') {
  const { store } = platform;
  store.put('overrides', { ...override, state });
  settleLampsIn(platform, lampsIn(store, targetsOf(override)), true);
}

/**
 * Switches lamps by hand until a moment. What other overrides hold follows the newest.
 *
 * @throws Refusal 409: 71 no lamps, 4, 9, 18 or 81 as the first lamp refuses when none can be told; 422: 6, 22 when
 * it ends in the past or too late
 */
async function createOverride(call: Call): Promise<Row> {
  const { store, clock, random, delay } = call.platform;
  await delay(300);
  const { targets, on, brightness, expires, reason } = call.body as NewOverride;
  refuseUnknown(unknownIn(store, targets, '/targets'));
  refuseMoment(store, Date.parse(expires) - clock());
  const lamps = lampsIn(store, targets);
  refuseDeaf(store, lamps);
  const override = store.put('overrides', {
    id: newId(random),
    targets,
    ...switched({ on, brightness }),
    expires: new Date(expires).toISOString(),
    ...(reason !== undefined && { reason }),
    by: usernameOf(call),
    createdAt: new Date(afterOthers(store, clock())).toISOString(),
    state: 'active',
  });
  settleLampsIn(call.platform, lamps, true);
  noteLamps(call, lamps, switched({ on, brightness }));
  return override;
}

/** No two are equally new, so that it is plain which of them holds a lamp. */
function afterOthers({ whole: store }: Store, now: number): number {
  const newest = { where: isActive, order: ['createdAt DESC'], limit: 1 };
  const [last] = store.table('overrides').find(newest);
  return last ? Math.max(now, Date.parse(String(last.createdAt)) + 1) : now;
}

/**
 * @throws Refusal 409: 71 no lamps, 4, 9, 18 or 81 as the first lamp refuses when none can be told
 */
function refuseDeaf(store: Store, lamps: ReturnType<typeof lampsIn>): void {
  let first: Error | undefined;
  const assets = store.table('assets');
  for (let offset = 0; ; offset += MOST_NOTED) {
    const some = assets.find({ where: lamps, offset, limit: MOST_NOTED });
    for (const asset of some) {
      const refusal = refusalOf(store, asset);
      if (!refusal) return;
      first ??= refusal;
    }
    if (some.length < MOST_NOTED) break;
  }
  throw first ?? refuse.conflict(codes.invalidDevices, 'Invalid or empty devices');
}

function noteLamps(
  call: Call,
  lamps: ReturnType<typeof lampsIn>,
  light: Pick<NewOverride, 'on' | 'brightness'>,
): void {
  const { store } = call.platform;
  const assets = store.table('assets');
  if (assets.count(lamps) > MOST_NOTED) return;
  for (const asset of assets.find({ where: lamps })) {
    noteLight(call, asset, { action: 'override', light, code: refusalOf(store, asset)?.code });
  }
}

/** @throws Refusal 422 (22) */
function refuseMoment(store: Store, ahead: number) {
  const { maxOverrideHours } = settingsOf(store, 'plan');
  const wrong = (code: string, message: string) =>
    refuse.invalid([{ path: '/expires', code, message }]);
  if (ahead <= 0) throw wrong('future', 'must be in the future');
  if (ahead > maxOverrideHours * HOUR_MS) {
    throw wrong('maxOverrideHours', `must be within ${maxOverrideHours} hours`);
  }
}

/** Ends an override before its time. It stays in the list; one that is over already is no error. */
const deleteOverride: Rule = call => {
  const { platform } = call;
  settleOverrides(inWhole(platform));
  const override = platform.store.table('overrides').get(call.path.id);
  if (override?.state !== 'active') return { count: 0 };
  end(platform, override, 'cancelled');
  return { count: 1 };
};

const target = 'overrides';

/** What the log says of what was switched. */
function saying(_: Call, answer: unknown): string | undefined {
  if (answer === undefined) return undefined;
  const { brightness, reason } = answer as NewOverride;
  return reason === undefined ? `${brightness} %` : `${brightness} %: ${reason}`;
}

/** How it ended: lamps that could not be reached follow when they are back. */
const outcomeOf = ({ platform: { store } }: Call, answer: unknown) =>
  resultOfMany(countReached(store, lampsIn(store, targetsOf(answer as Row))));

/** What the log says of an end, if it was one. */
const ended = (_: Call, answer: unknown): string | undefined =>
  (answer as { count?: number } | undefined)?.count === 1 ? 'ended' : undefined;

/** The rules of what was switched by hand. @see spec A2, STRAT-06 */
export const overrideRules: Readonly<Record<string, Rule>> = {
  createOverride: noted(
    { action: 'control', target, detail: saying, outcome: outcomeOf },
    createOverride,
  ),
  deleteOverride: noted({ action: 'control', target, detail: ended }, deleteOverride),
};
