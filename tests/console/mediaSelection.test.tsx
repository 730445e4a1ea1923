import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { getReceivedCalls } from '../support/openConsole.tsx';
import {
  callMedia,
  createMediaProject,
  EVENING_PLAN,
  openEditor,
  readPlans,
} from '../support/mediaEditor.ts';

type Editor = Awaited<ReturnType<typeof openEditor>>;

/** Adds a part to the selection, by Ctrl and a press. */
const addToSelection = async ({ user, row }: Editor, name: RegExp) => {
  const line = await row(name);
  await user.keyboard('{Control>}');
  await user.click(line);
  await user.keyboard('{/Control}');
};

const field = ({ properties }: Editor, name: string) =>
  properties()
    .getAllByLabelText(name)
    .find(element => element.matches('input, textarea, select'))!;

it('copies a scene and pastes it into another project with everything below it, as one call [MEDIA-15/scenes]', async () => {
  const source = await createMediaProject(EVENING_PLAN);
  await callMedia(`/projects/${source.id}`, 'PATCH', { name: 'Lakeside' });
  const target = await createMediaProject({ name: 'Night', children: [{ name: 'First' }] });
  const first = await openEditor(source);
  await first.select(/^Welcome/u);
  await first.user.keyboard('{Control>}c{/Control}');
  cleanup();

  const second = await openEditor(target);
  await second.select(/^First/u);
  await second.user.keyboard('{Control>}v{/Control}');
  expect(await second.row(/^Welcome/u)).toHaveAttribute('aria-selected', 'true');
  await second.save();
  const [plan] = await readPlans(target);
  expect(plan?.scenes).toMatchObject([
    { name: 'First' },
    {
      name: 'Welcome',
      zones: [
        { name: 'Left', x: 0, width: 320, items: [{ content: 'Rain' }] },
        { name: 'Right', x: 320, width: 320, items: [{ content: 'Rain' }] },
      ],
    },
  ]);
  const created = getReceivedCalls().filter(({ call }) => /^POST .*\/programs\/./u.test(call));
  expect(created).toHaveLength(1);
  expect((await readPlans(source))[0]?.scenes).toHaveLength(1);
});

const createText = (content: string, size: number, speed: number) => ({
  ...{ baseInfo: { type: 0 }, content, inTransition: { transition: 'wipe', speed } },
  font: { name: 'simhei', size, bold: true },
});

/** Opens a project with items in one area, and selects the first two. */
async function openWithItems(children: readonly object[], ...[first, second]: readonly RegExp[]) {
  const area = { name: 'Area', x: 0, y: 0, width: 640, height: 320, children };
  const project = await createMediaProject({
    ...{ name: 'Plan', children: [{ name: 'Scene', children: [area] }] },
  });
  const editor = await openEditor(project);
  await editor.select(/^Area/u);
  await editor.select(first!);
  await addToSelection(editor, second!);
  const readItems = async () => (await readPlans(project))[0]?.scenes[0]?.zones[0]?.items;
  return { editor, readItems };
}

