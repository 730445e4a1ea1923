import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { callMedia, createMediaProject, EVENING_PLAN, openEditor } from '../support/mediaEditor.ts';

async function openText() {
  const project = await createMediaProject(EVENING_PLAN);
  const editor = await openEditor(project);
  await editor.select(/^Left/u);
  await editor.select(/^Rain/u);
  const field = (name: string) => editor.properties().getByRole('textbox', { name });
  const undo = () => editor.user.keyboard('{Control>}z{/Control}');
  return { ...editor, project, field, undo };
}

it('shows the text before in a field that has the focus when its letters are undone, and continues from there [MEDIA-13/undo]', async () => {
  const { user, field, undo } = await openText();
  await user.type(field('Text'), ' tomorrow');
  await undo();
  expect(field('Text')).toHaveValue('Rain');
  await user.keyboard('!');
  expect(field('Text')).toHaveValue('Rain!');
  await undo();
  expect(field('Text')).toHaveValue('Rain');
  await user.keyboard('{Control>}y{/Control}');
  expect(field('Text')).toHaveValue('Rain!');

  await user.clear(field('Text'));
  expect(field('Text')).toHaveValue('');
  expect(field('Text')).toBeInvalid();
  await undo();
  expect(field('Text')).toHaveValue('Rain');
  expect(field('Text')).toBeValid();

  const before = (field('Duration') as HTMLInputElement).value;
  await user.type(field('Duration'), '0');
  expect(field('Duration')).toHaveValue(`${before}0`);
  await undo();
  expect(field('Duration')).toHaveValue(before);
  await user.keyboard('5');
  expect(field('Duration')).toHaveValue(`${before}5`);
});

it('shows the letters of a name as they are typed, which is stored without spaces at its ends [MEDIA-01]', async () => {
  const { user, select, properties, save, project } = await openText();
  await select(/^Riverfront/u);
  const name = properties().getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'North bank ');
  expect(name).toHaveValue('North bank ');
  await save();
  expect(await callMedia(`/projects/${project.id}`)).toMatchObject({ name: 'North bank' });
  expect(await screen.findByRole('treeitem', { name: /^North bank/u })).toBeVisible();
});
