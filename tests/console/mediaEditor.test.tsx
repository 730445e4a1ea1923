import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { findRow, getQueryJson, getReceivedCalls, openConsole } from '../support/openConsole.tsx';
import {
  callMedia,
  createMediaProject,
  EVENING_PLAN,
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

it('refuses to publish with the reason and a link to each part [MEDIA-08/publish]', async () => {
  const project = await createMediaProject(EVENING_PLAN, {
    name: 'Night',
    children: [{ name: 'Empty' }],
  });
  const { user } = await openEditor(project);
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish the project' }));
  expect(dialog.getByRole('button', { name: 'Publish' })).toHaveAttribute('aria-disabled', 'true');
  const errors = within(
    dialog.getByRole('region', { name: 'These parts have to be corrected first' }),
  );
  expect(errors.getByText('The scene has no area')).toBeVisible();
  await user.click(errors.getByRole('button', { name: 'Night / Empty' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('treeitem', { name: /^Empty/u })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  expect(getReceivedCalls().filter(({ call }) => call.endsWith('/publish'))).toEqual([]);
});

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
});

it('uploads files that are dropped on the stage, refuses others with the reason, and adds what is stored [MEDIA-14/refused]', async () => {
  const project = await createMediaProject(EVENING_PLAN);
  const { save } = await openEditor(project);
  const area = screen.getByRole('group', { name: /^Left,/u });
  const files = [
    new File(['Drive slowly'], 'rain.txt', { type: 'text/plain' }),
    new File(['Drive slowly'], 'rain.exe', { type: 'application/octet-stream' }),
  ];
  fireEvent.drop(area, { dataTransfer: { files, getData: () => '' } });
  const uploads = within(await screen.findByRole('list', { name: 'Uploads' }));
  expect(uploads.getByRole('listitem', { name: 'rain.exe' })).toHaveTextContent(/\.exe/u);
  await waitFor(() =>
    expect(uploads.getByRole('listitem', { name: 'rain.txt' })).toHaveTextContent('Uploaded'),
  );
  await save();
  await waitFor(async () => {
    const [plan] = await readPlans(project);
    const items = plan?.scenes[0]?.zones[0]?.items ?? [];
    expect(items.map(({ kind }) => kind)).toEqual(['playerText', 'textFile']);
  });
});

it.each([
  ['programs', ['Evening', 'Morning'], []],
  ['scenes', ['Welcome', 'News'], [/^Evening/u]],
  ['zones', ['Left', 'Right'], [/^Evening/u, /^Welcome/u]],
  ['items', ['Rain', 'Snow'], [/^Evening/u, /^Welcome/u, /^Left/u]],
] as const)(
  'reorders children by drag and by keys [MEDIA-09/%s]',
  async (_, [first, second], path) => {
    const { children = [] } = EVENING_PLAN;
    const [scene] = children as readonly { readonly children: readonly object[] }[];
    const [left, right] = scene?.children ?? [];
    const texts = ['Rain', 'Snow'].map(content => ({ baseInfo: { type: 0 }, content }));
    const welcome = { name: 'Welcome', children: [{ ...left, children: texts }, right] };
    const project = await createMediaProject(
      { name: 'Evening', children: [welcome, { name: 'News', children: [right] }] },
      { name: 'Morning' },
    );
    const editor = await openEditor(project);
    await editor.select(/^Riverfront/u);
    if (!screen.queryByRole('treeitem', { name: /^Evening/u })) await editor.select(/^Riverfront/u);
    for (const name of path) await editor.select(name);
    const line = (name: string) =>
      screen.getByRole('treeitem', { name: new RegExp(`^${name}`, 'u') });
    const expectOrder = (...names: readonly string[]) =>
      expect(names.map(name => line(name).getAttribute('aria-posinset'))).toEqual(['1', '2']);
    const transfer = { setData: () => undefined, effectAllowed: '', dropEffect: '' };
    fireEvent.dragStart(line(first), { dataTransfer: transfer });
    fireEvent.dragOver(line(second), { dataTransfer: transfer });
    fireEvent.drop(line(second), { dataTransfer: transfer });
    expectOrder(second, first);
    await editor.save();
    const orders = () => getReceivedCalls().filter(({ call }) => call.endsWith('/orders')).length;
    expect(orders()).toBe(1);
    await editor.select(new RegExp(`^${first}`, 'u'));
    await editor.user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expectOrder(first, second);
    await editor.save();
    await waitFor(() => expect(orders()).toBe(2));
  },
);

it('lists projects from the newest, in pages with their number, and creates, renames, publishes and deletes one [MEDIA-02]', async () => {
  for (let number = 0; number < 15; number += 1)
    await callMedia('/projects', 'POST', { name: `Project ${number}`, width: 640, height: 320 });
  const { user } = await openConsole('/data/projects');
  const table = within(await screen.findByRole('table'));
  await table.findAllByRole('row');
  const [first] = getReceivedCalls('GET /api/media/projects');
  expect(first && getQueryJson(first.query, 'filter')).toMatchObject({
    order: ['createTime DESC', 'id ASC'],
    limit: 15,
  });
  expect(getReceivedCalls('GET /api/media/projects/count')).not.toEqual([]);
  await user.click(await screen.findByRole('button', { name: /next page/iu }));
  await waitFor(() =>
    expect(
      getReceivedCalls('GET /api/media/projects').map(({ query }) => getQueryJson(query, 'filter')),
    ).toContainEqual(expect.objectContaining({ limit: 15, offset: 15 })),
  );

  await user.click(screen.getByText('Add project'));
  await user.type(await screen.findByLabelText(/^Name/u), 'Riverfront');
  await user.type(screen.getByLabelText(/^Width/u), '640');
  await user.type(screen.getByLabelText(/^Height/u), '320');
  await user.click(screen.getByRole('button', { name: /^(Add|Save)/u }));
  await user.click(await screen.findByRole('link', { name: 'Riverfront' }));
  await screen.findByRole('tree', { name: 'Contents' });
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Lakeside');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await user.click(await screen.findByRole('menuitem', { name: 'General plan' }));
  await user.keyboard('{Control>}s{/Control}');
  await screen.findByText(/^Saved \d/u);
  await user.click(screen.getByRole('link', { name: 'Back to the projects' }));
  await user.click((await findRow('Lakeside')).getByRole('button', { name: /^More/u }));
  await user.click(await screen.findByRole('menuitem', { name: 'Publish' }));
  const confirm = async (action: string) =>
    user.click(await screen.findByRole('button', { name: `${action} Lakeside` }));
  await confirm('Publish');
  expect(await screen.findByText('Lakeside published')).toBeVisible();
  await user.click((await findRow('Lakeside')).getByRole('button', { name: 'Delete' }));
  await confirm('Delete');
  await waitFor(() => expect(screen.queryByText('Lakeside')).toBeNull());
});
