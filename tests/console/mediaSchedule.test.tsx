import { fireEvent, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { createMediaProject, EVENING_PLAN, openEditor } from '../support/mediaEditor.ts';

describe('the schedule', () => {
  const hours = (from: number, to: number) => ({
    timeRange: {
      timeBegin: { hour: from, minute: 0, second: 0, milliseconds: 0 },
      timeEnd: { hour: to, minute: 0, second: 0, milliseconds: 0 },
      enableFlag: true,
    },
  });
  const open = async () => {
    const { children } = EVENING_PLAN;
    const plans = [
      { name: 'Base', ...hours(6, 22), children },
      { name: 'Rush', type: 'cyclePlan', ...hours(7, 10), children },
      { name: 'Run', type: 'timingPlan', ...hours(9, 12), children },
      { name: 'Fair', type: 'timingPlan', ...hours(11, 13), children },
    ];
    return openEditor(await createMediaProject(...plans));
  };

  it('explains any moment by the rule, and names what plays next [MEDIA-16/explained]', async () => {
    const { schedule } = await open();
    const explained = (hour: number) => {
      const slider = schedule().getByRole('slider', { name: 'Explained moment' });
      fireEvent.change(slider, { target: { value: String(hour * 3_600) } });
      return schedule().getByRole('status').textContent;
    };
    expect(explained(5)).toBe(
      'At 05:00: nothing plays, because no plan is due. Next, from 06:00: “Base”.',
    );
    expect(explained(6.5)).toMatch(
      /“Base” plays, because no timed and no cycle plan is due. Next, from 07:00: “Rush”\.$/u,
    );
    expect(explained(8)).toMatch(/“Rush” plays, because a cycle plan .* Displaced: Base\. Next/u);
    expect(explained(9.5)).toMatch(
      /“Run” plays, because a timed plan comes before all others\. Displaced: Base, Rush\. Next/u,
    );
    expect(explained(11.5)).toMatch(
      /“Fair” plays, .* Conflict: Run is due too; “Fair” was changed last, so it wins/u,
    );
    expect(explained(21.5)).toMatch(/Next, from 22:00: nothing\.$/u);
    expect(explained(23)).toMatch(/Next, from \w+.* 06:00: “Base”\.$/u);
  });

  it('shows a month with what plays on each day, and opens a day [MEDIA-11]', async () => {
    const { user, schedule } = await open();
    await user.click(schedule().getByRole('radio', { name: 'Month' }));
    const days = schedule().getAllByRole('button', { name: /Base, Rush, Run, Fair, 1 conflict$/u });
    expect(days.length % 7).toBe(0);
    expect(days.length).toBeGreaterThanOrEqual(28);
    await user.click(schedule().getByRole('button', { name: 'Next month' }));
    await user.click(schedule().getAllByRole('button', { name: /Base, Rush/u })[10]!);
    expect(schedule().getByRole('radio', { name: 'Day' })).toBeChecked();
    expect(schedule().getByRole('slider', { name: 'Explained moment' })).toBeVisible();
  });

  it('plays the day at a speed, with what players show [MEDIA-11]', async () => {
    const { user, schedule } = await open();
    const slider = schedule().getByRole('slider', { name: 'Explained moment' });
    fireEvent.change(slider, { target: { value: String(8.9 * 3_600) } });
    await user.click(schedule().getByRole('button', { name: 'Play the day' }));
    const shown = await schedule().findByRole('region', { name: /^Players show at 09:/u });
    expect(within(shown).getByText('Welcome')).toBeVisible();
    await user.click(schedule().getByRole('button', { name: 'Pause the day' }));
    const { value } = slider as HTMLInputElement;
    expect(Number(value)).toBeGreaterThanOrEqual(9 * 3_600);
  });
});
