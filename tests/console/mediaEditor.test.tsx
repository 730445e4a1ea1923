import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { getReceivedCalls } from '../support/openConsole.tsx';
import {
  createMediaProject,
  EVENING_PLAN,
  openAsReader,
  openEditor,
  readPlans,
} from '../support/mediaEditor.ts';

it('has the fields of all three types of plans, and the platform stores each [MEDIA-03/fields] [MEDIA-03/types]', async () => {
  const project = await createMediaProject();
  const { user, properties, type, save } = await openEditor(project);
  for (const kind of ['General plan', 'Cycle plan', 'Timing plan']) {
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await user.click(await screen.findByRole('menuitem', { name: kind }));
  }
  await save();
  const types = ['playerPlan', 'cyclePlan', 'timingPlan'];
  expect((await readPlans(project)).map(plan => plan['type'])).toEqual(types);

  const field = (name: string) => properties().getByLabelText(name);
  await type(field('Name'), 'Half marathon');
  await user.selectOptions(field('Type'), 'cycle');
  await user.click(field('Only on some dates'));
  await properties().findByLabelText('First day');
  fireEvent.change(field('First day'), { target: { value: '2026-12-01' } });
  fireEvent.change(field('Last day'), { target: { value: '2026-12-24' } });
  const week = properties().getByRole('group', { name: 'Weekdays' });
  await user.click(within(week).getByRole('button', { name: 'Sunday' }));
  await user.click(within(week).getByRole('button', { name: 'Tuesday' }));
  await user.click(field('Only at some hours'));
  fireEvent.change(field('From'), { target: { value: '22:15:30' } });
  fireEvent.change(field('To'), { target: { value: '05:00:00' } });
  await user.selectOptions(properties().getByRole('combobox', { name: 'Play' }), 'Loop by count');
  await type(field('Plays'), '3');
  await type(field('Play for'), '90000');
  await type(field('Interval'), '600000');
  await user.click(field('Pause the other plans'));
  await save();
  const [, , plan] = await readPlans(project);
  expect(plan).toMatchObject({
    ...{ name: 'Half marathon', type: 'cyclePlan', week: 0b101, pause: true, interval: 600_000 },
    ...{ playMode: 1, playTimes: 3, playDuration: 90_000 },
    dateRange: {
      dateBegin: { year: 2026, month: 12, day: 1 },
      dateEnd: { year: 2026, month: 12, day: 24 },
      enableFlag: true,
    },
    timeRange: {
      timeBegin: { hour: 22, minute: 15, second: 30, milliseconds: 0 },
      timeEnd: { hour: 5, minute: 0, second: 0, milliseconds: 0 },
      enableFlag: true,
    },
  });
});

it('has the name and the rectangle of an area as fields, within the stage [MEDIA-05/fields]', async () => {
  const project = await createMediaProject(EVENING_PLAN);
  const { properties, select, type, save } = await openEditor(project);
  await select(/^Right/u);
  const field = (name: string) => properties().getByRole('textbox', { name });
  await type(field('Name'), 'News');
  await type(field('Width'), '200');
  await type(field('Height'), '100');
  await type(field('Left'), '40');
  await type(field('Top'), '30');
  await type(field('Left'), '441');
  await save();
  const [plan] = await readPlans(project);
  expect(plan?.scenes[0]?.zones[1]).toMatchObject({
    ...{ name: 'News', width: 200, height: 100, x: 44, y: 30 },
    position: { w: 200, h: 100, x: 44, y: 30 },
  });
});

