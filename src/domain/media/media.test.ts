import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { buildDaySchedule } from './buildDaySchedule.ts';
import type { ScheduledPlan } from './planOccurrences.ts';
import {
  createDefaultPlanTimes,
  DAY_LENGTH_MS,
  isCalendarDay,
  PLAN_TYPES,
  type PlanType,
  repairPlanTimes,
  toCalendarDay,
  toDayMs,
  toDayNumber,
  toDayTime,
} from './planTimes.ts';
import { createLayoutAreas, SCENE_LAYOUTS, type AreaLayout } from './sceneLayouts.ts';
import { whatPlaysAt } from './whatPlaysAt.ts';
import { getWeekDay, hasWeekDay, matchesWeek, toggleWeekDay, WEEK_DAYS } from './week.ts';

const HOUR_MS = 3_600_000;
const TODAY = { year: 2026, month: 11, day: 25 };
const today = toDayNumber(TODAY);

const planOf = (
  id: string,
  type: PlanType,
  from: number,
  to: number,
  rest = {},
): ScheduledPlan => ({
  ...createDefaultPlanTimes(TODAY),
  ...{ id, name: id, type },
  timeRange: {
    timeBegin: toDayTime(from * HOUR_MS),
    timeEnd: toDayTime(to * HOUR_MS),
    enableFlag: true,
  },
  ...rest,
});

describe('layouts', () => {
  const stage = fc.record({
    width: fc.integer({ min: 4, max: 2_000 }),
    height: fc.integer({ min: 4, max: 2_000 }),
  });
  const layouts = Object.keys(SCENE_LAYOUTS) as AreaLayout[];

  it('cover the stage exactly, without overlap [MEDIA-04]', () => {
    fc.assert(
      fc.property(stage, fc.constantFrom(...layouts), (size, layout) => {
        const areas = createLayoutAreas(layout, size);
        const covered = areas.reduce((sum, { width, height }) => sum + width * height, 0);
        expect(covered).toBe(size.width * size.height);
        areas.forEach((a, i) =>
          areas.slice(i + 1).forEach(b => {
            const isApart =
              a.x + a.width <= b.x ||
              b.x + b.width <= a.x ||
              a.y + a.height <= b.y ||
              b.y + b.height <= a.y;
            expect(isApart).toBe(true);
          }),
        );
      }),
    );
  });

  it.each<readonly [AreaLayout, readonly string[]]>([
    ['scene-1', ['0,0 320x160', '320,0 320x160', '0,160 320x160', '320,160 320x160']],
    ['scene-2', ['0,0 640x106', '0,106 640x107', '0,213 640x107']],
    ['scene-3', ['0,0 640x160', '0,160 640x160']],
    ['scene-4', ['0,0 320x320', '320,0 320x320']],
    ['scene-5', ['0,0 640x320']],
  ])('%s has its areas [MEDIA-04]', (layout, expected) => {
    const areas = createLayoutAreas(layout, { width: 640, height: 320 });
    expect(areas.map(({ x, y, width, height }) => `${x},${y} ${width}x${height}`)).toEqual(
      expected,
    );
  });
});

describe('times', () => {
  it('convert times and days without loss', () => {
    fc.assert(
      fc.property(fc.nat(DAY_LENGTH_MS - 1), fc.integer({ min: 0, max: 50_000 }), (ms, number) => {
        expect(toDayMs(toDayTime(ms))).toBe(ms);
        expect(toDayNumber(toCalendarDay(number))).toBe(number);
      }),
    );
    expect(toDayMs(toDayTime(DAY_LENGTH_MS + 5))).toBe(5);
    expect(isCalendarDay({ year: 2026, month: 2, day: 29 })).toBe(false);
  });

  it('have bit 0 for Sunday, and labels from Monday to Sunday [MEDIA-03/week]', () => {
    expect(WEEK_DAYS).toEqual([1, 2, 3, 4, 5, 6, 0]);
    expect(getWeekDay(toDayNumber({ year: 2026, month: 11, day: 22 }))).toBe(0);
    expect(hasWeekDay(0b0000001, 0)).toBe(true);
    expect(hasWeekDay(0b1000000, 6)).toBe(true);
    expect(toggleWeekDay(62, 1)).toBe(60);
    expect(matchesWeek(0, today)).toBe(true);
    // The 25th of November 2026 is a Wednesday.
    expect([0b0001000, 0b0000100].map(week => matchesWeek(week, today))).toEqual([true, false]);
  });

  it('become today, week 0 and one second where the dates are invalid [MEDIA-03/dates]', () => {
    const plan = planOf('a', 'timingPlan', 8, 9, { week: 5 });
    const dateBegin = { year: 2026, month: 2, day: 30 };
    const broken = { ...plan, dateRange: { ...plan.dateRange, dateBegin, enableFlag: true } };
    expect(repairPlanTimes(broken, TODAY)).toMatchObject({
      week: 0,
      dateRange: { dateBegin: TODAY, dateEnd: TODAY },
      timeRange: { timeBegin: toDayTime(0), timeEnd: toDayTime(1_000) },
    });
    expect(repairPlanTimes(plan, TODAY)).toBe(plan);
  });
});

