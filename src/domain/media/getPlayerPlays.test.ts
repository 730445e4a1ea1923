import { expect, it } from 'vitest';

import { getPlayerPlays } from './getPlayerPlays.ts';
import type { ScheduledPlan } from './planOccurrences.ts';
import { createDefaultPlanTimes, toDayTime } from './planTimes.ts';
import { getPlayLength } from './playLength.ts';

const HOUR_MS = 3_600_000;
const ZONE = 'Asia/Shanghai';
/** 20:00 in the city. */
const NOW = Date.parse('2026-11-25T12:00:00Z');

const general: ScheduledPlan = {
  ...createDefaultPlanTimes({ year: 2026, month: 11, day: 25 }),
  ...{ id: 'all', name: 'all', type: 'playerPlan' },
};
const evening: ScheduledPlan = {
  ...general,
  ...{ id: 'evening', name: 'evening', type: 'timingPlan' },
  timeRange: {
    timeBegin: toDayTime(21 * HOUR_MS),
    timeEnd: toDayTime(23 * HOUR_MS),
    enableFlag: true,
  },
};
const names = (now: number, insertedUntil?: number, plans = [general, evening]) => {
  const { now: current, next } = getPlayerPlays(plans, { now, insertedUntil, zone: ZONE });
  return [current?.plan?.name, next && [next.moment.dayMs / HOUR_MS, next.decision.plan?.name]];
};

it('a player plays next what another plan of its project is due for, on the clock of the city', () => {
  expect(names(NOW)).toEqual(['all', [21, 'evening']]);
  expect(names(NOW + HOUR_MS)).toEqual(['evening', [23, 'all']]);
  expect(names(NOW, undefined, [evening])).toEqual([undefined, [21, 'evening']]);
  expect(names(NOW, undefined, [general])).toEqual(['all', undefined]);
});

it('after an insertion a player plays what is due at its end', () => {
  expect(names(NOW, NOW + HOUR_MS / 2)).toEqual([undefined, [20.5, 'all']]);
  expect(names(NOW, NOW + 2 * HOUR_MS)).toEqual([undefined, [22, 'evening']]);
  expect(names(NOW, NOW - 1)).toEqual(['all', [21, 'evening']]);
});

it('one play takes the scenes once, as often as counted, or the time of the loop', () => {
  const times = { playTimes: 3, playDuration: 60_000 };
  expect(getPlayLength({ ...times, playMode: 0 }, 5_000)).toBe(5_000);
  expect(getPlayLength({ ...times, playMode: 1 }, 5_000)).toBe(15_000);
  expect(getPlayLength({ ...times, playMode: 2 }, 5_000)).toBe(60_000);
  expect(getPlayLength({ playTimes: 3, playMode: 2 }, 5_000)).toBe(5_000);
});
