import { DAY_MS, HOUR_MS, MINUTE_MS } from '../shared/duration.ts';
import type { Row } from '../platform/Store.ts';
import { hashToFraction, hashText, joinHashes } from './hash.ts';
import { type FaultType, getFaultTypes } from './faultTypes.ts';
import { assertDefined } from '../shared/assertDefined.ts';

/** @see MAP-04 */
export type AssetState = 'normal' | 'fault' | 'offline' | 'unknown';

/** The frequency and the duration of an outage: at most one per time slot, within that slot. */
interface OutagePattern {
  readonly salt: number;
  readonly slotMs: number;
  readonly probability: number;
  /** Returns the duration, by a random quantile from 0 to 1. */
  readonly getDuration: (quantile: number) => number;
}

const createDuration =
  (minMs: number, maxMs: number) =>
  (quantile: number): number =>
    Math.floor(minMs + quantile * (maxMs - minMs));

/** The share of faults that clear within minutes; some others clear within the shift, the rest wait for a repair. */
const BRIEF_FAULT_SHARE = 0.6;
const SHIFT_FAULT_SHARE = 0.7;
const getBriefDuration = createDuration(3 * MINUTE_MS, 45 * MINUTE_MS);
const getShiftDuration = createDuration(45 * MINUTE_MS, 8 * HOUR_MS);
const getRepairDuration = createDuration(8 * HOUR_MS, 60 * HOUR_MS);

/**
 * Returns the duration of a fault, in milliseconds: from three minutes to sixty hours, eleven hours on average.
 *
 * @param quantile from 0 to 1, in ascending order of duration
 */
export function getFaultDuration(quantile: number): number {
  if (quantile < BRIEF_FAULT_SHARE) return getBriefDuration(quantile / BRIEF_FAULT_SHARE);
  if (quantile < SHIFT_FAULT_SHARE)
    return getShiftDuration(
      (quantile - BRIEF_FAULT_SHARE) / (SHIFT_FAULT_SHARE - BRIEF_FAULT_SHARE),
    );
  return getRepairDuration((quantile - SHIFT_FAULT_SHARE) / (1 - SHIFT_FAULT_SHARE));
}

/** A section loses its power or its line: all assets of it are unreachable together. */
const SECTION_OUTAGE: OutagePattern = {
  salt: 11,
  slotMs: 2 * DAY_MS,
  probability: 0.14,
  getDuration: createDuration(HOUR_MS, 9 * HOUR_MS),
};

/** A gateway is unreachable together with all its devices. */
const GATEWAY_OUTAGE: OutagePattern = {
  salt: 12,
  slotMs: 8 * DAY_MS,
  probability: 0.19,
  getDuration: createDuration(HOUR_MS, 5 * HOUR_MS),
};

/** A single device is unreachable. */
const DEVICE_OUTAGE: OutagePattern = {
  salt: 13,
  slotMs: 4 * DAY_MS,
  probability: 0.06,
  getDuration: createDuration(2 * HOUR_MS, 20 * HOUR_MS),
};

/** The length of a fault slot: from 1970 on, each slot has at most one fault of a device, which ends within it. */
export const FAULT_SLOT_MS = 10 * DAY_MS;

/** A device is broken until its repair. */
const FAULT_OUTAGE: OutagePattern = {
  salt: 14,
  slotMs: FAULT_SLOT_MS,
  probability: 0.09,
  getDuration: getFaultDuration,
};

/** The share of devices that never reported. */
const SILENT_SHARE = 0.001;

/** A fault of a device with its start and end, in milliseconds since 1970. */
export interface FaultSpan {
  readonly type: FaultType;
  readonly begin: number;
  readonly end: number;
  /** The hash that seeds all other values of the fault. */
  readonly seedHash: number;
}

interface OutageSpan {
  readonly begin: number;
  readonly end: number;
  readonly seedHash: number;
}

function getOutageInSlot(
  pattern: OutagePattern,
  hash: number,
  slot: number,
): OutageSpan | undefined {
  const seedHash = joinHashes(joinHashes(hash, pattern.salt), slot);
  if (hashToFraction(seedHash, 1) >= pattern.probability) return undefined;
  const length = pattern.getDuration(hashToFraction(seedHash, 2));
  const begin =
    slot * pattern.slotMs + Math.floor(hashToFraction(seedHash, 3) * (pattern.slotMs - length));
  return { begin, end: begin + length, seedHash };
}