describe('the plan that plays at a time', () => {
  const general = planOf('general', 'playerPlan', 6, 22);
  const cycle = planOf('cycle', 'cyclePlan', 7, 10);
  const timing = planOf('timing', 'timingPlan', 9, 12);
  const plans = [general, cycle, timing];
  const at = (hour: number, all: readonly ScheduledPlan[] = plans) =>
    whatPlaysAt(all, { dayNumber: today, dayMs: hour * HOUR_MS });

  it.each([
    [5, 'gap', undefined],
    [6, 'playerPlan', 'general'],
    [7, 'cyclePlan', 'cycle'],
    [9, 'timingPlan', 'timing'],
    [11, 'timingPlan', 'timing'],
    [12, 'playerPlan', 'general'],
    [22, 'gap', undefined],
  ])('is decided at %i:00 by %s [MEDIA-16/rule]', (hour, reason, id) => {
    expect(at(hour)).toMatchObject({ reason });
    expect(at(hour).plan?.id).toBe(id);
  });

  it('is the newest of two timing plans, which conflict [MEDIA-16/rule]', () => {
    const older = { ...timing, id: 'older', updateTime: '2026-11-20T00:00:00.000Z' };
    const newer = { ...timing, id: 'newer', updateTime: '2026-11-21T00:00:00.000Z' };
    for (const all of [
      [older, newer],
      [newer, older],
    ]) {
      const decision = at(10, all);
      expect(decision.plan?.id).toBe('newer');
      expect(decision.conflicts.map(({ id }) => id)).toEqual(['older']);
    }
    expect(at(8, [cycle, general]).conflicts).toEqual([]);
  });

  it('is all general plans in their order [MEDIA-16/rule]', () => {
    const second = planOf('second', 'playerPlan', 0, 24);
    const decision = at(8, [general, second]);
    expect([decision.plan?.id, ...decision.turns.map(({ id }) => id)]).toEqual([
      'general',
      'second',
    ]);
  });

  it('continues after midnight on the day after the one that matches [MEDIA-16/rule]', () => {
    const night = planOf('night', 'timingPlan', 22, 2, { week: 0b0001000 });
    const isPlaying = (day: number, hour: number) =>
      whatPlaysAt([night], { dayNumber: day, dayMs: hour * HOUR_MS }).plan !== undefined;
    expect([isPlaying(today, 23), isPlaying(today + 1, 1), isPlaying(today + 1, 2)]).toEqual([
      true,
      true,
      false,
    ]);
    expect([isPlaying(today, 1), isPlaying(today + 1, 23)]).toEqual([false, false]);
  });

  it('is nothing for a plan without scenes, and outside the dates', () => {
    const dateRange = { ...timing.dateRange, enableFlag: true };
    expect(at(10, [{ ...timing, isEmpty: true }]).reason).toBe('gap');
    expect(at(10, [{ ...timing, dateRange }]).reason).toBe('timingPlan');
    const tomorrow = { dayNumber: today + 1, dayMs: 10 * HOUR_MS };
    expect(whatPlaysAt([{ ...timing, dateRange }], tomorrow).reason).toBe('gap');
  });

  it('leaves a cycle plan between its plays, which start every interval', () => {
    const rhythm = { ...cycle, interval: 600_000, playLength: 60_000 };
    const plays = [0, 59, 60, 599, 600].map(
      seconds =>
        whatPlaysAt([rhythm], { dayNumber: today, dayMs: 7 * HOUR_MS + seconds * 1_000 }).reason,
    );
    expect(plays).toEqual(['cyclePlan', 'cyclePlan', 'gap', 'gap', 'cyclePlan']);
  });
});

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
