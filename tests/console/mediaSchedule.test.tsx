import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

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

  it('explains every minute, also of a plan of some minutes between those of the drag, and of the last one [MEDIA-16/explained]', async () => {
    const { children } = EVENING_PLAN;
    const time = (hour: number, minute: number) => ({ hour, minute, second: 0, milliseconds: 0 });
    const timeRange = { timeBegin: time(12, 1), timeEnd: time(12, 4), enableFlag: true };
    const { schedule } = await openEditor(
      await createMediaProject({ name: 'Chime', type: 'timingPlan', timeRange, children }),
    );
    const slider = schedule().getByRole<HTMLInputElement>('slider', { name: 'Explained moment' });
    const explained = () => schedule().getByRole('status').textContent;
    // As an arrow key does.
    const step = () => {
      slider.stepUp();
      fireEvent.input(slider);
      return explained();
    };
    fireEvent.change(slider, { target: { value: String(12 * 3_600) } });
    expect(explained()).toMatch(/^At 12:00: nothing plays/u);
    for (const minute of [1, 2, 3])
      expect(step()).toMatch(
        new RegExp(`^At 12:0${minute}: “Chime” plays.* Next, from 12:04: nothing\\.$`, 'u'),
      );
    expect(step()).toMatch(/^At 12:04: nothing plays/u);
    fireEvent.change(slider, { target: { value: slider.max } });
    expect(explained()).toMatch(/^At 23:59: nothing plays/u);
  });

  it('explains a conflict whose count is pressed, also from the month [MEDIA-16/explained]', async () => {
    const { user, schedule } = await open();
    await user.click(schedule().getByRole('radio', { name: 'Month' }));
    await user.click(schedule().getByRole('button', { name: '1 conflict, 11:00 to 12:00' }));
    expect(schedule().getByRole('radio', { name: 'Day' })).toBeChecked();
    expect(schedule().getByRole('status')).toHaveTextContent(/^At 11:00: .*Conflict: Run is due/u);
    await user.click(schedule().getByRole('button', { name: /^Nothing plays 00:00 to 06:00/u }));
    expect(schedule().getByRole('status')).toHaveTextContent(/^At 00:00: nothing plays/u);
  });

  it('returns from another day, week or month to the present moment [MEDIA-11]', async () => {
    const { user, schedule } = await open();
    const press = (name: string) => user.click(schedule().getByRole('button', { name }));
    const readPeriod = () =>
      schedule().getByText(/^(?:\d{4}-\d{2}-\d{2}|[A-Z]\w+ \d{4}$)/u).textContent;
    for (const [view, step] of [
      ['Day', 'Next week'],
      ['Week', 'Previous week'],
      ['Month', 'Next month'],
    ] as const) {
      await user.click(schedule().getByRole('radio', { name: view }));
      const period = readPeriod();
      await press(step);
      expect(readPeriod()).not.toBe(period);
      expect(schedule().queryByText(/^Now, \d/u)).toBeNull();
      await press('Today');
      expect(readPeriod()).toBe(period);
      expect(schedule().getByText(/^Now, \d/u)).toBeVisible();
      expect(schedule().getByRole('button', { name: 'Today' })).toHaveFocus();
    }
    await user.click(schedule().getByRole('radio', { name: 'Day' }));
    const slider = schedule().getByRole('slider', { name: 'Explained moment' });
    fireEvent.change(slider, { target: { value: String(8 * 3_600) } });
    expect(schedule().queryByText(/^Now, \d/u)).toBeNull();
    await press('Today');
    expect(schedule().getByText(/^Now, \d/u)).toBeVisible();
  });

  it('changes hours by dragging around midnight, with the new hours in view; a cancelled drag changes nothing [MEDIA-11]', async () => {
    // Jsdom has no layout: a day is 288 px wide, 1 px for each step.
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(288);
    const { user, schedule } = await open();
    const block = (name: RegExp) => schedule().getByRole('button', { name });
    const drag = (
      from: HTMLElement,
      steps: number,
      end: 'pointerUp' | 'pointerCancel' | 'Escape',
    ) => {
      fireEvent.pointerDown(from, { button: 0, pointerId: 1, clientX: 0 });
      fireEvent.pointerMove(document, { pointerId: 1, clientX: steps });
      const text = schedule()
        .getAllByText(/–/u)
        .map(each => each.textContent);
      if (end === 'Escape') fireEvent.keyDown(document.activeElement!, { key: end });
      else fireEvent[end](document, { pointerId: 1, clientX: steps });
      return text;
    };
    expect(drag(block(/Fair, 11:00 to 13:00/u), 150, 'pointerUp')).toEqual([
      '23:30–01:30',
      '23:30–01:30',
    ]);
    expect(block(/Fair, 23:30 to 24:00/u)).toBeVisible();
    // The hours after midnight are the rest of the same ones, and disappear while they are dragged.
    drag(block(/Fair, 00:00 to 01:30/u), -24, 'pointerUp');
    expect(block(/Fair, 21:30 to 23:30/u)).toBeVisible();
    for (const end of ['pointerCancel', 'Escape'] as const) {
      drag(block(/Fair, 21:30 to 23:30/u), 12, end);
      expect(block(/Fair, 21:30 to 23:30/u)).toBeVisible();
      fireEvent.pointerMove(document, { pointerId: 1, clientX: 50 });
      fireEvent.pointerUp(document, { pointerId: 1, clientX: 50 });
      expect(block(/Fair, 21:30 to 23:30/u)).toBeVisible();
    }
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(block(/Fair, 00:00 to 01:30/u)).toBeVisible();
    vi.restoreAllMocks();
  });

  it('shows a week with its dates and hours, and reads what plays on each day, with conflicts [MEDIA-11]', async () => {
    const { user, schedule } = await open();
    await user.click(schedule().getByRole('radio', { name: 'Week' }));
    expect(
      schedule().getAllByRole('button', { name: /^[MTWFS]\w+day \d{4}-\d{2}-\d{2}$/u }),
    ).toHaveLength(7);
    expect(schedule().getByText(/^\d{4}-\d{2}-\d{2} – \d{4}-\d{2}-\d{2}$/u)).toBeVisible();
    expect(schedule().getByText('22:00')).toBeVisible();
    const days = schedule().getAllByRole('img', {
      name: '00:00–06:00 nothing plays; 06:00–07:00 Base; 07:00–09:00 Rush; 09:00–11:00 Run; 11:00–12:00 Fair, in conflict with Run; 12:00–13:00 Fair; 13:00–22:00 Base; 22:00–24:00 nothing plays',
    });
    expect(days).toHaveLength(7);
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

  it('plays the day with clocks that show its moments, and ends at the midnight of the next day [MEDIA-11]', async () => {
    const clock = { baseInfo: { type: 10 }, showDate: true };
    const area = { name: 'Sign', x: 0, y: 0, width: 640, height: 320, children: [clock] };
    const { user, schedule } = await openEditor(
      await createMediaProject({ name: 'Base', children: [{ name: 'Hours', children: [area] }] }),
    );
    const slider = schedule().getByRole('slider', { name: 'Explained moment' });
    const readDate = () => Date.parse(schedule().getByText(/^\d{4}-\d{2}-\d{2}$/u).textContent);
    const today = readDate();
    fireEvent.change(slider, { target: { value: String(8 * 3_600) } });
    await user.click(schedule().getByRole('button', { name: 'Play the day' }));
    await user.click(schedule().getByRole('button', { name: 'Pause the day' }));
    const shown = schedule().getByRole('region', { name: /^Players show at 08:/u });
    const [time = ''] = /08:\d\d/u.exec(shown.getAttribute('aria-label') ?? '') ?? [];
    const clockText = shown.querySelector('.media-text')?.textContent;
    expect(clockText).toContain(time);
    expect(clockText).toContain(new Date(today).toISOString().slice(0, 10));
    fireEvent.change(slider, { target: { value: String(24 * 3_600 - 300) } });
    await user.click(schedule().getByRole('button', { name: 'Play the day' }));
    expect(
      await schedule().findByRole('region', { name: /^Players show at 00:00/u }),
    ).toBeVisible();
    expect(schedule().getByRole('button', { name: 'Play the day' })).toBeVisible();
    expect(readDate() - today).toBe(24 * 3_600_000);
    expect(slider).toHaveValue('0');
  });

  it('opens where its closed head is used', async () => {
    const { user, schedule } = await open();
    const close = async () => user.click(schedule().getByRole('button', { name: /^Hide/u }));
    const slider = () => schedule().queryByRole('slider', { name: 'Explained moment' });
    await close();
    expect(slider()).toBeNull();
    await user.click(schedule().getByRole('button', { name: '1 conflict, 11:00 to 12:00' }));
    expect(slider()).toBeVisible();
    await close();
    await user.click(schedule().getByRole('button', { name: 'Play the day' }));
    expect(schedule().getByRole('button', { name: 'Pause the day' })).toBeVisible();
    expect(slider()).toBeVisible();
  });

  it('announces a chosen moment, and not each minute of the present', async () => {
    const { schedule } = await open();
    expect(schedule().getByText(/^Now/u)).toBeVisible();
    expect(schedule().queryByRole('status')).toBeNull();
    fireEvent.change(schedule().getByRole('slider', { name: 'Explained moment' }), {
      target: { value: '18000' },
    });
    expect(schedule().getByRole('status')).toHaveTextContent(/^At 05:00/u);
  });
});
