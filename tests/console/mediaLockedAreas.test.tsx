import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { createMediaProject, EVENING_PLAN, openEditor } from '../support/mediaEditor.ts';

it('a locked area is moved neither by numbers nor by keys, and shows why [MEDIA-05/keyboard] [MEDIA-05/fields]', async () => {
  const project = await createMediaProject(EVENING_PLAN);
  const { user, select, properties } = await openEditor(project);
  await select(/^Left/u);
  await user.click(properties().getByRole('button', { name: 'Lock in this editor' }));
  expect(await properties().findByText(/^Locked: unlock it under Arrange/u)).toBeVisible();
  for (const name of ['Left', 'Top', 'Width', 'Height'])
    expect(properties().getByRole('textbox', { name })).toHaveAttribute('readonly');

  const stage = within(screen.getByRole('group', { name: 'Areas of Welcome' }));
  const area = stage.getByRole('group', { name: /^Left,/u });
  const label = area.getAttribute('aria-label');
  area.focus();
  await user.keyboard('{ArrowRight}');
  await waitFor(() =>
    expect(screen.getAllByText(/^Locked: unlock it under Arrange/u)).toHaveLength(2),
  );
  expect(area.getAttribute('aria-label')).toBe(label);

  await user.click(properties().getByRole('button', { name: 'Lock in this editor' }));
  area.focus();
  await user.keyboard('{ArrowRight}');
  expect(await stage.findByRole('group', { name: 'Left, 320 × 320 at 1, 0' })).toBeVisible();
});

it('selecting all areas leaves out those that are locked or hidden, and a locked one is not deleted, with the reason [MEDIA-05/keyboard]', async () => {
  const project = await createMediaProject(EVENING_PLAN);
  const { user, select, properties, row } = await openEditor(project);
  const press = (name: string) => user.click(properties().getByRole('button', { name }));
  await select(/^Right/u);
  await press('Hide in this editor');
  await select(/^Left/u);
  await press('Lock in this editor');
  const left = screen.getByRole('group', { name: /^Left,/u });
  left.focus();
  await user.keyboard('{Control>}a{/Control}{Delete}');
  expect(
    await screen.findByText('Locked areas are not deleted: unlock them under Arrange.'),
  ).toBeVisible();
  expect(left).toHaveFocus();
  expect(await row(/^Left/u)).toBeVisible();
  expect(await row(/^Right/u)).toBeVisible();

  await press('Lock in this editor');
  left.focus();
  await user.keyboard('{Control>}a{/Control}{Delete}');
  await waitFor(() => expect(screen.queryByRole('treeitem', { name: /^Left/u })).toBeNull());
  expect(await row(/^Right/u)).toBeVisible();
});