function isOutAt(pattern: OutagePattern, hash: number, ms: number): boolean {
  const span = getOutageInSlot(pattern, hash, Math.floor(ms / pattern.slotMs));
  return span !== undefined && span.begin <= ms && ms < span.end;
}

const isSentinel = (id: string) => id.startsWith('LAMP00001_');
const isNeverReporting = (model: unknown, hash: number) =>
  model === 'unknow' || hashToFraction(hash, 15) < SILENT_SHARE;

/**
 * Returns the state of an asset at a past or future moment without user intervention: a function of the asset and the
 * moment alone, in any order of calls. In the long run some 96 of 100 are normal, 2 to 3 offline, most of these with
 * all of their section or gateway, and one is broken.
 *
 * @param ms milliseconds since 1970
 */
export function getStateAt(asset: Row, ms: number): AssetState {
  const id = String(asset.id);
  if (isSentinel(id)) return id.endsWith('_OFFLINE') ? 'offline' : 'normal';
  const hash = hashText(id);
  if (isNeverReporting(asset.model, hash)) return 'unknown';
  if (isOutAt(FAULT_OUTAGE, hash, ms)) return 'fault';
  if (isOutAt(DEVICE_OUTAGE, hash, ms)) return 'offline';
  const { domainId } = asset;
  if (typeof domainId === 'string' && isOutAt(SECTION_OUTAGE, hashText(domainId), ms))
    return 'offline';
  const gateway = hashGateway(asset, hash);
  return gateway !== 0 && isOutAt(GATEWAY_OUTAGE, gateway, ms) ? 'offline' : 'normal';
}

/**
 * Returns the faults of an asset within a time span, oldest first. A fault that overlaps an edge of the span has its
 * own start and end.
 *
 * @param from milliseconds since 1970
 */
export function getFaultsBetween(asset: Row, from: number, to: number): readonly FaultSpan[] {
  const id = String(asset.id);
  if (isSentinel(id)) return [];
  const hash = hashText(id);
  if (isNeverReporting(asset.model, hash)) return [];
  return getOutagesBetween(FAULT_OUTAGE, hash, from, to).map(({ begin, end, seedHash }) => {
    const types = getFaultTypes(asset.model);
    return {
      type: assertDefined(types[Math.floor(hashToFraction(seedHash, 4) * types.length)]),
      begin,
      end,
      seedHash,
    };
  });
}

/**
 * Returns the time that an asset was online between two moments, in milliseconds.
 *
 * @param from milliseconds since 1970
 */
export function getOnlineMsBetween(asset: Row, from: number, to: number): number {
  if (to <= from) return 0;
  const id = String(asset.id);
  if (isSentinel(id)) return id.endsWith('_OFFLINE') ? 0 : to - from;
  const hash = hashText(id);
  if (isNeverReporting(asset.model, hash)) return 0;
  const outages = [
    ...getOutagesBetween(DEVICE_OUTAGE, hash, from, to),
    ...getOutagesBetween(SECTION_OUTAGE, hashText(String(asset.domainId)), from, to),
    ...getOutagesBetween(GATEWAY_OUTAGE, hashGateway(asset, hash), from, to),
  ].sort((a, b) => a.begin - b.begin);
  let online = 0;
  let since = from;
  for (const { begin, end } of outages) {
    online += Math.max(0, begin - since);
    since = Math.max(since, end);
  }
  return online + Math.max(0, to - since);
}

/** Returns the outages of a section that overlap a time span, in milliseconds since 1970, oldest first. */
export const getSectionOutagesBetween = (
  domainId: string,
  from: number,
  to: number,
): readonly OutageSpan[] => getOutagesBetween(SECTION_OUTAGE, hashText(domainId), from, to);

/** Returns the hash of the gateway of an asset; 0 when it has none. */
function hashGateway({ model, ssgwId }: Row, assetHash: number): number {
  if (model === 'ssgw') return assetHash;
  return typeof ssgwId === 'string' ? hashText(ssgwId) : 0;
}

function getOutagesBetween(
  pattern: OutagePattern,
  hash: number,
  from: number,
  to: number,
): OutageSpan[] {
  const spans: OutageSpan[] = [];
  const last = Math.floor(to / pattern.slotMs);
  for (let slot = Math.floor(from / pattern.slotMs); hash !== 0 && slot <= last; slot += 1) {
    const span = getOutageInSlot(pattern, hash, slot);
    if (span && span.begin < to && span.end > from) spans.push(span);
  }
  return spans;
}
