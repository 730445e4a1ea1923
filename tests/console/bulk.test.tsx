import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { createLampPlatform, lampResource, createPlatformError } from '../support/lamps.ts';
import { openResources } from '../support/openResources.tsx';

type Opened = Awaited<ReturnType<typeof openResources>>;

const selectRow = async ({ user }: Opened, ...names: readonly string[]) => {
  for (const name of names)
    await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
};
const bar = () => within(screen.getByRole('region', { name: 'Selected rows' }));
const sent = ({ received }: Opened, call: RegExp) =>
  received.map(each => each.call).filter(each => call.test(each));

/** Selects rows, picks the action and confirms. */
const doTo = async (opened: Opened, action: string, names: readonly string[], confirm: string) => {
  await selectRow(opened, ...names);
  await opened.user.click(bar().getByRole('button', { name: action }));
  await opened.user.click(await screen.findByRole('button', { name: confirm }));
};

it('opens a bar with the count when rows are selected, and closes it with the last one', async () => {
  const opened = await openResources(
    createLampPlatform(3).resources,
    '/data/lamps',
    createLampPlatform(3),
  );
  await selectRow(opened, 'L001', 'L002');
  expect(bar().getByRole('status')).toHaveTextContent('2 selected');
  const names = bar()
    .getAllByRole('button')
    .map(button => button.getAttribute('aria-label') ?? button.textContent);
  expect(names.at(-2)).toBe('Delete');

  await opened.user.click(bar().getByRole('button', { name: 'Clear selection' }));
  expect(screen.queryByRole('region', { name: 'Selected rows' })).not.toBeInTheDocument();
});

