import { describe, expect, it } from 'vitest';

import { HOUR_MS, planOf, today } from '../../../tests/support/scheduledPlans.ts';
import type { ScheduledPlan } from './planOccurrences.ts';
import { whatPlaysAt } from './whatPlaysAt.ts';

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

  it('is the same whether its plans pause the others, and general plans conflict with none [MEDIA-16/rule]', () => {
    const second = planOf('second', 'playerPlan', 0, 24);
    const all = [...plans, second];
    for (const hour of [8, 10, 20]) {
      const { reason, plan } = at(hour, all);
      expect(at(hour, all).conflicts).toEqual([]);
      const pausing = all.map(each => ({ ...each, pause: true }));
      expect(at(hour, pausing)).toMatchObject({ reason, plan: { id: plan?.id }, conflicts: [] });
    }
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
