import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { createMediaProject, EVENING_PLAN, openEditor, readPlans } from '../support/mediaEditor.ts';

it('F2 renames the row of the keyboard, whatever is selected, and an area that was deleted by key is restored by key [MEDIA-01] [MEDIA-13/undo]', async () => {
  const project = await createMediaProject(EVENING_PLAN);
  const { user, row, select, save } = await openEditor(project);
  await select(/^Left/u);
  await select(/^Rain/u);
  await user.keyboard('{ArrowUp}{F2}{Control>}a{/Control}News{Enter}');
  expect(await row(/^News/u)).toBeVisible();

  const area = screen.getByRole('group', { name: /^News,/u });
  area.focus();
  await user.keyboard('{Delete}');
  expect(area).not.toBeInTheDocument();
  // The keys continue with the next area.
  await user.keyboard('{ArrowLeft}');
  expect(await screen.findByRole('group', { name: /^Right, .+ 319, 0/u })).toBeVisible();
  act(() => (document.activeElement as HTMLElement).blur());
  await user.keyboard('{Control>}zz{/Control}');
  expect(await screen.findByRole('group', { name: /^News,/u })).toBeVisible();
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(screen.queryByRole('group', { name: /^News,/u })).toBeNull();
  await save();
  expect((await readPlans(project))[0]?.scenes[0]?.zones.map(({ name }) => name)).toEqual([
    'Right',
  ]);
});

it('Ctrl S saves the name that is edited in the tree, and Escape discards it [MEDIA-13/autosave]', async () => {
  const project = await createMediaProject(EVENING_PLAN);
  const { user, row, select, save } = await openEditor(project);
  await select(/^Left/u);
  await user.keyboard('{F2}{Control>}a{/Control}Discarded{Escape}');
  expect(await row(/^Left/u)).toBeVisible();
  await user.keyboard('{F2}{Control>}a{/Control}News');
  // The key of an input method that chooses its characters.
  fireEvent.keyDown(document.activeElement!, { key: 'Enter', isComposing: true });
  const input = screen.getByDisplayValue('News');
  expect(input).toHaveFocus();
  const isLeftToBrowser = fireEvent.keyDown(input, { key: 's', ctrlKey: true });
  expect(isLeftToBrowser).toBe(false);
  expect(await row(/^News/u)).toBeVisible();
  await save();
  expect((await readPlans(project))[0]?.scenes[0]?.zones[0]?.name).toBe('News');
  expect(screen.getByRole('tree', { name: 'Contents' })).toHaveFocus();
});

it('each press of an arrow key is a step that is undone: of an area, and of the hours of a plan [MEDIA-13/undo]', async () => {
  const { user, select, schedule } = await openEditor(await createMediaProject(EVENING_PLAN));
  await select(/^Left/u);
  screen.getByRole('group', { name: /^Left,/u }).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('group', { name: /^Left, .+ 2, 0/u })).toBeVisible();
  await user.keyboard('{Control>}z{/Control}');
  expect(screen.getByRole('group', { name: /^Left, .+ 1, 0/u })).toBeVisible();

  const hours = () => schedule().getByRole('button', { name: /Evening, \d\d:\d\d to/u });
  hours().focus();
  await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  const once = hours().getAttribute('aria-label');
  await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  expect(hours()).not.toHaveAccessibleName(once ?? '');
  await user.keyboard('{Control>}z{/Control}');
  expect(hours()).toHaveAccessibleName(once ?? '');
});

it('the library has the focus and the type of file that was chosen; closed, it returns the focus to its button [UX-10/editor]', async () => {
  const { user } = await openEditor(await createMediaProject(EVENING_PLAN));
  screen.getByRole('button', { name: 'Add' }).focus();
  await user.keyboard('{Enter}');
  (await screen.findByRole('menuitem', { name: 'Video' })).focus();
  await user.keyboard('{Enter}');
  const library = within(await screen.findByRole('region', { name: 'Library' }));
  expect(library.getByRole('searchbox')).toHaveFocus();
  expect(library.getByRole('radio', { name: 'Videos' })).toBeChecked();
  library.getByRole('button', { name: 'Close' }).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: 'Library' })).toHaveFocus();
});
