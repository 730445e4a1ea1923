import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { HOUR_MS, planOf, today } from '../../../tests/support/scheduledPlans.ts';
import { buildDaySchedule, findPlayBegin } from './buildDaySchedule.ts';
import { DAY_LENGTH_MS, PLAN_TYPES } from './planTimes.ts';
import { whatPlaysAt } from './whatPlaysAt.ts';

const ALL_DAY = { ...planOf('', 'playerPlan', 0, 1).timeRange, enableFlag: false };

describe('the schedule of a day', () => {
  const hour = fc.integer({ min: 0, max: 23 });
  const plan = fc
    .record({
      type: fc.constantFrom(...PLAN_TYPES),
      from: hour,
      to: hour,
      week: fc.nat(127),
      day: fc.nat(9),
    })
    .map(({ type, from, to, week, day }) =>
      planOf(`${type}-${from}-${to}`, type, from, to, { week, updateTime: `2026-11-1${day}` }),
    );
  const plans = fc.array(plan, { maxLength: 6 });

  it('covers 86,400 s without overlap, and agrees with what plays at any moment [MEDIA-11] [MEDIA-16/rule]', () => {
    fc.assert(
      fc.property(plans, fc.nat(DAY_LENGTH_MS - 1), fc.nat(6), (all, dayMs, day) => {
        const dayNumber = today + day;
        const { segments, gaps, conflicts } = buildDaySchedule(all, dayNumber);
        expect(segments[0]?.from).toBe(0);
        expect(segments.at(-1)?.to).toBe(86_400_000);
        segments.slice(1).forEach(({ from }, i) => expect(from).toBe(segments[i]?.to));
        const segment = segments.find(({ from, to }) => from <= dayMs && dayMs < to);
        const decision = whatPlaysAt(all, { dayNumber, dayMs });
        expect(segment?.decision).toEqual(decision);
        const contains = (spans: readonly { readonly from: number; readonly to: number }[]) =>
          spans.some(({ from, to }) => from <= dayMs && dayMs < to);
        expect(contains(gaps)).toBe(decision.reason === 'gap');
        expect(contains(conflicts)).toBe(decision.conflicts.length > 0);
      }),
    );
  });

  it('starts a play once: not again where a displaced plan starts, nor at midnight', () => {
    const begins = (all: Parameters<typeof buildDaySchedule>[0], day: number) =>
      buildDaySchedule(all, day).segments.map(segment => [
        segment.from / HOUR_MS,
        findPlayBegin(all, day, segment) / HOUR_MS,
      ]);
    const displacing = [planOf('a', 'playerPlan', 10, 12), planOf('b', 'timingPlan', 8, 20)];
    expect(begins(displacing, today).slice(1, 4)).toEqual([
      [8, 8],
      [10, 8],
      [12, 8],
    ]);
    const night = [planOf('a', 'timingPlan', 22, 4)];
    expect(begins(night, today + 1)[0]).toEqual([0, -2]);
    const always = [planOf('a', 'playerPlan', 0, 0, { timeRange: ALL_DAY })];
    expect(begins(always, today)[0]).toEqual([0, -today * 24]);
  });

  it('has a lane for each plan with its hours and when it plays [MEDIA-11]', () => {
    const all = [planOf('a', 'playerPlan', 6, 22), planOf('b', 'timingPlan', 9, 12)];
    const { lanes, gaps } = buildDaySchedule(all, today);
    const toHours = (spans: readonly { readonly from: number; readonly to: number }[]) =>
      spans.map(({ from, to }) => [from / HOUR_MS, to / HOUR_MS]);
    expect(toHours(lanes[0]?.spans ?? [])).toEqual([[6, 22]]);
    expect(toHours(lanes[0]?.playing ?? [])).toEqual([
      [6, 9],
      [12, 22],
    ]);
    expect(toHours(lanes[1]?.playing ?? [])).toEqual([[9, 12]]);
    expect(toHours(gaps)).toEqual([
      [0, 6],
      [22, 24],
    ]);
  });
});
