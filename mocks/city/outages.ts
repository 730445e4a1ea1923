import type { Row } from '../platform/Store.ts';
import { fraction, hashText, join } from './hash.ts';
import { type FaultType, faultTypesOf } from './faultTypes.ts';
import { sure } from './sure.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** What an asset is in. @see spec A3 */
export type State = 'normal' | 'fault' | 'offline' | 'unknown';

/** How often something fails, and for how long: at most once in a slot of time, within that slot. */
interface Habit {
  readonly salt: number;
  readonly slot: number;
  readonly chance: number;
  /** How long it lasts, by a number from 0 to 1 that chance has drawn. */
  readonly lengthOf: (part: number) => number;
}

const between =
  (shortest: number, longest: number) =>
  (part: number): number =>
    Math.floor(shortest + part * (longest - shortest));

/** Most faults clear by themselves within minutes, some within the shift, the others wait for a repair. */
const CLEARS_ITSELF = 0.6;
const CLEARS_IN_SHIFT = 0.7;
const briefLength = between(3 * MINUTE_MS, 45 * MINUTE_MS);
const shiftLength = between(45 * MINUTE_MS, 8 * HOUR_MS);
const repairLength = between(8 * HOUR_MS, 60 * HOUR_MS);

/**
 * How long a fault lasts, in milliseconds: from three minutes to sixty hours, eleven hours on average.
 *
 * @param part from 0 to 1: the longer, the higher
 */
export function faultLength(part: number): number {
  if (part < CLEARS_ITSELF) return briefLength(part / CLEARS_ITSELF);
  if (part < CLEARS_IN_SHIFT)
    return shiftLength((part - CLEARS_ITSELF) / (CLEARS_IN_SHIFT - CLEARS_ITSELF));
  return repairLength((part - CLEARS_IN_SHIFT) / (1 - CLEARS_IN_SHIFT));
}

/** A section loses its power or its line: all that stands there is out of reach together. */
const SECTION: Habit = {
  salt: 11,
  slot: 2 * DAY_MS,
  chance: 0.14,
  lengthOf: between(HOUR_MS, 9 * HOUR_MS),
};

/** A gateway is out of reach with all that it owns. */
const GATEWAY: Habit = {
  salt: 12,
  slot: 8 * DAY_MS,
  chance: 0.19,
  lengthOf: between(HOUR_MS, 5 * HOUR_MS),
};

/** A device alone is out of reach. */
const DEVICE: Habit = {
  salt: 13,
  slot: 4 * DAY_MS,
  chance: 0.06,
  lengthOf: between(2 * HOUR_MS, 20 * HOUR_MS),
};

/** In each of these, from 1970 on, a device breaks at most once, and is mended before it ends. */
export const FAULT_SLOT_MS = 10 * DAY_MS;

/** Something in a device breaks, until somebody mends it. */
const FAULT: Habit = {
  salt: 14,
  slot: FAULT_SLOT_MS,
  chance: 0.09,
  lengthOf: faultLength,
};

/** One of so many devices never told anything. */
const SILENT = 0.001;

/** A device was broken from one moment to another, in milliseconds since 1970. */
export interface FaultSpan {
  readonly type: FaultType;
  readonly begin: number;
  readonly end: number;
  /** Tells it from all others, for whatever else is drawn of it. */
  readonly mark: number;
}

interface Span {
  readonly begin: number;
  readonly end: number;
  readonly mark: number;
}

function spanIn(habit: Habit, hash: number, slot: number): Span | undefined {
  const mark = join(join(hash, habit.salt), slot);
  if (fraction(mark, 1) >= habit.chance) return undefined;
  const length = habit.lengthOf(fraction(mark, 2));
  const begin = slot * habit.slot + Math.floor(fraction(mark, 3) * (habit.slot - length));
  return { begin, end: begin + length, mark };
}

function isIn(habit: Habit, hash: number, ms: number): boolean {
  const span = spanIn(habit, hash, Math.floor(ms / habit.slot));
  return span !== undefined && span.begin <= ms && ms < span.end;
}

const isSentinel = (id: string) => id.startsWith('LAMP00001_');
const isSilent = (model: unknown, hash: number) =>
  model === 'unknow' || fraction(hash, 15) < SILENT;

/**
 * What state an asset was in, is in or will be in when nobody touches it: a function of the asset and the
 * moment alone, asked in any order. In the long run some 96 of 100 are normal, 2 to 3 offline, most of
 * these with all of their section or gateway, and one is broken.
 *
 * @param ms milliseconds since 1970
 */
export function stateAt(asset: Row, ms: number): State {
  const id = String(asset.id);
  if (isSentinel(id)) return id.endsWith('_OFFLINE') ? 'offline' : 'normal';
  const hash = hashText(id);
  if (isSilent(asset.model, hash)) return 'unknown';
  if (isIn(FAULT, hash, ms)) return 'fault';
  if (isIn(DEVICE, hash, ms)) return 'offline';
  const { domainId } = asset;
  if (typeof domainId === 'string' && isIn(SECTION, hashText(domainId), ms)) return 'offline';
  const gateway = gatewayHash(asset, hash);
  return gateway !== 0 && isIn(GATEWAY, gateway, ms) ? 'offline' : 'normal';
}

/**
 * When an asset was broken within a span of time, and by what, the oldest first. A fault that reaches
 * into the span is told with its own begin and end.
 *
 * @param from milliseconds since 1970
 */
export function faultsBetween(asset: Row, from: number, to: number): readonly FaultSpan[] {
  const id = String(asset.id);
  if (isSentinel(id)) return [];
  const hash = hashText(id);
  if (isSilent(asset.model, hash)) return [];
  return spansBetween(FAULT, hash, from, to).map(({ begin, end, mark }) => {
    const types = faultTypesOf(asset.model);
    return { type: sure(types[Math.floor(fraction(mark, 4) * types.length)]), begin, end, mark };
  });
}

/**
 * How long an asset was within reach between two moments, in milliseconds.
 *
 * @param from milliseconds since 1970
 */
export function onlineMsBetween(asset: Row, from: number, to: number): number {
  if (to <= from) return 0;
  const id = String(asset.id);
  if (isSentinel(id)) return id.endsWith('_OFFLINE') ? 0 : to - from;
  const hash = hashText(id);
  if (isSilent(asset.model, hash)) return 0;
  const away = [
    ...spansBetween(DEVICE, hash, from, to),
    ...spansBetween(SECTION, hashText(String(asset.domainId)), from, to),
    ...spansBetween(GATEWAY, gatewayHash(asset, hash), from, to),
  ].sort((a, b) => a.begin - b.begin);
  let online = 0;
  let since = from;
  for (const { begin, end } of away) {
    online += Math.max(0, begin - since);
    since = Math.max(since, end);
  }
  return online + Math.max(0, to - since);
}

/** What tells the gateway of an asset from others; 0 when it has none. */
function gatewayHash({ model, ssgwId }: Row, own: number): number {
  if (model === 'ssgw') return own;
  return typeof ssgwId === 'string' ? hashText(ssgwId) : 0;
}

function spansBetween(habit: Habit, hash: number, from: number, to: number): Span[] {
  const found: Span[] = [];
  const last = Math.floor(to / habit.slot);
  for (let slot = Math.floor(from / habit.slot); hash !== 0 && slot <= last; slot += 1) {
    const span = spanIn(habit, hash, slot);
    if (span && span.begin < to && span.end > from) found.push(span);
  }
  return found;
}
