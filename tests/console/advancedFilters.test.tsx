import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { FieldDescriptor } from '../../src/schema/field.ts';
import { createField, createOperation, createResource } from '../support/testDescriptors.ts';
import { openResources } from '../support/openResources.tsx';
import { FILTER_PARAMETER } from '../support/callParameters.ts';

const fields: readonly FieldDescriptor[] = [
  createField({
    kind: 'text',
    source: 'street',
    label: { en: 'Street', zh: '道路' },
    column: 1,
    required: true,
    filter: ['like', 'eq'],
  }),
  createField({ kind: 'integer', filter: ['gte', 'between'], required: true }),
  createField({ kind: 'boolean', source: 'lit', label: { en: 'Lit', zh: '亮灯' }, filter: ['eq'] }),
];
const verbs = {
  list: createOperation({ id: 'listLamps', kind: 'list', parameters: [FILTER_PARAMETER] }),
  count: createOperation({
    id: 'countLamps',
    kind: 'count',
    path: '/lamps/count',
    parameters: [{ ...FILTER_PARAMETER, name: 'where' }],
  }),
};
const lamps = createResource({ recordRepresentation: '{id}', fields, verbs });
const responses = {
  'GET /lamps': () => [{ id: 'l1', street: 'Wangjiang', level: 5, lit: true }],
  'GET /lamps/count': () => ({ count: 1 }),
};

interface Opening {
  readonly filter?: unknown;
  readonly language?: 'en' | 'zh';
}
const open = async ({ filter, language = 'en' }: Opening = {}) => {
  const search = filter ? `?${new URLSearchParams({ filter: JSON.stringify(filter) })}` : '';
  const opened = await openResources({ lamps }, `/data/lamps${search}`, { responses, language });
  await screen.findByText('Wangjiang', { selector: 'td *' });
  const lastWhere = () => {
    const last = opened.received.filter(({ call }) => call === 'GET /lamps').at(-1)!;
    return (JSON.parse(last.query.get('filter')!) as { where?: unknown }).where;
  };
  return { ...opened, lastWhere };
};
type User = Awaited<ReturnType<typeof open>>['user'];

const builder = async () => within(await screen.findByRole('dialog', { name: 'Combine filters' }));
type Scope = Awaited<ReturnType<typeof builder>>;
const part = (scope: Scope, name: string): Scope => within(scope.getByRole('group', { name }));
const choose = async (user: User, box: HTMLElement, option: string) => {
  await user.click(box);
  await user.click(await screen.findByRole('option', { name: option }));
};
const focusOn = (element: HTMLElement) => act(() => element.focus());
/** Opens the groups from the editor of one filter. */
const openGroups = async (user: User) => {
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  const editor = within(await screen.findByRole('dialog', { name: 'Filter' }));
  return editor;
};

it('combines filters with and and or, applies them, and shows them in one chip that opens them again [UX-02]', async () => {
  const { user, lastWhere } = await open();
  const editor = await openGroups(user);
  await user.type(editor.getByLabelText('Value'), 'Bin');
  await user.click(editor.getByRole('button', { name: 'Combine with and / or' }));

  const dialog = await builder();
  // What was typed has come along.
  expect(part(dialog, 'Condition 1').getByLabelText('Value')).toHaveValue('Bin');
  await user.click(dialog.getByRole('button', { name: 'Any of these' }));
  await user.click(dialog.getByRole('button', { name: 'Group' }));
  const first = part(dialog, 'Condition 2.1');
  await choose(user, first.getByRole('combobox', { name: 'Field' }), 'Level');
  await user.type(first.getByLabelText('Value'), '5');
  await user.click(part(dialog, 'Group 2').getByRole('button', { name: 'Condition' }));
  const second = part(dialog, 'Condition 2.2');
  await choose(user, second.getByRole('combobox', { name: 'Field' }), 'Lit');
  await choose(user, second.getByRole('combobox', { name: 'Value' }), 'No');
  await user.click(dialog.getByRole('button', { name: 'Apply filters' }));

  const chip = await screen.findByRole('button', {
    name: 'Street contains Bin or (Level at least 5 and Lit is No)',
  });
  await waitFor(() =>
    expect(lastWhere()).toEqual({
      or: [{ street: { like: '[Bb][Ii][Nn]' } }, { and: [{ level: { gte: 5 } }, { lit: false }] }],
    }),
  );

  await user.click(chip);
  const again = await builder();
  expect(part(again, 'Condition 1').getByLabelText('Value')).toHaveValue('Bin');
  expect(part(again, 'Condition 2.1').getByLabelText('Value')).toHaveValue('5');
  expect(part(again, 'Condition 2.2').getByRole('combobox', { name: 'Value' })).toHaveTextContent(
    'No',
  );
  await user.click(again.getByRole('button', { name: 'Remove Group 2' }));
  await user.click(again.getByRole('button', { name: 'Apply filters' }));
  // One way is no choice: it is the condition of the search box.
  await waitFor(() => expect(lastWhere()).toEqual({ street: { like: '[Bb][Ii][Nn]' } }));
  expect(screen.getByRole('searchbox')).toHaveValue('Bin');
});

