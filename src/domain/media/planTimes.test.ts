import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { planOf, TODAY, today } from '../../../tests/support/scheduledPlans.ts';
import {
  DAY_LENGTH_MS,
  isCalendarDay,
  repairPlanTimes,
  toCalendarDay,
  toDayMs,
  toDayNumber,
  toDayTime,
} from './planTimes.ts';
import { getWeekDay, hasWeekDay, matchesWeek, toggleWeekDay, WEEK_DAYS } from './week.ts';

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
