import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import {
  callMedia,
  createMediaProject,
  EVENING_PLAN,
  openEditor,
  readPlans,
} from '../support/mediaEditor.ts';
import { getReceivedCalls } from '../support/openConsole.tsx';

it('reduces a pasted scene to the smaller stage of another project, so that it is saved; without a plan it shows what to add', async () => {
  const source = await createMediaProject(EVENING_PLAN);
  await callMedia(`/projects/${source.id}`, 'PATCH', { name: 'Wide' });
  const target = await createMediaProject();
  await callMedia(`/projects/${target.id}`, 'PATCH', { name: 'Narrow', width: 320 });
  const first = await openEditor(source);
  await first.select(/^Welcome/u);
  await first.user.keyboard('{Control>}c{/Control}');
  cleanup();

  const { user, row, select, save } = await openEditor(target);
  await select(/^Narrow/u);
  await user.keyboard('{Control>}v{/Control}');
  expect(await screen.findByText('Scene not pasted. Add a plan first.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await user.click(screen.getByRole('menuitem', { name: 'General plan' }));
  await user.click(await row(/^Plan 1/u));
  await user.keyboard('{Control>}v{/Control}');
  expect(
    await screen.findByText('Areas reduced or moved to fit the stage of 320 × 320.'),
  ).toBeVisible();
  await user.dblClick(await row(/^Welcome/u));
  await user.keyboard('Harbour{Enter}');
  await save();
  const [plan] = await readPlans(target);
  expect(plan?.scenes).toMatchObject([
    {
      name: 'Harbour',
      zones: [
        { name: 'Left', x: 0, width: 160 },
        { name: 'Right', x: 160, width: 160 },
      ],
    },
  ]);
});

it('pastes an area on the stage while the scene itself is active', async () => {
  const project = await createMediaProject(EVENING_PLAN);
  const { user, select, save } = await openEditor(project);
  await select(/^Left/u);
  await user.keyboard('{Control>}c{/Control}');
  await select(/^Welcome/u);
  act(() => screen.getByRole('group', { name: /^Areas of/u }).focus());
  await user.keyboard('{Control>}v{/Control}');
  await save();
  const [plan] = await readPlans(project);
  expect(plan?.scenes).toHaveLength(1);
  expect(plan?.scenes[0]?.zones).toHaveLength(3);
});

const press = (key: string) => `{Control>}${key}{/Control}`;

it('moves what was cut to where it is pasted, as one call, unless Escape cancels it [MEDIA-09/scenes] [MEDIA-15/scenes]', async () => {
  const project = await createMediaProject(EVENING_PLAN, { name: 'Night' });
  const { user, row, select, save } = await openEditor(project);
  await select(/^Welcome/u);
  await user.keyboard(press('x'));
  expect(await screen.findByText(/^Ready to move\./u)).toBeVisible();
  expect(await row(/^Welcome.*to be moved/u)).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('treeitem', { name: /to be moved/u })).toBeNull();

  await user.keyboard(press('x'));
  await select(/^Night/u);
  await user.keyboard(press('v'));
  const moved = await row(/^Welcome/u);
  expect(moved).toHaveAttribute('aria-selected', 'true');
  expect(screen.queryByRole('treeitem', { name: /to be moved/u })).toBeNull();
  await save();
  const plans = await readPlans(project);
  expect(plans.map(({ scenes }) => scenes.map(({ name }) => name))).toEqual([[], ['Welcome']]);
  const calls = getReceivedCalls().map(({ call }) => call);
  expect(calls.filter(call => /^POST .*\/move/u.test(call))).toHaveLength(1);

  // Pasted again, it is a copy.
  await user.keyboard(press('v'));
  await waitFor(() =>
    expect(screen.getAllByRole('treeitem', { name: /^Welcome/u })).toHaveLength(2),
  );
});

it('copies the selected parts of one level, and shows that the others are not copied', async () => {
  const { user, row, select } = await openEditor(await createMediaProject(EVENING_PLAN));
  await select(/^Left/u);
  await select(/^Rain/u);
  await user.keyboard('{Control>}');
  await user.click(await row(/^Right/u));
  await user.keyboard('{/Control}');
  await user.keyboard(press('c'));
  expect(await screen.findByText(/^1 selected part is of another level than Item/u)).toBeVisible();
});
