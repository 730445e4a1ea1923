import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

import { installLocks } from '../support/browserLocks.ts';
import {
  createMediaProject,
  EVENING_PLAN,
  interruptMedia,
  openEditor,
  readPlans,
} from '../support/mediaEditor.ts';
import { openConsole } from '../support/openConsole.tsx';
import { installWindowWidth } from '../support/windowWidth.ts';

let setNarrow: ReturnType<typeof installWindowWidth>;
beforeEach(() => {
  setNarrow = installWindowWidth(true);
});

const hours = (from: number, to: number) => ({
  timeRange: {
    timeBegin: { hour: from, minute: 0, second: 0, milliseconds: 0 },
    timeEnd: { hour: to, minute: 0, second: 0, milliseconds: 0 },
    enableFlag: true,
  },
});

/** Opens a project of three plans on a phone; the last one has no scene. */
async function openOnPhone() {
  const [scene] = EVENING_PLAN.children ?? [];
  const project = await createMediaProject(
    { name: 'Base', children: [{ ...scene, name: 'Welcome' }] },
    { name: 'Run', type: 'timingPlan', ...hours(9, 12), children: [{ ...scene, name: 'Start' }] },
    {
      name: 'Fair',
      type: 'timingPlan',
      ...hours(11, 13),
      children: [{ ...scene, name: 'Stalls' }],
    },
    { name: 'Draft', children: [] },
  );
  const { user } = await openConsole(`/data/projects/${project.id}`);
  return { user, plan: await screen.findByRole('combobox', { name: 'Plan' }) };
}

it('shows the scenes of each plan on a phone [MEDIA-01]', async () => {
  const { user, plan } = await openOnPhone();
  expect(plan).toHaveDisplayValue('Base');
  expect(screen.getByRole('group', { name: 'Areas of Welcome' })).toBeVisible();
  await user.selectOptions(plan, 'Run');
  expect(screen.getByRole('group', { name: 'Areas of Start' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Welcome' })).toBeNull();
  await user.selectOptions(plan, 'Draft');
  expect(plan).toHaveDisplayValue('Draft');
  expect(screen.getByText('No scene yet')).toBeVisible();
});

it('shows on a phone what plays when, with conflicts, and what plays now [MEDIA-11] [MEDIA-16/explained]', async () => {
  const { user } = await openOnPhone();
  const schedule = within(screen.getByRole('region', { name: 'Schedule' }));
  const readDay = () => schedule.getAllByRole('listitem').map(({ textContent }) => textContent);
  const day = [
    '00:00–09:00 Base',
    '09:00–11:00 Run',
    '11:00–12:00 Fair, in conflict with Run',
    '12:00–13:00 Fair',
    '13:00–24:00 Base',
  ];
  expect(readDay()).toEqual(day);
  expect(schedule.getByText(/^Now, \d\d:\d\d:$/u)).toBeVisible();
  await user.click(schedule.getByRole('button', { name: 'Next day' }));
  expect(readDay()).toEqual(day);
  expect(schedule.queryByText(/^Now, \d/u)).toBeNull();
  await user.click(schedule.getByRole('button', { name: 'Previous day' }));
  expect(schedule.getByText(/^Now, \d/u)).toBeVisible();
});

it('leaves the draft to other windows on a phone, and has it from the moment when the window is wide enough to edit [MEDIA-13/leave]', async () => {
  const locks = installLocks();
  const project = await createMediaProject(EVENING_PLAN);
  setNarrow(false);
  const first = await openEditor(project);
  const connection = interruptMedia();
  await first.select(/^Evening/u);
  await first.type(first.properties().getByRole('textbox', { name: 'Name' }), 'Night');
  await screen.findByText(/^Not saved/u);
  cleanup();
  const [key = ''] = Object.keys(localStorage).filter(name => name.startsWith('media.draft.'));
  await waitFor(() => expect(locks.isHeld(key)).toBe(false));
  connection.isDown = false;

  setNarrow(true);
  await openConsole(`/data/projects/${project.id}`);
  expect(await screen.findByRole('combobox', { name: 'Plan' })).toHaveDisplayValue('Evening');
  expect(locks.isHeld(key)).toBe(false);
  expect(localStorage.getItem(key)).not.toBeNull();

  setNarrow(false);
  expect(await screen.findByRole('treeitem', { name: /^Night/u })).toBeVisible();
  expect(locks.isHeld(key)).toBe(true);
  await screen.findByText(/^Saved \d/u);
  expect((await readPlans(project)).map(({ name }) => name)).toEqual(['Night']);
  expect(localStorage.getItem(key)).toBeNull();

  setNarrow(true);
  await waitFor(() => expect(locks.isHeld(key)).toBe(false));
  // Another window has been opened and closed meanwhile: its draft is not for this one.
  localStorage.setItem(key, '{}');
  setNarrow(false);
  expect(await screen.findByText(/^You opened this project in another window/u)).toBeVisible();
  cleanup();
  expect(localStorage.getItem(key)).toBe('{}');
});