it('starts with the filters of the chips and the search box, and returns them', async () => {
  const { user, lastWhere } = await open({
    filter: { street: { like: 'Wang' }, level: { gte: 3 } },
  });
  await user.click(screen.getByRole('button', { name: 'Level at least 3' }));
  const editor = within(await screen.findByRole('dialog', { name: 'Filter' }));
  await user.click(editor.getByRole('button', { name: 'Combine with and / or' }));

  const dialog = await builder();
  expect(part(dialog, 'Condition 1').getByLabelText('Value')).toHaveValue('Wang');
  await user.click(dialog.getByRole('button', { name: 'Condition' }));
  await user.type(part(dialog, 'Condition 3').getByLabelText('Value'), 'jiang');
  await user.click(dialog.getByRole('button', { name: 'Apply filters' }));

  await waitFor(() =>
    expect(lastWhere()).toEqual({
      and: [
        { street: { like: '[Ww][Aa][Nn][Gg]' } },
        { level: { gte: 3 } },
        { street: { like: '[Jj][Ii][Aa][Nn][Gg]' } },
      ],
    }),
  );
  expect(screen.getByRole('searchbox')).toHaveValue('Wang');
  expect(screen.getByRole('button', { name: 'Level at least 3' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Street contains jiang' })).toBeVisible();
});

it('shows how deep groups go instead of offering one that the platform does not read', async () => {
  const { user, lastWhere } = await open();
  const editor = await openGroups(user);
  await user.type(editor.getByLabelText('Value'), 'a');
  await user.click(editor.getByRole('button', { name: 'Combine with and / or' }));
  const dialog = await builder();
  await user.click(dialog.getByRole('button', { name: 'Group' }));
  await user.click(part(dialog, 'Group 2').getByRole('button', { name: 'Any of these' }));
  await user.type(part(dialog, 'Condition 2.1').getByLabelText('Value'), 'b');
  await user.click(part(dialog, 'Group 2').getByRole('button', { name: 'Group' }));

  const innermost = part(dialog, 'Group 2.2');
  expect(innermost.queryByRole('button', { name: 'Group' })).not.toBeInTheDocument();
  expect(innermost.getByText(/^At most 3 levels/u)).toBeVisible();
  await user.type(part(dialog, 'Condition 2.2.1').getByLabelText('Value'), 'c');
  await user.click(innermost.getByRole('button', { name: 'Condition' }));
  await user.type(part(dialog, 'Condition 2.2.2').getByLabelText('Value'), 'd');
  await user.click(dialog.getByRole('button', { name: 'Apply filters' }));
  const like = (letter: string) => ({ street: { like: `[${letter.toUpperCase()}${letter}]` } });
  await waitFor(() =>
    expect(lastWhere()).toEqual({
      and: [like('a'), { or: [like('b'), { and: [like('c'), like('d')] }] }],
    }),
  );
});

it('rejects a condition without a value, at its field, and keeps the others', async () => {
  const { user, received } = await open();
  const countLists = () => received.filter(({ call }) => call === 'GET /lamps').length;
  const before = countLists();
  const editor = await openGroups(user);
  await user.click(editor.getByRole('button', { name: 'Combine with and / or' }));
  const dialog = await builder();
  await user.click(dialog.getByRole('button', { name: 'Condition' }));
  await user.type(part(dialog, 'Condition 2').getByLabelText('Value'), 'kept');
  await user.click(dialog.getByRole('button', { name: 'Apply filters' }));

  const empty = part(dialog, 'Condition 1').getByLabelText('Value');
  await waitFor(() => expect(empty).toHaveAccessibleDescription(/.+/u));
  expect(empty).toHaveFocus();
  expect(part(dialog, 'Condition 2').getByLabelText('Value')).toHaveValue('kept');
  expect(countLists()).toBe(before);
});

it('works by keyboard: a new condition has the focus, and a removed one gives it to its group', async () => {
  const { user } = await open();
  const editor = await openGroups(user);
  focusOn(editor.getByRole('button', { name: 'Combine with and / or' }));
  await user.keyboard('{Enter}');
  const dialog = await builder();
  const add = dialog.getByRole('button', { name: 'Condition' });
  focusOn(add);
  await user.keyboard('{Enter}');
  const added = part(dialog, 'Condition 2');
  expect(added.getByRole('combobox', { name: 'Field' })).toHaveFocus();
  focusOn(added.getByRole('button', { name: 'Remove Condition 2' }));
  await user.keyboard('{Enter}');
  expect(dialog.queryByRole('group', { name: 'Condition 2' })).not.toBeInTheDocument();
  expect(add).toHaveFocus();
});

it('requires a confirmation before Escape discards the combined conditions', async () => {
  const { user } = await open();
  const editor = await openGroups(user);
  await user.click(editor.getByRole('button', { name: 'Combine with and / or' }));
  const dialog = await builder();
  await user.type(part(dialog, 'Condition 1').getByLabelText('Value'), 'Bin');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  const condition = within(await screen.findByRole('group', { name: 'Condition 1' }));
  expect(condition.getByLabelText('Value')).toHaveValue('Bin');
});

it('restores the input when a field is chosen again', async () => {
  const { user } = await open();
  const editor = await openGroups(user);
  await user.type(editor.getByLabelText('Value'), 'Bin');
  await user.click(editor.getByRole('button', { name: 'Combine with and / or' }));
  const condition = part(await builder(), 'Condition 1');
  await choose(user, condition.getByRole('combobox', { name: 'Field' }), 'Level');
  expect(condition.getByLabelText('Value')).toHaveValue('');
  await choose(user, condition.getByRole('combobox', { name: 'Field' }), 'Street');
  expect(condition.getByLabelText('Value')).toHaveValue('Bin');
});

it('reads a group from a URL, shows it in Chinese, and removes it as one', async () => {
  const filter = { or: [{ level: { gte: 5 } }, { lit: { eq: true } }] };
  const { user, lastWhere } = await open({ filter, language: 'zh' });
  expect(screen.getByRole('button', { name: '亮度 不小于 5 或 亮灯 等于 是' })).toBeVisible();
  expect(lastWhere()).toEqual({ or: [{ level: { gte: 5 } }, { lit: true }] });
  await user.click(screen.getByRole('button', { name: '移除这组筛选条件' }));
  await waitFor(() => expect(lastWhere()).toBeUndefined());
});

it('offers no groups where a service has no text for them, and shows it of a URL that requests one', async () => {
  const search = `?${new URLSearchParams({ filter: JSON.stringify({ or: [{ lit: { eq: true } }, { level: { gte: 1 } }] }) })}`;
  const plain = { ...lamps, dialect: 'plain' as const };
  const { user } = await openResources({ lamps: plain }, `/data/lamps${search}`, {
    responses: { 'GET /lamps': () => [{ id: 'l1', street: 'Wangjiang', level: 5, lit: true }] },
  });
  expect(
    await screen.findByText(/groups of filters \(not supported by this service\)/u),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  const editor = within(await screen.findByRole('dialog', { name: 'Filter' }));
  expect(editor.queryByRole('button', { name: 'Combine with and / or' })).not.toBeInTheDocument();
});

it('leaves the focus on a control nearby after a chip or the groups are removed', async () => {
  const { user } = await open({ filter: { level: { gte: 3 }, lit: { eq: true } } });
  const remove = screen.getByRole('button', { name: 'Remove the filter on Level' });
  focusOn(remove);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus());

  await user.keyboard('{Enter}');
  const editor = within(await screen.findByRole('dialog', { name: 'Filter' }));
  await waitFor(() => expect(editor.getByRole('combobox', { name: 'Field' })).toHaveFocus());
  await user.click(editor.getByRole('button', { name: 'Combine with and / or' }));
  await user.click((await builder()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus());
});
