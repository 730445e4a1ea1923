import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import {
  callMedia,
  createMediaProject,
  EVENING_PLAN,
  openEditor,
  readPlans,
} from '../support/mediaEditor.ts';

it('reduces a pasted scene to the smaller stage of another project, so that it is saved; without a plan it says what to add', async () => {
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