it('does not publish, and shows the reason and a link to each part, and the areas without an item [MEDIA-08/publish]', async () => {
  const project = await createMediaProject(EVENING_PLAN, {
    name: 'Night',
    children: [
      { name: 'Empty' },
      { name: 'Notices', children: [{ name: 'Free', x: 0, y: 0, width: 64, height: 32 }] },
    ],
  });
  const { user } = await openEditor(project);
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish the project' }));
  expect(dialog.getByRole('button', { name: 'Publish' })).toHaveAttribute('aria-disabled', 'true');
  const errors = within(
    dialog.getByRole('region', { name: 'These parts have to be corrected first' }),
  );
  expect(errors.getByText('The scene has no area')).toBeVisible();
  const warnings = within(
    dialog.getByRole('region', { name: 'Areas that show only their background' }),
  );
  expect(warnings.getByRole('button')).toHaveTextContent('Night / Notices / Free');
  await user.click(errors.getByRole('button', { name: 'Night / Empty' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('treeitem', { name: /^Empty/u })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  expect(getReceivedCalls().filter(({ call }) => call.endsWith('/publish'))).toEqual([]);
});

it('the switches of the properties have the size of all others, which fits their thumb', async () => {
  const { select, properties } = await openEditor(await createMediaProject(EVENING_PLAN));
  await select(/^Evening/u);
  const toggle = await properties().findByRole('switch', { name: 'Only on some dates' });
  expect(toggle.closest('.MuiSwitch-root')).not.toHaveClass('MuiSwitch-sizeSmall');
});

it('is shown to a user who may only read it, with the reason, and offers no change [UX-11/messages]', async () => {
  const { user, select, properties } = await openAsReader(await createMediaProject(EVENING_PLAN));
  expect(await screen.findByText(/role may not/u, { selector: '[role="status"]' })).toBeVisible();
  await select(/^Evening/u);
  expect(properties().getByRole('textbox', { name: 'Name' })).toHaveAttribute('readonly');
  expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled();
  await user.keyboard('{Delete}');
  expect(screen.getByRole('treeitem', { name: /^Evening/u })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Library' }));
  const upload = await screen.findByRole('button', { name: /^Upload/u });
  expect(upload).toHaveAttribute('aria-disabled', 'true');
  expect(upload).toHaveAccessibleDescription(/role may not/u);
  const publish = screen.getByRole('button', { name: 'Publish' });
  expect(publish).toHaveAttribute('aria-disabled', 'true');
  expect(publish).toHaveAccessibleDescription(/role may not/u);
  expect(getReceivedCalls().filter(({ call }) => !call.startsWith('GET'))).toEqual([]);
});

it('the button of an empty area offers every kind of item and adds it there, also by keyboard; a drag from it adds nothing [MEDIA-06/k0] [MEDIA-06/k3]', async () => {
  const free = (name: string, x: number) => ({ name, x, y: 0, width: 320, height: 320 });
  const project = await createMediaProject({
    name: 'Evening',
    children: [{ name: 'Welcome', children: [free('Left', 0), free('Right', 320)] }],
  });
  const { user, save, select } = await openEditor(project);
  await select(/^Welcome/u);
  const right = screen.getByRole('button', { name: 'Right: add an item here' });
  // jsdom captures no pointers.
  const capture = vi.fn<typeof right.setPointerCapture>();
  right.setPointerCapture = capture;
  await user.pointer([
    { keys: '[MouseLeft>]', target: right, coords: { clientX: 10, clientY: 10 } },
    { target: right, coords: { clientX: 40, clientY: 10 } },
    { keys: '[/MouseLeft]', target: right, coords: { clientX: 40, clientY: 10 } },
  ]);
  expect(capture).toHaveBeenCalled();
  expect(screen.queryByRole('menu')).toBeNull();
  await user.click(right);
  expect(screen.getAllByRole('menuitem')).toHaveLength(8);
  await user.click(screen.getByRole('menuitem', { name: 'Text' }));
  expect(screen.queryByRole('button', { name: 'Right: add an item here' })).toBeNull();
  screen.getByRole('button', { name: 'Left: add an item here' }).focus();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('menuitem', { name: 'Picture' }));
  expect(await screen.findByRole('region', { name: 'Library' })).toBeVisible();
  await save();
  const [plan] = await readPlans(project);
  const zones = plan?.scenes[0]?.zones ?? [];
  expect(zones.map(({ name, items }) => [name, items.length])).toEqual([
    ['Left', 0],
    ['Right', 1],
  ]);
});
