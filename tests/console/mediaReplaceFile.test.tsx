import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { callStorage, createMediaProject, openEditor, readPlans } from '../support/mediaEditor.ts';
import { muteConsoleError } from '../support/openConsole.tsx';

/** Opens the editor of a project with a picture, and the library to replace its file; or to add one of another type. */
async function openReplacement(addedType?: string) {
  const pictures = (await callStorage('/file')).filter(({ type }) => type === 'picture');
  const [{ id: materialId, name: file } = {}, other] = pictures;
  const picture = { baseInfo: { type: 3, materialId, file, playDuration: 9_000 } };
  const area = { name: 'Sign', x: 0, y: 0, width: 640, height: 320, children: [picture] };
  const project = await createMediaProject({
    ...{ name: 'Evening', children: [{ name: 'Welcome', children: [area] }] },
  });
  const editor = await openEditor(project);
  await editor.select(/^Sign/u);
  await editor.user.keyboard('{ArrowRight}{ArrowDown}{Enter}');
  const opener = addedType
    ? screen.getByRole('button', { name: 'Library' })
    : editor.properties().getByRole('button', { name: 'Replace' });
  await editor.user.click(opener);
  if (addedType) await editor.user.click(screen.getByRole('radio', { name: addedType }));
  const library = within(await screen.findByRole('region', { name: 'Library' }));
  const pick = async () => editor.user.click(await library.findByTitle(String(other?.['name'])));
  return { ...editor, project, pick, replacementId: other?.['id'] };
}

const readItems = async (project: Parameters<typeof readPlans>[0]) =>
  (await readPlans(project))[0]?.scenes[0]?.zones[0]?.items;

it('replaces the file of an item, and what is changed while the library is open stays [MEDIA-06/k3]', async () => {
  const { properties, type, save, project, pick, replacementId } = await openReplacement();
  await type(properties().getByLabelText('Duration'), '5000');
  await pick();
  await save();
  expect(await readItems(project)).toMatchObject([
    { baseInfo: { materialId: replacementId, playDuration: 5_000 } },
  ]);
});

it('offers files of the type of the item, also where the library is open for another type, and returns the focus [MEDIA-06/k3]', async () => {
  const { user, properties } = await openReplacement('Texts');
  const library = within(screen.getByRole('region', { name: 'Library' }));
  expect(library.getByRole('radio', { name: 'Texts' })).toBeChecked();
  const replace = properties().getByRole('button', { name: 'Replace' });
  await user.click(replace);
  const opened = within(screen.getByRole('region', { name: 'Library' }));
  expect(opened.getByRole('radio', { name: 'Pictures' })).toBeChecked();
  expect(opened.getByRole('searchbox')).toHaveFocus();
  await user.click(opened.getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('tree', { name: 'Contents' })).toBeVisible();
  expect(replace).toHaveFocus();
});

it('replaces no file of an item that is deleted while the library is open', async () => {
  const { user, properties, save, project, pick } = await openReplacement();
  await user.click(properties().getByRole('button', { name: 'Area' }));
  act(() => screen.getByRole('group', { name: /^Sign,/u }).focus());
  await user.keyboard('{Delete}');
  expect(screen.queryByRole('group', { name: /^Sign,/u })).toBeNull();
  await pick();
  expect(await screen.findByRole('tree', { name: 'Contents' })).toBeVisible();
  await save();
  expect((await readPlans(project))[0]?.scenes[0]?.zones).toEqual([]);
});

it('shows a video that is added for as long as its file plays [MEDIA-06/k4]', async () => {
  const video = (await callStorage('/file')).find(({ type }) => type === 'video');
  const project = await createMediaProject({ name: 'Evening', children: [{ name: 'Welcome' }] });
  const { user, row, select, save } = await openEditor(project);
  await select(/^Welcome/u);
  await user.click(screen.getByRole('button', { name: 'Library' }));
  const library = within(await screen.findByRole('region', { name: 'Library' }));
  await user.click(library.getByRole('radio', { name: 'Videos' }));
  await user.click(await library.findByTitle(String(video?.['name'])));
  await user.click(library.getByRole('button', { name: 'Close' }));
  const line = await row(new RegExp(`^${String(video?.['name'])}`, 'u'));
  expect(line).toHaveTextContent('2.0 s');
  await save();
  expect(await readItems(project)).toMatchObject([{ baseInfo: { fileDuration: 2_000 } }]);
});

it('names the item whose file was deleted before the deletion of its plan was undone [MEDIA-13/autosave]', async () => {
  // The stage reads the file.
  muteConsoleError();
  const stored = await callStorage('/file', 'POST', { name: 'speed.txt', content: 'Slow' });
  const { id: materialId } = stored as unknown as { readonly id: string };
  const area = { name: 'Sign', x: 0, y: 0, width: 640, height: 320 };
  const children = [{ ...area, children: [{ baseInfo: { type: 2, materialId } }] }];
  const plan = { name: 'Evening', children: [{ name: 'Welcome', children }] };
  const { user, select, save } = await openEditor(await createMediaProject(plan));
  await select(/^Evening/u);
  await user.keyboard('{Delete}');
  await save();
  await callStorage(`/file/${materialId}`, 'DELETE');
  await user.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText(/^Not saved: The file “speed.txt” was deleted/u)).toBeVisible();
  await select(/^Riverfront/u);
  await user.click(screen.getByRole('button', { name: 'Evening / Welcome / Sign / speed.txt' }));
  expect(await screen.findByRole('treeitem', { name: /speed\.txt/u })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});