it('runs on every matching record, without a cap, gives the reasons of failures, and retries only the failed records [UX-03]', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  // More than react-admin would take (250), and more than one page of the provider (500).
  let isBack = false;
  const respond = () => (isBack ? {} : createPlatformError(409, 4));
  const { resources, responses } = createLampPlatform(620, {
    'POST /lamps/l002/level': respond,
    'POST /lamps/l600/level': respond,
  });
  const opened = await openResources(resources, '/data/lamps', { responses });
  await selectRow(opened, 'L001');
  expect(bar().getByRole('status')).toHaveTextContent('1 selected');
  await opened.user.click(bar().getByRole('button', { name: 'Select all 620 that match' }));
  expect(bar().getByRole('status')).toHaveTextContent('All 620 that match');
  await opened.user.click(bar().getByRole('button', { name: 'Dim' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Dim 620 lamps?' }));
  await opened.user.type(dialog.getByLabelText('Level'), '30');
  await opened.user.click(dialog.getByRole('button', { name: 'Dim 620 lamps' }));

  expect(await screen.findByText('618 of 620 lamps set to 30 %')).toBeVisible();
  const calls = () => sent(opened, /^POST .*\/level$/u);
  expect(calls()).toHaveLength(620);
  expect(new Set(calls()).size).toBe(620);
  const failed = within(screen.getByText('The device is offline.').closest('details')!);
  expect(failed.getByText('L002')).toBeVisible();
  expect(failed.getByText('L600')).toBeVisible();

  isBack = true;
  await opened.user.click(screen.getByRole('button', { name: 'Retry 2' }));
  expect(await screen.findByText('2 lamps set to 30 %')).toBeVisible();
  expect(calls().slice(620)).toEqual(['POST /lamps/l002/level', 'POST /lamps/l600/level']);
});

it('queries what matches with the filter of the list, and leaves the rest alone', async () => {
  const { resources, responses } = createLampPlatform(30);
  const where = encodeURIComponent(JSON.stringify({ name: { like: 'L01' } }));
  const opened = await openResources(resources, `/data/lamps?perPage=5&filter=${where}`, {
    responses,
  });
  await selectRow(opened, 'L010');
  await opened.user.click(bar().getByRole('button', { name: /^Select all/u }));
  await opened.user.click(bar().getByRole('button', { name: 'Delete' }));
  await opened.user.click(await screen.findByRole('button', { name: 'Delete 10 lamps' }));

  expect(await screen.findByText('10 lamps deleted')).toBeVisible();
  expect(sent(opened, /^DELETE/u).toSorted()).toEqual(
    Array.from({ length: 10 }, (_, index) => `DELETE /lamps/l01${index}`),
  );
});

it('names the action, the objects and how many before it deletes, and sends nothing until then [UX-12]', async () => {
  const { resources, responses } = createLampPlatform(3);
  const opened = await openResources(resources, '/data/lamps', { responses });
  await selectRow(opened, 'L001', 'L003');
  await opened.user.click(bar().getByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete 2 lamps?' });
  expect(within(dialog).getByText('This cannot be undone.')).toBeVisible();
  expect(within(dialog).getByText('L003')).toBeVisible();
  expect(within(dialog).queryByText('L002')).not.toBeInTheDocument();
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await opened.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));

  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(sent(opened, /^DELETE/u)).toEqual([]);
  expect(bar().getByRole('status')).toHaveTextContent('2 selected');
});

it('shows how many were done and why the others were not, with names, and does only those again [ERR-03/engine]', async () => {
  let isBack = false;
  const { resources, responses } = createLampPlatform(4, {
    'POST /lamps/l002/on': () => (isBack ? {} : createPlatformError(409, 4)),
    'POST /lamps/l003/on': () => createPlatformError(409, 18),
  });
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const opened = await openResources(resources, '/data/lamps', { responses });
  await doTo(opened, 'Switch on', ['L001', 'L002', 'L003', 'L004'], 'Switch on 4 lamps');

  const dialog = within(await screen.findByRole('dialog', { name: 'Switch on 4 lamps' }));
  expect(await dialog.findByText('2 of 4 lamps switched on')).toBeVisible();
  const offline = within(dialog.getByText('The device is offline.').closest('details')!);
  expect(offline.getByText('L002')).toBeVisible();
  expect(offline.getByText('code 4')).toBeVisible();
  expect(offline.getByText(/^Check its power/u)).toBeVisible();
  const failures = within(
    dialog.getByText('The device could not execute the command.').closest('details')!,
  );
  expect(failures.getByText('L003')).toBeVisible();

  isBack = true;
  await opened.user.click(dialog.getByRole('button', { name: 'Retry 2' }));
  const second = within(await screen.findByRole('dialog', { name: 'Switch on 2 lamps' }));
  expect(await second.findByText('1 of 2 lamps switched on')).toBeVisible();
  expect(sent(opened, /\/on$/u).toSorted()).toEqual([
    'POST /lamps/l001/on',
    'POST /lamps/l002/on',
    'POST /lamps/l002/on',
    'POST /lamps/l003/on',
    'POST /lamps/l003/on',
    'POST /lamps/l004/on',
  ]);
});

it('leaves out the records that the action does not fit, and shows how many and why', async () => {
  const { resources, responses } = createLampPlatform(3);
  const rows = [
    { id: 'l001', name: 'L001', power: 40, state: 'on' },
    { id: 'l002', name: 'L002', power: 40, state: 'off' },
  ];
  const opened = await openResources(resources, '/data/lamps', {
    responses: { ...responses, 'GET /lamps': () => rows, 'GET /lamps/count': () => ({ count: 2 }) },
  });
  await selectRow(opened, 'L001', 'L002');
  await opened.user.click(bar().getByRole('button', { name: 'Switch on' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Switch on 1 lamp?' }));
  expect((await dialog.findByText('Skipped')).closest('div')).toHaveTextContent(
    'Skipped1Requires State: Off or not set.L001',
  );
  await opened.user.click(dialog.getByRole('button', { name: 'Switch on 1 lamp' }));
  expect(await screen.findByText('1 lamp switched on')).toBeVisible();
  expect(sent(opened, /\/on$/u)).toEqual(['POST /lamps/l002/on']);
});

it('has its buttons in the same order when an action fits fewer of the selected records', async () => {
  const { resources, responses } = createLampPlatform(2);
  const rows = ['off', 'on'].map((state, index) => ({
    ...{ id: `l00${index + 1}`, name: `L00${index + 1}`, power: 40, state },
  }));
  const opened = await openResources(resources, '/data/lamps', {
    responses: { ...responses, 'GET /lamps': () => rows, 'GET /lamps/count': () => ({ count: 2 }) },
  });
  const getLabels = () =>
    bar()
      .getAllByRole('button', { name: /^(Switch on|Dim)$/u })
      .map(({ textContent }) => textContent);
  await selectRow(opened, 'L001');
  expect(getLabels()).toEqual(['Switch on', 'Dim']);
  await selectRow(opened, 'L002');
  expect(bar().getByRole('status')).toHaveTextContent('2 selected');
  expect(getLabels()).toEqual(['Switch on', 'Dim']);
});

it('shows each unmet condition on its own, with a count and names', async () => {
  const { resources, responses } = createLampPlatform(6);
  const { lamps } = resources;
  const actions = lamps.actions.map(action => ({
    ...action,
    ...(action.id === 'switchOn' && { when: { power: 40, state: ['off', null] } }),
  }));
  const rows = Array.from({ length: 6 }, (_, index) => ({
    ...{ id: `l00${index + 1}`, name: `L00${index + 1}` },
    ...{ power: index === 1 ? 60 : 40, state: index === 0 ? 'off' : 'on' },
  }));
  const opened = await openResources({ lamps: { ...lamps, actions } }, '/data/lamps', {
    responses: { ...responses, 'GET /lamps': () => rows, 'GET /lamps/count': () => ({ count: 6 }) },
  });
  await selectRow(opened, ...rows.map(row => row.name));
  await opened.user.click(bar().getByRole('button', { name: 'Switch on' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Switch on 1 lamp?' }));
  const skipped = (await dialog.findAllByText('Skipped')).map(each => each.closest('div')!);
  expect(skipped.map(each => each.textContent)).toEqual([
    'Skipped1Requires Power: 40.L002',
    'Skipped4Requires State: Off or not set.L003, L004, L005, 1 more',
  ]);
});

it('disables what fits none of the selected records, with the reason, which the keyboard reaches too', async () => {
  const { resources, responses } = createLampPlatform(1);
  const rows = [{ id: 'l001', name: 'L001', power: 40, state: 'on' }];
  const opened = await openResources(resources, '/data/lamps', {
    responses: { ...responses, 'GET /lamps': () => rows },
  });
  await selectRow(opened, 'L001');
  await opened.user.click(bar().getByRole('button', { name: 'More…' }));
  const entry = await screen.findByRole('menuitem', { name: 'Switch on' });
  expect(entry).toHaveAttribute('aria-disabled', 'true');
  expect(entry).toHaveAccessibleDescription('Requires State: Off or not set.');
});

it('keeps the focus in the bar when all that match are chosen, and shows that they will be deleted', async () => {
  const { resources, responses } = createLampPlatform(30);
  const opened = await openResources(resources, '/data/lamps', { responses });
  await selectRow(opened, 'L001');
  bar()
    .getByRole('button', { name: /^Select all/u })
    .focus();
  await opened.user.keyboard('{Enter}');
  expect(bar().getByRole('status')).toHaveTextContent('All 30 that match');
  expect(screen.getByRole('region', { name: 'Selected rows' })).toContainElement(
    document.activeElement as HTMLElement,
  );
  await opened.user.click(bar().getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete 30 lamps?' }));
  expect((await dialog.findByText('Will be deleted')).closest('div')).toHaveTextContent(/30$/u);
  expect(dialog.queryByText('Will be changed')).not.toBeInTheDocument();
});

it('has the count typed before more than 100 devices move in the street [UX-12]', async () => {
  const { resources, responses } = createLampPlatform(101);
  const opened = await openResources(resources, '/data/lamps', { responses });
  await selectRow(opened, 'L001');
  await opened.user.click(bar().getByRole('button', { name: /^Select all/u }));
  await opened.user.click(bar().getByRole('button', { name: 'Switch on' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Switch on 101 lamps?' }));
  expect(await dialog.findByText('This changes equipment in the field immediately.')).toBeVisible();
  const confirm = dialog.getByRole('button', { name: 'Switch on 101 lamps' });
  const typed = dialog.getByLabelText('Type 101 to confirm');
  await waitFor(() => expect(typed).toHaveFocus());
  expect(confirm).toHaveAttribute('aria-disabled', 'true');
  expect(confirm).toHaveAccessibleDescription('Type 101 first.');
  await opened.user.type(typed, '100{Enter}');
  await opened.user.click(confirm);
  expect(sent(opened, /\/on$/u)).toEqual([]);

  await opened.user.type(typed, '{Backspace}1{Enter}');
  expect(await screen.findByText('101 lamps switched on')).toBeVisible();
  expect(sent(opened, /\/on$/u)).toHaveLength(101);
});

it('gives one field of many records a value, and shows what becomes of an empty one', async () => {
  const { resources, responses } = createLampPlatform(2);
  const opened = await openResources(resources, '/data/lamps', { responses });
  await selectRow(opened, 'L001', 'L002');
  await opened.user.click(bar().getByRole('button', { name: 'Change a field…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change a field of 2 lamps?' }));
  const confirm = dialog.getByRole('button', { name: 'Change a field of 2 lamps' });
  expect(confirm).toHaveAccessibleDescription('Choose a field first.');
  await opened.user.click(dialog.getByRole('combobox', { name: 'Field' }));
  await opened.user.click(await screen.findByRole('option', { name: 'Power' }));
  expect(dialog.getByText('Leave empty to clear it in all of them.')).toBeVisible();
  await opened.user.type(dialog.getByRole('textbox', { name: /^Power/u }), '55');
  await opened.user.click(confirm);

  expect(await screen.findByText('2 lamps updated')).toBeVisible();
  const bodies = opened.received.flatMap(({ call, body }) =>
    call.startsWith('PATCH') ? [body] : [],
  );
  expect(bodies).toEqual([{ power: 55 }, { power: 55 }]);
});

it('keeps the selection of what failed, and drops that of what is deleted', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const { resources, responses } = createLampPlatform(3, {
    'DELETE /lamps/l002': () => createPlatformError(409, 33),
  });
  const opened = await openResources(resources, '/data/lamps', { responses });
  await doTo(opened, 'Delete', ['L001', 'L002'], 'Delete 2 lamps');
  const dialog = await screen.findByRole('dialog', { name: 'Delete 2 lamps' });
  await opened.user.click(await within(dialog).findByRole('button', { name: 'Close' }));

  await waitFor(() => expect(screen.queryByText('L001')).not.toBeInTheDocument());
  expect(bar().getByRole('status')).toHaveTextContent('1 selected');
  expect(screen.getByRole('checkbox', { name: 'Select L002' })).toBeChecked();
});

it('does nothing when the selected records cannot be looked up, and shows it', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  let isDown = false;
  const city = createLampPlatform(12);
  const opened = await openResources(city.resources, '/data/lamps', {
    responses: {
      ...city.responses,
      'GET /lamps': received =>
        isDown ? createPlatformError(500, 11) : city.responses['GET /lamps']!(received),
    },
  });
  await selectRow(opened, 'L001');
  isDown = true;
  await opened.user.click(bar().getByRole('button', { name: 'Delete' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Nothing was changed. The database failed.');
  isDown = false;
  await opened.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('alertdialog', { name: 'Delete 1 lamp?' })).toBeVisible();
  expect(sent(opened, /^DELETE/u)).toEqual([]);
});

it('hands a selection to an operation that takes one, in one call', async () => {
  const group = {
    ...lampResource.actions[1]!,
    id: 'groupLamps',
    appliesTo: 'selection' as const,
    path: '/lamps/group',
    parameters: [],
    label: { en: 'Group', zh: '编组' },
    successMessages: [{ en: '{record} grouped', zh: '已编组 {record}' }],
    body: {
      mediaType: 'application/json',
      required: true,
      fields: [
        {
          ...lampResource.fields[0]!,
          kind: 'referenceList' as const,
          source: 'lampIds',
          reference: 'lamps',
        },
        { ...lampResource.fields[0]!, source: 'title', label: { en: 'Title', zh: '标题' } },
      ],
    },
  };
  const { responses } = createLampPlatform(3, { 'POST /lamps/group': () => ({}) });
  const resources = { lamps: { ...lampResource, actions: [group] } };
  const opened = await openResources(resources, '/data/lamps', { responses });
  await selectRow(opened, 'L001', 'L003');
  await opened.user.click(bar().getByRole('button', { name: 'Group' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Group 2 lamps?' }));
  await opened.user.type(dialog.getByLabelText('Title'), 'North');
  await opened.user.click(dialog.getByRole('button', { name: 'Group 2 lamps' }));
  expect(await screen.findByText('2 lamps grouped')).toBeVisible();
  const calls = opened.received.filter(({ call }) => call === 'POST /lamps/group');
  expect(calls.map(({ body }) => body)).toEqual([{ title: 'North', lampIds: ['l001', 'l003'] }]);
});