it('edits the properties of several texts together, each keeps what is not changed [MEDIA-06/k0]', async () => {
  const { editor, readItems } = await openWithItems(
    [createText('Rain', 20, 2), createText('Snow', 30, 7)],
    ...[/^Rain/u, /^Snow/u],
  );
  const { user, properties, type, save } = editor;
  expect(properties().getByText('2 selected: a change applies to all.')).toBeVisible();
  expect(field(editor, 'Size')).toHaveValue('');
  expect(field(editor, 'Speed')).toHaveValue('');
  expect(properties().getByRole('button', { name: 'Bold' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await type(field(editor, 'Size'), '48');
  await user.selectOptions(field(editor, 'Effect'), 'Fade');
  await user.click(properties().getByRole('radio', { name: 'Left' }));
  await user.click(properties().getByRole('radio', { name: 'Right' }));
  await save();
  const common = { alignment: 'right', font: { name: 'simhei', size: 48, bold: true } };
  expect(await readItems()).toMatchObject([
    { ...common, content: 'Rain', inTransition: { transition: 'fade', speed: 2 } },
    { ...common, content: 'Snow', inTransition: { transition: 'fade', speed: 7 } },
  ]);
});

it('edits what items of different kinds have in common, and shows nothing that one of them does not have', async () => {
  const clock = { baseInfo: { type: 10 }, font: { name: 'simhei', size: 30 } };
  const dial = { baseInfo: { type: 9 } };
  const { editor, readItems } = await openWithItems(
    [createText('Rain', 20, 2), clock, dial],
    ...[/^Rain/u, /^Digital clock/u],
  );
  const { properties, type, save } = editor;
  const mixed = (count: number) =>
    `${count} of different kinds selected: only their common properties are shown. A change applies to all.`;
  expect(properties().getByText(mixed(2))).toBeVisible();
  expect(properties().queryByLabelText('Content')).toBeNull();
  await type(field(editor, 'Size'), '48');

  await addToSelection(editor, /^Analogue clock/u);
  expect(properties().getByText(mixed(3))).toBeVisible();
  for (const label of ['Size', 'Effect', 'Dial'])
    expect(properties().queryByLabelText(label)).toBeNull();
  await type(field(editor, 'Duration'), '7000');
  await save();
  const played = { baseInfo: { playDuration: 7000 } };
  expect(await readItems()).toMatchObject([
    { content: 'Rain', font: { size: 48, bold: true }, ...played },
    { font: { size: 48 }, ...played },
    played,
  ]);
});

it('undoes each press of a property as a step, and the letters of a field as one [MEDIA-13/undo]', async () => {
  const project = await createMediaProject(EVENING_PLAN);
  const editor = await openEditor(project);
  const { user, select, properties } = editor;
  await select(/^Left/u);
  await select(/^Rain/u);
  const bold = () => properties().getByRole('button', { name: 'Bold' });
  const log = () => properties().getByRole('switch', { name: 'Keep a play log' });
  const undo = () => user.click(screen.getByRole('button', { name: 'Undo' }));
  await user.click(bold());
  await user.click(bold());
  await undo();
  expect(bold()).toHaveAttribute('aria-pressed', 'true');
  await user.click(log());
  await user.click(log());
  await undo();
  expect(log()).toBeChecked();
  await user.selectOptions(field(editor, 'Effect'), 'Fade');
  await user.selectOptions(field(editor, 'Effect'), 'Wipe');
  await undo();
  expect(field(editor, 'Effect')).toHaveValue('fade');
  await user.type(field(editor, 'Text'), ' tomorrow');
  await undo();
  expect(field(editor, 'Text')).toHaveValue('Rain');
});

it('adds a timer that counts down to the next year of the city [MEDIA-06/k11]', async () => {
  const editor = await openEditor(await createMediaProject(EVENING_PLAN));
  await editor.select(/^Left/u);
  await editor.user.click(screen.getByRole('button', { name: 'Add' }));
  await editor.user.click(await screen.findByRole('menuitem', { name: 'Timer' }));
  await editor.properties().findByLabelText('Target');
  expect(field(editor, 'Target')).toHaveDisplayValue(/^\d{4}-01-01 00:00:00$/u);
});

it('edits several areas together, and undoes it as one step [MEDIA-05/fields]', async () => {
  const project = await createMediaProject(EVENING_PLAN);
  const editor = await openEditor(project);
  const { user, select, properties, type } = editor;
  await select(/^Left/u);
  await addToSelection(editor, /^Right/u);
  expect(properties().getByText('2 selected: a change applies to all.')).toBeVisible();
  expect(properties().queryByRole('textbox', { name: 'Name' })).toBeNull();
  expect(field(editor, 'Left')).toHaveValue('');
  await type(field(editor, 'Width'), '100');
  const boxes = () =>
    within(screen.getByRole('group', { name: 'Areas of Welcome' }))
      .getAllByRole('group')
      .map(box => box.getAttribute('aria-label'));
  expect(boxes()).toEqual(['Left, 100 × 320 at 0, 0', 'Right, 100 × 320 at 320, 0']);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(boxes()).toEqual(['Left, 320 × 320 at 0, 0', 'Right, 320 × 320 at 320, 0']);

  await user.click(properties().getByRole('button', { name: 'Lock in this editor' }));
  expect(await editor.row(/^Left.*locked/u)).toBeVisible();
  expect(await editor.row(/^Right.*locked/u)).toBeVisible();
  expect(properties().getByRole('button', { name: 'Align top' })).toBeDisabled();
  await user.click(properties().getByRole('button', { name: 'Hide in this editor' }));
  expect(screen.queryByRole('group', { name: /^Right,/u })).toBeNull();
});

it('edits the hours of several plans together, each keeps its own end [MEDIA-03/fields]', async () => {
  const until = (hour: number) => ({
    timeRange: {
      timeBegin: { hour: 6, minute: 0, second: 0, milliseconds: 0 },
      timeEnd: { hour, minute: 0, second: 0, milliseconds: 0 },
      enableFlag: true,
    },
  });
  const project = await createMediaProject(
    { name: 'Morning', ...until(10) },
    { name: 'Day', ...until(18), week: 1 },
  );
  const editor = await openEditor(project);
  await editor.select(/^Riverfront/u);
  if (!screen.queryByRole('treeitem', { name: /^Day/u })) await editor.select(/^Riverfront/u);
  await editor.select(/^Morning/u);
  await addToSelection(editor, /^Day/u);
  await editor.properties().findByLabelText('From');
  fireEvent.change(field(editor, 'From'), { target: { value: '08:30:00' } });
  const week = editor.properties().getByRole('group', { name: 'Weekdays' });
  await editor.user.click(within(week).getByRole('button', { name: 'Monday' }));
  await editor.save();
  const timeBegin = { hour: 8, minute: 30 };
  expect(await readPlans(project)).toMatchObject([
    { name: 'Morning', week: 0b10, timeRange: { timeBegin, timeEnd: { hour: 10 } } },
    { name: 'Day', week: 0b11, timeRange: { timeBegin, timeEnd: { hour: 18 } } },
  ]);
});
